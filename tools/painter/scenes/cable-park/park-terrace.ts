import { mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { underLight } from '../../kit/lights.ts';
import { clamp } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { type FolkOptions, paintFolk } from '../../kit/props/folk/folk.ts';
import { paintParentAndChild } from '../../kit/props/folk/parent-and-child.ts';
import { steppedRamp } from '../../kit/ramp.ts';
import { makeRng } from '../../kit/rng.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import type { ParkView } from './cable-park.ts';

export const SEA = 402;

export const SHORE = 560;

/** Pale paving before the hedge. */
export function paintTerrace({ sheet, palette, seed }: ParkView): void {
  const noise = makeNoise(`${seed}/terrace`);
  const layer = sheet.covered([0, SHORE + 44, sheet.width, sheet.height]);
  const stone = underLight(palette, '#e6cfa4');
  tone(
    layer,
    steppedRamp(
      [mix(stone, palette.ink, 0.3), mix(stone, palette.ink, 0.12), stone, mix(stone, palette.flank, 0.4)],
      0.6,
    ),
    (x, y) => clamp(0.75 - 0.3 * ((y - SHORE) / 340) + 0.26 * noise.fbm(x / 120, y / 20, 3)),
  );
  sheet.stamp(layer);
  const { ctx } = sheet.main;
  for (const [x, y, s, colour] of [
    [640, 634, 1, '#c8522a'],
    [760, 640, 1.1, '#2f8f88'],
    [980, 656, 1.25, '#e0a53a'],
  ] as const) {
    ellipse(ctx, x - 20 * s, y + 4, 40 * s, 7 * s, rgba(palette.ink, 0.3));
    line(
      ctx,
      [
        [x, y],
        [x, y - 64 * s],
      ],
      3,
      underLight(palette, '#f3ead6'),
    );
    const cloth = underLight(palette, colour);
    for (let k = 0; k < 6; k++)
      polygon(
        ctx,
        [
          [x, y - 72 * s],
          [x - 46 * s + (k * 92 * s) / 6, y - 46 * s],
          [x - 46 * s + ((k + 1) * 92 * s) / 6, y - 46 * s],
        ],
        k % 2
          ? mix(cloth, k > 3 ? '#fff6e0' : palette.ink, k > 3 ? 0.85 : 0.3)
          : k > 2
            ? cloth
            : mix(cloth, palette.ink, 0.18),
      );
    ctx.fillStyle = underLight(palette, '#f3ead6');
    ctx.fillRect(x + 14 * s, y - 9 * s, 52 * s, 6 * s);
    polygon(
      ctx,
      [
        [x + 14 * s, y - 9 * s],
        [x - 4 * s, y - 26 * s],
        [x + 2 * s, y - 26 * s],
        [x + 22 * s, y - 9 * s],
      ],
      underLight(palette, '#f3ead6'),
    );
  }
  if (palette.light === 'dusk')
    for (let i = 0; i < 9; i++)
      glow(ctx, { x: 60 + i * 140, y: SHORE + 46, radius: 60, colour: palette.glow, strength: 0.6 });
}

type Bather = Partial<Omit<FolkOptions, 'palette' | 'x' | 'y' | 'height' | 'top'>>;

/** On the terrace beside the family: place, height, who it is. */
const WALKERS: readonly (readonly [x: number, y: number, h: number, walker: Bather & { top: string }])[] = [
  [1010, 690, 48, { pose: 'run', child: true, top: '#d9a441', bottom: '#2f6f7c', shorts: true, facing: -1 }],
  [860, 668, 74, { pose: 'point', top: '#2d5d73', bottom: '#d8cbb0', shorts: true, hat: 'cap', skin: 0 }],
  [
    912,
    671,
    68,
    { pose: 'photo', outfit: 'dress', top: '#b5432a', bottom: '#b5432a', hair: 'long', facing: 1 },
  ],
];

/** In the rings, one each. */
const FLOATERS: readonly Bather[] = [
  { pose: 'lounge', hair: 'short', skin: 0, facing: -1 },
  { pose: 'sit', hair: 'long', hat: 'sun', facing: 1 },
  { pose: 'sit-point', hair: 'bun', facing: -1 },
  { pose: 'rest', hair: 'bob', child: true, facing: 1 },
];

/** Walkers on the terrace, bathers and floating rings in the pool. */
export function paintBathers({ sheet, palette, seed }: ParkView): void {
  const rng = makeRng(`${seed}/bathers`);
  const { ctx } = sheet.main;
  for (const [x, y, h, walker] of WALKERS) {
    const px = x + rng.range(-20, 20);
    ellipse(ctx, px - h * 0.2, y + 1, h * 0.3, h * 0.05, rgba(palette.ink, 0.3));
    paintFolk(ctx, rng, { palette, side: 1, ...walker, x: px, y, height: h });
  }
  const familyX = 596 + rng.range(-20, 20);
  ellipse(ctx, familyX - 10, 664, 26, 4, rgba(palette.ink, 0.3));
  paintParentAndChild(ctx, rng, {
    palette,
    x: familyX,
    y: 663,
    height: 68,
    facing: 1,
    side: 1,
    parent: { outfit: 'dress', hat: 'sun', hair: 'long', top: '#f3ead6', bottom: '#f3ead6' },
    child: { hair: 'bob', top: '#c23a5a', bottom: '#2f6f7c', shorts: true },
  });
  const colours = ['#c8522a', '#f2b33d', '#c23a5a', '#f3ead6'] as const;
  for (const [i, [x, y, s]] of (
    [
      [300, 770, 1],
      [620, 812, 1.25],
      [790, 758, 0.95],
      [470, 742, 0.8],
    ] as const
  ).entries()) {
    const colour = underLight(palette, colours[i % 4] as string);
    const px = x + rng.range(-40, 40);
    ellipse(ctx, px, y + 6 * s, 46 * s, 12 * s, rgba(palette.ink, 0.25));
    ctx.save();
    ctx.lineWidth = 13 * s;
    ctx.strokeStyle = mix(colour, palette.ink, 0.25);
    ctx.beginPath();
    ctx.ellipse(px, y + 2 * s, 34 * s, 11 * s, 0, 0, Math.PI * 2);
    ctx.stroke();
    ctx.lineWidth = 9 * s;
    ctx.strokeStyle = colour;
    ctx.beginPath();
    ctx.ellipse(px, y, 34 * s, 11 * s, 0, 0, Math.PI * 2);
    ctx.stroke();
    ctx.restore();
    paintFolk(ctx, rng, {
      palette,
      side: 1,
      bottom: '#2d5d73',
      shorts: true,
      ...(FLOATERS[i] as Bather),
      x: px - 8 * s,
      y: y - s,
      height: 66 * s * (FLOATERS[i]?.child ? 0.72 : 1),
      top: colours[(i + 1) % 4] as string,
    });
    ctx.save();
    ctx.lineWidth = 10 * s;
    ctx.strokeStyle = colour;
    ctx.beginPath();
    ctx.ellipse(px, y, 34 * s, 11 * s, 0, 0.15, Math.PI - 0.15);
    ctx.stroke();
    ctx.restore();
  }
}
