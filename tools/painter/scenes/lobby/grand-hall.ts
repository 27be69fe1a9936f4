import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import type { Spot } from '../../kit/props/camera.ts';
import { paintCurtain } from '../../kit/props/curtain.ts';
import { paintSunbeam } from '../../kit/props/floor.ts';
import { paintRoomFolk } from '../../kit/props/folk/room-folk.ts';
import { paintLantern } from '../../kit/props/lantern.ts';
import { paintPottedPlant } from '../../kit/props/potted-plant.ts';
import { paintInside } from '../../kit/props/room-inside.ts';
import { lightLamp } from '../../kit/props/room-lamps.ts';
import type { RoomPlan } from '../../kit/props/room-scene.ts';
import type { Stage } from '../../kit/props/room-stage.ts';
import { paintRoundTable } from '../../kit/props/round-table.ts';
import { paintSuitcase } from '../../kit/props/suitcase.ts';
import { paintWallPicture } from '../../kit/props/wall-picture.ts';
import { paintWindowFrame } from '../../kit/props/window-frame.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { line, polygon, trace } from '../../kit/stroke.ts';
import { onStair, paintBalustrade, paintStaircase } from './staircase.ts';

const TILES = ['#b9b29e', '#d3cbb6', '#e6dec8', '#f6efdd'] as const;
const LANTERNS = [
  [-2.2, 3, 6, 0.5],
  [0.1, 3.2, 5.6, 0.56],
  [-1.2, 2.95, 4, 0.46],
] as const;

/** Hall of an old house: cement tiles, a stair with a red runner, silk lanterns; guests are received. */
export function paintGrandHall(stage: Stage, plan: RoomPlan): void {
  const { room, openings } = plan;
  const { sheet, colours, light } = stage;
  const rng = makeRng(`${stage.seed}/grand-hall`);
  for (const [x, y, z] of LANTERNS) lightLamp(stage, [x, y - 0.4, z], 2.2, 0.6);
  paintInside(stage, plan, { floor: 'tiles', accent: 'back', floorColours: TILES });
  paintCement(stage, plan);
  for (const opening of openings) {
    if (opening.wall === 'back')
      paintSunbeam(stage, { room, opening, columns: 2, rows: [[0.5, 3.1]], ray: [-0.45, -1, -0.8] });
    paintWindowFrame(stage, {
      room,
      opening,
      columns: opening.wall === 'back' ? 2 : 3,
      bars: opening.wall === 'back' ? [1.3, 2.4] : [2.3],
      colour: mix(colours.timber, light.shade, 0.15),
      width: 0.08,
    });
  }
  for (const along of [
    [-3.75, -3.3],
    [-1.62, -1.18],
    [0.5, 0.95],
  ] as const)
    paintCurtain(stage, { room, wall: 'back', along, y: [0.04, 3.4], seed: `curtain${along[0]}` });
  paintWallPicture(stage, {
    room,
    wall: 'back',
    along: [1.35, 2.35],
    y: [1.75, 2.5],
    seed: 'print',
    motif: 'hills',
  });
  const layer = sheet.layer();
  const { ctx } = layer;
  paintStaircase(stage, ctx);
  paintRoomFolk(stage, ctx, rng, onStair(6), {
    pose: 'stroll',
    facing: -1,
    outfit: 'dress',
    hair: 'bun',
    top: '#2d5d73',
    bottom: '#27506a',
  });
  paintBalustrade(stage, ctx);
  paintPottedPlant(stage, ctx, { spot: [-3.6, 0, 6.9], height: 2.1, kind: 'palm', seed: 'areca' });
  for (const [x, y, z, size] of LANTERNS.slice(0, 2)) hang(x, y, z, size);
  paintRoundTable(stage, ctx, [-0.45, 0, 6], 0.62, 0.74);
  paintPottedPlant(stage, ctx, { spot: [-0.45, 0.74, 6], height: 0.95, kind: 'broad', seed: 'bouquet' });
  paintRoomFolk(stage, ctx, rng, [1.2, 0, 4.6], {
    pose: 'wait',
    facing: -1,
    outfit: 'ao-dai',
    hair: 'bun',
    top: '#c8402a',
    tall: 1.62,
  });
  paintGuests(ctx);
  hang(...LANTERNS[2]);
  paintPottedPlant(stage, ctx, { spot: [2.95, 0, 4.2], height: 1.6, kind: 'broad', seed: 'fig' });
  sheet.stamp(layer);

  /** A family that has just come in, with luggage. */
  function paintGuests(into: Context): void {
    const family = [
      [[-0.75, 0, 4.8], { pose: 'stand', outfit: 'dress', hair: 'long', top: '#e0a84a', bottom: '#c8902f' }],
      [
        [-1.3, 0, 4.5],
        { pose: 'walk', outfit: 'shirt', hair: 'bob', top: '#c8708a', shorts: true, tall: 1.1 },
      ],
      [[-2.1, 0, 4.4], { pose: 'pull', outfit: 'shirt', top: '#f3ead6', bottom: '#4a4038', tall: 1.72 }],
    ] as const;
    paintSuitcase(
      stage,
      into,
      { x: -2.68, z: 4.5, turn: 0.3 },
      0.6,
      mix('#b5432a', light.wash[0], light.wash[1]),
    );
    for (const [spot, looks] of family) paintRoomFolk(stage, into, rng, spot, looks);
  }

  function hang(x: number, y: number, z: number, size: number): void {
    const { camera, palette } = stage;
    const [px, py] = camera.see([x, y, z]);
    line(ctx, [camera.see([x, room.height, z]), [px, py]], 1.5, palette.ink);
    paintLantern(ctx, {
      palette,
      x: px,
      y: py,
      size: camera.scaleAt([x, y, z]) * size,
      colour: underLight({ ...palette, cast: light.wash }, rng.pick(LOCAL.lantern.slice(0, 3))),
      shape: 'round',
      lit: 0.25 + 0.75 * light.lamps,
    });
  }
}

