import { z } from 'zod';

/** The choice that a guest has to make, as part of a booking. */
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
    /** New day proposed by the company, with the places held: choosing 'rebook' with this day accepts it. */
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

/** A change of days or guests that waits for payment. */
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
