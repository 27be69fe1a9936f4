import { rgba } from '../../kit/colour.ts';
import { setAfloat } from '../../kit/float.ts';
import type { Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintBoulder } from '../../kit/props/boulder.ts';
import { Camera } from '../../kit/props/camera.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintIslet } from '../../kit/props/islet.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintSpeedboat } from '../../kit/props/speedboat.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { paintWhiteShore } from './white-shore.ts';

/** A speedboat in a clear cove between granite points, guests wade ashore. */
export function paintCoveBoat(view: SceneView): void {
  const { sheet, palette, seed, at, rng } = view;
  const noise = makeNoise(`${seed}/cove`);
  const horizon = 350;
  const sun: Point = [rng.range(380, 460), 170];
  paintBackdrop(sheet, { palette, seed, horizon, sun, birds: [520, 110] });
  paintIslet(sheet, { palette, seed: `${seed}/isle`, x: 430, reach: 170, height: 44, waterline: horizon + 1, nearness: 0.34, side: -1 });
  paintJungleSlope(sheet, {
    palette,
    seed: `${seed}/cape`,
    crest: (x) => 360 - 230 * Math.min(1, Math.max(0, (x - 700) / 420)) ** 0.8 + 20 * noise.fbm(x / 70, 2, 2),
    base: horizon + 8,
    nearness: 0.66,
    size: [12, 18],
    side: -1,
    from: 690,
  });
  const sea = { palette, seed, horizon: horizon + 2, sun };
  paintWater(sheet, { ...sea, mirrorFrom: horizon + 6, mirror: 0.5, amplitude: 14 });
  paintRipples(sheet, sea);
  const stone = ['#5d5a52', '#8f8672', '#c0b08c', '#e6d6ae'].map((colour) => at(colour));
  const rocks = (list: readonly (readonly [number, number, number, number])[]): void => {
    for (const [x, y, reach, height] of list)
      paintBoulder(sheet, { seed: `${seed}/rock${x}`, x, y, reach, height, colours: stone, side: -1 });
  };
  rocks([
    [820, 380, 70, 50],
    [930, 392, 90, 80],
    [1060, 420, 110, 120],
    [1180, 470, 120, 150],
    [1010, 450, 60, 50],
  ]);
  paintWhiteShore(view, (x) => 690 + 60 * Math.sin((x - 260) / 320) + 10 * noise(x / 90, 1) - (x > 900 ? (x - 900) * 0.5 : 0));
  const camera = new Camera({ horizon, eye: 3.4, focal: 980, centre: 600 });
  const boat = { x: -0.6, z: 13.4, turn: 0.32 };
  const layer = sheet.layer();
  paintSpeedboat(layer.ctx, {
    palette,
    camera,
    place: { ...boat, y: -0.05 },
    hull: rng.pick(['#2f6f8f', '#c8522a']),
    awning: '#f3ead6',
    side: -1,
  });
  const [x, y] = camera.see([boat.x, 0, boat.z - 1]);
  const m = camera.scaleAt([boat.x, 0, boat.z]);
  setAfloat(layer, { palette, seed: `${seed}/boat`, x, waterline: Math.round(y - m * 0.1), reach: m * 4, depth: m * 1.6, amplitude: 12 });
  folk(view);
  rocks([
    [60, 640, 150, 170],
    [-10, 730, 130, 150],
    [170, 700, 80, 70],
    [1150, 800, 90, 70],
  ]);
}

function folk({ ctx, palette, seed }: SceneView): void {
  for (const [x, y, h, pose, top, outfit, child] of [
    [690, 690, 96, 'walk', '#e2662c', 'shirt', false],
    [760, 720, 104, 'wave', '#c23a5a', 'dress', false],
    [600, 770, 118, 'photo', '#2f8f88', 'shirt', false],
    [862, 776, 80, 'run', '#e3b23a', 'shirt', true],
    [920, 782, 118, 'stroll', '#8a3b55', 'dress', false],
    [440, 806, 120, 'point', '#f3ead6', 'shirt', false],
  ] as const) {
    ellipse(ctx, x + h * 0.1, y, h * 0.26, h * 0.035, rgba(palette.ink, 0.24));
    paintFolk(ctx, makeRng(`${seed}/f${x}`), {
      palette,
      x,
      y,
      height: h,
      pose,
      facing: x > 640 ? -1 : 1,
      side: -1,
      outfit,
      top,
      bottom: outfit === 'dress' ? top : '#2d5d73',
      shorts: true,
      child,
      hair: outfit === 'dress' ? 'long' : 'short',
      hat: x === 760 || x === 920 ? 'sun' : 'none',
      ...(x === 690 ? { vest: '#e2662c' } : {}),
    });
  }
}
