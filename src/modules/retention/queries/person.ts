import { listBookings } from '#modules/booking/board/list-bookings.ts';
import { findBookingByCode } from '#modules/booking/trip/find-booking.ts';
import { findStaffEnquiry } from '#modules/enquiries/queries/find-staff-enquiry.ts';
import { listEnquiries } from '#modules/enquiries/queries/list-enquiries.ts';
import {
  findGuest,
  findGuestByEmail,
  findGuestByPhone,
  type Guest,
  searchGuests,
} from '#modules/identity/guests/find-guest.ts';
import { findSubscriber } from '#modules/newsletter/queries.ts';
import type { Executor } from '#platform/db/connect.ts';
import { erased, type GuestContact } from '#platform/guest/guest-contact.ts';

/** Somebody who has booked, enquired or has an account, with the key of their page; who only gets the newsletter is opened from its list. */
export interface FoundPerson {
  /** The code of one of their bookings or enquiries, or the id of their account: no address contains a guest's name. */
  key: string;
  fullName: string;
  phone: string | null;
  email: string | null;
  /** The matches, newest first. */
  found: string[];
}

const maxOfEach = 60;

/**
 * People that match a text: a part of a name (also without marks), a phone number, a mail address or a code. Data with
 * the same phone number and name belong to one person.
 */
export async function listPeople(db: Executor, text: string, now: Date): Promise<FoundPerson[]> {
  const [bookings, enquiries, accounts] = [
    await listBookings(db, { view: 'all', text }, {}, { limit: maxOfEach, now }),
    await listEnquiries(db, { text, limit: maxOfEach }),
    await searchGuests(db, text, maxOfEach),
  ];
  const rows: FoundPerson[] = [
    ...[...bookings.rows, ...enquiries.rows].map(({ code, fullName, phone }) => ({
      ...{ key: code, fullName, phone, email: null, found: [code] },
    })),
    ...accounts.map(({ id, name, phone, email }) => ({
      ...{ key: id, fullName: name, phone, email, found: ['tài khoản'] },
    })),
  ].filter(({ phone }) => phone !== erased.phone);
  const same = Map.groupBy(rows, ({ key, phone, fullName }) =>
    phone ? `${phone} ${fullName.toLocaleLowerCase('vi')}` : key,
  );
  return [...same.values()].map((group) => ({
    ...(group[0] as FoundPerson),
    email: group.find(({ email }) => email)?.email ?? null,
    found: group.flatMap(({ found }) => found),
  }));
}

export type PersonByKey =
  | { ok: true; fullName: string; contact: GuestContact; accountId: string | null }
  | { ok: false; reason: 'unknown' | 'erased' };

/**
 * The person to whom a booking, enquiry, account or subscription to the newsletter belongs. Whoever is known by a mail address alone is
 * everybody with that address.
 */
export async function findPerson(db: Executor, key: string, now: Date): Promise<PersonByKey> {
  const found = await findContact(db, key, now);
  if (!found) return { ok: false, reason: 'unknown' };
  if (found.phone === erased.phone || found.email === erased.email) return { ok: false, reason: 'erased' };
  const { fullName, phone, email, accountId } = found;
  const contact = { phone: phone || null, email: email ? email.toLowerCase() : null };
  if (contact.phone === null && contact.email === null) return { ok: false, reason: 'unknown' };
  return { ok: true, fullName, contact, accountId };
}

/** The account of a person by its verified contacts: one with another mailbox and the same phone is not theirs. */
export async function findPersonAccount(
  db: Executor,
  { contact: { phone, email }, accountId }: Pick<Extract<PersonByKey, { ok: true }>, 'contact' | 'accountId'>,
): Promise<Guest | null> {
  if (accountId) return findGuest(db, accountId);
  const byMail = email ? await findGuestByEmail(db, email) : null;
  if (byMail) return byMail;
  const byPhone = phone ? await findGuestByPhone(db, phone) : null;
  return byPhone && (byPhone.email === null || email === null) ? byPhone : null;
}

interface KnownContact {
  fullName: string;
  phone: string | null;
  email: string | null;
  accountId: string | null;
}

async function findContact(db: Executor, key: string, now: Date): Promise<KnownContact | null> {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key)) {
    const guest = await findGuest(db, key);
    if (guest) return { fullName: guest.name, phone: guest.phone, email: guest.email, accountId: guest.id };
    const email = (await findSubscriber(db, key))?.email;
    return email ? { fullName: 'Người nhận bản tin', phone: null, email, accountId: null } : null;
  }
  const booking = key.startsWith('DV') ? await findBookingByCode(db, key, now) : null;
  const enquiry = key.startsWith('YC') ? await findStaffEnquiry(db, key, now) : null;
  const contact = booking?.contact ?? enquiry?.contact;
  return contact ? { ...contact, accountId: null } : null;
}
