import { z } from 'zod';
import { settlePayout } from '#modules/payments/payouts/settle-payout.ts';
import { officeCommand, replyOf } from './office-command.ts';

export const settlePayoutCommand = officeCommand({
  name: 'settle-payout',
  does: "write the outcome of a payout as the provider's portal shows it, when the provider does not tell",
  flags: z.object({
    reference: z.string().min(1).describe('of the payout: DV26A7K9Q-R1'),
    outcome: z.enum(['succeeded', 'failed']).describe('succeeded, or failed: then it is transferred by hand'),
    evidence: z.string().min(4).describe('what shows it: the number of the transaction'),
  }),
  run: async ({ db, queue, clock }, { reference, outcome, evidence }, actor) =>
    replyOf(await settlePayout(db, queue, { reference, outcome, evidence, actor }, clock.now()), () => [
      `${reference}: ${outcome}`,
    ]),
});
