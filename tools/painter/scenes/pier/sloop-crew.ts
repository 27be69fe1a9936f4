import { mix } from '../../kit/colour.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import type { Point } from '../../kit/maths.ts';
import { type FolkOptions, paintFolk } from '../../kit/props/folk/folk.ts';
import type { Rng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { ellipse } from '../../kit/stroke.ts';

type Hand = Partial<FolkOptions> & { at: Point; height: number };

const CREW: readonly Hand[] = [
  { at: [-150, 44], height: 64, pose: 'point', hair: 'long', outfit: 'dress', hat: 'sun' },
  { at: [-112, 46], height: 66, pose: 'photo', top: '#f3ead6', bottom: '#2f4a5f', skin: 0 },
  {
    at: [-44, 66],
    height: 62,
    pose: 'sit',
    hair: 'bob',
    outfit: 'blouse',
    top: '#5f918a',
    bottom: '#d8cbb0',
  },
  { at: [-22, 66], height: 40, pose: 'sit', child: true, top: '#e0b040', bottom: '#8a3b2c', shorts: true },
  { at: [66, 64], height: 63, pose: 'sit', facing: 1, old: true, top: '#d8cbb0', bottom: '#4a4038' },
  {
    at: [160, 40],
    height: 67,
    pose: 'row',
    hat: 'cap',
    hatColour: '#f1ede2',
    top: '#2d5d73',
    bottom: '#e6dcc6',
  },
];

/** Guests and helmsman on a sloop; `place` turns its units into pixels. */
export function paintSloopCrew(
  ctx: Context,
  rng: Rng,
  palette: Palette,
  place: (u: number, v: number) => Point,
): void {
  const dark = mix(palette.ink, '#1c1f22', 0.5);
  const wheel = place(141, 76);
  ctx.lineWidth = 2.2;
  ctx.strokeStyle = mix(underLight(palette, '#8a5a3a'), palette.ink, 0.2);
  for (const { at, ...dress } of CREW) {
    const [x, y] = place(...at);
    const { front } = paintFolk(ctx, rng, { facing: -1, side: -1, ...dress, palette, x, y });
    if (dress.pose === 'photo') ellipse(ctx, front[0] - 1, front[1] - 2, 2.6, 3.2, dark);
  }
  ctx.beginPath();
  ctx.ellipse(wheel[0], wheel[1], 4, 13, 0, 0, 7);
  ctx.stroke();
}
