import { mix, rgba } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import type { Side } from '../../kit/maths.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';
import type { MarketView } from './market.ts';
import { STOOLS } from './street-food.ts';

/** Guests on low stools round two small tables with bowls. */
export function paintGuests({ sheet, palette, seed }: MarketView, x: number, y: number): void {
  const rng = makeRng(`${seed}/guests`);
  const layer = sheet.layer();
  const { ctx } = layer;
  ctx.translate(x, y);
  ctx.scale(1.22, 1.22);
  ctx.translate(-x, -y);
  const stool = (px: number, py: number, s: number, i: number): void => {
    const colour = underLight(palette, STOOLS[i % STOOLS.length] as string);
    ellipse(ctx, px, py + 4, 34 * s, 8 * s, rgba(palette.ink, 0.34));
    polygon(
      ctx,
      [
        [px - 24 * s, py - 40 * s],
        [px + 24 * s, py - 40 * s],
        [px + 30 * s, py],
        [px + 22 * s, py],
        [px + 15 * s, py - 26 * s],
        [px - 15 * s, py - 26 * s],
        [px - 22 * s, py],
        [px - 30 * s, py],
      ],
      mix(colour, palette.ink, 0.2),
    );
    ellipse(ctx, px, py - 40 * s, 27 * s, 7 * s, mix(colour, '#fff6e0', 0.18));
  };
  const guest = (
    px: number,
    py: number,
    s: number,
    facing: Side,
    i: number,
    long: boolean,
    top: string,
  ): void => {
    stool(px, py, s, i);
    paintFolk(ctx, rng, {
      palette,
      x: px,
      y: py - 44 * s,
      height: 214 * s,
      pose: 'sit',
      facing,
      side: -1,
      hair: long ? 'long' : 'short',
      top,
      bottom: i % 2 ? '#2d3a4a' : '#4a4038',
    });
  };
  // The farther party, then the nearer one.
  guest(x + 150, y - 66, 0.78, -1, 1, true, '#d9a441');
  paintTable(ctx, palette, x + 66, y - 62, 0.78, rng.int(0, 3));
  guest(x - 16, y - 66, 0.78, 1, 2, false, '#2d5d73');
  guest(x - 96, y + 36, 1, 1, 0, true, '#c23a5a');
  guest(x + 138, y + 40, 1, -1, 3, false, '#f3ead6');
  paintTable(ctx, palette, x + 18, y + 44, 1, 2);
  stool(x + 246, y + 30, 0.94, 2);
  sheet.stamp(layer);
}

function paintTable(
  ctx: Context,
  palette: MarketView['palette'],
  x: number,
  y: number,
  s: number,
  seed: number,
): void {
  const top = underLight(palette, '#e6dcc6');
  const dark = mix(top, palette.ink, 0.45);
  ellipse(ctx, x, y + 4, 84 * s, 14 * s, rgba(palette.ink, 0.32));
  for (const u of [-1, 1]) {
    line(
      ctx,
      [
        [x + u * 58 * s, y - 74 * s],
        [x + u * 66 * s, y],
      ],
      6 * s,
      dark,
    );
    line(
      ctx,
      [
        [x + u * 42 * s, y - 82 * s],
        [x + u * 46 * s, y - 22 * s],
      ],
      5 * s,
      mix(dark, palette.ink, 0.3),
    );
  }
  polygon(
    ctx,
    [
      [x - 78 * s, y - 70 * s],
      [x + 78 * s, y - 70 * s],
      [x + 64 * s, y - 94 * s],
      [x - 64 * s, y - 94 * s],
    ],
    top,
  );
  ctx.fillStyle = dark;
  ctx.fillRect(x - 78 * s, y - 70 * s, 156 * s, 7 * s);
  const bowl = (px: number, py: number, r: number, broth: string): void => {
    ctx.beginPath();
    ctx.ellipse(px, py, r, r * 0.86, 0, 0, Math.PI);
    ctx.fillStyle = underLight(palette, '#f6f0e0');
    ctx.fill();
    ellipse(ctx, px, py, r, r * 0.36, mix(underLight(palette, '#f6f0e0'), palette.ink, 0.1));
    ellipse(ctx, px, py, r * 0.84, r * 0.28, underLight(palette, broth));
    ellipse(ctx, px - r * 0.2, py - r * 0.04, r * 0.3, r * 0.1, underLight(palette, '#5d8a4a'));
    ellipse(ctx, px + r * 0.3, py, r * 0.24, r * 0.08, underLight(palette, '#a8553a'));
  };
  bowl(x - 34 * s, y - 84 * s, 20 * s, '#d8a868');
  bowl(x + 34 * s, y - 82 * s, 20 * s, '#d8a868');
  for (const [dx, colour] of [
    [-4, '#5d8a4a'],
    [8, '#c8442f'],
    [-12, '#e0a53a'],
  ] as const)
    ellipse(ctx, x + dx * s, y - (88 + ((dx + seed) % 3)) * s, 8 * s, 4 * s, underLight(palette, colour));
  line(
    ctx,
    [
      [x - 60 * s, y - 84 * s],
      [x - 22 * s, y - 94 * s],
    ],
    2 * s,
    underLight(palette, '#8a5434'),
  );
}
