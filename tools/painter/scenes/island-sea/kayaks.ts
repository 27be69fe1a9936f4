import { type Hex, mix } from '../../kit/colour.ts';
import { setAfloat } from '../../kit/float.ts';
import { hazedPalette } from '../../kit/hazed-palette.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { clamp, smoothstep } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintKarsts } from '../../kit/props/karst.ts';
import { type MassifOptions, makeMassif } from '../../kit/props/karst-shape.ts';
import { type Paddler, paintKayak } from '../../kit/props/kayak.ts';
import { makeRng } from '../../kit/rng.ts';
import { spray } from '../../kit/spray.ts';
import { lens } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import type { IslandView } from './layout.ts';

/** Friends far off, somebody alone, two at rest over the reef, a parent with a child. Two boats on: the others lead. */
const CREWS: readonly (readonly Paddler[])[] = [
  [
    { pose: 'stroke-far', hair: 'short', hat: 'cap', top: '#2f6f8f', skin: 0 },
    { pose: 'stroke-far', hair: 'long', top: '#f3ead6' },
  ],
  [{ pose: 'stroke-near', hair: 'long', hat: 'sun', top: '#8a3b55', vest: '#e0b040' }],
  [
    { pose: 'idle', hair: 'short', top: '#5f918a', hat: 'cap', vest: '#2f6f8f' },
    { pose: 'point', hair: 'long', top: '#f3ead6', hat: 'sun' },
  ],
  [
    { pose: 'stroke-near', hair: 'short', top: '#2d5d73', skin: 0 },
    { pose: 'wave', child: true, hair: 'bob', top: '#f3ead6', vest: '#e0b040' },
  ],
];

/** Kayaks on turquoise water among limestone islets, a small beach under the nearest. */
export function paintKayaks(view: IslandView): void {
  const { sheet, seed, palette, rng } = view;
  const horizon = Math.round(rng.range(398, 420));
  const sun = [rng.range(610, 720), horizon - rng.range(120, 170)] as const;
  paintBackdrop(sheet, { palette, seed, horizon, sun, radius: 36, birds: [640, 130] });
  const rows: readonly (readonly [number, number, readonly MassifOptions[]])[] = [
    [
      0.2,
      0,
      [400, 560, 830].map((x) => ({
        x: x + rng.bell() * 30,
        width: rng.range(50, 90),
        height: rng.range(50, 90),
      })),
    ],
    [
      0.44,
      6,
      [
        { x: 340, width: 90, height: 150, solo: true },
        { x: 900, width: 100, height: 170 },
      ],
    ],
    [
      0.84,
      16,
      [
        { x: 1110, width: 190, height: rng.range(300, 350) },
        { x: 60, width: 200, height: rng.range(240, 280) },
      ],
    ],
  ];
  rows.forEach(([nearness, drop, rocks], i) => {
    const layer = sheet.layer();
    const { haze, mid, ink, flank } = palette;
    const body = mix(haze, mix(mid, ink, clamp((nearness - 0.4) * 1.6)), Math.min(1, nearness * 1.1));
    paintKarsts(
      layer,
      rocks.map((rock) => makeMassif(rng, rock)),
      {
        seed: `${seed}/rocks${i}`,
        base: horizon + drop,
        sunX: sun[0],
        mist: mix(haze, palette.sky[3], 0.4),
        mistHeight: [0.6, 0.45, 0.16][i] as number,
        relief: [0.5, 0.8, 1.1][i] as number,
        rock: [
          mix(body, ink, 0.2 + 0.4 * nearness),
          mix(body, ink, 0.1 + 0.2 * nearness),
          body,
          mix(body, flank, 0.3),
          mix(body, flank, 0.55),
        ],
        foliage: i
          ? [
              mix(body, underLight(palette, LOCAL.foliage[0]), 0.6),
              mix(body, underLight(palette, LOCAL.foliage[1]), 0.6),
              mix(body, underLight(palette, LOCAL.foliage[2]), 0.35),
            ]
          : [],
      },
    );
    sheet.stamp(layer);
  });
  const sea = { palette, seed, horizon: horizon + 8, sun };
  paintWater(sheet, { ...sea, mirrorFrom: horizon + 18, mirror: 0.72, amplitude: 16 });
  paintShoals(view, horizon);
  paintRipples(sheet, sea);
  const hulls = ['#c8472b', '#e0b040', '#2f8f88', '#e2662c'];
  const first = rng.int(0, 3);
  const turn = makeRng(`${seed}/crews`).int(0, 3);
  [
    { x: 760, down: 70, length: 120, heading: -1 as const },
    { x: 500, down: 128, length: 190, heading: 1 as const },
    { x: 830, down: 236, length: 330, heading: -1 as const },
    { x: 330, down: 330, length: 400, heading: 1 as const },
  ].forEach(({ x, down, length, heading }, i) => {
    const px = x + rng.range(-40, 40);
    const layer = sheet.layer();
    const waterline = horizon + down;
    paintKayak(layer.ctx, rng, {
      palette: i === 0 ? hazedPalette(palette, 0.8) : palette,
      x: px,
      waterline,
      length,
      heading,
      side: px < sun[0] ? 1 : -1,
      hull: hulls[(first + i) % 4] as Hex,
      crew: CREWS[(i + 2 * turn) % CREWS.length] as readonly Paddler[],
    });
    setAfloat(layer, {
      palette,
      seed: `${seed}/kayak${i}`,
      x: px,
      waterline,
      reach: length * 0.5,
      depth: length * 0.5,
      amplitude: 15,
    });
    // In clear water a shadow lies on the sand below the boat.
    sheet.main.ctx.globalAlpha = 0.25;
    lens(
      sheet.main.ctx,
      px + length * 0.06,
      waterline + length * 0.17,
      length * 0.8,
      length * 0.05,
      palette.water[3],
    );
    sheet.main.ctx.globalAlpha = 1;
  });
}

/** Pale sand under shallow water, dark coral heads, and the net of light on them. */
function paintShoals({ sheet, seed, palette, sea }: IslandView, horizon: number): void {
  const noise = makeNoise(`${seed}/shoals`);
  const box = [0, horizon + 40, sheet.width, sheet.height] as const;
  const depth = (y: number): number => (y - horizon) / (sheet.height - horizon);
  const clear = palette.light === 'dusk' ? 0.5 : 1;
  spray(
    sheet.main,
    mix(sea.shallow, palette.water[1], 0.3),
    (x, y) =>
      clear *
      0.72 *
      smoothstep(0.2, 0.9, depth(y)) *
      smoothstep(-0.1, 0.45, noise.fbm(x / 330, y / 90, 2) + 0.1),
    { box, soft: 1.4, max: 0.75 },
  );
  spray(
    sheet.main,
    mix(palette.water[3], palette.ink, 0.25),
    (x, y) =>
      clear *
      0.7 *
      smoothstep(0.28, 0.8, depth(y)) *
      smoothstep(0.16, 0.34, noise.fbm(x / 130 + 7, y / 36 + 3, 3)),
    { box, soft: 1, max: 0.5 },
  );
  spray(
    sheet.main,
    sea.foam,
    (x, y) => {
      const q = depth(y);
      const net = 1 - Math.abs(noise(x / (30 + 70 * q), y / (7 + 22 * q))) * 6;
      return clear * clamp(net) * 0.5 * smoothstep(0.34, 0.9, q);
    },
    { box, step: 2, soft: 1, max: 0.5 },
  );
}
