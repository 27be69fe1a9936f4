import { mix } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { paintDiningTable } from '../../kit/props/dining-table.ts';
import { paintGuestTable } from '../../kit/props/guest-table.ts';
import { LANTERN_SHAPES, paintLantern } from '../../kit/props/lantern.ts';
import { paintPottedPlant } from '../../kit/props/potted-plant.ts';
import { paintInside } from '../../kit/props/room-inside.ts';
import { lightLamp } from '../../kit/props/room-lamps.ts';
import type { RoomPlan } from '../../kit/props/room-scene.ts';
import type { Stage } from '../../kit/props/room-stage.ts';
import { paintBlock } from '../../kit/props/solid.ts';
import { paintWallPicture } from '../../kit/props/wall-picture.ts';
import { paintWindowFrame } from '../../kit/props/window-frame.ts';
import { makeRng } from '../../kit/rng.ts';
import { line } from '../../kit/stroke.ts';

/** x, height of the middle, z, size in metres. Far ones first. */
const LANTERNS = [
  [-2.6, 2.6, 6.6, 0.42],
  [-1, 2.75, 6.4, 0.46],
  [0.9, 2.6, 6.6, 0.42],
  [2.7, 2.72, 6.3, 0.48],
  [-1.9, 2.5, 4.9, 0.46],
  [0.1, 2.62, 4.7, 0.5],
  [2, 2.5, 4.9, 0.46],
  [-1.15, 2.42, 3.4, 0.42],
  [1.25, 2.46, 3.3, 0.42],
] as const;

/** Hall with silk lanterns over wooden tables. */
export function paintLanternHall(stage: Stage, plan: RoomPlan): void {
  const { room, openings } = plan;
  const { sheet, colours, camera, palette, light } = stage;
  const rng = makeRng(`${stage.seed}/lanterns`);
  for (const [x, y, z] of LANTERNS) lightLamp(stage, [x, y - 0.5, z], 2, 0.5);
  paintInside(stage, plan, { floor: 'planks', accent: 'back' });
  for (const opening of openings)
    paintWindowFrame(stage, {
      room,
      opening,
      columns: 4,
      bars: [1.45, 2],
      colour: colours.timber,
      width: 0.08,
    });
  paintWallPicture(stage, {
    room,
    wall: 'back',
    along: [-0.55, 0.75],
    y: [1.5, 2.4],
    seed: 'print',
    motif: 'leaf',
  });
  const layer = sheet.layer();
  const { ctx } = layer;
  const beam = mix(colours.timber, light.shade, 0.15);
  for (const z of [6.6, 4.8, 3])
    paintBlock(
      stage,
      ctx,
      { x: 0, z },
      { u: [room.left, room.right], y: [room.height - 0.2, room.height], v: [-0.08, 0.08] },
      beam,
    );
  for (const x of [-3.9, 4.1])
    paintBlock(
      stage,
      ctx,
      { x, z: 6.6 },
      { u: [-0.13, 0.13], y: [0, room.height - 0.2], v: [-0.13, 0.13] },
      beam,
    );
  paintPottedPlant(stage, ctx, { spot: [3.5, 0, 6.4], height: 1.8, kind: 'broad', seed: 'fig' });
  paintPottedPlant(stage, ctx, { spot: [-3.4, 0, 6.4], height: 1.8, kind: 'palm', seed: 'areca' });
  const seat = mix(colours.throw, light.shade, 0.1);
  const table = (x: number, z: number): void =>
    paintDiningTable(stage, ctx, rng, {
      place: { x, z },
      width: 1.35,
      depth: 0.85,
      seat,
      seats: 2,
    });
  for (const x of [-2.1, 2.7]) table(x, 5.9);
  paintGuestTable(stage, ctx, rng, {
    x: 0.3,
    z: 6,
    seat,
    guests: [
      { outfit: 'blouse', hair: 'bun', top: '#b5432a' },
      { outfit: 'shirt', top: '#f3ead6' },
    ],
  });
  for (const [x, y, z, size] of LANTERNS.slice(0, 7)) hang(x, y, z, size);
  paintGuestTable(stage, ctx, rng, {
    x: -1.5,
    z: 4,
    seat,
    guests: [
      { outfit: 'shirt', top: '#5f918a' },
      { outfit: 'ao-dai', hair: 'long', top: '#e0a84a' },
    ],
  });
  table(1.7, 4);
  for (const [x, y, z, size] of LANTERNS.slice(7)) hang(x, y, z, size);
  sheet.stamp(layer);

  function hang(x: number, y: number, z: number, size: number): void {
    const spot = [x, y, z] as const;
    const [px, py] = camera.see(spot);
    line(ctx, [camera.see([x, room.height - 0.1, z]), [px, py]], 1.4, palette.ink);
    paintLantern(ctx, {
      palette,
      x: px,
      y: py,
      size: camera.scaleAt(spot) * size,
      colour: underLight({ ...palette, cast: light.wash }, rng.pick(LOCAL.lantern)),
      shape: rng.pick(LANTERN_SHAPES),
      lit: 0.25 + 0.75 * light.lamps,
    });
  }
}
