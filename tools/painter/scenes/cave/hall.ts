import { mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { clamp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { makeRng, type Rng } from '../../kit/rng.ts';
import type { CaveView } from './cave.ts';
import { paintCaveLake } from './cave-lake.ts';
import { LAKE, paintCaveWalk } from './cave-walk.ts';
import { paintDripstone, type RockLamp } from './dripstone.ts';

type Spike = readonly [root: Point, length: number, width: number];

/** A high hall of dripstone under coloured lamps, mirrored in a lake; visitors on a boardwalk. */
export function paintHall(view: CaveView): void {
  const { sheet, mood, seed } = view;
  const rng = makeRng(`${seed}/hall`);
  const { ctx } = sheet.main;
  const gapX = rng.range(560, 660);
  ctx.fillStyle = mix(mood.rock, mood.ink, 0.3);
  ctx.fillRect(0, 0, sheet.width, sheet.height);
  for (const [x, y, radius, colour, strength] of [
    [gapX, 420, 560, mood.air, 0.95],
    [gapX - 260, 560, 330, mood.lamps[1], 0.6],
    [gapX + 300, 520, 330, mood.lamps[0], 0.6],
  ] as const)
    glow(ctx, { x, y, radius, colour, strength });
  const depths = [
    { far: 0.62, open: 390, roof: 250, floor: 612, size: 0.55, dim: 0.34 },
    { far: 0.3, open: 430, roof: 214, floor: 640, size: 0.8, dim: 0.24 },
    { far: 0, open: 520, roof: 168, floor: 668, size: 1.15, dim: 0.12 },
  ];
  depths.forEach(({ far, open, roof, floor, size, dim }, i) => {
    const noise = makeNoise(`${seed}/d${i}`);
    const r = makeRng(`${seed}/d${i}`);
    const ceiling = (x: number): number =>
      roof * (1.05 - 0.75 * Math.min(1.6, Math.abs(x - gapX) / open) ** 2 * -0.9) +
      40 * noise.fbm(x / 90, 2, 3) -
      40;
    const ground = (x: number): number =>
      floor - 60 * clamp((Math.abs(x - gapX) - open * 0.5) / 330) - 18 * noise.fbm(x / 70, 9, 2);
    const top: Point[] = [[-5, -5]];
    const low: Point[] = [[-5, LAKE + 4]];
    for (let x = -5; x <= sheet.width + 5; x += 6) {
      top.push([x, ceiling(x)]);
      low.push([x, ground(x)]);
    }
    top.push([sheet.width + 5, -5]);
    low.push([sheet.width + 5, LAKE + 4]);
    const spikes = [...hanging(r, ceiling, size, open, gapX), ...standing(r, ground, size, open, gapX, i)];
    const tint = (colour: string): string => mix(colour, mood.air, far);
    const lamps: RockLamp[] = [
      [[gapX - open * 0.62, floor - 20], 190 * size + 90, 0.62],
      [[gapX + open * 0.58, floor - 30], 210 * size + 80, 0.66],
      [[gapX + 30, roof + 40], 240, i === 2 ? 0.22 : 0.4],
    ];
    const layer = sheet.layer();
    paintDripstone(layer, {
      seed: `${seed}/rock${i}`,
      mass: [top, low],
      colours: [
        tint(mood.ink),
        tint(mix(mood.rock, mood.ink, 0.6)),
        tint(mix(mood.rock, mood.ink, 0.2)),
        tint(mix(mood.rock, mood.lamps[i % 2] as string, 0.45)),
        tint(mix(mood.lamps[i % 2] as string, '#fff6e0', 0.35)),
      ],
      lamps,
      dim,
      spikes,
      scale: size,
    });
    sheet.stamp(layer);
    const colour = mood.lamps[(i + 1) % 2] as string;
    if (i < 2) {
      glow(ctx, { x: gapX - open * 0.7, y: floor - 10, radius: 300, colour, strength: 0.34 });
      glow(ctx, {
        x: gapX + open * 0.75,
        y: floor - 40,
        radius: 280,
        colour: mood.lamps[i] as string,
        strength: 0.34,
      });
    }
    if (i === 0) paintShaft(view, gapX);
    if (i === 1) paintCaveWalk(view, gapX);
  });
  paintCaveLake(sheet, mood, seed, LAKE);
}

function hanging(r: Rng, ceiling: (x: number) => number, size: number, open: number, gapX: number): Spike[] {
  return Array.from({ length: Math.round(46 / size) }, (): Spike => {
    const x = r() * 1220 - 10;
    const near = clamp(1 - Math.abs(x - gapX) / (open * 1.5));
    const long = size * r.range(30, 120) * (0.7 + 0.9 * (1 - near)) * (r.chance(0.2) ? 1.6 : 1);
    return [[x, ceiling(x) - 14], long + 14, 14 + long * r.range(0.16, 0.26)];
  });
}

function standing(
  r: Rng,
  ground: (x: number) => number,
  size: number,
  open: number,
  gapX: number,
  depth: number,
): Spike[] {
  const spikes = Array.from({ length: Math.round(16 / size) }, (): Spike => {
    const hand = r.chance(0.5) ? 1 : -1;
    const x = gapX + hand * (open * r.range(0.5, 0.75) + r() ** 1.3 * 420);
    const high = size * r.range(40, 170) * (r.chance(0.25) ? 1.5 : 1);
    return [[x, ground(x) + 12], -high - 12, 20 + high * r.range(0.26, 0.4)];
  });
  // One column each side joins floor and roof.
  for (const hand of [-1, 1]) {
    const x = gapX + hand * open * (0.92 + 0.12 * depth) + r.range(-30, 30);
    const y = ground(x);
    const w = size * r.range(54, 84);
    spikes.push([[x, y + 10], -(y - 20), w * 1.5], [[x, 0], y, w * 1.7], [[x, y], -y, w * 2]);
  }
  return spikes;
}

/** A shaft of light from a hole in the roof. */
function paintShaft({ sheet, mood, seed }: CaveView, gapX: number): void {
  const rng = makeRng(`${seed}/shaft`);
  const { ctx } = sheet.main;
  const x = gapX + rng.range(30, 90);
  ctx.save();
  ctx.globalCompositeOperation = 'screen';
  for (let i = 0; i < 5; i++) {
    const from = x + rng.range(-40, 40);
    const wide = rng.range(16, 44);
    const shift = rng.range(-190, -90);
    const fill = ctx.createLinearGradient(0, 120, 0, 640);
    fill.addColorStop(0, rgba(mix(mood.air, '#fff6e0', 0.6), 0.5));
    fill.addColorStop(1, rgba(mood.air, 0.02));
    ctx.beginPath();
    ctx.moveTo(from, 60);
    ctx.lineTo(from + wide, 60);
    ctx.lineTo(from + wide * 3 + shift, 650);
    ctx.lineTo(from - wide + shift, 650);
    ctx.closePath();
    ctx.fillStyle = fill;
    ctx.fill();
  }
  ctx.restore();
}
