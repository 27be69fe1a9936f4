import { z } from 'zod';
import { findGuestBookings, type GuestBooking } from '#modules/booking/privacy/guest-bookings.ts';
import { findGuestEnquiries, type GuestEnquiry } from '#modules/enquiries/queries/find-guest-enquiries.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { GuestContact } from '#platform/guest/guest-contact.ts';
import { normalizePhone } from '#platform/vietnamese/phone.ts';

/** Who is meant, for commands about all that the site holds of a guest. */
export const guestFlags = {
  phone: z
    .string()
    .transform((text, context) => {
      const phone = normalizePhone(text);
      if (phone) return phone;
      context.addIssue({ code: 'custom', message: 'not a phone number' });
      return z.NEVER;
    })
    .optional()
    .describe('as the guest says it; or'),
  email: z.email('not a mail address').trim().toLowerCase().optional().describe('or both'),
  also: z
    .string()
    .toUpperCase()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .default([])
    .describe("codes, with commas, of what has only one of both and is the guest's all the same"),
};

type Found = GuestBooking | GuestEnquiry;

export interface FoundGuest {
  contact: GuestContact;
  bookings: GuestBooking[];
  requests: GuestEnquiry[];
  /** What was left out and why, or named for nothing: lines for staff. */
  apart: string[];
}

/**
 * What belongs to a guest. Of phone and mail where both are told, what has only one of both may hold somebody else's data,
 * as of a family that shares a phone: it is left out unless it is named in `also`. Null when neither is told.
 */
export async function findGuest(
  db: Executor,
  {
    phone = null,
    email = null,
    also,
  }: { phone?: string | null | undefined; email?: string | null | undefined; also: string[] },
): Promise<FoundGuest | null> {
  if (phone === null && email === null) return null;
  const contact = { phone, email };
  const [bookings, requests] = [await findGuestBookings(db, contact), await findGuestEnquiries(db, contact)];
  const isTheirs = ({ hasPhone, hasEmail, code }: Found) =>
    (hasPhone !== false && hasEmail !== false) || also.includes(code);
  const all: Found[] = [...bookings, ...requests];
  const codes = all.map(({ code }) => code);
  return {
    contact,
    bookings: bookings.filter(isTheirs),
    requests: requests.filter(isTheirs),
    apart: [
      ...all
        .filter((one) => !isTheirs(one))
        .map(
          ({ code, hasPhone }) =>
            `${code}: left out, has only the ${hasPhone ? 'phone' : 'mail'} (another person's data may be in it; --also ${code} takes it in)`,
        ),
      ...(email === null ? ['The newsletter and mails about nothing booked are found by --email only'] : []),
      ...also.filter((code) => !codes.includes(code)).map((code) => `${code}: left out, has neither`),
    ],
  };
}
