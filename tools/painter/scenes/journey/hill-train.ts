import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintHydrangea } from '../../kit/props/hydrangea.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintPine } from '../../kit/props/pine.ts';
import { paintPineSlope } from '../../kit/props/pine-slope.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { spray } from '../../kit/spray.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';
import { paintHillStation } from './hill-station.ts';
import { paintCarriage, paintSteamEngine } from './steam-train.ts';

const RAIL = 760;

/** A steam train leaves a small station with three pointed gables among pines. */
export function paintHillTrain(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const sun: Point = [rng.range(900, 1000), 170];
  paintBackdrop(sheet, { palette, seed, horizon: 430, sun, birds: [640, 140] });
  paintPineSlope(sheet, {
    palette,
    seed: `${seed}/far`,
    y: 400,
    amplitude: 60,
    base: 620,
    nearness: 0.4,
    height: [16, 24],
    side: 1,
  });
  paintMistBank(sheet, { palette, seed: `${seed}/mist`, y: 480, height: 40, density: 0.8 });
  paintPineSlope(sheet, {
    palette,
    seed: `${seed}/near`,
    y: 500,
    amplitude: 40,
    base: 700,
    nearness: 0.74,
    height: [34, 54],
    side: 1,
  });
  paintHillStation(view);
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/platform`,
    outline: [
      [-5, 668],
      [1205, 668],
      [1205, 724],
      [-5, 724],
    ],
    colour: at('#c9b18c'),
    facing: 0.35,
    worn: 0.2,
  });
  ctx.fillStyle = mix(at('#c9b18c'), palette.ink, 0.4);
  ctx.fillRect(0, 716, 1200, 12);
  for (const [x, y, h, pose, facing, outfit] of [
    [150, 704, 92, 'pull', 1, 'shirt'],
    [206, 700, 86, 'wait', 1, 'dress'],
    [1010, 698, 90, 'photo', -1, 'shirt'],
    [1060, 704, 86, 'point', -1, 'dress'],
  ] as const)
    paintFolk(ctx, makeRng(`${seed}/f${x}`), {
      palette,
      x,
      y,
      height: h,
      pose,
      facing,
      side: 1,
      outfit,
      hair: outfit === 'dress' ? 'long' : 'short',
      hat: outfit === 'dress' ? 'sun' : 'none',
    });
  track(view);
  paintCarriage(view, 968, RAIL, 300, '#8a4a34');
  paintCarriage(view, 656, RAIL, 300, '#3f6a5a');
  paintSteamEngine(view, 352, RAIL, 1);
  steam(view);
  garden(view);
  paintPine(ctx, makeRng(`${seed}/pine`), { palette, x: 1120, y: 872, height: 700, side: 1, lean: -0.03 });
}

function track({ sheet, ctx, palette, seed, at }: SceneView): void {
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/bed`,
    outline: [
      [-5, 728],
      [1205, 728],
      [1205, 806],
      [-5, 806],
    ],
    colour: at('#9a8e7c'),
    facing: 0.1,
    worn: 0.5,
  });
  for (let x = -20; x < 1220; x += 34)
    polygon(
      ctx,
      [
        [x, 752],
        [x + 18, 752],
        [x + 14, 786],
        [x - 6, 786],
      ],
      mix(at('#6a4a36'), palette.ink, 0.3),
    );
  for (const y of [758, 776])
    line(
      ctx,
      [
        [0, y],
        [1200, y],
      ],
      y > 770 ? 6 : 4,
      mix(at('#c9ccc4'), palette.ink, 0.15),
    );
}

function steam({ sheet, palette, seed }: SceneView): void {
  const noise = makeNoise(`${seed}/steam`);
  const layer = sheet.covered([100, 120, 720, 560], palette.haze);
  layer.ctx.clearRect(0, 0, 1200, 900);
  const rng = makeRng(`${seed}/puffs`);
  for (let i = 0; i < 46; i++) {
    const t = i / 45;
    const r = lerp(14, 84, t ** 0.8);
    ellipse(
      layer.ctx,
      238 + 420 * t ** 1.3 + rng.bell() * 20,
      566 - 330 * t ** 0.62 + rng.bell() * 18,
      r,
      r * 0.8,
      mix('#ffffff', palette.haze, 0.25),
    );
  }
  spray(layer, mix(palette.haze, palette.mid, 0.35), (x, y) => 0.5 + 0.6 * noise.fbm(x / 60, y / 46, 3), {
    box: [80, 60, 900, 620],
    soft: 1,
  });
  spray(
    layer,
    mix('#ffffff', palette.flank, 0.3),
    (x, y) => 0.3 + 0.7 * noise.fbm(x / 60 + 0.2, y / 46 + 0.25, 3),
    { box: [80, 60, 900, 620], soft: 0.8 },
  );
  sheet.stamp(layer, 0.72);
}

function garden({ sheet, ctx, palette, seed, at }: SceneView): void {
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/bank`,
    outline: [
      [-5, 806],
      [1205, 806],
      [1205, 905],
      [-5, 905],
    ],
    colour: at('#4f7a45'),
    facing: 0,
    worn: 0.8,
  });
  const rng = makeRng(`${seed}/hydrangeas`);
  const heads = Array.from({ length: 70 }, (): Point => [rng() * 1220 - 10, rng.range(822, 906)]).sort(
    (a, b) => a[1] - b[1],
  );
  for (const [x, y] of heads)
    paintHydrangea(ctx, rng, {
      x,
      y,
      size: 10 + (y - 810) * 0.17,
      petals: ['#6d5f9a', '#9a8cc8', '#cfc4ea'].map((colour) =>
        at(rng.chance(0.3) ? colour.replace(/^#../, '#c8') : colour),
      ) as [Hex, Hex, Hex],
      leaves: [at('#2c5a46'), at('#6d944c')],
      side: 1,
    });
  polygon(
    ctx,
    [
      [0, 806],
      [1200, 806],
      [1200, 810],
      [0, 810],
    ],
    rgba(palette.ink, 0.25),
  );
}
