import { findGuestBookings, type GuestBooking } from '#modules/booking/privacy/guest-bookings.ts';
import { findGuestEnquiries, type GuestEnquiry } from '#modules/enquiries/queries/find-guest-enquiries.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { GuestContact } from '#platform/guest/guest-contact.ts';
import { listMergedContacts, type MergedContact } from './merged-contacts.ts';

type Found = GuestBooking | GuestEnquiry;

export interface FoundGuestData {
  contact: GuestContact;
  /** Other contacts of the guest, from merges. */
  merged: MergedContact[];
  bookings: GuestBooking[];
  requests: GuestEnquiry[];
  /** Data with only one of the two, phone or mail, which may be somebody else's. */
  others: { code: string; hasPhone: boolean }[];
}

/**
 * The data of a guest. If both phone and mail are given, data with only one of them may be somebody else's, as in a
 * family that shares a phone: they are left out. Null if neither is given.
 */
export async function findGuestData(
  db: Executor,
  { phone = null, email = null }: { phone?: string | null | undefined; email?: string | null | undefined },
): Promise<FoundGuestData | null> {
  if (phone === null && email === null) return null;
  const contact = { phone, email };
  const merged = await listMergedContacts(db, contact);
  const bookings = new Map<string, GuestBooking>();
  const requests = new Map<string, GuestEnquiry>();
  const apart = new Map<string, Found>();
  for (const known of [contact, ...merged]) {
    for (const one of await findGuestBookings(db, known)) {
      if (isTheirs(one)) bookings.set(one.id, one);
      else apart.set(one.id, one);
    }
    for (const one of await findGuestEnquiries(db, known)) {
      if (isTheirs(one)) requests.set(one.id, one);
      else apart.set(one.id, one);
    }
  }
  const isFound = ({ id }: Found) => bookings.has(id) || requests.has(id);
  const others = [...apart.values()].filter((one) => !isFound(one));
  return {
    contact,
    merged,
    bookings: inOrderOfLocks(bookings),
    requests: inOrderOfLocks(requests),
    others: others.map(({ code, hasPhone }) => ({ code, hasPhone: hasPhone === true })),
  };
}

function isTheirs({ hasPhone, hasEmail }: Found): boolean {
  return hasPhone !== false && hasEmail !== false;
}

/** By id, in the lock order used everywhere. */
export function inOrderOfLocks<One extends { id: string }>(found: ReadonlyMap<string, One>): One[] {
  return [...found.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
}
