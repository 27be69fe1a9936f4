import { mix, rgba } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import { LOCAL } from '../local-colours.ts';
import { type Point, type Side, TAU } from '../maths.ts';
import { makeRng, type Rng } from '../rng.ts';
import type { Context, Sheet } from '../sheet.ts';
import { brush, curve } from '../stroke.ts';
import { paintFrond } from './frond.ts';

export interface JungleFrameOptions {
  palette: Palette;
  seed: string;
  /** Where tufts grow: foot, size in pixels, and the way they lean. */
  tufts: readonly { at: Point; size: number; lean: Side; kind: 'fern' | 'broad' }[];
}

/** Ferns and broad leaves right before the eye, dark against the view. */
export function paintJungleFrame(sheet: Sheet, { palette, seed, tufts }: JungleFrameOptions): void {
  const layer = sheet.layer();
  const [deep, mid, pale] = LOCAL.palmLeaf.map((colour) => underLight(palette, colour)) as [
    string,
    string,
    string,
  ];
  const tones = [
    mix(deep, palette.ink, 0.55),
    mix(mid, palette.ink, 0.4),
    mix(mix(mid, pale, 0.35), palette.ink, 0.1),
  ] as const;
  tufts.forEach(({ at, size, lean, kind }, i) => {
    const rng = makeRng(`${seed}/frame${i}`);
    if (kind === 'fern') paintFern(layer.ctx, rng, at, size, lean, tones);
    else paintBroad(layer.ctx, rng, at, size, lean, tones);
  });
  sheet.stamp(layer);
}

type Tones = readonly [string, string, string];

function paintFern(ctx: Context, rng: Rng, at: Point, size: number, lean: Side, tones: Tones): void {
  for (const pass of [0, 1, 2] as const) {
    for (let i = 0; i < 5; i++) {
      const spread = (i / 4 - 0.5) * 1.9 + rng.bell() * 0.16;
      const angle = -TAU / 4 + lean * 0.42 + spread + (Math.abs(spread) < 0.2 ? 0.22 * lean : 0);
      paintFrond(
        ctx,
        rng,
        at,
        { angle, length: size * rng.range(0.72, 1.05) * (1 - 0.08 * pass), droop: rng.range(0.18, 0.42) },
        tones[pass],
        tones[Math.min(2, pass + 1) as 0 | 1 | 2],
      );
    }
  }
}

/** Banana-like leaves: long ovals with a rib and torn edges. */
function paintBroad(ctx: Context, rng: Rng, [x, y]: Point, size: number, lean: Side, tones: Tones): void {
  const leaves = Array.from({ length: 8 }, (_, i) => {
    const spread = (i / 7 - 0.5) * 2.1 + rng.bell() * 0.2;
    return { angle: -TAU / 4 + lean * 0.3 + spread, tone: i % 3, long: size * rng.range(0.7, 1.1) };
  }).sort((a, b) => a.tone - b.tone);
  for (const { angle, tone, long } of leaves) {
    const bend: Point = [x + Math.cos(angle) * long * 0.55, y + Math.sin(angle) * long * 0.75];
    const tip: Point = [x + Math.cos(angle) * long * 1.1, y + Math.sin(angle) * long * 0.8 + long * 0.18];
    const rib = curve([x, y], bend, tip, 22);
    const wide = (t: number): number =>
      t < 0.16 ? size * 0.02 : size * 0.24 * Math.sin(Math.PI * Math.min(1, (t - 0.14) / 0.88)) ** 0.62;
    brush(ctx, rib, wide, tones[tone] as string);
    ctx.save();
    ctx.strokeStyle = rgba(tones[Math.max(0, tone - 1)] as string, 0.55);
    ctx.lineWidth = Math.max(1, size * 0.008);
    for (let k = 5; k < 21; k++) {
      const [ax, ay] = rib[k] as Point;
      const [bx, by] = rib[k + 1] as Point;
      const along = Math.atan2(by - ay, bx - ax);
      const half = wide(k / 22) * 0.46;
      for (const side of [-1, 1]) {
        ctx.beginPath();
        ctx.moveTo(ax, ay);
        ctx.lineTo(ax + Math.cos(along + side * 1.15) * half, ay + Math.sin(along + side * 1.15) * half);
        ctx.stroke();
      }
    }
    ctx.restore();
    brush(ctx, rib, (t) => size * 0.02 * (1 - 0.7 * t), tones[Math.min(2, tone + 1)] as string);
  }
}
