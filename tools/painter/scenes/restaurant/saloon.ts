import { mix } from '../../kit/colour.ts';
import type { Point } from '../../kit/maths.ts';
import { paintSunbeam } from '../../kit/props/floor.ts';
import { paintRoomFolk } from '../../kit/props/folk/room-folk.ts';
import { paintGuestTable } from '../../kit/props/guest-table.ts';
import { paintPottedPlant } from '../../kit/props/potted-plant.ts';
import { paintInside } from '../../kit/props/room-inside.ts';
import { lightLamp, paintPendant } from '../../kit/props/room-lamps.ts';
import type { RoomPlan } from '../../kit/props/room-scene.ts';
import { onWall } from '../../kit/props/room-shell.ts';
import type { Stage } from '../../kit/props/room-stage.ts';
import { paintBlock } from '../../kit/props/solid.ts';
import { paintWindowFrame } from '../../kit/props/window-frame.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { ellipse, line } from '../../kit/stroke.ts';

/** Dining saloon of a ship: windows on three sides, limestone islands outside, a waiter with a tray. */
export function paintSaloon(stage: Stage, plan: RoomPlan): void {
  const { room, openings } = plan;
  const { sheet, colours, light } = stage;
  const rng = makeRng(`${stage.seed}/saloon`);
  for (const z of [4, 6.4]) lightLamp(stage, [0.2, 2, z], 2.2, 0.6);
  paintInside(stage, plan, { floor: 'planks', accent: 'back' });
  for (const opening of openings) {
    const columns = Math.round((opening.along[1] - opening.along[0]) / 1.35);
    if (opening.wall === 'right')
      paintSunbeam(stage, { room, opening, columns, rows: [[0.76, 2]], ray: [-1, -0.8, -0.35] });
    paintWindowFrame(stage, { room, opening, columns, colour: colours.timber, width: 0.08 });
  }
  const beams = sheet.layer();
  for (const z of [1.4, 3, 4.6, 6.2, 7.8])
    paintBlock(
      stage,
      beams.ctx,
      { x: 0, z },
      { u: [room.left, room.right], y: [room.height - 0.13, room.height], v: [-0.07, 0.07] },
      colours.timber,
    );
  sheet.stamp(beams);
  paintBuoy(stage, plan);
  const layer = sheet.layer();
  const { ctx } = layer;
  const seat = colours.throw;
  const cloth = colours.linen;
  const woman = { outfit: 'dress', hair: 'long', top: colours.cushions[0] } as const;
  const man = { outfit: 'shirt', top: '#f3ead6' } as const;
  paintPottedPlant(stage, ctx, { spot: [-2.5, 0, 7.7], height: 1.4, kind: 'palm', seed: 'areca' });
  paintGuestTable(stage, ctx, rng, { x: -1.5, z: 6.9, seat, cloth, guests: [null, null] });
  paintGuestTable(stage, ctx, rng, {
    x: 1.2,
    z: 6.9,
    seat,
    cloth,
    guests: [
      { outfit: 'shirt', top: '#2d5d73' },
      { outfit: 'blouse', hair: 'bun', top: '#c8708a' },
    ],
  });
  paintPendant(stage, ctx, [0.2, 2.02, 6.4], room.height, 0.26);
  paintWaiter(stage, ctx, rng);
  paintPendant(stage, ctx, [0.2, 2.02, 4], room.height, 0.26);
  paintGuestTable(stage, ctx, rng, { x: 1.85, z: 4.3, seat, cloth, guests: [woman, man] });
  paintGuestTable(stage, ctx, rng, { x: -1.55, z: 3.5, seat, cloth, guests: [null, null] });
  sheet.stamp(layer);

  function paintWaiter(on: Stage, into: Context, stream: typeof rng): void {
    const { front } = paintRoomFolk(on, into, stream, [-0.7, 0, 4.75], {
      pose: 'point',
      outfit: 'blouse',
      hair: 'short',
      top: '#fbf6ea',
      bottom: '#2a2f38',
      tall: 1.68,
    });
    paintTray(on, into, front);
  }

  /** A round tray of glasses on the raised hand. */
  function paintTray({ camera }: Stage, into: Context, [x, y]: Point): void {
    const m = camera.scaleAt([-0.6, 0, 4.6]);
    for (const [dx, tint] of [
      [-0.12, '#e9a13a'],
      [0, '#d8583a'],
      [0.12, '#e9c65a'],
    ] as const) {
      const gx = x + dx * m;
      into.fillStyle = mix(tint, light.wash[0], light.wash[1]);
      into.fillRect(gx - m * 0.03, y - m * 0.17, m * 0.06, m * 0.12);
      into.fillStyle = mix('#fdfaf0', light.shade, 0.1);
      into.fillRect(gx - m * 0.03, y - m * 0.19, m * 0.06, m * 0.03);
    }
    ellipse(into, x, y - m * 0.025, m * 0.24, m * 0.035, mix(colours.timber, light.shade, 0.2));
    ellipse(into, x, y - m * 0.04, m * 0.24, m * 0.032, mix(colours.metal, light.light, 0.2));
  }
}

/** A life ring between the windows, so that nobody takes the ship for a house. */
function paintBuoy({ camera, sheet, light, palette }: Stage, { room }: RoomPlan): void {
  const { ctx } = sheet.main;
  const spot = onWall(room, 'back', -2.68, 1.5, 0.05);
  const [x, y] = camera.see(spot);
  const r = camera.scaleAt(spot) * 0.27;
  const ring = (from: number, to: number, colour: string): void => {
    ctx.beginPath();
    ctx.arc(x, y, r, from, to);
    ctx.lineWidth = r * 0.44;
    ctx.lineCap = 'butt';
    ctx.strokeStyle = colour;
    ctx.stroke();
  };
  ring(0, Math.PI * 2, mix('#f7efdf', light.wash[0], light.wash[1]));
  for (let i = 0; i < 4; i++) {
    const a = Math.PI / 4 + (i * Math.PI) / 2;
    ring(a - 0.34, a + 0.34, mix('#c8401a', light.wash[0], light.wash[1]));
  }
  ctx.lineCap = 'round';
  const rope = Array.from({ length: 41 }, (_, i): Point => {
    const a = (i / 40) * Math.PI * 2;
    const d = r * (1.3 + 0.05 * Math.cos(a * 4));
    return [x + Math.cos(a) * d, y + Math.sin(a) * d];
  });
  line(ctx, rope, 1.6, mix(palette.ink, '#e9dcc0', 0.5));
}
