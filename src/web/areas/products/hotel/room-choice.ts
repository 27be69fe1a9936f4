import type { HotelView } from './hotel-view.ts';
import type { PlanView, RoomPrices, RoomView } from './room-prices.ts';

export type RoomOffer = NonNullable<PlanView['offer']>;

/** An available room under a rate plan. */
export interface RoomChoice {
  room: RoomView;
  plan: PlanView;
  offer: RoomOffer;
}

/** What a visitor selected; the stay may have changed since. */
export interface Picked {
  roomId: number;
  planId: number;
}

/** The rooms of a hotel with their prices. */
export function roomsWithPrices(
  { rooms }: Pick<HotelView, 'rooms'>,
  prices: readonly RoomPrices[],
): RoomView[] {
  return rooms.map((room, index) => ({ ...room, ...(prices[index] as RoomPrices) }));
}

/** The page's current choice: the selected one where still available, else the cheapest; null where nothing is available. */
export function roomChoice(rooms: readonly RoomView[], picked: Picked | null): RoomChoice | null {
  const all = rooms.flatMap(choicesOf);
  const tapped = picked && all.find((one) => one.room.id === picked.roomId && one.plan.id === picked.planId);
  return tapped || (all.toSorted(byTotal)[0] ?? null);
}

/** What the total of a choice covers: 'Tổng 2 đêm, 1 phòng'. */
export function totalWords(choice: RoomChoice | null, rooms: number | string): string {
  return choice ? `Tổng ${choice.offer.nights} đêm, ${rooms} phòng` : '';
}

/** The available rate plans of a room, the cheapest first. */
export function choicesOf(room: RoomView): RoomChoice[] {
  return room.plans
    .flatMap((plan) => (plan.offer ? [{ room, plan, offer: plan.offer }] : []))
    .toSorted(byTotal);
}

/** Rooms by their lowest total, without dates by their lowest price; then those without one, in the hotel's order. */
export function orderRooms(rooms: readonly RoomView[]): RoomView[] {
  const lowest = (room: RoomView) =>
    choicesOf(room)[0]?.offer.totalVnd ?? room.lowest?.priceVnd ?? Number.POSITIVE_INFINITY;
  return rooms.toSorted((a, b) => {
    const [x, y] = [lowest(a), lowest(b)];
    return x === y ? 0 : x - y;
  });
}

/** The cheapest rate plan of the same room with free cancellation, where the choice has none. */
export function freeToCancel({ room, offer }: RoomChoice): RoomChoice | null {
  if (freeUntil(offer)) return null;
  return choicesOf(room).find((one) => freeUntil(one.offer)) ?? null;
}

/** The free cancellation deadline of an offer, or null. */
export function freeUntil({ cancellation }: RoomOffer): string | null {
  return cancellation.find((tier) => tier.refundPercent === 100)?.until ?? null;
}

function byTotal(a: RoomChoice, b: RoomChoice): number {
  return a.offer.totalVnd - b.offer.totalVnd;
}
