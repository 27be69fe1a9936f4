import { z } from 'zod';
import { recordOfficePayment } from '#modules/booking/payment/record-office-payment.ts';
import { amountFlag, codeFlag, officeCommand, replyOf } from './office-command.ts';

export const officePaymentCommand = officeCommand({
  name: 'office-payment',
  does: 'book money that was taken at the counter',
  flags: z.object({
    code: codeFlag,
    amount: amountFlag.describe('in đồng'),
    receipt: z.string().min(1).describe('number of the receipt; a number counts once'),
  }),
  run: async ({ db, queue, clock }, { code, amount, receipt }, actor) => {
    const payment = { code, amountVnd: amount, receiptNo: receipt, actor };
    return replyOf(await recordOfficePayment(db, queue, payment, clock.now()), ({ outcome }) => [
      `${code}: ${outcome}`,
    ]);
  },
});
