import { type Hex, mix, rgba } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import { lerp, type Point } from '../maths.ts';
import type { Context } from '../sheet.ts';
import { brush, curve, line, polygon } from '../stroke.ts';

export interface HammockOptions {
  palette: Palette;
  /** Knots on the two trunks. */
  from: Point;
  to: Point;
  /** How far its middle hangs below the knots, in pixels. */
  sag: number;
  /** Cloth by clear day. */
  cloth: Hex;
}

/** A cloth hammock with bars at both ends, striped, its fringe hanging. */
export function paintHammock(ctx: Context, { palette, from, to, sag, cloth }: HammockOptions): void {
  const colour = underLight(palette, cloth);
  const pale = mix(colour, palette.lit, 0.55);
  const rope = underLight(palette, '#e8d9b4');
  const along = (t: number, drop = 0): Point => [
    lerp(from[0], to[0], t),
    lerp(from[1], to[1], t) + sag * 4 * t * (1 - t) + drop,
  ];
  const start = along(0.17);
  const end = along(0.83);
  const width = sag * 0.34;
  const back = curve(
    [start[0], start[1] - width * 0.5],
    along(0.5, sag * 0.18),
    [end[0], end[1] - width * 0.5],
    24,
  );
  const front = curve(
    [start[0], start[1] + width * 0.4],
    along(0.5, sag * 1.02),
    [end[0], end[1] + width * 0.4],
    24,
  );
  for (const bar of [
    [from, start],
    [to, end],
  ] as const) {
    for (const drop of [-0.5, -0.2, 0.1, 0.4])
      line(ctx, [bar[0], [bar[1][0], bar[1][1] + width * drop]], 1.3, rope);
  }
  polygon(ctx, [...back, ...[...front].reverse()], mix(colour, palette.ink, 0.28));
  for (let i = 0; i < 5; i++) {
    const upper = front.map(([x, y], k): Point => [x, lerp(y, (back[k] as Point)[1], 0.62 - i * 0.124)]);
    const lower = front.map(([x, y], k): Point => [x, lerp(y, (back[k] as Point)[1], 0.5 - i * 0.124)]);
    polygon(ctx, [...upper, ...lower.reverse()], i % 2 ? pale : colour);
  }
  for (let i = 1; i < 24; i++) {
    const [x, y] = front[i] as Point;
    line(
      ctx,
      [
        [x, y],
        [x + (i % 2 ? 1 : -1), y + sag * 0.1],
      ],
      1.2,
      rgba(pale, 0.9),
    );
  }
  brush(ctx, front, 2.2, mix(colour, palette.ink, 0.35));
  for (const end of [start, along(0.83)])
    line(
      ctx,
      [
        [end[0], end[1] - width * 0.6],
        [end[0], end[1] + width * 0.5],
      ],
      3.4,
      underLight(palette, '#6a4630'),
    );
}