/** Patterned cement tiles: stars in two colours, a plain border along the walls. */
function paintCement({ camera, sheet, light }: Stage, { room }: RoomPlan): void {
  const { ctx } = sheet.main;
  const { left, right, back } = room;
  const flat = (points: readonly (readonly [number, number])[], colour: string): void => {
    const outline = camera.outline(points.map(([x, z]): Spot => [x, 0, z]));
    if (outline.length > 2) polygon(ctx, outline, colour);
  };
  const floor = [
    [left + 0.4, back - 0.4],
    [right - 0.4, back - 0.4],
    [right - 0.4, 0.6],
    [left + 0.4, 0.6],
  ] as const;
  ctx.save();
  trace(ctx, camera.outline(floor.map(([x, z]): Spot => [x, 0, z])));
  ctx.clip();
  const [first, second]: [Hex, Hex] = [
    mix('#3f7f76', light.wash[0], light.wash[1]),
    mix('#b5603f', light.wash[0], light.wash[1]),
  ];
  const edge = 0.6;
  for (let z = back - 0.4; z > 0.5; z -= edge)
    for (let x = left + 0.4; x < right; x += edge) {
      const [cx, cz, r] = [x + edge / 2, z - edge / 2, edge * 0.44];
      for (const k of [0, 1]) {
        const a = (k * Math.PI) / 4;
        const q = r * 0.3;
        flat(
          Array.from({ length: 8 }, (_, i) => {
            const angle = a + (i * Math.PI) / 4;
            const d = i % 2 ? q : r;
            return [cx + Math.cos(angle) * d, cz + Math.sin(angle) * d] as const;
          }),
          rgba(k ? second : first, k ? 0.5 : 0.62),
        );
      }
      const corner = edge * 0.13;
      flat(
        [
          [x - corner, z],
          [x, z + corner],
          [x + corner, z],
          [x, z - corner],
        ],
        rgba(second, 0.6),
      );
    }
  ctx.restore();
}
