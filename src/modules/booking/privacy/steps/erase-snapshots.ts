import { sql } from 'kysely';
import type { QuoteOptions } from '#modules/pricing/schema.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { JsonText } from '#platform/db/json.ts';

/** Erases addresses and flights from the items of a booking. */
export async function eraseSnapshots(tx: Tx, bookingId: string): Promise<void> {
  await tx
    .updateTable('booking_items')
    .set({
      snapshot: sql<JsonText>`snapshot #- '{options,pickupAddress}' #- '{options,dropoffAddress}' #- '{options,flightNo}'`,
    })
    .where('booking_id', '=', bookingId)
    .execute();
}

/** Without the guest's addresses and flight. */
export function withoutPlaces({
  pickupAddress,
  dropoffAddress,
  flightNo,
  ...options
}: QuoteOptions): QuoteOptions {
  return options;
}
