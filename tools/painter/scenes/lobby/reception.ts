import { mix, rgba } from '../../kit/colour.ts';
import type { Spot } from '../../kit/props/camera.ts';
import { paintSunbeam } from '../../kit/props/floor.ts';
import { paintRoomFolk } from '../../kit/props/folk/room-folk.ts';
import { paintLathe } from '../../kit/props/lathe.ts';
import { paintPottedPlant } from '../../kit/props/potted-plant.ts';
import { paintInside } from '../../kit/props/room-inside.ts';
import { lightLamp, paintPendant, paintTableLamp } from '../../kit/props/room-lamps.ts';
import type { RoomPlan } from '../../kit/props/room-scene.ts';
import { onWall } from '../../kit/props/room-shell.ts';
import type { Stage } from '../../kit/props/room-stage.ts';
import { paintRoundTable } from '../../kit/props/round-table.ts';
import { paintRug } from '../../kit/props/rug.ts';
import { paintArmchair } from '../../kit/props/seating.ts';
import { paintBlock, paintFace, paintShadow } from '../../kit/props/solid.ts';
import { paintSuitcase } from '../../kit/props/suitcase.ts';
import { paintWindowFrame } from '../../kit/props/window-frame.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { ellipse } from '../../kit/stroke.ts';

const STONE_FLOOR = ['#8c8371', '#b5aa95', '#d6cbb5', '#f1e8d4'] as const;

/** Reception desk below woven lamps, a slatted wall behind it. */
export function paintReception(stage: Stage, plan: RoomPlan): void {
  const { room, openings } = plan;
  const { sheet, colours, light } = stage;
  const [window] = openings as [(typeof openings)[number]];
  const rng = makeRng(`${stage.seed}/reception`);
  for (const x of [-1, 0.4, 1.8]) lightLamp(stage, [x, 2.1, 6], 1.7, 0.6);
  paintInside(stage, plan, { floor: 'tiles', accent: 'back', floorColours: STONE_FLOOR });
  paintRug(stage, { x: 0.4, z: 4.1 }, [-1.7, 1.7], [-0.75, 0.75]);
  paintSunbeam(stage, {
    room,
    opening: window,
    columns: 4,
    rows: [
      [0.06, 2.2],
      [2.3, 2.8],
    ],
    ray: [1, -1, -0.45],
  });
  paintWindowFrame(stage, {
    room,
    opening: window,
    columns: 4,
    bars: [2.25],
    colour: colours.timber,
    width: 0.07,
  });
  paintSlats(stage, plan);
  paintEmblem(stage, plan);
  const layer = sheet.layer();
  const { ctx } = layer;
  for (const [x, top] of [
    [0.4, '#f3ead6'],
    [1.4, '#2f7f86'],
  ] as const)
    paintRoomFolk(stage, ctx, rng, [x, 0, 6.2], {
      pose: 'wait',
      facing: -1,
      outfit: 'ao-dai',
      hair: 'bun',
      top,
    });
  paintDesk(stage, ctx);
  paintPottedPlant(stage, ctx, { spot: [-2.6, 0, 6.3], height: 2, kind: 'palm', seed: 'areca' });
  paintPottedPlant(stage, ctx, { spot: [3.7, 0, 5.7], height: 1.9, kind: 'broad', seed: 'fig' });
  for (const x of [-1, 0.4, 1.8]) paintPendant(stage, ctx, [x, 2.42, 5.4], room.height, 0.3);
  paintArmchair(stage, ctx, { x: 3.3, z: 4.2, turn: -1 }, mix(colours.cushions[0], light.shade, 0.08));
  paintRoundTable(stage, ctx, [2.65, 0, 3.3], 0.3, 0.48);
  paintRoomFolk(stage, ctx, rng, [-0.15, 0, 4.55], {
    pose: 'stand',
    outfit: 'shirt',
    top: '#d9a441',
    bottom: '#3f4a3c',
    tall: 1.72,
    away: true,
  });
  paintRoomFolk(stage, ctx, rng, [-0.85, 0, 4.45], {
    pose: 'wait',
    outfit: 'dress',
    hair: 'long',
    top: '#b5432a',
    bottom: '#9a3824',
  });
  paintSuitcase(stage, ctx, { x: -1.75, z: 3.9, turn: 0.35 }, 0.66, colours.throw);
  paintSuitcase(stage, ctx, { x: -1.3, z: 3.55, turn: 0.2 }, 0.5, colours.cushions[1]);
  sheet.stamp(layer);
}

