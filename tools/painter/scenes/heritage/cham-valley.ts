import { mix, rgba } from '../../kit/colour.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { paintJungleFrame } from '../../kit/props/jungle-frame.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintRange } from '../../kit/props/range.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse } from '../../kit/stroke.ts';
import { paintChamTower } from './cham-tower.ts';

/** Ruined temples in a jungle valley below a tooth-shaped mountain. */
export function paintChamValley(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const noise = makeNoise(`${seed}/valley`);
  const sun: Point = [rng.range(250, 330), 190];
  paintBackdrop(sheet, { palette, seed, horizon: 420, sun, birds: [480, 140] });
  const range = sheet.layer();
  const body = mix(palette.haze, palette.mid, 0.5);
  paintRange(range, {
    seed: `${seed}/range`,
    y: 390,
    amplitude: 120,
    base: 560,
    scale: 330,
    colours: [mix(body, palette.ink, 0.3), mix(body, palette.ink, 0.12), body, mix(body, palette.flank, 0.3)],
    side: -1,
    haze: palette.haze,
  });
  sheet.stamp(range);
  paintJungleSlope(sheet, {
    palette,
    seed: `${seed}/tooth`,
    crest: (x) =>
      560 - 300 * Math.exp(-(((x - 800) / (x < 800 ? 190 : 110)) ** 2)) - 26 * noise.fbm(x / 70, 1, 3),
    base: 580,
    nearness: 0.44,
    size: [8, 12],
    side: -1,
  });
  paintMistBank(sheet, { palette, seed: `${seed}/m0`, y: 520, height: 60, density: 0.85 });
  paintJungleSlope(sheet, {
    palette,
    seed: `${seed}/wood`,
    crest: (x) => 540 - 46 * noise.fbm(x / 240, 3, 3) - 50 * Math.abs(x / 600 - 1) ** 2,
    base: 640,
    nearness: 0.7,
    size: [13, 20],
    side: -1,
  });
  paintMistBank(sheet, { palette, seed: `${seed}/m1`, y: 610, height: 40, density: 0.7 });
  lawn(view);
  paintChamTower(view, {
    seed: `${seed}/d`,
    x: 640,
    base: 650,
    width: 84,
    height: 170,
    side: -1,
    nearness: 0.74,
    storeys: 1,
    ruined: true,
  });
  paintChamTower(view, {
    seed: `${seed}/b`,
    x: 1010,
    base: 690,
    width: 150,
    height: 300,
    side: -1,
    nearness: 0.92,
    storeys: 2,
    ruined: true,
  });
  paintChamTower(view, {
    seed: `${seed}/a`,
    x: 396,
    base: 712,
    width: 206,
    height: 440,
    side: -1,
    storeys: 3,
    ruined: true,
  });
  ruins(view);
  for (const [x, y, h, facing, pose] of [
    [690, 768, 104, -1, 'stroll'],
    [734, 774, 98, -1, 'photo'],
  ] as const) {
    ellipse(ctx, x + 14, y, h * 0.26, h * 0.04, rgba(palette.ink, 0.3));
    paintFolk(ctx, makeRng(`${seed}/p${x}`), {
      palette,
      x,
      y,
      height: h,
      pose,
      facing,
      side: -1,
      outfit: pose === 'photo' ? 'shirt' : 'dress',
      hair: pose === 'photo' ? 'short' : 'bob',
      hat: pose === 'photo' ? 'cap' : 'sun',
    });
  }
  const blades = ['#2f5a3c', '#557f45', '#86a356', '#a9b865'].map((colour) => at(colour));
  paintGrass(ctx, makeRng(`${seed}/grass`), {
    count: 1700,
    foot: (r) => [r() * sheet.width, lerp(800, 950, r() ** 0.8)],
    length: [14, 46],
    width: 3,
    lean: 7,
    colours: blades,
  });
  paintJungleFrame(sheet, {
    palette,
    seed: `${seed}/frame`,
    tufts: [
      { at: [1180, 900], size: 190, lean: -1, kind: 'broad' },
      { at: [30, 910], size: 170, lean: 1, kind: 'fern' },
    ],
  });
}

function lawn({ sheet, palette, seed, at }: SceneView): void {
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/lawn`,
    outline: [
      [-5, 640],
      [300, 626],
      [900, 630],
      [1205, 642],
      [1205, 905],
      [-5, 905],
    ],
    colour: at('#6f8d4e'),
    facing: 0.35,
    worn: 0.7,
  });
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/path`,
    outline: [
      [470, 712],
      [560, 712],
      [700, 740],
      [860, 800],
      [1000, 905],
      [560, 905],
      [640, 800],
      [600, 750],
    ],
    colour: at('#c9a87c'),
    facing: 0.3,
    worn: 0.2,
  });
}

/** Low walls and fallen blocks among the grass. */
function ruins({ sheet, palette, seed, at, rng }: SceneView): void {
  const brick = at('#a9603f');
  const wall = (x: number, y: number, w: number, h: number, i: number): void =>
    paintMasonry(sheet, {
      palette,
      seed: `${seed}/wall${i}`,
      outline: [
        [x, y],
        [x + w, y],
        [x + w, y - h * 0.5],
        [x + w * 0.8, y - h * 0.6],
        [x + w * 0.6, y - h],
        [x + w * 0.25, y - h * 0.86],
        [x, y - h * 0.7],
      ],
      colour: brick,
      facing: -0.1,
      course: 5,
      worn: 0.85,
    });
  wall(140, 740, 120, 62, 1);
  wall(540, 716, 90, 44, 2);
  wall(840, 736, 110, 40, 3);
  for (let i = 0; i < 9; i++)
    wall(rng.range(60, 1120), rng.range(752, 792), rng.range(22, 44), rng.range(10, 20), 10 + i);
}
