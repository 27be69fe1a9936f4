import { type Hex, mix } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import { LOCAL } from '../local-colours.ts';
import type { Point, Side } from '../maths.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { brush, ellipse, line } from '../stroke.ts';
import { paintFrond } from './frond.ts';

export interface ArecaOptions {
  palette: Palette;
  x: number;
  /** Row of the foot. */
  y: number;
  height: number;
  side: Side;
}

/** An areca palm: a slim, straight, ringed trunk, a smooth green crownshaft, few short stiff fronds, betel nuts below. */
export function paintAreca(ctx: Context, rng: Rng, { palette, x, y, height: h, side }: ArecaOptions): void {
  const bark = underLight(palette, '#b9ad94');
  const shaft = underLight(palette, '#6f9a52');
  const leaf = LOCAL.palmLeaf.map((colour) => underLight(palette, colour)) as [Hex, Hex, Hex];
  const lean = rng.bell() * h * 0.02;
  const at = (t: number): Point => [x + lean * t, y - h * t];
  const thick = Math.max(2, h * 0.026);
  brush(ctx, [at(0), at(0.86)], (t) => thick * (1.1 - 0.35 * t), bark);
  brush(ctx, [at(0), at(0.86)].map(([px, py]): Point => [px - side * thick * 0.26, py]), thick * 0.36, mix(bark, palette.ink, 0.4));
  for (let i = 1; i < 15; i++) {
    const [px, py] = at((0.86 * i) / 15);
    line(ctx, [[px - thick * 0.45, py], [px + thick * 0.45, py]], Math.max(0.8, thick * 0.12), mix(bark, palette.ink, 0.36));
  }
  brush(ctx, [at(0.84), at(0.95)], (t) => thick * (1.35 - 0.5 * t), shaft);
  brush(ctx, [at(0.84), at(0.95)].map(([px, py]): Point => [px - side * thick * 0.3, py]), thick * 0.4, mix(shaft, palette.ink, 0.3));
  for (let i = 0; i < 14; i++) {
    const [px, py] = at(0.82);
    ellipse(ctx, px + rng.bell() * thick * 1.5, py + rng() * h * 0.05, thick * 0.34, thick * 0.4, underLight(palette, i % 3 ? '#d98a3a' : '#8fab60'));
  }
  const crown = at(0.95);
  const count = 9;
  for (let i = 0; i < count; i++) {
    const k = (i * 4) % count;
    const angle = -Math.PI / 2 + ((k + 0.5) / count - 0.5) * Math.PI * 1.15 + rng.bell() * 0.08;
    const lit = Math.cos(angle) * side > 0.1;
    paintFrond(
      ctx,
      rng,
      crown,
      { angle, length: h * rng.range(0.2, 0.25), droop: 0.16 + 0.26 * Math.abs(Math.cos(angle)) },
      i < 3 ? leaf[0] : lit ? leaf[2] : leaf[1],
      leaf[0],
    );
  }
}
