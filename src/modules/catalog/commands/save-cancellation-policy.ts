import { z } from 'zod';
import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { slugInput, textInput } from '../schema.ts';

const tiers = z
  .array(z.object({ daysBefore: z.int().min(0), refundPercent: z.int().min(0).max(100) }))
  .min(1)
  .refine(
    (list) =>
      list.every((tier, index) => index === 0 || tier.daysBefore < (list[index - 1]?.daysBefore ?? 0)),
    {
      message: 'tiers must run from the earliest to the latest',
    },
  );

export const cancellationPolicyInput = z.object({
  slug: slugInput,
  title: textInput(120),
  tiers,
  holidayTiers: tiers.optional(),
  note: z.string().default(''),
});

export type CancellationPolicyInput = z.input<typeof cancellationPolicyInput>;

/** Writes a policy under its slug. Bookings keep the copy they were made with. Idempotent. */
export async function saveCancellationPolicy(
  tx: Tx,
  draft: CancellationPolicyInput,
): Promise<{ id: number }> {
  const input = cancellationPolicyInput.parse(draft);
  const row = {
    slug: input.slug,
    title: input.title,
    tiers: json(input.tiers),
    holiday_tiers: input.holidayTiers ? json(input.holidayTiers) : null,
    note: input.note,
  };
  return tx
    .insertInto('cancellation_policies')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
}
