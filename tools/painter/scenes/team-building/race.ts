import { mix, rgba } from '../../kit/colour.ts';
import { setAfloat } from '../../kit/float.ts';
import { hazedPalette } from '../../kit/hazed-palette.ts';
import { underLight } from '../../kit/lights.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { type FolkOptions, paintFolk } from '../../kit/props/folk/folk.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { type Paddler, paintKayak } from '../../kit/props/kayak.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintFeatherFlag, paintPennants } from '../../kit/props/pennants.ts';
import { paintPineSlope } from '../../kit/props/pine-slope.ts';
import { paintRange } from '../../kit/props/range.ts';
import { ellipse, lens, line, polygon } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { TEAM_COLOURS, type TeamView } from './layout.ts';

/** By lane from the far one: most pull, one crew has lost the beat, the last waves to the jetty. */
const CREWS: readonly (readonly Paddler[])[] = [
  [
    { pose: 'stroke-near', hair: 'short', top: '#f3ead6' },
    { pose: 'stroke-near', hair: 'bob', top: '#8a3b55' },
  ],
  [
    { pose: 'stroke-far', hair: 'long', top: '#2d5d73', vest: '#2f8f88' },
    { pose: 'stroke-near', hair: 'short', hat: 'cap', top: '#c8522a', vest: '#2f8f88', skin: 0 },
  ],
  [
    { pose: 'stroke-far', hair: 'short', top: '#f3ead6', vest: '#e0b040', skin: 0 },
    { pose: 'stroke-far', hair: 'bun', top: '#5f918a', vest: '#e0b040' },
  ],
  [
    { pose: 'stroke-near', hair: 'short', hat: 'cap', top: '#2d5d73' },
    { pose: 'wave', hair: 'long', top: '#f3ead6' },
  ],
];

type Friend = Partial<Omit<FolkOptions, 'palette' | 'x' | 'y' | 'height'>>;

/** On the jetty: place, height and what they do. */
const FRIENDS: readonly (readonly [x: number, height: number, friend: Friend])[] = [
  [62, 142, { pose: 'cheer', top: '#e0b040', bottom: '#3a4a58', shorts: true, hair: 'short', skin: 0 }],
  [112, 130, { pose: 'photo', outfit: 'dress', top: '#8a3b55', bottom: '#8a3b55', hair: 'long', hat: 'sun' }],
  [158, 84, { pose: 'cheer', child: true, top: '#f1e7d0', bottom: '#c8522a', shorts: true, hair: 'bob' }],
  [192, 138, { pose: 'point', top: '#2f8f88', bottom: '#d8cbb0', hair: 'short', hat: 'cap' }],
];

