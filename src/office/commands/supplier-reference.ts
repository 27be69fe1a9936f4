import { z } from 'zod';
import { saveSupplierReference } from '#modules/vouchers/commands/save-supplier-reference.ts';
import { dayInVietnam, instantInVietnam } from '#platform/time/days.ts';
import { officeCommand, voucherFlag } from './office-command.ts';

export const supplierReferenceCommand = officeCommand({
  name: 'supplier-reference',
  does: 'keep the number under which the supplier has the guest; trip page and voucher show it, a mail tells it',
  flags: z.object({
    voucher: voucherFlag,
    reference: z.string().trim().min(1).max(60).describe("the supplier's number"),
    at: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'not a time, as 14:05')
      .optional()
      .describe('when they said so today; now by default'),
  }),
  run: async ({ db, queue, clock }, { voucher: code, reference, at }, actor) => {
    const now = clock.now();
    const confirmedAt = at ? instantInVietnam(dayInVietnam(now), at) : now;
    const isKept = await saveSupplierReference(db, queue, { code, reference, actor, confirmedAt }, now);
    return isKept
      ? { lines: [`${code}: the supplier has the guest as ${reference}`] }
      : { lines: ['Refused: unknown_voucher'], isRefused: true };
  },
});
