import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { hash } from '../../kit/hash.ts';
import { hazedPalette } from '../../kit/hazed-palette.ts';
import { clamp, lerp, type Point, smoothstep } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintKarstRow } from '../../kit/props/karst-row.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintSampan } from '../../kit/props/sampan.ts';
import { evenRamp } from '../../kit/ramp.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { spray } from '../../kit/spray.ts';
import { lens, line, polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import { paintLookout } from './lookout.ts';

const FAR = 392;

/** Middle and half of the width of the river over a row of the plain. */
function riverAt(y: number): readonly [middle: number, half: number] {
  const t = clamp((y - FAR) / (900 - FAR));
  return [600 + 210 * Math.sin(1.1 + 6.2 * t ** 0.62) * (0.35 + 0.75 * t), lerp(5, 92, t ** 1.25)];
}

/** Seen from a hilltop: a river winds through ripe rice between limestone hills. */
export function paintRiverFields(view: SceneView): void {
  const { sheet, palette, seed, rng } = view;
  const sun: Point = [rng.range(560, 680), 190];
  paintBackdrop(sheet, { palette, seed, horizon: FAR, sun, radius: 34, birds: [800, 150] });
  const row = (
    name: string,
    base: number,
    nearness: number,
    rocks: readonly (readonly [number, number, number])[],
  ): void => {
    paintKarstRow(sheet, {
      palette,
      seed: `${seed}/${name}`,
      rocks: rocks.map(([x, width, height]) => ({ x, width, height })),
      base,
      nearness,
      sunX: sun[0],
      green: 0.95,
      stone: 0.6,
      mistHeight: 0.14,
    });
  };
  row('a', FAR + 2, 0.18, [
    [60, 120, 110],
    [200, 100, 150],
    [350, 110, 96],
    [480, 80, 120],
    [770, 96, 130],
    [900, 120, 100],
    [1040, 110, 160],
    [1170, 130, 120],
  ]);
  paintMistBank(sheet, { palette, seed: `${seed}/m0`, y: FAR - 4, height: 28, density: 0.7 });
  plain(view);
  row('b', FAR + 52, 0.42, [
    [130, 170, 230],
    [300, 110, 140],
    [950, 120, 190],
    [1080, 150, 250],
  ]);
  hedge(view, FAR + 54, 0.5, [-20, 380], [880, 1220]);
  paintMistBank(sheet, { palette, seed: `${seed}/m1`, y: FAR + 46, height: 26, density: 0.5 });
  row('c', FAR + 150, 0.7, [
    [10, 240, 360],
    [1160, 260, 400],
    [1010, 120, 170],
  ]);
  hedge(view, FAR + 152, 0.76, [-20, 170], [930, 1220]);
  river(view, sun);
  boats(view);
  paintLookout(view);
}

/** Fields in perspective: parcels of ripe and green rice between pale paths. */
function plain({ sheet, palette, seed, at }: SceneView): void {
  const noise = makeNoise(`${seed}/plain`);
  const layer = sheet.covered([0, FAR - 2, 1200, 900]);
  const greens = ['#2f6a42', '#5f9448', '#93b452', '#c2b548', '#e0bd52', '#f2dc8c'].map((colour) =>
    at(colour),
  );
  tone(
    layer,
    evenRamp([mix(greens[0] as Hex, palette.ink, 0.2), ...greens]),
    (x, y) => {
      const depth = 26000 / (y - FAR + 34);
      const across = ((x - 600) * depth) / 700 + 2.4 * noise(x / 360, y / 160);
      const v = Math.log(5 + 0.14 * (depth + 3 * noise(x / 300, y / 120 + 7))) / 0.14;
      const u = across / (12 + 0.0034 * Math.exp(0.14 * Math.floor(v)) * 40) + 0.37 * Math.floor(v);
      const cell = hash(`${seed}${Math.floor(u)}/${Math.floor(v)}`) / 0xffffffff;
      const edge = Math.min(
        u - Math.floor(u),
        1 - (u - Math.floor(u)),
        (v - Math.floor(v)) * 0.8,
        (1 - (v - Math.floor(v))) * 0.8,
      );
      const zone = 0.5 + 0.5 * noise(x / 420, depth / 130);
      const path = edge < 0.035 ? -0.34 : 0;
      return clamp(0.2 + 0.5 * zone + 0.42 * (cell - 0.4) + path + 0.05 * Math.sin(v * 30), 0.05, 0.98);
    },
    { box: [0, FAR - 2, 1200, 900], grain: 0.13, step: 1 },
  );
  spray(layer, palette.haze, (_x, y) => 0.8 * smoothstep(FAR + 130, FAR - 6, y), {
    box: [0, FAR - 2, 1200, FAR + 140],
    soft: 1.5,
  });
  sheet.stamp(layer);
}

function hedge(
  { ctx, seed, at }: SceneView,
  y: number,
  nearness: number,
  ...spans: readonly (readonly [number, number])[]
): void {
  const leaves = ['#235a45', '#4f8350', '#8fab60'].map((colour) => at(colour, nearness)) as [Hex, Hex, Hex];
  for (const [from, to] of spans)
    paintForest(ctx, makeRng(`${seed}/hedge${y}${from}`), {
      count: Math.round((to - from) / 4),
      at: (r, t): Point => [r.range(from, to), y - 16 * nearness + t * 26 * nearness + r.bell() * 4],
      size: [9 + nearness * 6, 12 + nearness * 12],
      colours: leaves,
      side: 1,
    });
}

function river({ sheet, ctx, palette, seed, at }: SceneView, sun: Point): void {
  const noise = makeNoise(`${seed}/river`);
  const rows = Array.from({ length: 110 }, (_, i) => lerp(FAR + 2, 905, (i / 109) ** 1.25));
  const side = (hand: 1 | -1, more = 0): Point[] =>
    rows.map((y): Point => {
      const [middle, half] = riverAt(y);
      return [middle + hand * (half * (1 + more) + half * 0.12 * noise(y / 22, hand)), y];
    });
  polygon(ctx, [...side(-1, 0.16), ...side(1, 0.16).reverse()], mix(at('#3d7049'), palette.ink, 0.2));
  const water = sheet.layer();
  polygon(water.ctx, [...side(-1), ...side(1).reverse()], '#000000');
  const [far, back, mid, near] = palette.water;
  tone(
    water,
    evenRamp([palette.sky[3], far, back, mid, near]),
    (x, y) => {
      const t = (y - FAR) / (900 - FAR);
      const [middle, half] = riverAt(y);
      const bank = Math.abs(x - middle) / half;
      return (
        0.06 +
        0.62 * t +
        0.24 * bank ** 2 +
        0.1 * noise.fbm(x / 90, y / 9, 3) -
        0.2 * Math.exp(-(((x - sun[0]) / 160) ** 2))
      );
    },
    { box: [0, FAR, 1200, 900], grain: 0.1 },
  );
  sheet.stamp(water);
  const rng = makeRng(`${seed}/glints`);
  for (let i = 0; i < 120; i++) {
    const y = lerp(FAR + 20, 880, rng() ** 1.2);
    const [middle, half] = riverAt(y);
    const s = (y - FAR) / 500;
    lens(
      ctx,
      middle + rng.bell() * half * 0.7,
      y,
      12 + 60 * s * rng(),
      0.8 + 2 * s,
      rgba(palette.glint[0], rng.range(0.2, 0.6)),
    );
  }
  line(ctx, side(-1, 0.1).slice(0, 60), 1.4, rgba(palette.ink, 0.25));
}

function boats({ sheet, palette, seed }: SceneView): void {
  for (const [y, off, scale, heading] of [
    [468, 0.1, 0.1, 1],
    [512, -0.2, 0.16, -1],
    [586, 0.2, 0.28, 1],
    [676, -0.1, 0.46, -1],
  ] as const) {
    const [middle, half] = riverAt(y);
    const boat = sheet.layer();
    paintSampan(boat.ctx, makeRng(`${seed}/boat${y}`), {
      palette: scale < 0.3 ? hazedPalette(palette, 0.8) : palette,
      x: middle + off * half,
      waterline: y,
      scale,
      heading,
      side: 1,
      passengers: 2,
    });
    sheet.stamp(boat);
  }
}
