import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import type { Point, Side } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { Camera } from '../../kit/props/camera.ts';
import { paintCar } from '../../kit/props/car.ts';
import { type FolkOutfit, paintFolk } from '../../kit/props/folk/folk.ts';
import type { FolkPose } from '../../kit/props/folk/folk-poses.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintVendor } from '../../kit/props/vendor.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';
import { paintScooter } from '../motorbike/scooter.ts';
import { metreAt, project, type View } from '../old-town/perspective.ts';
import { paintQuarterRow, paintWires } from './quarter-row.ts';

const REACH = 6.2;
const KERB = 4.1;

/** A street of the old quarter seen along its length: tube houses, awnings, wires, scooters, people. */
export function paintQuarterStreet(view: SceneView): void {
  const eye = paintStage(view);
  scooters(view, eye, [
    [-4.7, 26],
    [-4.7, 21],
    [4.8, 18],
    [-4.8, 12.4],
    [-4.8, 10.6],
    [4.9, 9.4],
    [4.9, 8],
  ]);
  walkers(view, eye, [
    [0.4, 30, 'walk', 1, 'shirt'],
    [-1.6, 24, 'stroll', 1, 'dress'],
    [1.7, 19, 'stroll', -1, 'ao-dai'],
    [2.3, 19.3, 'walk', -1, 'shirt'],
    [-2.4, 13, 'stroll', 1, 'dress'],
    [-1.8, 12.8, 'photo', 1, 'shirt'],
    [3.2, 10.4, 'stroll', -1, 'blouse'],
  ]);
  const [x, y] = project(eye, 0.7, 0, 8.4);
  const m = metreAt(eye, 8.4);
  ellipse(view.ctx, x, y, m * 0.5, m * 0.07, rgba(view.palette.ink, 0.3));
  paintVendor(view.ctx, makeRng(`${view.seed}/vendor`), {
    palette: view.palette,
    x,
    y,
    height: 1.58 * m,
    facing: -1,
    side: 1,
    goods: ['#d8604a', '#8fab60', '#f2d27a', '#e58a2c'],
  });
}

/** A limousine van waits at the kerb, its guests come with their cases. */
export function paintQuarterVan(view: SceneView): void {
  const eye = paintStage(view);
  const { ctx, palette, rng } = view;
  scooters(view, eye, [
    [4.8, 20],
    [4.8, 15],
    [4.9, 10],
    [-4.7, 28],
  ]);
  walkers(view, eye, [
    [1.4, 26, 'walk', 1, 'shirt'],
    [2.6, 18, 'stroll', -1, 'ao-dai'],
  ]);
  const camera = new Camera({
    horizon: eye.vanishing[1],
    eye: eye.eye,
    focal: eye.focal,
    centre: eye.vanishing[0],
  });
  paintCar(ctx, {
    palette,
    camera,
    kind: 'van',
    place: { x: -1.9, z: 11.6, turn: -Math.PI / 2 + 0.3 },
    paint: rng.pick(['#f1ede2', '#3d4a50']),
    side: 1,
  });
  walkers(view, eye, [
    [1.5, 10, 'wait', -1, 'dress'],
    [2.3, 9.6, 'pull', -1, 'shirt'],
  ]);
  const [x, y] = project(eye, 3, 0, 9.5);
  const m = metreAt(eye, 9.5);
  for (const [dx, tall, colour] of [
    [0, 0.72, '#d9a441'],
    [0.5, 0.58, '#2f6f7c'],
  ] as const)
    suitcase(view, x + dx * m, y, m, tall, colour);
}

