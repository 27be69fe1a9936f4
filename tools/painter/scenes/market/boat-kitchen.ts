import { mix, rgba } from '../../kit/colour.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import { makeRng } from '../../kit/rng.ts';
import { quad, segment } from '../../kit/segment.ts';
import type { Context } from '../../kit/sheet.ts';
import { ellipse } from '../../kit/stroke.ts';

/** What a noodle seller has before her: a stove with its pot, bowls in piles, a tray of herbs; `y` is the floor. */
export function paintKitchen(ctx: Context, palette: Palette, seed: string, x: number, y: number): void {
  const rng = makeRng(`${seed}/kitchen`);
  const under = (colour: string): string => underLight(palette, colour);
  const steel = under('#b9c0bc');
  const clay = under('#a8543a');
  quad(
    ctx,
    [x - 52, y + 40],
    [x + 52, y + 40],
    [x + 60, y - 30],
    [x - 60, y - 30],
    mix(clay, palette.ink, 0.2),
  );
  quad(ctx, [x - 16, y + 38], [x + 18, y + 38], [x + 14, y + 4], [x - 12, y + 4], '#ff9a45');
  quad(
    ctx,
    [x - 58, y - 26],
    [x + 58, y - 26],
    [x + 64, y - 104],
    [x - 64, y - 104],
    mix(steel, palette.ink, 0.26),
  );
  quad(
    ctx,
    [x + 14, y - 26],
    [x + 46, y - 26],
    [x + 50, y - 104],
    [x + 16, y - 104],
    mix(steel, palette.flank, 0.4),
  );
  ellipse(ctx, x, y - 104, 66, 15, mix(steel, palette.flank, 0.3));
  ellipse(ctx, x, y - 103, 57, 11, under('#c98a45'));
  segment(ctx, [x - 20, y - 104], [x - 60, y - 168], 5, mix(steel, palette.ink, 0.3));
  for (const [dx, count] of [
    [112, 6],
    [168, 4],
  ] as const)
    for (let i = 0; i < count; i++) {
      const row = y - 4 - i * 13;
      quad(
        ctx,
        [x + dx - 27, row - 13],
        [x + dx + 27, row - 13],
        [x + dx + 15, row + 4],
        [x + dx - 15, row + 4],
        mix(under('#f3ead6'), palette.ink, i % 2 ? 0.06 : 0.16),
      );
      segment(ctx, [x + dx - 26, row - 12], [x + dx + 26, row - 12], 3, under('#3f6f9a'));
    }
  const [hx, hy] = [x + 226, y - 40];
  ellipse(ctx, hx, hy + 12, 62, 17, mix(under('#b98a52'), palette.ink, 0.3));
  ellipse(ctx, hx, hy, 62, 17, under('#c9a868'));
  const greens = ['#2f6a42', '#5f9448', '#93b452', '#d8402a'].map(under);
  for (let i = 0; i < 70; i++)
    ellipse(
      ctx,
      hx + rng.bell() * 46,
      hy - 6 + rng.bell() * 14,
      rng.range(6, 12),
      rng.range(3, 6),
      rng.pick(i % 9 ? greens.slice(0, 3) : greens),
      rng.bell() * 1.5,
    );
  ellipse(ctx, x, y + 44, 90, 10, rgba(palette.ink, 0.3));
}
