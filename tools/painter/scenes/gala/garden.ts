import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { clamp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { levelRing } from '../../kit/props/banquet.ts';
import { paintBanquetTable } from '../../kit/props/banquet-table.ts';
import { Camera } from '../../kit/props/camera.ts';
import { paintFestoon } from '../../kit/props/festoon.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { paintTree } from '../../kit/props/tree.ts';
import { steppedRamp } from '../../kit/ramp.ts';
import { spray } from '../../kit/spray.ts';
import { polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import { paintGuest } from './guest.ts';
import { banquetColours, type GalaView } from './layout.ts';
import { paintVilla } from './villa-front.ts';

/** Guests on a lawn before a villa, bulbs strung from tree to tree. */
export function paintGarden(view: GalaView): void {
  const { sheet, seed, palette, rng, light, evening } = view;
  const horizon = 420;
  paintBackdrop(sheet, {
    palette,
    seed,
    horizon,
    sun: [rng.range(820, 960), light === 'night' ? 120 : 260],
    radius: 34,
  });
  const leaf = (t: number): [Hex, Hex, Hex] =>
    LOCAL.foliage.map((colour) => mix(palette.haze, underLight(palette, colour), t)) as [Hex, Hex, Hex];
  const far = sheet.layer();
  paintForest(far.ctx, rng, {
    count: 170,
    at: (r, t) => [r() * 1200, 300 + 120 * t + 24 * Math.sin(r() * 9)],
    size: [24, 34],
    colours: leaf(0.6),
    side: 1,
  });
  sheet.stamp(far);
  paintVilla(view);
  paintLawn(view, horizon);
  const camera = new Camera({ horizon: horizon - 60, eye: 2.4, focal: 900, centre: 600 });
  const { ctx } = sheet.main;
  const trees = sheet.layer();
  for (const [x, y, height] of [
    [120, 640, 520],
    [1100, 620, 480],
  ] as const)
    paintTree(trees.ctx, rng, { x, y, height, colours: leaf(1), side: x < 600 ? 1 : -1 });
  if (evening) spray(trees, palette.glow, (_x, y) => 0.3 * clamp((y - 200) / 400), { soft: 1, max: 0.4 });
  sheet.stamp(trees);
  const anchors: readonly Point[] = [
    [170, 270],
    [1040, 250],
    [600, 196],
    [300, 330],
    [900, 320],
  ];
  const hang = (a: number, b: number, sag: number, bulb: number): void =>
    paintFestoon(ctx, {
      palette,
      from: anchors[a] as Point,
      to: anchors[b] as Point,
      sag,
      pitch: 40,
      bulb,
      lit: evening,
    });
  hang(3, 4, 40, 3.4);
  hang(0, 4, 50, 4);
  hang(1, 3, 50, 4);
  const colours = banquetColours(view);
  const group = (x: number, z: number, people: readonly (readonly [number, number, 1 | -1])[]): void => {
    for (const [dx, dz, facing] of people) {
      const [px, py] = camera.see([x + dx, 0, z + dz]);
      const m = camera.scaleAt([x, 0, z + dz]);
      ctx.fillStyle = rgba(palette.ink, 0.25);
      ctx.beginPath();
      ctx.ellipse(px, py, m * 0.34, m * 0.06, 0, 0, 7);
      ctx.fill();
      const woman = rng.chance(0.5);
      paintGuest(ctx, rng, { palette, x: px, y: py, metre: m, facing, woman });
    }
  };
  group(-5.6, 17, [
    [0, 0, 1],
    [0.8, 0.1, -1],
  ]);
  paintBanquetTable(ctx, rng, camera, colours, -2.2, 15.5, 0.8);
  group(1.2, 16, [
    [0, 0, 1],
    [0.7, 0.2, -1],
    [1.5, -0.1, -1],
  ]);
  paintBanquetTable(ctx, rng, camera, colours, 5, 14.6, 0.8);
  group(-5, 11.4, [
    [0, 0, 1],
    [0.85, 0, -1],
  ]);
  paintCocktail(view, camera, -0.2, 10.8);
  group(-0.2, 10.8, [
    [-0.75, 0, 1],
    [0.8, 0.1, -1],
  ]);
  paintBanquetTable(ctx, rng, camera, colours, 3.9, 9.6, 0.85);
  paintBanquetTable(ctx, rng, camera, colours, -3.4, 7.6, 0.85);
  group(1.5, 7.4, [
    [0, 0, 1],
    [0.8, 0.05, -1],
  ]);
  hang(0, 2, 46, 5);
  hang(2, 1, 46, 5);
  if (evening)
    for (const x of [330, 640, 930])
      glow(ctx, { x, y: 620, radius: 300, colour: palette.glow, strength: 0.22, blend: 'soft-light' });
}

/** A high table in a tight cloth. */
function paintCocktail({ sheet, palette }: GalaView, camera: Camera, x: number, z: number): void {
  const { ctx } = sheet.main;
  const cloth = underLight(palette, '#f3ead6');
  const at = (dx: number, y: number): Point => camera.see([x + dx, y, z]);
  polygon(
    ctx,
    [at(-0.3, 1.08), at(0.3, 1.08), at(0.1, 0.7), at(0.34, 0), at(-0.34, 0), at(-0.1, 0.7)],
    mix(cloth, palette.ink, 0.24),
  );
  polygon(ctx, [at(0, 1.08), at(0.3, 1.08), at(0.1, 0.7), at(0.34, 0), at(0, 0)], cloth);
  polygon(ctx, levelRing(camera, [x, 1.1, z], 0.34), mix(cloth, palette.flank, 0.3));
}

function paintLawn({ sheet, seed, palette, rng, evening }: GalaView, horizon: number): void {
  const noise = makeNoise(`${seed}/lawn`);
  const top = horizon + 12;
  const layer = sheet.layer();
  const outline: Point[] = [[0, 900]];
  for (let x = 0; x <= 1200; x += 8) outline.push([x, top - Math.abs(noise(x / 7, 2)) * 5]);
  polygon(layer.ctx, [...outline, [1200, 900]], '#000000');
  const [dark, mid, pale] = ['#23523a', '#4f8350', '#94b45c'].map((colour) =>
    underLight(palette, colour),
  ) as [Hex, Hex, Hex];
  tone(
    layer,
    steppedRamp([mix(dark, palette.ink, 0.3), dark, mid, mix(mid, pale, 0.6)], 0.7),
    (x, y) => 0.62 + 0.32 * noise.fbm(x / 170, y / 24, 3) - 0.3 * ((y - top) / 470),
    { grain: 0.26 },
  );
  const box = [0, top, 1200, 900] as const;
  if (evening)
    spray(
      layer,
      palette.glow,
      (x, y) => 0.34 * Math.exp(-(((x - 600) / 420) ** 2) - ((y - 600) / 150) ** 2),
      { box, soft: 1.2, max: 0.5 },
    );
  sheet.stamp(layer);
  paintGrass(sheet.main.ctx, rng, {
    count: 900,
    foot: (r) => [r() * 1200, 780 + r() ** 0.6 * 140],
    length: [8, 24],
    colours: [dark, mid, mid, pale],
  });
}
