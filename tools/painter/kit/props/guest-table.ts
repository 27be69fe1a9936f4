import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { paintChair } from './chair.ts';
import { type DiningTableOptions, paintDiningTable } from './dining-table.ts';
import { paintRoomFolk, type RoomFolkOptions } from './folk/room-folk.ts';
import type { Stage } from './room-stage.ts';
import { spotOf } from './solid.ts';

export interface GuestTableOptions
  extends Pick<DiningTableOptions, 'cloth' | 'seat'>,
    Record<'x' | 'z', number> {
  /** Who sits on the left and on the right; an empty chair for `null`. */
  guests: readonly [left: RoomFolkOptions | null, right: RoomFolkOptions | null];
}

const SEAT = 0.47;
const DEPTH = 0.86;

/** A laid table for two, seen from the side, with those who sit at it face to face. */
export function paintGuestTable(
  stage: Stage,
  ctx: Context,
  rng: Rng,
  { x, z, guests, ...table }: GuestTableOptions,
): void {
  const place = { x, z, turn: Math.PI / 2 };
  guests.forEach((guest, i) => {
    const side = i === 0 ? 1 : -1;
    const [cx, , cz] = spotOf(place, 0, 0, side * (DEPTH / 2 + 0.3));
    paintChair(stage, ctx, { x: cx, z: cz, turn: place.turn + (side > 0 ? 0 : Math.PI) }, table.seat);
    if (!guest) return;
    const [gx] = spotOf(place, 0, 0, side * (DEPTH / 2 + 0.12));
    paintRoomFolk(stage, ctx, rng, [gx, SEAT, z], { pose: 'sit', facing: side, ...guest });
  });
  paintDiningTable(stage, ctx, rng, {
    ...table,
    place,
    width: 0.8,
    depth: DEPTH,
    seats: 1,
    chairless: true,
  });
}
