import { mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { underLight } from '../../kit/lights.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { makeRng } from '../../kit/rng.ts';
import { brush, ellipse, line, polygon } from '../../kit/stroke.ts';
import { paintCase, paintPot } from './cart-case.ts';
import type { MarketView } from './market.ts';
import { paintSteam } from './steam.ts';

/** A wooden noodle cart with pots, a glass case, bowls and a striped awning; the cook stands behind it. */
export function paintCart(view: MarketView, x: number, ground: number): void {
  const { sheet, palette, seed, lamps } = view;
  const rng = makeRng(`${seed}/cart`);
  const layer = sheet.layer();
  const { ctx } = layer;
  const warm = (colour: string): string => mix(underLight(palette, colour), '#ffb860', 0.14 * lamps);
  const wood = warm('#8a5434');
  const dark = mix(wood, palette.ink, 0.55);
  const top = ground - 148;
  const [left, right] = [x - 230, x + 230];
  ellipse(ctx, x, ground + 4, 270, 20, rgba(palette.ink, 0.36));
  for (const px of [left + 14, right - 14])
    line(
      ctx,
      [
        [px, top],
        [px, top - 250],
      ],
      8,
      dark,
    );
  for (const [i, dx] of [-46, 98].entries())
    paintFolk(ctx, rng, {
      palette,
      x: x + dx,
      y: ground - (i ? 62 : 66),
      height: i ? 234 : 246,
      pose: 'row',
      facing: i ? -1 : 1,
      side: 1,
      hat: i ? 'cone' : 'none',
      hair: 'bun',
      outfit: 'blouse',
      top: i ? '#5f918a' : '#a84a5a',
    });
  for (const [bx, r] of [
    [left + 24, 46],
    [right - 60, 46],
  ] as const) {
    ellipse(ctx, bx + 20, ground - 22, r, r, mix(palette.ink, '#1d1a1c', 0.4));
    ellipse(ctx, bx + 20, ground - 22, r * 0.72, r * 0.72, warm('#9a8468'));
    ellipse(ctx, bx + 20, ground - 22, r * 0.64, r * 0.64, dark);
    for (let k = 0; k < 8; k++)
      line(
        ctx,
        [
          [bx + 20, ground - 22],
          [bx + 20 + Math.cos(k * 0.785) * r * 0.66, ground - 22 + Math.sin(k * 0.785) * r * 0.66],
        ],
        2.4,
        warm('#9a8468'),
      );
  }
  ctx.fillStyle = wood;
  ctx.fillRect(left, top, right - left, 122);
  for (let i = 0; i < 4; i++) {
    const px = left + 12 + i * 113;
    ctx.fillStyle = i % 2 ? warm('#2f7f78') : warm('#b5432a');
    ctx.fillRect(px, top + 22, 98, 84);
    ctx.fillStyle = rgba(palette.ink, 0.22);
    ctx.fillRect(px, top + 86, 98, 20);
    ctx.strokeStyle = rgba(mix(wood, palette.flank, 0.5), 0.9);
    ctx.lineWidth = 2.4;
    ctx.strokeRect(px + 9, top + 31, 80, 66);
    // A lotus on each panel.
    for (const a of [-0.9, -0.45, 0, 0.45, 0.9])
      brush(
        ctx,
        [
          [px + 49, top + 82],
          [px + 49 + Math.sin(a) * 26, top + 82 - Math.cos(a) * 34],
        ],
        (t) => 13 * Math.sin(Math.PI * (0.08 + 0.9 * t)),
        rgba(warm('#f0d8a0'), 0.85),
      );
  }
  ctx.fillStyle = mix(wood, palette.flank, 0.35);
  ctx.fillRect(left - 14, top - 8, right - left + 28, 16);
  paintCase(ctx, view, left + 8, top - 8, warm);
  for (const [px, w, h] of [
    [x + 34, 104, 74],
    [x + 158, 92, 62],
  ] as const)
    paintPot(ctx, view, px, top - 8, w, h);
  for (let i = 0; i < 6; i++) {
    const y = top - 12 - i * 8;
    ctx.beginPath();
    ctx.ellipse(x - 46, y, 27, 13, 0, 0, Math.PI);
    ctx.fillStyle = i % 2 ? warm('#f3ead6') : warm('#dfe5e2');
    ctx.fill();
    line(
      ctx,
      [
        [x - 73, y],
        [x - 19, y],
      ],
      2,
      warm('#2d5d73'),
    );
  }
  // Awning.
  const cloth = [warm('#c8442f'), warm('#f3ead6')] as const;
  const eave = top - 204;
  for (let i = 0; i < 12; i++) {
    const a = left - 46 + (i * (right - left + 92)) / 12;
    const b = a + (right - left + 92) / 12;
    const shift = (px: number): number => x + (px - x) * 0.86;
    polygon(
      ctx,
      [
        [a, eave],
        [b, eave],
        [shift(b), eave - 76],
        [shift(a), eave - 76],
      ],
      i % 2 ? cloth[1] : cloth[0],
    );
    ctx.beginPath();
    ctx.moveTo(a, eave);
    ctx.lineTo(b, eave);
    ctx.lineTo(b, eave + 18);
    ctx.quadraticCurveTo((a + b) / 2, eave + 40, a, eave + 18);
    ctx.closePath();
    ctx.fillStyle = mix(i % 2 ? cloth[1] : cloth[0], palette.ink, 0.2 - 0.12 * lamps);
    ctx.fill();
  }
  polygon(
    ctx,
    [
      [left - 46, eave],
      [right + 46, eave],
      [right + 46, eave + 6],
      [left - 46, eave + 6],
    ],
    rgba(palette.ink, 0.25),
  );
  for (let i = 0; i < 5; i++) {
    const bx = left + 20 + i * 105;
    line(
      ctx,
      [
        [bx, eave + 8],
        [bx, eave + 44],
      ],
      1.6,
      palette.ink,
    );
    ellipse(ctx, bx, eave + 50, 7, 8.4, lamps > 0 ? '#fff3cf' : warm('#f3ead6'));
    if (lamps > 0) glow(ctx, { x: bx, y: eave + 50, radius: 90, colour: '#ffcf7a', strength: 0.55 * lamps });
  }
  sheet.stamp(layer);
  paintSteam(sheet, palette, `${seed}/a`, [x + 34, top - 88], 270, lamps);
  paintSteam(sheet, palette, `${seed}/b`, [x + 158, top - 76], 220, lamps);
}
