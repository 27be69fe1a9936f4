import { mix, rgba } from '../../kit/colour.ts';
import { paintBed } from '../../kit/props/bed.ts';
import type { Spot } from '../../kit/props/camera.ts';
import { paintCurtain, paintRod } from '../../kit/props/curtain.ts';
import { paintSunbeam } from '../../kit/props/floor.ts';
import { paintPottedPlant } from '../../kit/props/potted-plant.ts';
import { paintRattanChair } from '../../kit/props/rattan-chair.ts';
import { paintInside } from '../../kit/props/room-inside.ts';
import { lightLamp, paintPendant, paintTableLamp } from '../../kit/props/room-lamps.ts';
import type { RoomPlan } from '../../kit/props/room-scene.ts';
import type { Stage } from '../../kit/props/room-stage.ts';
import { paintRug } from '../../kit/props/rug.ts';
import { type Place, paintBlock, spotOf } from '../../kit/props/solid.ts';
import { paintWallPicture } from '../../kit/props/wall-picture.ts';
import { paintWindowFrame } from '../../kit/props/window-frame.ts';
import type { Context } from '../../kit/sheet.ts';
import { brush, curve, polygon } from '../../kit/stroke.ts';

const BED: Place = { x: -0.35, z: 5.48 };
const POSTS = [
  [-1.08, -0.02],
  [1.08, -0.02],
  [-1.08, -2.16],
  [1.08, -2.16],
] as const;
const TESTER = 2.35;

/** Villa with a four-poster under white net; its sliding doors open to the garden. */
export function paintVilla(stage: Stage, plan: RoomPlan): void {
  const { room, openings } = plan;
  const { sheet, colours, light } = stage;
  const [door] = openings as [(typeof openings)[number]];
  lightLamp(stage, [-1.95, 1, 5.3], 1.5);
  lightLamp(stage, [1.25, 1, 5.3], 1.5);
  paintInside(stage, plan, { floor: 'stone', accent: 'back' });
  paintRug(stage, { x: -0.35, z: 3.2 }, [-1.7, 1.7], [-0.8, 1]);
  paintSunbeam(stage, { room, opening: door, columns: 3, rows: [[0.06, 2.5]], ray: [-1, -0.8, -0.55] });
  paintWindowFrame(stage, { room, opening: door, columns: 3, colour: colours.timber, width: 0.07 });
  paintCurtain(stage, {
    room,
    wall: 'right',
    along: [4.6, 5.35],
    y: [0.03, 2.84],
    tied: 'from',
    seed: 'curtain1',
  });
  paintRod(stage, room, 'right', [1.2, 5.45], 2.86);
  paintWallPicture(stage, {
    room,
    wall: 'left',
    along: [3.2, 4.3],
    y: [1.4, 2.3],
    seed: 'print',
    motif: 'leaf',
  });
  const layer = sheet.layer();
  const { ctx } = layer;
  const beam = mix(colours.timber, light.shade, 0.1);
  for (const x of [-2.6, -1.3, 0, 1.3, 2.6])
    paintBlock(
      stage,
      ctx,
      { x, z: 0 },
      { u: [-0.06, 0.06], y: [room.height - 0.16, room.height], v: [0.6, room.back] },
      beam,
    );
  for (const x of [-1.95, 1.25]) {
    paintBlock(
      stage,
      ctx,
      { x, z: 5.3 },
      { u: [-0.23, 0.23], y: [0, 0.5], v: [-0.22, 0.22] },
      colours.cane[1],
    );
    paintTableLamp(stage, ctx, [x, 0.5, 5.3]);
  }
  paintNet(stage, ctx, [POSTS[0], POSTS[1]]);
  for (const [u, v] of POSTS.slice(0, 2)) paintPost(stage, ctx, u, v);
  paintBlock(
    stage,
    ctx,
    BED,
    { u: [-1.1, 1.1], y: [TESTER, TESTER + 0.07], v: [-0.06, 0.02] },
    colours.timber,
  );
  sheet.stamp(layer);
  paintBed(stage, { place: BED, width: 1.9, headboard: 'rattan', pillows: 2, seed: 'bed' });
  const near = sheet.layer();
  for (const u of [-1.08, 1.08])
    paintBlock(
      stage,
      near.ctx,
      BED,
      { u: [u - 0.03, u + 0.03], y: [TESTER, TESTER + 0.06], v: [-2.16, 0] },
      colours.timber,
    );
  for (const [u, v] of POSTS.slice(2)) paintPost(stage, near.ctx, u, v);
  paintBlock(
    stage,
    near.ctx,
    BED,
    { u: [-1.12, 1.12], y: [TESTER, TESTER + 0.07], v: [-2.2, -2.12] },
    colours.timber,
  );
  for (const [u, v] of POSTS.slice(2)) paintTiedNet(stage, near.ctx, u, v);
  sheet.stamp(near);
  const front = sheet.layer();
  paintRattanChair(stage, front.ctx, [1.95, 0, 4]);
  paintPottedPlant(stage, front.ctx, { spot: [-2.6, 0, 3.9], height: 1.7, kind: 'broad', seed: 'fig' });
  paintPendant(stage, front.ctx, [-0.35, 2.62, 2.9], room.height, 0.3);
  sheet.stamp(front);
}

function paintPost(stage: Stage, ctx: Context, u: number, v: number): void {
  paintBlock(
    stage,
    ctx,
    BED,
    { u: [u - 0.04, u + 0.04], y: [0, TESTER], v: [v - 0.04, v + 0.04] },
    stage.colours.timber,
  );
}

/** A veil between two posts. */
function paintNet(
  { camera, colours, light }: Stage,
  ctx: Context,
  [a, b]: readonly [readonly [number, number], readonly [number, number]],
): void {
  const at = (u: number, y: number, v: number): readonly [number, number] => camera.see(spotOf(BED, u, y, v));
  polygon(
    ctx,
    [at(a[0], 0.2, a[1]), at(b[0], 0.2, b[1]), at(b[0], TESTER, b[1]), at(a[0], TESTER, a[1])],
    rgba(mix(colours.linen, light.light, 0.3), 0.24),
  );
}

/** Net gathered at a front post, and a swag along the tester. */
function paintTiedNet({ camera, colours, light }: Stage, ctx: Context, u: number, v: number): void {
  const at = (du: number, y: number): readonly [number, number] => {
    const spot: Spot = spotOf(BED, u + du, y, v - 0.05);
    return camera.see(spot);
  };
  const inward = u < 0 ? 1 : -1;
  const cloth = mix(colours.linen, light.light, 0.25);
  const scale = camera.scaleAt(spotOf(BED, u, 1, v));
  for (const [spread, alpha] of [
    [0.42, 0.75],
    [0.26, 0.9],
    [0.1, 0.95],
  ] as const) {
    const top = at(inward * spread, TESTER);
    const knot = at(inward * 0.05, 1.05);
    const path = curve(top, at(inward * spread * 0.5, 1.5), knot, 14);
    brush(
      ctx,
      path,
      (t) => scale * (0.16 - 0.09 * t),
      rgba(mix(cloth, light.shade, 0.3 - spread * 0.6), alpha),
    );
  }
  brush(
    ctx,
    curve(at(inward * 0.05, 1.05), at(inward * 0.1, 0.5), at(inward * 0.06, 0.05), 10),
    (t) => scale * (0.07 + 0.12 * t),
    rgba(mix(cloth, light.shade, 0.12), 0.92),
  );
  brush(ctx, [at(0, 1.04), at(inward * 0.12, 1.06)], scale * 0.045, colours.throw);
}
