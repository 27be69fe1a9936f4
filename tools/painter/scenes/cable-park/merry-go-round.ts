import { blob } from '../../kit/blob.ts';
import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { underLight } from '../../kit/lights.ts';
import type { Point } from '../../kit/maths.ts';
import type { Context } from '../../kit/sheet.ts';
import { brush, curve, ellipse, line, polygon } from '../../kit/stroke.ts';
import type { ParkView } from './cable-park.ts';

const COATS = ['#f3ead6', '#d9a06a', '#8a4a3a', '#e8dcc8', '#5f4a48'] as const;

/** A lit carousel: striped roof, mirrors at its heart, horses on golden poles. */
export function paintMerryGoRound({ sheet, palette }: ParkView, x: number, foot: number, width: number, height: number): void {
  const { ctx } = sheet.main;
  const half = width / 2;
  const eave = foot - height * 0.66;
  const red = mix(underLight(palette, '#c8402e'), '#e0583c', 0.45);
  const cream = mix(underLight(palette, '#f6e6c4'), '#ffe6b4', 0.65);
  const gold = mix(underLight(palette, '#e0b050'), '#ffd98a', 0.4);
  ellipse(ctx, x, foot + 6, half * 1.02, half * 0.15, mix(palette.ink, red, 0.3));
  ellipse(ctx, x, foot - 12, half, half * 0.14, mix(gold, palette.ink, 0.25));
  ellipse(ctx, x, foot - 16, half * 0.97, half * 0.13, mix('#ffdf9a', palette.haze, 0.2));
  // The lit drum with its mirrors.
  const inside = ctx.createLinearGradient(0, eave, 0, foot);
  inside.addColorStop(0, '#ffe6ac');
  inside.addColorStop(1, '#f2a860');
  ctx.fillStyle = inside;
  ctx.fillRect(x - half * 0.34, eave, half * 0.68, foot - eave - 30);
  for (let i = -2; i <= 2; i++) {
    ellipse(ctx, x + i * half * 0.125, eave + height * 0.24, half * 0.05, height * 0.13, mix(gold, palette.ink, 0.2));
    ellipse(ctx, x + i * half * 0.125, eave + height * 0.24, half * 0.04, height * 0.115, mix('#bfe0dc', '#fff2c8', 0.4));
  }
  const places = [-0.86, -0.62, -0.3, 0.04, 0.36, 0.66, 0.88];
  for (const [i, u] of places.entries()) {
    const near = Math.sqrt(1 - u * u);
    const y = foot - 40 + near * half * 0.1 - (i % 2 ? 34 : 4);
    const px = x + u * half * 0.93;
    line(
      ctx,
      [
        [px, eave],
        [px, foot - 18 + near * half * 0.1],
      ],
      5,
      gold,
    );
    horse(ctx, [px, y], 74 + 36 * near, COATS[i % COATS.length] as Hex, palette.ink, ['#c8402e', '#2f8f88', '#7a3a7a'][i % 3] as Hex);
  }
  roof(ctx, x, eave, half, height * 0.36, [red, cream, gold, palette.ink]);
  glow(ctx, { x, y: eave + height * 0.24, radius: half * 1.1, colour: '#ffcf7a', strength: 0.4 });
}

function roof(ctx: Context, x: number, eave: number, half: number, rise: number, [red, cream, gold, ink]: readonly [Hex, Hex, Hex, Hex]): void {
  const stripes = 15;
  for (let i = 0; i < stripes; i++) {
    const edge = (k: number): number => x - half * 1.06 * Math.cos((Math.PI * k) / stripes);
    const l = edge(i);
    const r = edge(i + 1);
    const body = i % 2 ? cream : red;
    const shade = mix(body, ink, i < 4 ? 0.3 : i > 11 ? 0.1 : 0);
    polygon(ctx, [[l, eave], ...curve([l, eave], [x + (l - x) * 0.4, eave - rise * 0.5], [x, eave - rise], 8), ...curve([x, eave - rise], [x + (r - x) * 0.4, eave - rise * 0.5], [r, eave], 8)], shade);
    polygon(ctx, [[l, eave], [r, eave], [r, eave + 26], [(l + r) / 2, eave + 44], [l, eave + 26]], mix(shade, ink, 0.12));
    ellipse(ctx, l, eave + 4, 5, 5, '#fff0c4');
    ellipse(ctx, (l + r) / 2, eave + 40, 3.4, 3.4, '#ffe6a0');
  }
  ctx.fillStyle = gold;
  ctx.fillRect(x - half * 1.07, eave - 5, half * 2.14, 9);
  for (let i = 0; i <= 44; i++) ellipse(ctx, x - half * 1.05 + (i / 44) * half * 2.1, eave, 3.6, 3.6, '#fff4d0');
  ellipse(ctx, x, eave - rise - 8, 12, 12, gold);
  polygon(ctx, [[x + 2, eave - rise - 64], [x + 52, eave - rise - 50], [x + 2, eave - rise - 36]], red);
  line(ctx, [[x, eave - rise - 16], [x, eave - rise - 66]], 3, gold);
}

/** A prancing wooden horse of length `s` on its pole. */
function horse(ctx: Context, [x, y]: Point, s: number, coat: Hex, ink: Hex, saddle: Hex): void {
  const at = (u: number, v: number): Point => [x + u * s, y - v * s];
  const body = mix(coat, '#ffcf8a', 0.2);
  const dark = mix(body, ink, 0.42);
  for (const [u, knee, hoof] of [
    [-0.3, -0.4, -0.3],
    [-0.22, -0.16, -0.34],
    [0.2, 0.34, 0.22],
    [0.28, 0.46, 0.4],
  ] as const)
    brush(ctx, curve(at(u, 0.02), at(knee, -0.16), at(hoof, -0.32), 8), (t) => s * 0.11 * (1 - 0.5 * t), dark);
  brush(ctx, curve(at(-0.4, 0.14), at(-0.62, 0.12), at(-0.58, -0.16), 8), (t) => s * 0.1 * (1 - 0.6 * t), dark);
  blob(ctx, [at(-0.44, 0.1), at(-0.34, 0.24), at(0, 0.2), at(0.26, 0.26), at(0.36, 0.1), at(0.2, -0.06), at(-0.1, -0.04), at(-0.36, -0.06)], body);
  brush(ctx, curve(at(0.24, 0.14), at(0.36, 0.34), at(0.4, 0.5), 8), (t) => s * 0.24 * (1 - 0.4 * t), body);
  brush(ctx, curve(at(0.37, 0.52), at(0.5, 0.52), at(0.58, 0.36), 8), (t) => s * 0.17 * (1 - 0.45 * t), body);
  brush(ctx, curve(at(0.14, 0.26), at(0.22, 0.44), at(0.36, 0.58), 8), s * 0.08, dark);
  polygon(ctx, [at(0.36, 0.58), at(0.4, 0.68), at(0.44, 0.56)], body);
  blob(ctx, [at(-0.16, 0.24), at(0.06, 0.22), at(0.1, 0.04), at(-0.02, -0.04), at(-0.18, 0.04)], saddle);
  line(ctx, [at(0.34, 0.42), at(0.52, 0.44)], s * 0.03, saddle);
  ellipse(ctx, ...at(0.46, 0.48), s * 0.02, s * 0.024, rgba(ink, 0.9));
}