/** Sky, the end of the street, both rows, roadway and pavements, wires. */
function paintStage(view: SceneView): View {
  const { sheet, ctx, palette, seed, at, rng, evening, light } = view;
  const horizon = 470;
  const vanishing: Point = [rng.range(590, 640), horizon];
  const eye: View = { vanishing, focal: 900, eye: 1.75 };
  const sun: Point = [vanishing[0] + 60, light === 'night' ? 120 : 290];
  paintBackdrop(sheet, { palette, seed, horizon, sun });
  const far = mix(palette.haze, palette.mid, 0.4);
  polygon(
    ctx,
    [
      [vanishing[0] - 90, horizon + 30],
      [vanishing[0] - 90, horizon - 70],
      [vanishing[0] + 90, horizon - 60],
      [vanishing[0] + 90, horizon + 30],
    ],
    far,
  );
  paintForest(ctx, makeRng(`${seed}/end`), {
    count: 34,
    at: (r): Point => [vanishing[0] + r.bell() * 90, horizon - 50 - 60 * r()],
    size: [14, 22],
    colours: [mix(far, palette.ink, 0.25), mix(far, palette.mid, 0.4), mix(far, palette.flank, 0.3)],
    side: 1,
  });
  paintQuarterRow(view, eye, makeRng(`${seed}/left`), -1, REACH, true);
  paintQuarterRow(view, eye, makeRng(`${seed}/right`), 1, REACH, false);
  const ground = (from: number, to: number, colour: Hex, name: string): void =>
    paintMasonry(sheet, {
      palette,
      seed: `${seed}/${name}`,
      outline: [
        project(eye, from, 0, 1.6),
        project(eye, from, 0, 90),
        project(eye, to, 0, 90),
        project(eye, to, 0, 1.6),
      ],
      colour,
      facing: evening ? -0.2 : 0.15,
      worn: 0.3,
    });
  ground(-REACH, -KERB, at('#b9a894'), 'pave-l');
  ground(KERB, REACH, at('#b9a894'), 'pave-r');
  ground(-KERB, KERB, at('#8d867c'), 'road');
  for (const side of [-1, 1])
    line(
      ctx,
      [project(eye, side * KERB, 0.02, 1.6), project(eye, side * KERB, 0.02, 80)],
      4,
      mix(at('#d9cfba'), palette.ink, 0.1),
    );
  if (!evening)
    polygon(
      ctx,
      [
        project(eye, -KERB, 0, 1.6),
        project(eye, -KERB, 0, 70),
        project(eye, -0.6, 0, 70),
        project(eye, 0.8, 0, 1.6),
      ],
      rgba(palette.flank, 0.24),
    );
  if (evening)
    for (const z of [5, 8, 13, 20])
      for (const side of [-1, 1])
        glow(ctx, {
          x: project(eye, side * 5, 0, z)[0],
          y: project(eye, side * 5, 1, z)[1],
          radius: metreAt(eye, z) * 2.6,
          colour: palette.glow,
          strength: 0.3,
        });
  paintWires(view, eye, makeRng(`${seed}/wires`), -1, KERB + 0.35);
  const leaves = ['#1f5140', '#47794b', '#86a35c'].map((colour) => at(colour)) as [Hex, Hex, Hex];
  for (const [x, z] of [
    [5.3, 15],
    [-5.4, 30],
  ] as const) {
    const m = metreAt(eye, z);
    const foot = project(eye, x, 0, z);
    const crown = project(eye, x * 0.86, 7.4, z);
    line(ctx, [foot, crown], m * 0.34, mix(at('#5a4030'), palette.ink, 0.3));
    paintForest(ctx, makeRng(`${seed}/tree${x}`), {
      count: 70,
      at: (r): Point => [crown[0] + r.bell() * m * 2.6, crown[1] + r.bell() * m * 1.3],
      size: [m * 0.34, m * 0.56],
      colours: leaves,
      side: 1,
    });
  }
  return eye;
}

function scooters(
  { ctx, palette, seed }: SceneView,
  eye: View,
  places: readonly (readonly [number, number])[],
): void {
  const rng = makeRng(`${seed}/scooters`);
  for (const [x, z] of places) {
    const [px, py] = project(eye, x, 0, z);
    paintScooter(ctx, {
      palette,
      x: px,
      y: py,
      length: metreAt(eye, z) * 1.8,
      facing: x < 0 ? 1 : -1,
      squeeze: 0.62,
      paint: rng.pick(['#b5382a', '#2f6f7c', '#e9e0c8', '#d9a441', '#4a5a60']),
    });
  }
}

type Walker = readonly [x: number, z: number, pose: FolkPose, facing: Side, outfit: FolkOutfit];

function walkers({ ctx, palette, seed }: SceneView, eye: View, list: readonly Walker[]): void {
  for (const [x, z, pose, facing, outfit] of list) {
    const [px, py] = project(eye, x, 0, z);
    const m = metreAt(eye, z);
    ellipse(ctx, px + m * 0.1, py, m * 0.42, m * 0.06, rgba(palette.ink, 0.3));
    const woman = outfit !== 'shirt';
    paintFolk(ctx, makeRng(`${seed}/w${x}`), {
      palette,
      x: px,
      y: py,
      height: (woman ? 1.6 : 1.7) * m,
      pose,
      facing,
      side: 1,
      outfit,
      hair: woman ? 'long' : 'short',
      hat: outfit === 'blouse' || outfit === 'ao-dai' ? 'cone' : outfit === 'dress' ? 'sun' : 'none',
    });
  }
}

function suitcase(
  { ctx, palette, at }: SceneView,
  x: number,
  y: number,
  m: number,
  tall: number,
  colour: Hex,
): void {
  const tint = at(colour);
  ctx.fillStyle = rgba(palette.ink, 0.3);
  ellipse(ctx, x + m * 0.08, y, m * 0.28, m * 0.04, rgba(palette.ink, 0.3));
  ctx.fillStyle = tint;
  ctx.beginPath();
  ctx.roundRect(x - m * 0.2, y - m * (tall + 0.04), m * 0.4, m * tall, m * 0.06);
  ctx.fill();
  for (const u of [-0.1, 0, 0.1])
    line(
      ctx,
      [
        [x + u * m, y - m * tall],
        [x + u * m, y - m * 0.1],
      ],
      m * 0.02,
      mix(tint, palette.ink, 0.35),
    );
  line(
    ctx,
    [
      [x - m * 0.08, y - m * (tall + 0.04)],
      [x - m * 0.08, y - m * (tall + 0.34)],
      [x + m * 0.08, y - m * (tall + 0.34)],
      [x + m * 0.08, y - m * (tall + 0.04)],
    ],
    m * 0.03,
    mix(palette.ink, tint, 0.3),
  );
}