/** Kayaks race over a lake between pine hills; a jetty with flags and friends who cheer. */
export function paintRace({ sheet, seed, palette, rng }: TeamView): void {
  const base = 430;
  const sun = [rng.range(760, 900), rng.range(150, 190)] as const;
  paintBackdrop(sheet, { palette, seed, horizon: 380, sun, radius: 34, birds: [420, 140] });
  const range = sheet.layer();
  paintRange(range, {
    seed: `${seed}/range`,
    y: 330,
    amplitude: 80,
    base: base + 2,
    scale: 320,
    colours: [
      mix(palette.haze, palette.ink, 0.24),
      mix(palette.haze, palette.mid, 0.4),
      mix(palette.haze, palette.flank, 0.24),
    ],
    side: 1,
    haze: palette.haze,
  });
  sheet.stamp(range);
  for (const [i, y, nearness, height] of [
    [0, 372, 0.5, [12, 20]],
    [1, 412, 0.8, [26, 40]],
  ] as const)
    paintPineSlope(sheet, {
      palette,
      seed: `${seed}/slope${i}`,
      y,
      amplitude: 30,
      base: base + 2,
      nearness,
      height,
      side: 1,
      bend: (x) => (i ? -40 * Math.exp(-(((x - 120) / 260) ** 2)) + 16 : 0),
    });
  const lake = { palette, seed, horizon: base, sun };
  paintWater(sheet, { ...lake, mirrorFrom: base + 3, amplitude: 14, mirror: 0.85 });
  paintMistBank(sheet, { palette, seed: `${seed}/lake`, y: base + 8, height: 26, density: 0.55 });
  paintRipples(sheet, lake);
  const { ctx } = sheet.main;
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    const y = base + 70 + 30 * t;
    ellipse(ctx, 420 + 760 * t, y, 5 + t * 3, 4 + t * 3, underLight(palette, i % 2 ? '#e2662c' : '#f1e7d0'));
    lens(ctx, 420 + 760 * t, y + 6 + t * 2, 22, 2, rgba(palette.ink, 0.3));
  }
  const lanes = [
    { x: 470, down: 96, length: 170, hull: '#4f86a0' },
    { x: 820, down: 130, length: 215, hull: '#e0b040' },
    { x: 540, down: 206, length: 300, hull: '#2f8f88' },
    { x: 790, down: 292, length: 370, hull: '#c8472b' },
  ];
  lanes.forEach(({ x, down, length, hull }, i) => {
    const layer = sheet.layer();
    const waterline = base + down;
    const px = x + rng.range(-50, 50);
    paintKayak(layer.ctx, rng, {
      palette: i < 2 ? hazedPalette(palette, 0.86) : palette,
      x: px,
      waterline,
      length,
      heading: 1,
      side: 1,
      hull,
      crew: CREWS[i] as readonly Paddler[],
    });
    setAfloat(layer, {
      palette,
      seed: `${seed}/kayak${i}`,
      x: px,
      waterline,
      reach: length * 0.5,
      depth: length * 0.5,
      amplitude: 13,
    });
    for (let k = 0; k < 9; k++) {
      ctx.globalAlpha = 0.6;
      lens(
        ctx,
        px - length * (0.56 + 0.07 * k),
        waterline + 2 + rng.bell() * length * 0.02,
        length * 0.16,
        1.6 + length * 0.004,
        palette.glint[0],
      );
      ctx.globalAlpha = 1;
    }
  });
  paintJetty();
  const leaf = ['#1f4a38', '#45774a', '#93b45c'].map((colour) => underLight(palette, colour));
  paintGrass(ctx, rng, {
    count: 520,
    foot: (r) => [r() ** 1.6 * 520, 905 - 60 * r() * (1 - r() * 0.5)],
    length: [20, 70],
    colours: leaf,
  });

  /** A wooden jetty on the left with those who wait for their turn. */
  function paintJetty(): void {
    const wood = underLight(palette, '#a8783f');
    const y = 716;
    for (const x of [30, 120, 210]) {
      ctx.fillStyle = mix(wood, palette.ink, 0.55);
      ctx.fillRect(x, y, 13, 70);
      ctx.fillStyle = rgba(palette.ink, 0.2);
      ctx.fillRect(x, y + 70, 13, 40);
    }
    polygon(
      ctx,
      [
        [-10, y - 26],
        [226, y - 26],
        [262, y],
        [-10, y],
      ],
      mix(wood, palette.flank, 0.3),
    );
    for (let i = 0; i < 16; i++)
      line(
        ctx,
        [
          [i * 15, y - 26],
          [i * 17, y],
        ],
        1.2,
        rgba(palette.ink, 0.35),
      );
    polygon(
      ctx,
      [
        [-10, y],
        [262, y],
        [262, y + 12],
        [-10, y + 12],
      ],
      mix(wood, palette.ink, 0.4),
    );
    paintFeatherFlag(ctx, palette, [232, y - 8], 250, 1, TEAM_COLOURS[0] as string);
    paintFeatherFlag(ctx, palette, [18, y - 10], 230, 1, TEAM_COLOURS[2] as string);
    for (const [x, height, friend] of FRIENDS)
      paintFolk(ctx, rng, { palette, side: 1, ...friend, x, y: y - 8, height });
    paintPennants(ctx, palette, [48, y - 212], [262, y - 236], 22, 16, TEAM_COLOURS);
  }
}
