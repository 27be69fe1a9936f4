import { mix, rgba } from '../../kit/colour.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintHydrangea } from '../../kit/props/hydrangea.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { curve2, ellipse } from '../../kit/stroke.ts';
import { paintCableLine } from './cable-line.ts';
import { paintLadyStatue } from './lady-statue.ts';

/** The bronze Lady on the lone mountain of the plain, gardens at her feet. */
export function paintLadyMount(view: SceneView): void {
  const { sheet, ctx, palette, seed, rng } = view;
  const noise = makeNoise(`${seed}/land`);
  const sun: Point = [rng.range(270, 350), 200];
  paintBackdrop(sheet, { palette, seed, horizon: 560, sun, birds: [480, 140] });
  plain(view);
  paintMistBank(sheet, { palette, seed: `${seed}/low`, y: 650, height: 80, density: 0.9 });
  paintJungleSlope(sheet, {
    palette,
    seed: `${seed}/mount`,
    crest: (x) => 560 + 0.0007 * (x - 830) ** 2 + 20 * noise.fbm(x / 80, 3, 2),
    base: 900,
    nearness: 0.84,
    size: [16, 26],
    side: -1,
    hazeAtFoot: 0,
  });
  const cable = sheet.layer();
  paintCableLine(cable.ctx, view, {
    points: curve2([-140, 420], [120, 540], [380, 640], [600, 560], 60),
    size: [250, 60],
    cabins: [
      [0.36, '#c8522a'],
      [0.7, '#e0a53a'],
    ],
    side: -1,
  });
  sheet.stamp(cable);
  paintLadyStatue(view, 830, 640, 520);
  terrace(view);
  flowers(view);
  folk(view);
}

/** Fields, a lake and far hills seen from above. */
function plain({ sheet, ctx, palette, seed, at }: SceneView): void {
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/plain`,
    outline: [
      [-5, 560],
      [1205, 560],
      [1205, 905],
      [-5, 905],
    ],
    colour: at('#8fa866', 0.5),
    facing: 0.1,
    worn: 0.3,
  });
  const rng = makeRng(`${seed}/fields`);
  for (let i = 0; i < 120; i++) {
    const t = rng() ** 1.4;
    const y = lerp(566, 720, t);
    ctx.fillStyle = rgba(
      mix(at(rng.pick(['#6d9a4c', '#a3bb5c', '#cdbb6c', '#4f8350']), 0.55), palette.haze, 0.2),
      0.7,
    );
    ctx.fillRect(rng.range(-20, 1220), y, rng.range(30, 110) * (0.4 + t), 3 + 12 * t);
  }
  ellipse(ctx, 420, 590, 170, 9, mix(palette.water[1], palette.sky[3], 0.3));
  ellipse(ctx, 250, 604, 120, 7, mix(palette.water[1], palette.sky[3], 0.2));
}

function terrace({ sheet, palette, seed, at }: SceneView): void {
  for (const [i, [y, left, right]] of (
    [
      [636, 640, 1020],
      [690, 520, 1140],
      [760, 300, 1260],
    ] as const
  ).entries())
    paintMasonry(sheet, {
      palette,
      seed: `${seed}/terrace${i}`,
      outline: [
        [left, y],
        [right, y],
        [right + 60, y + 150],
        [left - 60, y + 150],
      ],
      colour: at(i === 2 ? '#cdbd98' : '#b9aa88'),
      facing: 0.2,
      course: i === 2 ? 0 : 14,
      worn: 0.3,
    });
}

function flowers({ ctx, palette, seed, at }: SceneView): void {
  const rng = makeRng(`${seed}/beds`);
  const beds = ['#c23a5a', '#e8792c', '#7a5aa0', '#f2b33d'];
  for (const [y, from, to] of [
    [690, 530, 1130],
    [762, 320, 1250],
  ] as const)
    for (let x = from; x < to; x += 15)
      if (Math.abs(x - 830) > 60)
        for (let k = 0; k < 3; k++)
          ellipse(
            ctx,
            x + rng.bell() * 6,
            y - 4 - k * 5 + rng.bell() * 3,
            9 - k * 2,
            7 - k,
            k ? at(beds[Math.floor((x - from) / 130) % 4] as string) : at('#3f6a3c'),
          );
  for (let i = 0; i < 16; i++)
    paintHydrangea(ctx, makeRng(`${seed}/h${i}`), {
      x: i < 8 ? rng.range(-10, 330) : rng.range(900, 1210),
      y: rng.range(852, 905),
      size: rng.range(24, 36),
      petals: [at('#7a3a5a'), at('#d8708a'), at('#f6d0d6')],
      leaves: [mix(at('#235a45'), palette.ink, 0.3), at('#4f8350')],
      side: -1,
    });
}

function folk({ ctx, palette, seed }: SceneView): void {
  for (const [x, y, h, pose, top, outfit] of [
    [800, 758, 52, 'wait', '#f3ead6', 'ao-dai'],
    [870, 758, 54, 'point', '#b5432a', 'shirt'],
    [470, 842, 104, 'photo', '#2d5d73', 'shirt'],
    [610, 850, 100, 'stroll', '#d9a441', 'ao-dai'],
    [730, 846, 104, 'stroll', '#8a3b55', 'dress'],
    [786, 850, 70, 'walk', '#c8522a', 'shirt'],
  ] as const) {
    ellipse(ctx, x, y, h * 0.24, h * 0.035, rgba(palette.ink, 0.28));
    paintFolk(ctx, makeRng(`${seed}/f${x}`), {
      palette,
      x,
      y,
      height: h,
      pose,
      side: -1,
      outfit,
      top,
      bottom: outfit === 'dress' ? top : '#31343c',
      away: x === 800 || x === 870,
      child: x === 786,
      hair: outfit === 'shirt' ? 'short' : 'long',
      hat: x === 610 ? 'cone' : 'none',
    });
  }
}
