import { z } from 'zod';

/** What a guest has to choose about, as the booking calls answer with it. */
export const choicesShape = z
  .object({
    why: z.enum(['disrupted', 'unallocated']),
    until: z.string(),
    causes: z.array(
      z.object({
        title: z.string(),
        words: z.string(),
        reason: z.string(),
        reasonLabel: z.string(),
        note: z.string(),
        fromOn: z.string(),
        toOn: z.string(),
      }),
    ),
    /** Where the company moved it to a day on which its places are kept: choose 'rebook' with this day to agree. */
    proposedOn: z.string().nullable(),
    items: z.array(
      z.object({
        position: z.int(),
        productTitle: z.string(),
        unitTitle: z.string(),
        from: z.string(),
        to: z.string(),
      }),
    ),
    amount: z.int(),
    canRebook: z.boolean(),
    canCredit: z.boolean(),
  })
  .nullable();

/** Other days or guests that wait for money. */
export const changeShape = z
  .object({
    until: z.string(),
    due: z.int(),
    total: z.int(),
    items: z.array(
      z.object({
        position: z.int(),
        productTitle: z.string(),
        facts: z.array(z.object({ label: z.string(), value: z.string() })),
      }),
    ),
  })
  .nullable();
