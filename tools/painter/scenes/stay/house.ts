import { mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { underLight } from '../../kit/lights.ts';
import type { Stage } from '../../kit/props/room-stage.ts';
import { paintBlock, paintFace, paintShadow, spotOf } from '../../kit/props/solid.ts';
import { makeRng } from '../../kit/rng.ts';
import { spray } from '../../kit/spray.ts';
import { line } from '../../kit/stroke.ts';
import { FACADES } from './facades.ts';
import { paintRoof } from './roofs.ts';
import type { House } from './stay-plan.ts';
import { placeOf, type Wall, wallsOf } from './wall.ts';

/** A house with its walls, windows, veranda and roof. */
export function paintHouse(stage: Stage, house: House, name: string): void {
  const { sheet, palette, camera, light } = stage;
  const rng = makeRng(`${stage.seed}/${name}`);
  const layer = sheet.layer();
  const { ctx } = layer;
  const { size, floors, floor = 3.2, lift = 0, porch = 0, wall } = house;
  const [wide, deep] = size;
  const place = placeOf(house);
  paintShadow(stage, ctx, { ...place, y: 0 }, { u: [-wide / 2, wide / 2], v: [-porch, deep] }, Math.min(6, floors * 1.4), 0.22);
  paintRoof(stage, ctx, rng, house);
  if (lift > 0) paintStilts(stage, ctx, house);
  else paintBlock(stage, ctx, place, { u: [-wide / 2 - 0.15, wide / 2 + 0.15], y: [0, 0.3], v: [-porch - 0.15, deep] }, underLight(palette, '#b9ae9a'));
  paintBlock(stage, ctx, place, { u: [-wide / 2, wide / 2], y: [0, floors * floor], v: [0, deep] }, underLight(palette, wall));
  for (const seen of wallsOf(stage, ctx, rng, house)) paintWall(seen);
  if (porch > 0) paintPosts(stage, ctx, house);
  const [gx, gy] = camera.see(spotOf(place, 0, floor * 0.6, -0.5));
  if (light.lamps > 0.5)
    glow(ctx, { x: gx, y: gy, radius: camera.scaleAt(spotOf(place, 0, 0, 0)) * wide * 0.6, colour: palette.glow, strength: 0.3 });
  const foot = camera.see(spotOf(place, 0, 0, 0))[1];
  spray(layer, mix(palette.ink, light.shade, 0.5), (_x, y) => 0.22 * Math.max(0, 1 - Math.abs(y - foot) / 46), { soft: 1.4, max: 0.4 });
  sheet.stamp(layer);
}

function paintWall(wall: Wall): void {
  const { house, long, bays, front, rng } = wall;
  const { floors, floor = 3.2, facade, below = facade, porch = 0 } = house;
  if (facade === 'timber') planks(wall);
  const pitch = long / bays;
  const bands = facade === 'shutter' || facade === 'balcony';
  for (let level = floors - 1; level >= 0; level--) {
    const y = [level * floor, (level + 1) * floor] as const;
    for (let bay = 0; bay < bays; bay++) {
      const door = front && level === 0 && bay === Math.floor(bays / 2);
      const manner = level === 0 ? below : facade;
      FACADES[manner](wall, { a: [bay * pitch, (bay + 1) * pitch], y, door, ground: level === 0 });
    }
    if (bands && level > 0 && floors < 9)
      wall.rect([0, long], [y[0] - 0.12, y[0] + 0.06], wall.shade(mix(house.wall, '#ffffff', 0.4)), 0.04);
  }
  if (front && porch === 0 && (below === 'shutter' || below === 'glass') && rng.chance(0.7)) awning(wall, floor);
}

/** Boards across the wall. */
function planks({ stage, ctx, house, long, spot, shade }: Wall): void {
  const { floors, floor = 3.2 } = house;
  const seam = rgba(mix(shade(house.wall), stage.palette.ink, 0.55), 0.5);
  for (let y = 0.28; y < floors * floor; y += 0.28)
    line(ctx, [stage.camera.see(spot(0, y, 0.01)), stage.camera.see(spot(long, y, 0.01))], 1, seam);
}

/** Over the door. */
function awning(wall: Wall, floor: number): void {
  const { house, long, bays } = wall;
  const pitch = long / bays;
  const from = Math.floor(bays / 2) * pitch;
  wall.block([from - 0.1, from + pitch + 0.1], [floor * 0.82, floor * 0.9], [0, 1.4], house.trim);
}

/** Posts and rail of a veranda. */
function paintPosts(stage: Stage, ctx: Parameters<typeof paintBlock>[1], house: House): void {
  const { size, floors, floor = 3.2, bays, porch = 0, trim, lift = 0 } = house;
  const [wide] = size;
  const place = placeOf(house);
  const wood = underLight(stage.palette, trim);
  const rail = lift > 0 || floors > 1;
  for (let i = 0; i <= bays; i++) {
    const u = -wide / 2 + (wide * i) / bays;
    paintBlock(stage, ctx, place, { u: [u - 0.09, u + 0.09], y: [0, floors * floor], v: [-porch, -porch + 0.18] }, wood);
  }
  for (let level = rail && lift > 0 ? 0 : 1; level < floors; level++) {
    const y = level * floor;
    if (level > 0) paintBlock(stage, ctx, place, { u: [-wide / 2, wide / 2], y: [y - 0.16, y], v: [-porch, 0] }, wood);
    for (const h of [0.45, 0.92])
      paintBlock(stage, ctx, place, { u: [-wide / 2, wide / 2], y: [y + h, y + h + 0.07], v: [-porch, -porch + 0.07] }, wood);
  }
}

/** The dark under a house on posts, the posts, a stair. */
function paintStilts(stage: Stage, ctx: Parameters<typeof paintBlock>[1], house: House): void {
  const { palette, light } = stage;
  const { size, lift = 0, porch = 0, trim, turn = 0, at } = house;
  const [wide, deep] = size;
  const ground = { x: at[0], z: at[1], turn };
  const wood = underLight(palette, mix(trim, '#000000', 0.2));
  paintFace(
    stage,
    ctx,
    [spotOf(ground, -wide / 2, 0, deep * 0.8), spotOf(ground, wide / 2, 0, deep * 0.8), spotOf(ground, wide / 2, lift, deep * 0.8), spotOf(ground, -wide / 2, lift, deep * 0.8)],
    rgba(mix(palette.ink, light.shade, 0.4), 0.75),
  );
  for (const v of [deep * 0.7, -porch + 0.1])
    for (let i = 0; i <= 4; i++) {
      const u = -wide / 2 + 0.15 + ((wide - 0.3) * i) / 4;
      paintBlock(stage, ctx, ground, { u: [u - 0.12, u + 0.12], y: [0, lift], v: [v, v + 0.22] }, wood);
    }
  paintBlock(stage, ctx, ground, { u: [-wide / 2 - 0.2, wide / 2 + 0.2], y: [lift - 0.24, lift], v: [-porch - 0.1, deep] }, wood);
  const steps = Math.max(2, Math.round(lift / 0.3));
  for (let i = 0; i < steps; i++) {
    const y = (lift * (steps - i)) / steps;
    const v = -porch - 0.1 - (i + 1) * 0.32;
    paintBlock(stage, ctx, ground, { u: [-wide * 0.3 - 0.6, -wide * 0.3 + 0.6], y: [y - 0.12, y], v: [v, v + 0.34] }, wood);
  }
}
