import { mix, rgba } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { clamp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { steppedRamp } from '../../kit/ramp.ts';
import type { Context } from '../../kit/sheet.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import type { MarketView } from './market.ts';

export const GROUND = 600;

export function paintShutters(ctx: Context, { palette, lamps }: MarketView, x: number, open: boolean): void {
  const leaf = underLight(palette, '#3f6a62');
  const dark = mix(leaf, palette.ink, 0.5);
  const [w, top, h] = [112, 236, 250];
  ctx.fillStyle = mix(leaf, palette.ink, 0.6);
  ctx.fillRect(x - w / 2 - 8, top - 8, w + 16, h + 14);
  ctx.fillStyle = open ? (lamps > 0.5 ? '#f4c877' : mix(palette.ink, '#5c402c', 0.4)) : dark;
  ctx.fillRect(x - w / 2, top, w, h);
  const panel = (px: number, wide: number): void => {
    ctx.fillStyle = leaf;
    ctx.fillRect(px, top, wide, h);
    for (let y = top + 10; y < top + h - 10; y += 9) {
      ctx.fillStyle = rgba(dark, 0.75);
      ctx.fillRect(px + 6, y, wide - 12, 4);
    }
    ctx.fillStyle = rgba(palette.flank, 0.25);
    ctx.fillRect(px, top, 3, h);
  };
  if (open) {
    panel(x - w / 2 - 56, 50);
    panel(x + w / 2 + 6, 50);
    ctx.fillStyle = dark;
    ctx.fillRect(x - 3, top, 6, h);
    ctx.fillRect(x - w / 2, top + h * 0.36, w, 5);
  } else {
    panel(x - w / 2, w / 2 - 2);
    panel(x + 2, w / 2 - 2);
  }
}

export function paintPavement({ sheet, palette, seed, lamps }: MarketView, cartX: number): void {
  const noise = makeNoise(`${seed}/pavement`);
  const layer = sheet.covered([0, GROUND, sheet.width, sheet.height]);
  const stone = mix(underLight(palette, '#b8a690'), palette.ink, 0.3 * lamps);
  tone(
    layer,
    steppedRamp(
      [
        mix(stone, palette.ink, 0.5),
        mix(stone, palette.ink, 0.25),
        stone,
        mix(stone, mix(palette.flank, '#ffcf7a', lamps), 0.45),
      ],
      0.6,
    ),
    (x, y) => {
      const lamp = Math.exp(-(((x - cartX - 120) / 460) ** 2) - ((y - 700) / 130) ** 2);
      return clamp(
        (1 - lamps) * 0.72 +
          lamps * (0.2 + 0.62 * lamp) -
          0.3 * clamp((GROUND + 26 - y) / 26) +
          0.22 * noise.fbm(x / 140, y / 26, 3),
      );
    },
    { grain: 0.2 },
  );
  sheet.stamp(layer);
  const { ctx } = sheet.main;
  const joint = rgba(palette.ink, 0.2);
  for (const y of [640, 700, 790])
    line(
      ctx,
      [
        [0, y],
        [sheet.width, y],
      ],
      1.6,
      joint,
    );
  for (let i = -8; i <= 20; i++)
    line(
      ctx,
      [
        [600 + (i - 6) * 96, GROUND],
        [600 + (i - 6) * 190, sheet.height],
      ] as Point[],
      1.4,
      joint,
    );
  polygon(
    ctx,
    [
      [0, 868],
      [sheet.width, 868],
      [sheet.width, 900],
      [0, 900],
    ],
    rgba(palette.ink, 0.28),
  );
  ellipse(ctx, 600, 600, 620, 12, rgba(palette.ink, 0.16));
}
