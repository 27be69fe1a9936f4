import { mix } from '../../kit/colour.ts';
import { setAfloat } from '../../kit/float.ts';
import { glow } from '../../kit/glow.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintSampan } from '../../kit/props/sampan.ts';
import { makeRng } from '../../kit/rng.ts';
import type { CaveView } from './cave.ts';
import { paintCaveLake } from './cave-lake.ts';
import { paintDripstone, type RockLamp } from './dripstone.ts';

const WATER = 560;

/** A river under the rock: one vault behind another toward the light at the end, a boat with a lamp. */
export function paintRiverTunnel({ sheet, palette, mood, seed }: CaveView): void {
  const rng = makeRng(`${seed}/tunnel`);
  const { ctx } = sheet.main;
  const endX = rng.range(690, 760);
  ctx.fillStyle = mix(mood.air, '#fff4d8', 0.35);
  ctx.fillRect(0, 0, sheet.width, sheet.height);
  glow(ctx, { x: endX, y: 470, radius: 220, colour: '#fff8e6', strength: 0.9 });
  const vaults = 5;
  for (let i = 0; i < vaults; i++) {
    const q = i / (vaults - 1);
    const noise = makeNoise(`${seed}/v${i}`);
    const r = makeRng(`${seed}/v${i}`);
    const middle = lerp(endX, 600, q) + (i % 2 ? -26 : 22) * (1 - q);
    const reach = lerp(112, 560, q ** 1.35);
    const high = lerp(140, 500, q ** 1.2);
    const far = [0.56, 0.36, 0.19, 0.07, 0][i] as number;
    const roof = (x: number): number => {
      const u = (x - middle) / reach;
      const arch = Math.abs(u) >= 1 ? 0 : (1 - Math.abs(u) ** 2.4) ** 0.55;
      return WATER + 6 - high * arch + (8 + 26 * q) * noise.fbm(x / (30 + 70 * q), 3, 3);
    };
    const rim: Point[] = [];
    for (let x = middle - reach; x <= middle + reach; x += 4) rim.push([x, Math.min(WATER + 6, roof(x))]);
    const spikes = Array.from({ length: 22 + i * 3 }, () => {
      const x = middle + r.bell() * reach * 0.96;
      const long = (10 + 74 * q) * r.range(0.4, 1.5);
      return [
        [x, roof(x) - 10 - 12 * q] as const,
        long + 20 * q + 8,
        (7 + 22 * q) * r.range(0.7, 1.4),
      ] as const;
    });
    for (let k = 0; k < 5; k++) {
      const hand = r.chance(0.5) ? 1 : -1;
      const x = middle + hand * reach * r.range(0.84, 1.02);
      spikes.push([
        [x, WATER + 8] as const,
        -(14 + 90 * q) * r.range(0.5, 1.3),
        (12 + 44 * q) * r.range(0.7, 1.2),
      ]);
    }
    const tint = (colour: string): string => mix(colour, mood.air, far);
    const lamp = mood.lamps[i % 2] as string;
    const lamps: RockLamp[] = [
      [[middle - reach * 0.8, WATER - high * 0.18], 60 + 170 * q, 0.44],
      [[middle + reach * 0.86, WATER - high * 0.4], 70 + 190 * q, 0.34],
      [[middle, WATER - high * 0.95], 50 + 200 * q, 0.34],
    ];
    const layer = sheet.layer();
    paintDripstone(layer, {
      seed: `${seed}/rock${i}`,
      mass: [
        [
          [-5, -5],
          [-5, WATER + 6],
          [middle - reach, WATER + 6],
          ...rim,
          [middle + reach, WATER + 6],
          [sheet.width + 5, WATER + 6],
          [sheet.width + 5, -5],
        ],
      ],
      colours: [
        tint(mood.ink),
        tint(mix(mood.rock, mood.ink, 0.62)),
        tint(mix(mood.rock, mood.ink, 0.2)),
        tint(mix(mood.rock, lamp, 0.45)),
        tint(mix(lamp, '#fff4d8', 0.3)),
      ],
      lamps,
      dim: 0.14,
      spikes,
      scale: 0.4 + 0.75 * q,
    });
    sheet.stamp(layer);
    if (i < vaults - 1)
      for (const hand of [-1, 1])
        glow(ctx, {
          x: middle + hand * reach * 0.86,
          y: WATER - high * 0.14,
          radius: 70 + 200 * q,
          colour: mood.lamps[hand > 0 ? 0 : 1],
          strength: 0.32,
        });
  }
  paintCaveLake(sheet, mood, seed, WATER + 6, 13);
  const boats = [
    { x: lerp(endX, 600, 0.45) + 40, waterline: WATER + 46, scale: 0.4 },
    { x: rng.range(420, 500), waterline: WATER + rng.range(150, 176), scale: 1.06 },
  ];
  const within = { ...palette, ink: mood.ink, flank: mood.lamps[0], cast: [mood.ink, 0.3] as const };
  boats.forEach(({ x, waterline, scale }, i) => {
    const layer = sheet.layer();
    paintSampan(layer.ctx, makeRng(`${seed}/boat${i}`), {
      palette: within,
      x,
      waterline,
      scale,
      heading: 1,
      side: 1,
      passengers: 2,
    });
    setAfloat(layer, {
      palette: within,
      seed: `${seed}/boat${i}`,
      x,
      waterline,
      reach: 132 * scale,
      depth: 120 * scale,
    });
    glow(ctx, {
      x: x + 112 * scale,
      y: waterline - 46 * scale,
      radius: 150 * scale,
      colour: '#ffd98a',
      strength: 0.75,
    });
    glow(ctx, {
      x: x + 112 * scale,
      y: waterline - 40 * scale,
      radius: 26 * scale,
      colour: '#fff3cf',
      strength: 1,
    });
    glow(ctx, {
      x: x + 112 * scale,
      y: waterline + 50 * scale,
      radius: 90 * scale,
      colour: '#ffd98a',
      strength: 0.3,
    });
  });
}
