import type { Executor } from '#platform/db/connect.ts';
import { type TravellerDetails, travellerEncryptor } from './steps/traveller-encryptor.ts';

export interface Traveller {
  fullName: string;
  /** Birth date, papers and the like; nothing once they were deleted. */
  details: TravellerDetails;
}

/** Who goes, in their order, with their papers: for the booking's owner alone. */
export async function listTravellers(db: Executor, secret: string, bookingId: string): Promise<Traveller[]> {
  const rows = await db
    .selectFrom('travellers')
    .select(['full_name as fullName', 'details'])
    .where('booking_id', '=', bookingId)
    .orderBy('position')
    .execute();
  const encryptor = travellerEncryptor(secret);
  return rows.map(({ fullName, details }) => ({ fullName, details: encryptor.decrypt(details) }));
}
