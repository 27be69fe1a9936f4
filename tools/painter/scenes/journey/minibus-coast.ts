import { mix, rgba } from '../../kit/colour.ts';
import type { Point, Side } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { Camera } from '../../kit/props/camera.ts';
import { paintCar } from '../../kit/props/car.ts';
import { type FolkOutfit, paintFolk } from '../../kit/props/folk/folk.ts';
import type { FolkPose } from '../../kit/props/folk/folk-poses.ts';
import { paintIslet } from '../../kit/props/islet.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintPalm } from '../../kit/props/palm.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';

/** A shuttle at its stop on a promenade by the sea, guests with suitcases before its door. */
export function paintMinibusCoast(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const horizon = 372;
  const sun: Point = [rng.range(820, 960), 180];
  paintBackdrop(sheet, { palette, seed, horizon, sun, birds: [520, 130] });
  for (const [i, x] of [230, 470].entries())
    paintIslet(sheet, {
      palette,
      seed: `${seed}/isle${i}`,
      x,
      reach: 130 + 50 * i,
      height: 50 + 16 * i,
      waterline: horizon + 1,
      nearness: 0.32 + 0.1 * i,
      side: 1,
    });
  paintWater(sheet, { palette, seed, horizon, sun, bottom: 640, mirrorFrom: horizon + 1 });
  paintRipples(sheet, { palette, seed, horizon, sun, bottom: 640 });
  const camera = new Camera({ horizon, eye: 3, focal: 980, centre: 600 });
  const row = (z: number): number => camera.see([0, 0, z])[1];
  const strip = (z0: number, z1: number, colour: string, name: string): void =>
    paintMasonry(sheet, {
      palette,
      seed: `${seed}/${name}`,
      outline: [
        [-5, row(z0)],
        [1205, row(z0)],
        [1205, row(z1)],
        [-5, row(z1)],
      ],
      colour,
      facing: 0.3,
      worn: 0.2,
    });
  strip(26, 20, at('#efd7a2'), 'sand');
  strip(20, 16, at('#cdb491'), 'walk');
  for (let x = -16; x < 17; x += 2.2)
    line(ctx, [camera.see([x, 0, 20]), camera.see([x, 1, 20])], 4, at('#f0ead8'));
  for (const y of [0.5, 1]) line(ctx, [camera.see([-18, y, 20]), camera.see([18, y, 20])], 4, at('#f6f1e2'));
  for (const x of [-10.5, -6.2, 8.8]) {
    const foot = camera.see([x, 0, 18]);
    paintPalm(ctx, makeRng(`${seed}/palm${x}`), {
      palette,
      foot,
      crown: [foot[0] + 14, foot[1] - 340],
      size: 128,
      side: 1,
    });
  }
  polygon(
    ctx,
    [
      [0, row(16)],
      [1200, row(16)],
      [1200, row(15.6)],
      [0, row(15.6)],
    ],
    mix(at('#e9e2d0'), palette.ink, 0.1),
  );
  strip(15.6, 5.4, at('#8a857b'), 'road');
  for (let x = -14; x < 14; x += 4)
    polygon(
      ctx,
      [
        camera.see([x, 0, 9.4]),
        camera.see([x + 2.2, 0, 9.4]),
        camera.see([x + 2.2, 0, 9.2]),
        camera.see([x, 0, 9.2]),
      ],
      mix(at('#f6f1e2'), at('#8a857b'), 0.15),
    );
  guests(view, camera, [
    [-8.2, 17.2, 'stroll', 1, 'ao-dai', 1.62],
    [6.9, 17, 'walk', -1, 'shirt', 1.7],
  ]);
  paintCar(ctx, {
    palette,
    camera,
    kind: 'minibus',
    place: { x: -0.6, z: 13.2, turn: -0.12 },
    paint: rng.pick(['#e9e3d2', '#e9e3d2', '#5f918a']),
    side: 1,
  });
  guests(view, camera, [
    [3.9, 12.4, 'wait', -1, 'dress', 1.62],
    [4.6, 12, 'pull', -1, 'shirt', 1.74],
  ]);
}

type Guest = readonly [x: number, z: number, pose: FolkPose, facing: Side, outfit: FolkOutfit, tall: number];

function guests(view: SceneView, camera: Camera, list: readonly Guest[]): void {
  const { ctx, palette, seed } = view;
  for (const [x, z, pose, facing, outfit, tall] of list) {
    const [px, py] = camera.see([x, 0, z]);
    const m = camera.scaleAt([x, 0, z]);
    ellipse(ctx, px - 0.2 * m, py, 0.42 * m, 0.05 * m, rgba(palette.ink, 0.3));
    const { back } = paintFolk(ctx, makeRng(`${seed}/f${x}`), {
      palette,
      x: px,
      y: py,
      height: tall * m,
      pose,
      facing,
      side: 1,
      outfit,
      hair: outfit === 'shirt' ? 'short' : 'long',
      hat: outfit === 'dress' ? 'sun' : outfit === 'ao-dai' ? 'cone' : 'none',
      ...(outfit === 'shirt' ? { top: '#c8522a' } : {}),
    });
    if (pose === 'pull') suitcase(view, back, py, m);
  }
}

/** A cabin case drawn along by its handle. */
function suitcase({ ctx, palette, at }: SceneView, [hx, hy]: Point, floor: number, m: number): void {
  const x = hx + 0.3 * m;
  const colour = at('#d9a441');
  line(
    ctx,
    [
      [hx, hy],
      [x - 0.06 * m, floor - 0.62 * m],
    ],
    0.03 * m,
    mix(palette.ink, colour, 0.2),
  );
  ctx.save();
  ctx.translate(x, floor);
  ctx.rotate(0.16);
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.roundRect(-0.2 * m, -0.66 * m, 0.4 * m, 0.6 * m, 0.06 * m);
  ctx.fill();
  for (const u of [-0.1, 0, 0.1])
    line(
      ctx,
      [
        [u * m, -0.6 * m],
        [u * m, -0.12 * m],
      ],
      0.02 * m,
      mix(colour, palette.ink, 0.3),
    );
  for (const u of [-0.14, 0.14])
    ellipse(ctx, u * m, -0.03 * m, 0.04 * m, 0.04 * m, mix(palette.ink, '#000000', 0.3));
  ctx.restore();
}
