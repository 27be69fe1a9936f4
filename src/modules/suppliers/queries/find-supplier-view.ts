import { type BookingView, getBooking } from '#modules/booking/trip/find-booking.ts';
import { type ItemFact, itemFacts } from '#modules/booking/trip/item-facts.ts';
import { type ItemCrew, listCrewsOf } from '#modules/booking/trip/passengers.ts';
import { type SupplierStanding, supplierItems } from '#modules/suppliers/rules/supplier-items.ts';
import type { SupplierLink } from '#modules/suppliers/rules/supplier-link-token.ts';
import type { Executor } from '#platform/db/connect.ts';
import { readAll } from '#platform/db/read-all.ts';
import { addDays, instantInVietnam } from '#platform/time/days.ts';
import { listSupplierParts } from './list-supplier-parts.ts';

/** A supplier's view of a booking: their own items without prices, and who comes once that is paid. Instants are ISO. */
export interface SupplierView {
  bookingId: string;
  supplierId: number;
  code: string;
  brand: string;
  email: string;
  items: {
    position: number;
    title: string;
    unitTitle: string;
    planTitle: string;
    facts: ItemFact[];
    standing: SupplierStanding;
  }[];
  /** Former items of theirs that were replaced by another supplier's: no guest comes to them. Days are ISO. */
  former: { title: string; unitTitle: string; fromOn: string; toOn: string; quantity: number }[];
  /** Empty until the booking is paid. */
  guest: string;
  travellers: string[];
  note: string;
  /** Late arrivals at their items; instants are ISO. */
  arrivals: {
    id: string;
    position: number;
    arrivesAt: string;
    note: string;
    acknowledgedAt: string | null;
  }[];
  /** The ask that the link is about. */
  ask: {
    id: string;
    kind: 'request' | 'confirmation';
    state: 'open' | 'accepted' | 'declined' | 'ended';
    positions: number[];
    dueAt: string;
    answeredAt: string | null;
    reference: string;
  } | null;
  /** Expiry of a link made now: two days after the last of their items. */
  linkUntil: Date;
}

/** The vehicle of the departure and its crew, as far as entered by staff. */
function vehicleFacts(crew: ItemCrew | undefined): ItemFact[] {
  if (!crew) return [];
  const { part, vehicle, guide } = crew;
  const ride = [part > 1 && `số ${part}`, vehicle].filter(Boolean).join(', ');
  return [
    ...(ride ? [{ label: 'Xe', value: ride }] : []),
    ...(guide ? [{ label: 'Hướng dẫn', value: guide }] : []),
  ];
}

/** Null when nothing of the booking is theirs. */
export async function findSupplierView(
  db: Executor,
  { bookingId, supplierId, askId }: SupplierLink,
  now: Date,
): Promise<SupplierView | null> {
  const part = (await listSupplierParts(db, bookingId)).find((one) => one.supplierId === supplierId);
  if (!part) return null;
  const [booking, ask] = await readAll(db, [
    () => getBooking(db, bookingId, now),
    async () => (askId ? findAsk(db, { bookingId, supplierId, askId }) : null),
  ]);
  const items = supplierItems(booking, part.positions, {
    wasNotified: await wasNotified(db, bookingId, supplierId),
  });
  const crews = await listCrewsOf(db, bookingId);
  const isPaid = items.some(({ standing }) => standing === 'confirmed' || standing === 'awaited');
  return {
    bookingId,
    supplierId,
    code: booking.code,
    brand: part.brand,
    email: part.email,
    items: items.map(({ position, standing, item }) => ({
      position,
      standing,
      title: item.productTitle,
      unitTitle: item.unitTitle,
      planTitle: item.planTitle,
      facts: [
        ...itemFacts(item).filter(({ about }) => about !== 'voucher' && about !== 'state'),
        ...vehicleFacts(crews.find((one) => one.position === position)),
      ],
    })),
    former: part.former.map(({ title, unitTitle, fromOn, toOn, quantity }) => ({
      ...{ title, unitTitle, fromOn, toOn, quantity },
    })),
    guest: isPaid ? booking.contact.fullName : '',
    travellers: isPaid
      ? booking.travellers.map(({ fullName }) => fullName).filter((name) => name !== '')
      : [],
    note: isPaid ? booking.note : '',
    arrivals: booking.arrivals.flatMap(({ id, position, arrivesAt, note, acknowledgedAt }) =>
      arrivesAt && part.positions.includes(position)
        ? [{ id, position, arrivesAt, note, acknowledgedAt }]
        : [],
    ),
    ask,
    linkUntil: linkUntil(booking, part.positions, now),
  };
}

async function wasNotified(db: Executor, bookingId: string, supplierId: number): Promise<boolean> {
  const copy = await db
    .selectFrom('supplier_copies')
    .select('number')
    .where('booking_id', '=', bookingId)
    .where('supplier_id', '=', supplierId)
    .executeTakeFirst();
  return copy !== undefined;
}

async function findAsk(
  db: Executor,
  { bookingId, supplierId, askId }: SupplierLink,
): Promise<SupplierView['ask']> {
  const row = await db
    .selectFrom('supplier_asks')
    .select(['id', 'kind', 'state', 'positions', 'due_at', 'answered_at', 'reference'])
    .where('id', '=', askId)
    .where('booking_id', '=', bookingId)
    .where('supplier_id', '=', supplierId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    kind: row.kind as 'request',
    state: row.state as 'open',
    positions: row.positions,
    dueAt: row.due_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    reference: row.reference,
  };
}

/** Days for which a link stays valid after the last day, and at least from now. */
const linkDays = 2;

function linkUntil({ quote }: Pick<BookingView, 'quote'>, positions: readonly number[], now: Date): Date {
  const last = positions
    .map((at) => quote.items[at]?.endsOn ?? '')
    .sort()
    .at(-1);
  const least = new Date(now.getTime() + linkDays * 86_400_000);
  const wanted = last ? instantInVietnam(addDays(last, linkDays + 1)) : least;
  return wanted > least ? wanted : least;
}
