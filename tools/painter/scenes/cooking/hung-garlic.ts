import { mix } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { paintLantern } from '../../kit/props/lantern.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { ellipse, line } from '../../kit/stroke.ts';
import type { CookingView } from './cooking.ts';

export function paintHungGarlic(ctx: Context, { palette, seed, lamps }: CookingView): void {
  const rng = makeRng(`${seed}/hanging`);
  for (const [x, y] of [
    [430, 214],
    [740, 226],
  ] as const) {
    line(
      ctx,
      [
        [x, 138],
        [x, y - 30],
      ],
      2,
      palette.ink,
    );
    paintLantern(ctx, {
      palette,
      x,
      y,
      size: 70,
      colour: rng.pick(LOCAL.lantern),
      shape: 'pear',
      lit: 0.15 + 0.85 * lamps,
    });
  }
  for (const [x, r] of [
    [180, 40],
    [262, 32],
  ] as const) {
    const copper = underLight(palette, '#b8683a');
    line(
      ctx,
      [
        [x, 138],
        [x, 200],
      ],
      7,
      mix(copper, palette.ink, 0.4),
    );
    ellipse(ctx, x, 200 + r, r, r, mix(copper, palette.ink, 0.35));
    ellipse(ctx, x + 3, 197 + r, r * 0.84, r * 0.84, copper);
    ellipse(ctx, x + r * 0.3, 188 + r, r * 0.4, r * 0.3, mix(copper, palette.flank, 0.6));
  }
  for (const x of [950, 1010]) {
    line(
      ctx,
      [
        [x, 138],
        [x, 262],
      ],
      3,
      underLight(palette, '#c9a868'),
    );
    for (let i = 0; i < 9; i++) {
      const y = 164 + i * 12;
      ellipse(ctx, x + (i % 2 ? 9 : -9), y, 11, 10, underLight(palette, x < 1000 ? '#efe6d0' : '#b8432c'));
      ellipse(ctx, x + (i % 2 ? 12 : -6), y - 3, 4, 4, underLight(palette, x < 1000 ? '#fffaf0' : '#e8806a'));
    }
  }
}
