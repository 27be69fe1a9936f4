import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import type { Executor } from '#platform/db/connect.ts';

/** A booking that came by a link, without any data of its guest. */
export interface AffiliateBooking {
  number: number;
  bookingId: string;
  bookedAt: Date;
  kinds: KindName[];
  state: 'waiting' | 'booked' | 'earned' | 'void';
  endsOn: string | null;
  expectedVnd: number;
  isOwn: boolean;
}

/** The latest bookings by an affiliate's links, newest first. */
export async function listAffiliateBookings(
  db: Executor,
  affiliateId: number,
  limit = 100,
): Promise<AffiliateBooking[]> {
  return db
    .selectFrom('affiliate_bookings')
    .select([
      'number',
      'booking_id as bookingId',
      'booked_at as bookedAt',
      'kinds',
      'state',
      'ends_on as endsOn',
      'expected_vnd as expectedVnd',
      'is_own as isOwn',
    ])
    .where('affiliate_id', '=', affiliateId)
    .orderBy('number', 'desc')
    .limit(limit)
    .$narrowType<{ kinds: KindName[]; state: AffiliateBooking['state'] }>()
    .execute();
}
