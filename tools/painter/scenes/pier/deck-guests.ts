import { mix } from '../../kit/colour.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import type { Side } from '../../kit/maths.ts';
import { type FolkOptions, paintFolk } from '../../kit/props/folk/folk.ts';
import type { Rng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { ellipse } from '../../kit/stroke.ts';

type Guest = Partial<FolkOptions> & { x: number; height: number };

const PARTIES: readonly (readonly Guest[])[] = [
  [
    {
      x: -132,
      height: 46,
      pose: 'row',
      facing: -1,
      hat: 'sun',
      hair: 'long',
      outfit: 'dress',
      top: '#c25a78',
    },
    { x: -100, height: 44, pose: 'photo', facing: -1, top: '#f3ead6', pack: '#8a4a32' },
    { x: -30, height: 46, pose: 'sit', half: true, facing: 1, hair: 'bun', old: true, top: '#5f918a' },
    { x: 0, height: 47, pose: 'sit', half: true, facing: -1, hat: 'cap', top: '#d9a441', skin: 0 },
    { x: 48, height: 28, pose: 'cheer', child: true, facing: 1, top: '#e0b040' },
    { x: 64, height: 43, pose: 'lead', facing: 1, hair: 'long', outfit: 'blouse', top: '#b5432a' },
  ],
  [
    { x: -126, height: 44, pose: 'point', facing: -1, hat: 'cap', top: '#2d7d86', hatColour: '#f1ede2' },
    { x: -94, height: 41, pose: 'wait', facing: -1, hair: 'long', outfit: 'dress', top: '#d9a441' },
    { x: -34, height: 43, pose: 'toast', facing: 1, top: '#8a3b55', skin: 0 },
    { x: -4, height: 45, pose: 'sit', half: true, facing: -1, hat: 'sun', hair: 'long', top: '#f3ead6' },
    { x: 46, height: 46, pose: 'sit', half: true, facing: 1, old: true, top: '#7a8f6a' },
    {
      x: 84,
      height: 47,
      pose: 'row',
      facing: 1,
      hat: 'cone',
      outfit: 'blouse',
      hair: 'long',
      top: '#c8522a',
    },
  ],
];

/** Guests on the roof deck of a tour boat, on a context in its units; `side` is where the light comes from there. */
export function paintDeckGuests(ctx: Context, rng: Rng, palette: Palette, side: Side): void {
  const bench = mix(underLight(palette, LOCAL.wood[2]), palette.ink, 0.25);
  const dark = mix(palette.ink, '#1c1f22', 0.5);
  for (const guest of rng.pick(PARTIES)) {
    if (guest.half) {
      ctx.fillStyle = bench;
      ctx.fillRect(guest.x - 15, -103, 30, 11);
    }
    const { front } = paintFolk(ctx, rng, {
      bottom: '#3a4048',
      side,
      ...guest,
      palette,
      y: guest.half ? -103 : -92,
    });
    if (guest.pose === 'photo') ellipse(ctx, front[0] - 1, front[1] - 1, 2, 2.6, dark);
  }
}
