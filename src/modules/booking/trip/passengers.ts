import { randomUUID } from 'node:crypto';
import { hasBegun } from '#modules/booking/cancellation/refund-for.ts';
import { passengersSaved } from '#modules/booking/events.ts';
import { lockBooking } from '#modules/booking/lock-booking.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import type { PassengerInput, PassengerName } from '#modules/booking/schema.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Database, Executor } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import type { EncryptionSecrets } from '#platform/http/encryptor.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { type TravellerDetails, travellerEncryptor } from '../traveller-encryptor.ts';
import type { BookingView } from './load-booking-view.ts';

export { encryptedTravellers } from '../traveller-encryptor.ts';
export {
  type DepartureCrew,
  type DepartureOfOffice,
  type DeparturePart,
  findDeparture,
  type ItemCrew,
  listCrewsOf,
  purgeDepartureCrews,
  saveDepartureCrew,
} from './steps/departure-crews.ts';
export { type Departure, type DepartureFilter, listDepartures } from './steps/departures.ts';
export { type Manifest, openManifest } from './steps/open-manifest.ts';
export { previewRegrouping, regroupDeparture } from './steps/regroup-departure.ts';
export type { Regrouped, RegroupRefusal } from './steps/regrouping.ts';
export { listRiders, type Rider } from './steps/riders.ts';
export { listRooms, proposeRooms, type Sleeper, saveRooms } from './steps/rooms.ts';

export type SavePassengersResult = { ok: true } | { ok: false; reason: 'unknown_booking' | 'not_open' };

/** States in which travel is still to come. */
const openStates = ['held', 'pending_payment', 'on_request', 'confirmed'];

/** Whether travellers can still be renamed: for every kind until the first service begins, free of charge. */
export function canRename({ state, quote }: Pick<BookingView, 'state' | 'quote'>, now: Date): boolean {
  return openStates.includes(state) && !hasBegun(quote, now);
}

/** A traveller; `goesOn`: which of the partial trips they go on, by `PartialTrip.position`; null where not specified. */
export type NewPassenger = (PassengerInput | PassengerName) & { goesOn?: number[] | null };

/** Replaces the passenger list, with papers encrypted. Refused once the trip has begun or is cancelled. */
export async function savePassengers(
  db: Database,
  queue: Queue,
  { code, passengers, actor }: { code: string; passengers: NewPassenger[]; actor: Actor },
  { secrets, now }: { secrets: EncryptionSecrets; now: Date },
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
  /** Birth date, papers and the like; empty once they were deleted. */
  details: TravellerDetails;
  /** As in `NewPassenger`. */
  goesOn: number[] | null;
}

/** The travellers, in their order, with their papers: for the booking's owner alone. */
export async function listTravellers(
  db: Executor,
  secrets: EncryptionSecrets,
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
