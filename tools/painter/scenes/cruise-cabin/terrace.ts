import { mix, rgba } from '../../kit/colour.ts';
import { setAfloat } from '../../kit/float.ts';
import { hazedPalette } from '../../kit/hazed-palette.ts';
import { paintDeckLamp } from '../../kit/props/deck-lamp.ts';
import { paintFloor } from '../../kit/props/floor.ts';
import { paintRoomFolk } from '../../kit/props/folk/room-folk.ts';
import { paintJunk } from '../../kit/props/junk.ts';
import { paintPottedPlant } from '../../kit/props/potted-plant.ts';
import { paintRattanChair } from '../../kit/props/rattan-chair.ts';
import type { RoomPlan } from '../../kit/props/room-scene.ts';
import { paintSurface } from '../../kit/props/room-shell.ts';
import type { Stage } from '../../kit/props/room-stage.ts';
import { paintRoundTable } from '../../kit/props/round-table.ts';
import { paintBlock } from '../../kit/props/solid.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { line } from '../../kit/stroke.ts';

/** Private deck under an awning: two chairs, a tea table, the bay before them. */
export function paintTerrace(stage: Stage, { camera: { horizon }, room }: RoomPlan): void {
  const { sheet, colours, palette, light, seed } = stage;
  const rng = makeRng(`${seed}/terrace`);
  const boat = sheet.layer();
  const x = 560 + rng.range(-50, 50);
  const waterline = horizon + 44;
  paintJunk(boat.ctx, { palette: hazedPalette(palette, 0.82), x, waterline, scale: 0.52, heading: 1 });
  setAfloat(boat, { palette, seed: `${seed}/junk`, x, waterline, reach: 64, depth: 110 });
  stage.sources.push({ spot: [0, 2, 3], reach: 20, power: 0.5 + 0.3 * light.daylight });
  const { left, right, back, height } = room;
  paintFloor(stage, { kind: 'cross-planks', x: [left, right], z: [0.4, back], seed: 'deck' });
  paintSurface(
    stage,
    [
      [left - 1, height, back],
      [right, height, back],
      [right, height, 0],
      [left - 1, height, 0],
    ],
    {
      axis: 'y',
      at: height,
      colour: mix(colours.linen, colours.cane[1], 0.25),
      seed: 'awning',
      pattern: ([px]) => (Math.floor(px / 0.3) % 2 === 0 ? -0.16 : 0),
    },
  );
  const layer = sheet.layer();
  const { ctx } = layer;
  paintRail(stage, ctx, left, right, back);
  for (const px of [-3.3, 3.9])
    paintBlock(
      stage,
      ctx,
      { x: px, z: back },
      { u: [-0.07, 0.07], y: [0, height], v: [-0.07, 0.07] },
      colours.timber,
    );
  paintBlock(
    stage,
    ctx,
    { x: 0, z: back },
    { u: [left - 1, right], y: [height - 0.16, height], v: [-0.07, 0.07] },
    colours.timber,
  );
  paintRoomFolk(stage, ctx, rng, [-1.75, 0, 4.55], {
    pose: 'stand',
    outfit: 'shirt',
    top: '#2d5d73',
    bottom: '#d8cbb0',
    tall: 1.72,
    away: true,
  });
  paintRoomFolk(stage, ctx, rng, [-1.2, 0, 4.5], {
    pose: 'point',
    outfit: 'dress',
    hair: 'long',
    hat: 'sun',
    top: '#c8402a',
    bottom: '#a8341f',
  });
  paintPottedPlant(stage, ctx, { spot: [-2.6, 0, 4.3], height: 1.5, kind: 'palm', seed: 'areca' });
  paintRattanChair(stage, ctx, [0.55, 0, 3.75]);
  paintRattanChair(stage, ctx, [2.35, 0, 3.75]);
  paintRoundTable(stage, ctx, [1.45, 0, 3.5], 0.3, 0.5);
  paintPottedPlant(stage, ctx, { spot: [1.45, 0.5, 3.5], height: 0.3, kind: 'broad', seed: 'sprig' });
  paintDeckLamp(stage, ctx, [-0.45, 0, 3.75]);
  sheet.stamp(layer);
}

/** Wooden handrail with wires. */
function paintRail(stage: Stage, ctx: Context, from: number, to: number, z: number): void {
  const { camera, colours, light } = stage;
  for (const y of [0.25, 0.45, 0.65, 0.85])
    line(
      ctx,
      camera.outline([
        [from - 2, y, z],
        [to, y, z],
      ]),
      1.6,
      rgba(mix(colours.metal, light.shade, 0.4), 0.85),
    );
  for (let x = from; x < to; x += 1.2)
    paintBlock(stage, ctx, { x, z }, { u: [-0.03, 0.03], y: [0, 1], v: [-0.03, 0.03] }, colours.timber);
  paintBlock(stage, ctx, { x: 0, z }, { u: [from - 2, to], y: [1, 1.07], v: [-0.06, 0.06] }, colours.cane[1]);
}
