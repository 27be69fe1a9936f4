import { z } from 'zod';
import { type FoundGuestData, findGuestData } from '#modules/retention/queries/find-guest-data.ts';
import type { Executor } from '#platform/db/connect.ts';
import { normalizePhone } from '#platform/vietnamese/phone.ts';

/** Identifies the guest, for commands about all data held about them. */
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

export interface FoundGuest extends FoundGuestData {
  /** What was excluded and why, or listed although nothing was found: lines for staff. */
  apart: string[];
}

/** All that belongs to a guest, and in words what does not. Null when neither phone nor email is given. */
export async function findGuest(
  db: Executor,
  flags: Parameters<typeof findGuestData>[1],
): Promise<FoundGuest | null> {
  const found = await findGuestData(db, flags);
  if (!found) return null;
  return {
    ...found,
    apart: [
      ...found.others.map(
        ({ code, hasPhone }) =>
          `${code}: left out, has only the ${hasPhone ? 'phone' : 'mail'} (another person's data may be in it; --also ${code} takes it in)`,
      ),
      ...(found.contact.email === null
        ? ['The newsletter and mails about nothing booked are found by --email only']
        : []),
      ...found.unknown.map((code) => `${code}: left out, has neither`),
    ],
  };
}
