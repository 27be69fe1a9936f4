import { mix, rgba } from '../../kit/colour.ts';
import type { Point, Side } from '../../kit/maths.ts';
import { Camera } from '../../kit/props/camera.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import type { FolkPose } from '../../kit/props/folk/folk-poses.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintView } from '../../kit/props/view.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';

/** Morning exercise on the top deck of a ship among limestone islands. */
export function paintSunDeck(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const horizon = 420;
  const sun: Point = [rng.range(540, 700), view.light === 'noon' ? 120 : 300];
  paintView(sheet, 'bay', { palette, seed, horizon, sun, sunRadius: 32, bottom: 760 });
  const camera = new Camera({ horizon, eye: 2.4, focal: 900, centre: 600 });
  const edge = (x: number, z: number, y = 0): Point => camera.see([x, y, z]);
  // The deck narrows to the bow.
  const rim: Point[] = [
    edge(-4.4, 2.6),
    edge(-4.2, 7),
    edge(-3, 10.4),
    edge(-1.4, 12.6),
    edge(0, 13.4),
    edge(1.4, 12.6),
    edge(3, 10.4),
    edge(4.2, 7),
    edge(4.4, 2.6),
  ];
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/deck`,
    outline: [[-40, 1000], ...rim, [1240, 1000]],
    colour: at('#c99a66'),
    facing: 0.35,
    worn: 0.2,
  });
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(-40, 1000);
  for (const [x, y] of rim) ctx.lineTo(x, y);
  ctx.lineTo(1240, 1000);
  ctx.clip();
  for (let x = -5; x < 5; x += 0.28) line(ctx, [edge(x, 2), edge(x, 14)], 1.5, rgba(palette.ink, 0.22));
  for (let i = 0; i < 60; i++) {
    const x = -5 + Math.floor(rng() * 36) * 0.28;
    const z = rng.range(2.2, 13);
    line(ctx, [edge(x, z), edge(x + 0.28, z)], 1.6, rgba(palette.ink, 0.35));
  }
  ctx.restore();
  railing(view, camera);
  const people: readonly (readonly [number, number, FolkPose, Side, boolean])[] = [
    [-1.5, 9.6, 'point', 1, false],
    [0.4, 10, 'point', 1, true],
    [2.2, 9.2, 'point', 1, false],
    [-2.6, 7, 'point', 1, true],
    [-0.5, 7.2, 'point', 1, false],
    [1.7, 6.8, 'point', 1, true],
  ];
  for (const [x, z, pose, facing, woman] of people) {
    const [px, py] = edge(x, z);
    const m = camera.scaleAt([x, 0, z]);
    ellipse(ctx, px + 0.06 * m, py, 0.34 * m, 0.06 * m, rgba(palette.ink, 0.3));
    paintFolk(ctx, makeRng(`${seed}/f${x}`), {
      palette,
      x: px,
      y: py,
      height: 1.68 * m,
      pose,
      facing,
      side: sun[0] > px ? 1 : -1,
      outfit: woman ? 'blouse' : 'shirt',
      hair: woman ? 'bun' : 'short',
      away: true,
      top: woman ? '#f3ead6' : '#e9e0c8',
      bottom: '#f3ead6',
    });
  }
}

function railing({ ctx, palette, at }: SceneView, camera: Camera): void {
  const white = at('#f3ead6');
  const way: readonly (readonly [number, number])[] = [
    [-4.4, 2.6],
    [-4.3, 4.8],
    [-4.2, 7],
    [-3.7, 8.8],
    [-3, 10.4],
    [-2.2, 11.6],
    [-1.4, 12.6],
    [0, 13.4],
    [1.4, 12.6],
    [2.2, 11.6],
    [3, 10.4],
    [3.7, 8.8],
    [4.2, 7],
    [4.3, 4.8],
    [4.4, 2.6],
  ];
  for (const y of [0.35, 0.7, 1.05])
    line(
      ctx,
      way.map(([x, z]) => camera.see([x, y, z])),
      y > 1 ? 7 : 3,
      y > 1 ? mix(at('#8a5a38'), palette.flank, 0.2) : white,
    );
  for (const [x, z] of way)
    line(
      ctx,
      [camera.see([x, 0, z]), camera.see([x, 1.05, z])],
      Math.max(3, camera.scaleAt([x, 0, z]) * 0.05),
      white,
    );
  const [lx, ly] = camera.see([0, 1.05, 13.4]);
  line(
    ctx,
    [
      [lx, ly],
      [lx, ly - 150],
    ],
    5,
    white,
  );
  polygon(
    ctx,
    [
      [lx + 2, ly - 150],
      [lx + 52, ly - 142],
      [lx + 46, ly - 116],
      [lx + 2, ly - 120],
    ],
    at('#2f8f88'),
  );
}
