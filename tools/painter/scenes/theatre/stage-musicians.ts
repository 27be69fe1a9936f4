import { mix } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import type { Point } from '../../kit/maths.ts';
import { makeRng } from '../../kit/rng.ts';
import { brush, ellipse, line, polygon } from '../../kit/stroke.ts';
import { POND } from './puppet-pond.ts';
import type { TheatreView } from './theatre.ts';

export type TheatreContext = Parameters<typeof line>[0];

/** Musicians seated in a side pavilion: lute, drum, flute told apart by their shapes. */
export function paintMusicians(ctx: TheatreContext, { palette, seed }: TheatreView, x: number): void {
  const rng = makeRng(`${seed}/music${x > 600}`);
  for (const [i, dx] of [-44, 0, 44].entries()) {
    const px = x + dx;
    const y = POND - 14;
    const coat = underLight(palette, ['#2d5d73', '#8a3b55', '#c8862c'][i] as string);
    polygon(
      ctx,
      [
        [px - 15, y],
        [px - 11, y - 26],
        [px + 11, y - 26],
        [px + 15, y],
      ],
      coat,
    );
    polygon(
      ctx,
      [
        [px, y],
        [px, y - 26],
        [px + 11, y - 26],
        [px + 15, y],
      ],
      mix(coat, palette.ink, 0.25),
    );
    ellipse(ctx, px, y - 34, 7, 8.4, underLight(palette, '#d09a68'));
    ellipse(ctx, px, y - 38, 8.4, 5, underLight(palette, '#1d1a1c'));
    ellipse(ctx, px, y - 39, 9.4, 3, underLight(palette, '#2d3a6a'));
    if (i === 0)
      brush(
        ctx,
        [
          [px - 14, y - 8],
          [px + 20, y - 28],
        ],
        (t) => (t < 0.3 ? 12 : 3),
        underLight(palette, '#b8743a'),
      );
    if (i === 1) ellipse(ctx, px, y - 6, 15, 11, underLight(palette, '#a83a2a'));
    if (i === 1) ellipse(ctx, px, y - 11, 13, 5, underLight(palette, '#ecdcb4'));
    if (i === 2)
      line(
        ctx,
        [
          [px - 18, y - 24],
          [px + 8, y - 30],
        ],
        3,
        underLight(palette, '#d9b060'),
      );
  }
  rng();
}

/** A festival banner of nested squares on a pole. */
export function paintBanner(ctx: TheatreContext, { palette }: TheatreView, x: number, k: number): void {
  const top = 250 + k * 40;
  line(
    ctx,
    [
      [x, POND],
      [x, top],
    ],
    4,
    underLight(palette, '#8a6a3a'),
  );
  const colours = ['#2f8f88', '#e0b050', '#d8402a', '#f3ead6', '#2d5d73'] as const;
  colours.forEach((colour, i) => {
    const s = 58 - i * 11;
    const cx = x + 34;
    const cy = top + 40;
    const tooth: Point[] = [];
    for (let n = 0; n < 4; n++)
      for (let j = 0; j < 4; j++) {
        const along = -s / 2 + (j * s) / 4;
        const out = i === 0 && j % 2 ? 4 : 0;
        tooth.push(
          n === 0
            ? [cx + along, cy - s / 2 - out]
            : n === 1
              ? [cx + s / 2 + out, cy + along]
              : n === 2
                ? [cx - along, cy + s / 2 + out]
                : [cx - s / 2 - out, cy - along],
        );
      }
    polygon(ctx, tooth, underLight(palette, colour));
  });
}
