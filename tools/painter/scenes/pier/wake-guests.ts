import { mix } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import type { Camera, Spot } from '../../kit/props/camera.ts';
import { type FolkOptions, paintFolk } from '../../kit/props/folk/folk.ts';
import { type Place, spotOf } from '../../kit/props/solid.ts';
import { makeRng } from '../../kit/rng.ts';
import { ellipse } from '../../kit/stroke.ts';
import type { PierView } from './layout.ts';

type Guest = Partial<FolkOptions> & { across: number; tall?: number };

const ORANGE = '#e2662c';
const YELLOW = '#e3b23a';

/** Who sits on the bench before each back, from bow to stern. */
const BENCHES: readonly (readonly [along: number, guests: readonly Guest[]])[] = [
  [
    -0.4,
    [
      { across: -0.55, hat: 'sun', hair: 'long', outfit: 'blouse', top: '#f3ead6', vest: ORANGE },
      { across: -0.13, tall: 1.16, child: true, hair: 'bob', top: '#c25a78', vest: YELLOW },
    ],
  ],
  [
    -1.5,
    [
      {
        across: -0.5,
        pose: 'sit-point',
        hat: 'cap',
        hatColour: '#2d5d73',
        vest: ORANGE,
        skin: 0,
      },
      { across: 0.7, hair: 'long', outfit: 'blouse', vest: ORANGE },
    ],
  ],
  [-2.6, [{ across: 0.72, old: true, hair: 'short', top: '#d8cbb0', vest: ORANGE, tall: 1.66 }]],
];

/** The helmsman at the wheel and guests in life vests on the benches, seen from behind; bench backs hide their waists. */
export function paintWakeGuests(
  { sheet, seed, palette }: PierView,
  camera: Camera,
  place: Place,
  lift: number,
): void {
  const rng = makeRng(`${seed}/guests`);
  const { ctx } = sheet.main;
  const spot = (u: number, y: number, v: number): Spot =>
    spotOf(place, u, y + lift * Math.max(0, (u + 4) / 8) ** 1.5, v);
  const behind = (bench: number, paint: () => void): void => {
    const left = camera.see(spot(bench - 0.32, 1.2, -1.4));
    const right = camera.see(spot(bench - 0.32, 1.2, 1.4));
    ctx.save();
    ctx.beginPath();
    ctx.moveTo(...left);
    ctx.lineTo(...right);
    ctx.lineTo(right[0] + 60, 0);
    ctx.lineTo(left[0] - 60, 0);
    ctx.closePath();
    ctx.clip();
    paint();
    ctx.restore();
  };
  const person = (at: Spot, options: Partial<FolkOptions>, tall = 1.7): void => {
    const [x, y] = camera.see(at);
    paintFolk(ctx, rng, {
      away: true,
      side: 1,
      ...options,
      palette,
      x,
      y,
      height: camera.scaleAt(at) * tall,
    });
  };
  behind(-0.4, () => {
    const helm = spot(0.42, 0.42, 0.42);
    person(
      helm,
      {
        pose: 'row',
        facing: -1,
        hat: 'cap',
        hatColour: '#f1ede2',
        top: '#2f4a5f',
        bottom: '#31343c',
        skin: 0,
      },
      1.74,
    );
  });
  for (const [along, guests] of BENCHES)
    behind(along, () => {
      for (const { across, tall, ...dress } of guests)
        person(spot(along, 1, across), { pose: 'sit-away', half: true, ...dress }, tall);
    });
  // A bag of baskets for the island on the last bench.
  const [bx, by] = camera.see(spot(-2.6, 0.95, -0.6));
  const r = camera.scaleAt(spot(-2.6, 0.95, -0.6)) * 0.24;
  const bag = underLight(palette, '#5f7a4a');
  behind(-2.6, () => {
    ellipse(ctx, bx, by - r * 0.6, r, r * 0.9, mix(bag, palette.ink, 0.2));
    ellipse(ctx, bx + r * 0.2, by - r * 0.8, r * 0.7, r * 0.6, bag);
  });
}
