import { mix, rgba } from '../../kit/colour.ts';
import { paintDiningTable } from '../../kit/props/dining-table.ts';
import { paintGuestTable } from '../../kit/props/guest-table.ts';
import { paintPalm } from '../../kit/props/palm.ts';
import { paintPottedPlant } from '../../kit/props/potted-plant.ts';
import { paintInside } from '../../kit/props/room-inside.ts';
import { lightLamp, paintPendant } from '../../kit/props/room-lamps.ts';
import type { RoomPlan } from '../../kit/props/room-scene.ts';
import type { Stage } from '../../kit/props/room-stage.ts';
import { paintBlock } from '../../kit/props/solid.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';

/** Open terrace under a wooden roof, two sides to the sea. */
export function paintSeaside(stage: Stage, plan: RoomPlan): void {
  const { room } = plan;
  const { sheet, colours, camera, palette, light } = stage;
  const rng = makeRng(`${stage.seed}/seaside`);
  for (const [x, z, rise] of [
    [4.3, 11, 4.2],
    [2.9, 12, 3],
  ] as const) {
    const [fx, fy] = camera.see([x, -2, z]);
    const [cx, cy] = camera.see([x - 0.6, rise, z]);
    paintPalm(sheet.main.ctx, rng, {
      palette,
      foot: [fx, fy],
      crown: [cx, cy],
      size: camera.scaleAt([x, 0, z]) * 1.5,
      side: -1,
    });
  }
  for (const x of [-2.6, 0.2, 3]) lightLamp(stage, [x, 2.2, 5], 2, 0.6);
  paintInside(stage, plan, { floor: 'cross-planks', accent: 'back' });
  const layer = sheet.layer();
  const { ctx } = layer;
  for (let x = -5; x <= 5; x += 1.25)
    paintBlock(
      stage,
      ctx,
      { x, z: 0 },
      { u: [-0.05, 0.05], y: [room.height - 0.16, room.height], v: [0.8, room.back] },
      mix(colours.timber, light.shade, 0.12),
    );
  for (const x of [-4.9, -1.7, 1.7, 4.9])
    paintBlock(
      stage,
      ctx,
      { x, z: room.back },
      { u: [-0.09, 0.09], y: [0, 2.95], v: [-0.1, 0.08] },
      colours.timber,
    );
  for (const z of [5, 2.6])
    paintBlock(
      stage,
      ctx,
      { x: room.left, z },
      { u: [-0.08, 0.1], y: [0, 2.95], v: [-0.09, 0.09] },
      colours.timber,
    );
  paintRail(stage, ctx, room.back);
  for (const x of [-2.9, 3.3]) paintTable(stage, ctx, rng, x, 6.5);
  const laid = { seat: colours.throw, cloth: colours.linen };
  paintGuestTable(stage, ctx, rng, {
    ...laid,
    x: 0.3,
    z: 6.7,
    guests: [
      { outfit: 'dress', hair: 'long', top: '#f3ead6' },
      { outfit: 'shirt', top: '#2d5d73' },
    ],
  });
  for (const x of [-2.7, 0.3, 3.4]) paintPendant(stage, ctx, [x, 2.38, 5.4], room.height, 0.34);
  paintTable(stage, ctx, rng, 2.4, 4.1);
  paintGuestTable(stage, ctx, rng, {
    ...laid,
    x: -0.95,
    z: 4.3,
    guests: [
      { outfit: 'shirt', top: '#d9a441' },
      { outfit: 'blouse', hair: 'bob', top: '#b5432a' },
    ],
  });
  paintPottedPlant(stage, ctx, { spot: [-3.35, 0, 4.4], height: 1.6, kind: 'palm', seed: 'areca' });
  sheet.stamp(layer);
}

function paintTable(stage: Stage, ctx: Context, rng: ReturnType<typeof makeRng>, x: number, z: number): void {
  const { colours } = stage;
  paintDiningTable(stage, ctx, rng, {
    place: { x, z },
    width: 1.3,
    depth: 0.85,
    cloth: colours.linen,
    seat: colours.throw,
    seats: 2,
  });
}

/** Low rope rail along the sea side. */
function paintRail(stage: Stage, ctx: Context, z: number): void {
  const { colours, camera } = stage;
  for (const y of [0.45, 0.9]) {
    for (const [from, to] of [
      [-4.8, -1.8],
      [-1.6, 1.6],
      [1.8, 4.8],
    ] as const) {
      const points = Array.from({ length: 13 }, (_, i) => {
        const t = i / 12;
        return camera.see([from + (to - from) * t, y - 0.07 * 4 * t * (1 - t), z]);
      });
      ctx.beginPath();
      for (const point of points) ctx.lineTo(...point);
      ctx.lineWidth = 2.6;
      ctx.strokeStyle = rgba(colours.cane[0], 0.95);
      ctx.stroke();
    }
  }
}
