import { findGuestBookings, type GuestBooking } from '#modules/booking/privacy/guest-bookings.ts';
import { findGuestEnquiries, type GuestEnquiry } from '#modules/enquiries/queries/find-guest-enquiries.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { GuestContact } from '#platform/guest/guest-contact.ts';

type Found = GuestBooking | GuestEnquiry;

export interface FoundGuestData {
  contact: GuestContact;
  bookings: GuestBooking[];
  requests: GuestEnquiry[];
  /** What has only one of both, phone or mail, and may be somebody else's. */
  others: { code: string; hasPhone: boolean }[];
  /** What was named and has neither. */
  unknown: string[];
}

/**
 * What belongs to a guest. Of phone and mail where both are told, what has only one of both may hold somebody else's data,
 * as of a family that shares a phone: it is left out unless it is named in `also`. Null when neither is told.
 */
export async function findGuestData(
  db: Executor,
  {
    phone = null,
    email = null,
    also = [],
  }: { phone?: string | null | undefined; email?: string | null | undefined; also?: readonly string[] },
): Promise<FoundGuestData | null> {
  if (phone === null && email === null) return null;
  const contact = { phone, email };
  const [bookings, requests] = [await findGuestBookings(db, contact), await findGuestEnquiries(db, contact)];
  const isTheirs = ({ hasPhone, hasEmail, code }: Found) =>
    (hasPhone !== false && hasEmail !== false) || also.includes(code);
  const all: Found[] = [...bookings, ...requests];
  return {
    contact,
    bookings: bookings.filter(isTheirs),
    requests: requests.filter(isTheirs),
    others: all
      .filter((one) => !isTheirs(one))
      .map(({ code, hasPhone }) => ({ code, hasPhone: hasPhone === true })),
    unknown: also.filter((code) => !all.some((one) => one.code === code)),
  };
}
