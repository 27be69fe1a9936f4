import { randomUUID } from 'node:crypto';
import { hasBegun } from '#modules/booking/cancellation/refund-for.ts';
import { passengersSaved } from '#modules/booking/events.ts';
import { lockBooking } from '#modules/booking/lock-booking.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import type { PassengerInput, PassengerName } from '#modules/booking/schema.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Database, Executor } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import type { SealingSecrets } from '#platform/http/encryptor.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { type TravellerDetails, travellerEncryptor } from '../traveller-encryptor.ts';
import type { BookingView } from './load-booking-view.ts';

export { sealedTravellers } from '../traveller-encryptor.ts';
export {
  type DepartureCrew,
  type DepartureOfOffice,
  type DeparturePart,
  findDeparture,
  purgeDepartureCrews,
  saveDepartureCrew,
} from './steps/departure-crews.ts';
export { type Departure, type DepartureFilter, listDepartures } from './steps/departures.ts';
export { type ItemCrew, listCrewsOf } from './steps/list-crews-of.ts';
export { type Manifest, openManifest } from './steps/open-manifest.ts';
export { previewRegrouping, regroupDeparture } from './steps/regroup-departure.ts';
export type { Regrouped, RegroupRefusal } from './steps/regrouping.ts';
export { listRiders, type Rider } from './steps/riders.ts';
export { listRooms, proposeRooms, type Sleeper, saveRooms } from './steps/rooms.ts';

export type SavePassengersResult = { ok: true } | { ok: false; reason: 'unknown_booking' | 'not_open' };

/** States in which somebody is still going to travel. */
const openStates = ['held', 'pending_payment', 'on_request', 'confirmed'];

/** Whether the names of those who go can still be changed: of every kind until the first service begins, at no price. */
export function canRename({ state, quote }: Pick<BookingView, 'state' | 'quote'>, now: Date): boolean {
  return openStates.includes(state) && !hasBegun(quote, now);
}

/** Who goes; `goesOn`: the trips that not all go on and they do, by `PartialTrip.position`; null where nobody has said so. */
export type NewPassenger = (PassengerInput | PassengerName) & { goesOn?: number[] | null };

/** Puts the list of passengers in place of the one before, its papers sealed. Refused once the trip has begun or is off. */
export async function savePassengers(
  db: Database,
  queue: Queue,
  { code, passengers, actor }: { code: string; passengers: NewPassenger[]; actor: Actor },
  { secrets, now }: { secrets: SealingSecrets; now: Date },
): Promise<SavePassengersResult> {
  const encryptor = travellerEncryptor(secrets);
  return db.transaction().execute(async (tx): Promise<SavePassengersResult> => {
    const booking = await lockBooking(tx, { code });
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    if (!openStates.includes(booking.state) || hasBegun(booking.quote, now)) {
      return { ok: false, reason: 'not_open' };
    }
    await tx.deleteFrom('travellers').where('booking_id', '=', booking.id).execute();
    const rows = passengers.map(({ fullName, goesOn = null, ...details }, position) => ({
      id: randomUUID(),
      booking_id: booking.id,
      position,
      full_name: fullName,
      goes_on: goesOn,
      details: json(encryptor.encrypt(details)),
    }));
    if (rows.length > 0) await tx.insertInto('travellers').values(rows).execute();
    const details = { passengers: rows.length };
    await recordEvent(tx, booking, { actor, reason: 'passengers_saved', details, now });
    await queue.send(tx, passengersSaved, { bookingId: booking.id, at: now.toISOString() });
    return { ok: true };
  });
}

export interface Traveller {
  fullName: string;
  /** Birth date, papers and the like; nothing once they were deleted. */
  details: TravellerDetails;
  /** As in `NewPassenger`. */
  goesOn: number[] | null;
}

/** Who goes, in their order, with their papers: for the booking's owner alone. */
export async function listTravellers(
  db: Executor,
  secrets: SealingSecrets,
  bookingId: string,
): Promise<Traveller[]> {
  const rows = await db
    .selectFrom('travellers')
    .select(['full_name as fullName', 'details', 'goes_on as goesOn'])
    .where('booking_id', '=', bookingId)
    .orderBy('position')
    .execute();
  const encryptor = travellerEncryptor(secrets);
  return rows.map(({ details, ...row }) => ({ ...row, details: encryptor.decrypt(details) }));
}
