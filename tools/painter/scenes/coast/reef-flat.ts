import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { lerp, type Point, smoothstep } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintBoulder } from '../../kit/props/boulder.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintIslet } from '../../kit/props/islet.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { spray } from '../../kit/spray.ts';
import { brush, ellipse } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';

const HORIZON = 360;

/** The reef at low tide: ankle-deep water over coral heads and weed, guests who wade and look. */
export function paintReefFlat(view: SceneView): void {
  const { sheet, palette, seed, at, rng } = view;
  const sun: Point = [rng.range(840, 930), 170];
  paintBackdrop(sheet, { palette, seed, horizon: HORIZON, sun, birds: [560, 110] });
  paintIslet(sheet, { palette, seed: `${seed}/far`, x: 930, reach: 190, height: 40, waterline: HORIZON + 1, nearness: 0.3, side: 1 });
  island(view);
  const sea = { palette, seed, horizon: HORIZON, sun };
  paintWater(sheet, { ...sea, mirrorFrom: HORIZON + 10, mirror: 0.5, amplitude: 12 });
  const noise = makeNoise(`${seed}/flat`);
  const depth = (y: number): number => (y - HORIZON) / (900 - HORIZON);
  const box = [0, HORIZON + 30, 1200, 900] as const;
  const bed = (colour: Hex, low: number, high: number, shift: number, max: number): void =>
    spray(
      sheet.main,
      colour,
      (x, y) => smoothstep(0.1, 0.5, depth(y)) * smoothstep(low, high, noise.fbm(x / (90 + 240 * depth(y)) + shift, y / (20 + 60 * depth(y)), 3)),
      { box, soft: 1, max },
    );
  bed(at('#c8f0e0'), -0.3, 0.3, 0, 0.75);
  bed(at('#e9dcb4'), 0.1, 0.4, 4, 0.8);
  bed(at('#5f8a4c'), 0.14, 0.34, 9, 0.85);
  bed(at('#a8784c'), 0.2, 0.4, 15, 0.7);
  paintRipples(sheet, sea);
  corals(view);
  folk(view);
}

function island({ sheet, ctx, seed, at }: SceneView): void {
  const stone = ['#5d5a52', '#8f8672', '#bfae8c', '#e2d2ab'].map((colour) => at(colour, 0.86));
  for (const [x, reach, height] of [
    [110, 130, 130],
    [270, 140, 190],
    [400, 110, 120],
    [500, 70, 60],
  ] as const)
    paintBoulder(sheet, { seed: `${seed}/isle${x}`, x, y: HORIZON + 10, reach, height, colours: stone, side: 1 });
  paintForest(ctx, makeRng(`${seed}/scrub`), {
    count: 60,
    at: (r): Point => [r.range(120, 430), HORIZON - 110 - 60 * r() + r.bell() * 14],
    size: [13, 20],
    colours: ['#235a45', '#4f8350', '#8fab60'].map((colour) => at(colour, 0.84)) as [Hex, Hex, Hex],
    side: 1,
  });
}

/** Heads of coral and starfish that stand out of the water near the eye. */
function corals({ ctx, palette, seed, at }: SceneView): void {
  const rng = makeRng(`${seed}/heads`);
  const heads = Array.from({ length: 70 }, () => [rng.range(-20, 1220), rng() ** 0.8] as const).sort((a, b) => a[1] - b[1]);
  for (const [x, t] of heads) {
    const y = lerp(450, 890, t);
    const r = lerp(9, 42, t) * rng.range(0.7, 1.2);
    const colour = at(rng.pick(['#c87a5a', '#d9a46a', '#8a6a8a', '#6d8f5c', '#b85a6a']));
    ellipse(ctx, x, y + r * 0.2, r * 1.25, r * 0.3, rgba(palette.water[3], 0.5));
    for (let k = 0; k < 7; k++)
      ellipse(ctx, x + rng.bell() * r * 0.8, y - rng() * r * 0.4, r * 0.42, r * 0.3, mix(colour, k % 2 ? palette.ink : palette.flank, 0.18));
  }
  for (const [x, y, s, turn] of [
    [330, 790, 40, 0.3],
    [840, 830, 46, 1],
    [1010, 700, 30, 0.6],
  ] as const)
    for (let i = 0; i < 5; i++) {
      const a = turn + (i * Math.PI * 2) / 5;
      brush(ctx, [[x, y], [x + s * Math.cos(a), y + s * 0.5 * Math.sin(a)]], (k) => lerp(s * 0.44, s * 0.12, k), at('#e0632f'));
    }
}

function folk({ ctx, palette, seed }: SceneView): void {
  for (const [x, y, h, pose, top, facing, child] of [
    [640, 480, 62, 'walk', '#c8522a', -1, false],
    [700, 484, 60, 'stroll', '#f3ead6', -1, false],
    [470, 600, 110, 'point', '#2f6f8f', 1, false],
    [560, 610, 76, 'squat', '#e0a53a', -1, true],
    [880, 700, 158, 'bend', '#8a3b55', -1, false],
    [760, 690, 150, 'photo', '#2f8f88', 1, false],
  ] as const) {
    ellipse(ctx, x, y, h * 0.24, h * 0.04, rgba('#ffffff', 0.35));
    paintFolk(ctx, makeRng(`${seed}/f${x}`), {
      palette,
      x,
      y,
      height: h,
      pose,
      facing,
      side: 1,
      top,
      bottom: '#2d3a4a',
      shorts: true,
      child,
      hair: x % 40 === 0 ? 'long' : 'short',
      hat: x === 880 || x === 700 ? 'sun' : x === 470 ? 'cone' : 'cap',
    });
  }
}
