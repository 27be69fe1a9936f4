import { rgba } from '../../kit/colour.ts';
import { Camera } from '../../kit/props/camera.ts';
import { paintCar } from '../../kit/props/car.ts';
import { paintVendor } from '../../kit/props/vendor.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse } from '../../kit/stroke.ts';
import { metreAt, project } from '../old-town/perspective.ts';
import { paintCase, paintScooters, paintWalkers } from './quarter-folk.ts';
import { paintQuarterStage } from './quarter-stage.ts';

/** A street of the old quarter seen along its length: tube houses, awnings, wires, scooters, people. */
export function paintQuarterStreet(view: SceneView): void {
  const eye = paintQuarterStage(view);
  paintScooters(view, eye, [
    [-4.7, 26],
    [-4.7, 21],
    [4.8, 18],
    [-4.8, 12.4],
    [-4.8, 10.6],
    [4.9, 9.4],
    [4.9, 8],
  ]);
  paintWalkers(view, eye, [
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
  const eye = paintQuarterStage(view);
  const { ctx, palette, rng } = view;
  paintScooters(view, eye, [
    [4.8, 20],
    [4.8, 15],
    [4.9, 10],
    [-4.7, 28],
  ]);
  paintWalkers(view, eye, [
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
  paintWalkers(view, eye, [
    [1.5, 10, 'wait', -1, 'dress'],
    [2.3, 9.6, 'pull', -1, 'shirt'],
  ]);
  const [x, y] = project(eye, 3, 0, 9.5);
  const m = metreAt(eye, 9.5);
  for (const [dx, tall, colour] of [
    [0, 0.72, '#d9a441'],
    [0.5, 0.58, '#2f6f7c'],
  ] as const)
    paintCase(view, x + dx * m, y, m, tall, colour);
}
