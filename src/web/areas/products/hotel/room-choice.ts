import type { HotelView } from './hotel-view.ts';
import type { PlanView, RoomPrices, RoomView } from './room-prices.ts';

export type RoomOffer = NonNullable<PlanView['offer']>;

/** A room under a plan that can be had. */
export interface RoomChoice {
  room: RoomView;
  plan: PlanView;
  offer: RoomOffer;
}

/** What a visitor tapped; the stay may have changed since. */
export interface Picked {
  roomId: number;
  planId: number;
}

/** The rooms of a hotel with what they cost. */
export function roomsWithPrices(
  { rooms }: Pick<HotelView, 'rooms'>,
  prices: readonly RoomPrices[],
): RoomView[] {
  return rooms.map((room, index) => ({ ...room, ...(prices[index] as RoomPrices) }));
}

/** What is chosen on the page: what was tapped where it can still be had, else the cheapest; null where nothing can. */
export function roomChoice(rooms: readonly RoomView[], picked: Picked | null): RoomChoice | null {
  const all = rooms.flatMap(choicesOf);
  const tapped = picked && all.find((one) => one.room.id === picked.roomId && one.plan.id === picked.planId);
  return tapped || (all.toSorted(byTotal)[0] ?? null);
}

/** The plans of a room that can be had, the cheapest first. */
export function choicesOf(room: RoomView): RoomChoice[] {
  return room.plans
    .flatMap((plan) => (plan.offer ? [{ room, plan, offer: plan.offer }] : []))
    .toSorted(byTotal);
}

/** Rooms that can be had by their lowest total, then the others as the house lists them. */
export function orderRooms(rooms: readonly RoomView[]): RoomView[] {
  const lowest = (room: RoomView) => choicesOf(room)[0]?.offer.totalVnd ?? Number.POSITIVE_INFINITY;
  return rooms.toSorted((a, b) => {
    const [x, y] = [lowest(a), lowest(b)];
    return x === y ? 0 : x - y;
  });
}

/** The cheapest plan of the same room that may be cancelled for nothing, where the choice may not. */
export function freeToCancel({ room, offer }: RoomChoice): RoomChoice | null {
  if (freeUntil(offer)) return null;
  return choicesOf(room).find((one) => freeUntil(one.offer)) ?? null;
}

/** Until when an offer may be cancelled for nothing, or null. */
export function freeUntil({ cancellation }: RoomOffer): string | null {
  return cancellation.find((tier) => tier.refundPercent === 100)?.until ?? null;
}

function byTotal(a: RoomChoice, b: RoomChoice): number {
  return a.offer.totalVnd - b.offer.totalVnd;
}
