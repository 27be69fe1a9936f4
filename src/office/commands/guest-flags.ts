import { z } from 'zod';
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

export const switchFlag = z.boolean().default(false);
