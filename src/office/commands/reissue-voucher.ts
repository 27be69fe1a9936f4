import { z } from 'zod';
import { reissueVoucher } from '#modules/vouchers/commands/reissue-voucher.ts';
import { officeCommand, replyOf, voucherFlag } from './office-command.ts';

export const reissueVoucherCommand = officeCommand({
  name: 'reissue-voucher',
  does: 'issue a voucher anew, as when its QR went into wrong hands; the old QR is refused from now on',
  flags: z.object({
    voucher: voucherFlag,
    replaces: z.coerce
      .number()
      .int()
      .min(1)
      .default(1)
      .describe('version on the old voucher; a repeat does nothing'),
  }),
  run: async ({ db, clock }, { voucher: code, replaces }, actor) =>
    replyOf(await reissueVoucher(db, { code, replaces, actor }, clock.now()), ({ version }) => [
      `${code} is version ${version} now`,
    ]),
});
