import { mix } from '../../kit/colour.ts';
import { paintCurtain } from '../../kit/props/curtain.ts';
import { paintDiningTable } from '../../kit/props/dining-table.ts';
import { paintSunbeam } from '../../kit/props/floor.ts';
import { paintRoomFolk } from '../../kit/props/folk/room-folk.ts';
import { paintGuestTable } from '../../kit/props/guest-table.ts';
import { paintDisc, paintLathe } from '../../kit/props/lathe.ts';
import { paintPottedPlant } from '../../kit/props/potted-plant.ts';
import { paintInside } from '../../kit/props/room-inside.ts';
import { lightLamp, paintPendant } from '../../kit/props/room-lamps.ts';
import type { RoomPlan } from '../../kit/props/room-scene.ts';
import type { Stage } from '../../kit/props/room-stage.ts';
import { type Place, paintBlock, paintShadow, spotOf } from '../../kit/props/solid.ts';
import { paintWindowFrame } from '../../kit/props/window-frame.ts';
import { makeRng, type Rng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { ellipse } from '../../kit/stroke.ts';

/** Breakfast room: buffet along the left wall, tables at the garden windows. */
export function paintBreakfast(stage: Stage, plan: RoomPlan): void {
  const { room, openings } = plan;
  const { sheet, colours } = stage;
  const rng = makeRng(`${stage.seed}/breakfast`);
  lightLamp(stage, [-2.4, 2, 4], 1.8, 0.6);
  lightLamp(stage, [-2.4, 2, 5.6], 1.8, 0.6);
  paintInside(stage, plan, { floor: 'tiles', accent: 'left' });
  for (const opening of openings) {
    paintSunbeam(stage, {
      room,
      opening,
      columns: 3,
      rows: [
        [0.55, 2.05],
        [2.12, 2.55],
      ],
      ray: [-0.35, -0.8, -1],
    });
    paintWindowFrame(stage, { room, opening, columns: 3, bars: [2.08], colour: colours.timber });
  }
  paintCurtain(stage, {
    room,
    wall: 'back',
    along: [-2.9, -2.35],
    y: [0.2, 2.8],
    tied: 'to',
    seed: 'curtain1',
  });
  paintCurtain(stage, { room, wall: 'back', along: [0.5, 1.2], y: [0.2, 2.8], seed: 'curtain2' });
  paintCurtain(stage, { room, wall: 'back', along: [4, 4.5], y: [0.2, 2.8], tied: 'from', seed: 'curtain3' });
  const layer = sheet.layer();
  const { ctx } = layer;
  const table = (x: number, z: number): void =>
    paintDiningTable(stage, ctx, rng, {
      place: { x, z },
      width: 1.25,
      depth: 0.8,
      seat: colours.throw,
      seats: 2,
      cloth: colours.linen,
    });
  paintGuestTable(stage, ctx, rng, {
    x: -0.3,
    z: 6.2,
    seat: colours.throw,
    cloth: colours.linen,
    guests: [
      { outfit: 'shirt', top: '#2d5d73' },
      { outfit: 'dress', hair: 'bob', top: '#d9a441' },
    ],
  });
  table(2.3, 6);
  paintBuffet(stage, ctx, rng, { x: -2.75, z: 4.3, turn: -Math.PI / 2 });
  paintRoomFolk(stage, ctx, rng, [-1.75, 0, 4.6], {
    pose: 'wait',
    facing: -1,
    outfit: 'blouse',
    hair: 'long',
    top: '#b5432a',
    bottom: '#d8cbb0',
  });
  for (const z of [5.6, 4]) paintPendant(stage, ctx, [-2.5, 2.15, z], room.height, 0.26);
  table(1.1, 4);
  paintPottedPlant(stage, ctx, { spot: [2.75, 0, 3.3], height: 1.35, kind: 'broad', seed: 'fig' });
  sheet.stamp(layer);
}

/** A long counter with bowls of fruit, bread and juice; guests stand at negative v. */
function paintBuffet(stage: Stage, ctx: Context, rng: Rng, place: Place): void {
  const { colours, light, camera } = stage;
  paintShadow(stage, ctx, place, { u: [-2, 2], v: [-0.4, 0.4] }, 0.35, 0.22);
  paintBlock(
    stage,
    ctx,
    place,
    { u: [-2, 2], y: [0, 0.86], v: [-0.4, 0.4] },
    mix(colours.cane[1], colours.plain, 0.3),
  );
  paintBlock(
    stage,
    ctx,
    place,
    { u: [-2.06, 2.06], y: [0.86, 0.93], v: [-0.46, 0.44] },
    mix(colours.stone, light.light, 0.3),
  );
  for (let u = -1.96; u < 1.9; u += 0.2)
    paintBlock(
      stage,
      ctx,
      place,
      { u: [u, u + 0.13], y: [0.06, 0.82], v: [-0.43, -0.4] },
      mix(colours.cane[1], colours.timber, 0.3),
    );
  const wares = ['fruit', 'bread', 'juice', 'fruit', 'cakes', 'bread', 'fruit'] as const;
  const order = wares.map((ware, i) => ({ ware, u: -1.75 + i * 0.58 }));
  order.sort((a, b) => spotOf(place, b.u, 0, 0)[2] - spotOf(place, a.u, 0, 0)[2]);
  for (const { ware, u } of order) {
    const spot = spotOf(place, u, 0.93, -0.05);
    const scale = camera.scaleAt(spot);
    const [x, y] = camera.see(spot);
    if (ware === 'juice') {
      for (const [du, colour] of [
        [0.12, '#e9a13a'],
        [-0.12, '#d8583a'],
      ] as const)
        paintLathe(stage, ctx, {
          spot: spotOf(place, u + du, 0.93, 0),
          rings: [
            [0.075, 0],
            [0.08, 0.2],
            [0.05, 0.27],
            [0.055, 0.33],
          ],
          colour: mix(colour, light.wash[0], light.wash[1]),
        });
      continue;
    }
    paintDisc(stage, ctx, [spot[0], spot[1] + 0.05, spot[2]], 0.25, 0.05, [
      colours.timber,
      mix(colours.linen, light.shade, 0.06),
    ]);
    const tints =
      ware === 'fruit'
        ? ['#d8442f', '#e9a13a', '#7fa34a', '#f0c94f']
        : ware === 'bread'
          ? ['#c98f4e', '#dba968', '#b87a3e']
          : ['#f3e3c8', '#d98f8a', '#8a5a3c'];
    for (let i = 0; i < 16; i++) {
      const row = i < 8 ? 0 : i < 13 ? 1 : 2;
      const reach = scale * (0.17 - row * 0.05);
      const px = x + rng.bell() * reach * 1.1;
      const py = y - scale * (0.08 + row * 0.065);
      const size = scale * rng.range(0.04, 0.052);
      const tint = mix(rng.pick(tints), light.wash[0], light.wash[1]);
      ellipse(
        ctx,
        px,
        py,
        size * (ware === 'bread' ? 1.5 : 1),
        size,
        mix(tint, light.shade, 0.25),
        rng.bell() * 0.5,
      );
      ellipse(
        ctx,
        px + size * 0.15,
        py - size * 0.2,
        size * (ware === 'bread' ? 1.1 : 0.7),
        size * 0.65,
        tint,
        rng.bell() * 0.5,
      );
    }
  }
}