/** Upright battens over the middle of the back wall. */
function paintSlats(stage: Stage, { room }: RoomPlan): void {
  const { colours, light } = stage;
  const { ctx } = stage.sheet.main;
  const strip = (from: number, to: number, tint: string): void =>
    paintFace(
      stage,
      ctx,
      [
        onWall(room, 'back', from, 0.1, 0.02),
        onWall(room, 'back', to, 0.1, 0.02),
        onWall(room, 'back', to, 2.9, 0.02),
        onWall(room, 'back', from, 2.9, 0.02),
      ],
      tint,
    );
  strip(-2.1, 2.9, mix(colours.timber, light.shade, 0.3));
  for (let a = -2.08; a < 2.85; a += 0.14) {
    strip(a, a + 0.085, mix(colours.cane[1], colours.timber, 0.25));
    strip(a, a + 0.018, rgba(light.light, 0.28));
  }
}

/** A round woven disc on the slats. */
function paintEmblem({ camera, colours, light, sheet, palette }: Stage, { room }: RoomPlan): void {
  const { ctx } = sheet.main;
  const [x, y] = camera.see(onWall(room, 'back', 0.4, 2.1, 0.05));
  const scale = camera.scaleAt(onWall(room, 'back', 0.4, 2.1));
  ellipse(ctx, x + 5, y + 6, scale * 0.5, scale * 0.5, rgba(palette.ink, 0.3));
  for (const [size, tint] of [
    [0.5, colours.cane[0]],
    [0.46, colours.cushions[1]],
    [0.34, mix(colours.cushions[1], light.light, 0.35)],
    [0.2, colours.throw],
    [0.13, mix(colours.cushions[1], light.light, 0.5)],
  ] as const)
    ellipse(ctx, x, y, scale * size, scale * size, tint);
  for (let i = 0; i < 28; i++) {
    const angle = (i / 28) * Math.PI * 2;
    const at = (r: number): Spot => [x + Math.cos(angle) * scale * r, y + Math.sin(angle) * scale * r, 0];
    ctx.beginPath();
    ctx.moveTo(at(0.2)[0], at(0.2)[1]);
    ctx.lineTo(at(0.46)[0], at(0.46)[1]);
    ctx.lineWidth = 1.4;
    ctx.strokeStyle = rgba(colours.cane[0], 0.6);
    ctx.stroke();
  }
}

function paintDesk(stage: Stage, ctx: Context): void {
  const { colours, light } = stage;
  const place = { x: 0.4, z: 5.5 };
  paintShadow(stage, ctx, place, { u: [-1.95, 1.95], v: [-0.35, 0.35] }, 0.4, 0.24);
  paintBlock(stage, ctx, place, { u: [-1.9, 1.9], y: [0.08, 1.04], v: [-0.3, 0.3] }, colours.cane[1]);
  for (let u = -1.88; u < 1.85; u += 0.16)
    paintBlock(
      stage,
      ctx,
      place,
      { u: [u, u + 0.1], y: [0.1, 1.02], v: [-0.34, -0.3] },
      mix(colours.cane[1], colours.timber, 0.35),
    );
  paintBlock(
    stage,
    ctx,
    place,
    { u: [-2, 2], y: [1.04, 1.12], v: [-0.4, 0.34] },
    mix(colours.stone, light.light, 0.35),
  );
  paintTableLamp(stage, ctx, [-1.15, 1.12, 5.5], 0.9);
  paintLathe(stage, ctx, {
    spot: [1.9, 1.12, 5.45],
    rings: [
      [0.08, 0],
      [0.13, 0.12],
      [0.06, 0.26],
      [0.08, 0.3],
    ],
    colour: colours.cushions[0],
  });
  paintPottedPlant(stage, ctx, { spot: [1.9, 1.3, 5.45], height: 0.5, kind: 'broad', seed: 'desk' });
}
