import { receiveBankTransfer } from '#modules/booking/payment/bank-transfers.ts';
import { readBankWebhook } from '#modules/payments/gateways/read-bank-webhook.ts';
import type { Database } from '#platform/db/connect.ts';
import { signCassoWebhook } from '#simulators/bank/sign-casso-webhook.ts';
import { garbleTransferContent, signWebhook } from '#simulators/bank/sign-webhook.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import type { Random } from '../seeded-random.ts';
import type { StormMessage } from './storm-message.ts';

const key = 'a-key-shared-with-the-bank';

/**
 * Transfers for one booking as reported by the bank's two services: in full, in parts, too much, twice, without the code, with an
 * unknown code, with two codes, outgoing, or forged; each reported once or repeatedly, by one service or both.
 */
export function bankMessages(
  db: Database,
  booking: { code: string; dueNowVnd: number },
  { random, times, otherCode }: { random: Random; times: () => Date; otherCode: string },
): StormMessage[] {
  const queue = createFakeQueue();

  function reports(
    amountVnd: number,
    content: string,
    { isForged = false, direction = 'in' as 'in' | 'out' } = {},
  ) {
    const transfer = { amountVnd, content, direction, id: 1 + random.below(2 ** 40) };
    return Array.from({ length: 1 + random.below(9) }, (): StormMessage => {
      const at = times();
      const sign = random.chance(0.5) ? signWebhook : signCassoWebhook;
      const sent = sign(isForged ? 'somebody else' : key, transfer, at);
      const read = readBankWebhook({
        ...sent,
        keys: { sepay: key, casso: key },
        ownAccounts: ['9999000099990'],
        now: at,
      });
      return {
        at,
        provider: 'bank',
        bringsVnd: isForged || direction === 'out' ? 0 : amountVnd,
        txnId: read.ok ? (read.transfers[0]?.txnId ?? null) : null,
        async deliver() {
          if (!read.ok) return false;
          for (const one of read.transfers) await receiveBankTransfer(db, queue, one, at);
          return true;
        },
      };
    });
  }

  const { code, dueNowVnd } = booking;
  const memo = garbleTransferContent(code);
  const part = 1_000 * (1 + random.below(dueNowVnd / 1_000 - 1));
  const sometimes = (often: number, make: () => StormMessage[]) => (random.chance(often) ? make() : []);
  return [
    ...sometimes(0.45, () => reports(dueNowVnd, memo)),
    ...sometimes(0.2, () => [...reports(part, memo), ...reports(dueNowVnd - part, memo)]),
    ...sometimes(0.1, () => reports(part, memo)),
    ...sometimes(0.15, () => reports(dueNowVnd + 50_000, memo)),
    ...sometimes(0.1, () => reports(dueNowVnd, garbleTransferContent('chuyen tien'))),
    ...sometimes(0.1, () => reports(dueNowVnd, garbleTransferContent('DV2222222'))),
    ...sometimes(0.1, () => reports(dueNowVnd, garbleTransferContent(`${code} ${otherCode}`))),
    ...sometimes(0.1, () => reports(70_000, memo, { direction: 'out' })),
    ...sometimes(0.3, () => reports(dueNowVnd, memo, { isForged: true })),
  ];
}
