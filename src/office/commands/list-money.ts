import { z } from 'zod';
import { listUnmatchedMoney } from '#modules/payments/webhook-events/list-unmatched-money.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { officeCommand } from './office-command.ts';

export const listMoneyCommand = officeCommand({
  name: 'list-money',
  does: 'list money that came in without a booking, for assign-money',
  flags: z.object({}),
  run: async ({ db }) => {
    const messages = await listUnmatchedMoney(db);
    if (messages.length === 0) return { lines: ['All money has its booking'] };
    return {
      lines: messages.map(
        ({ id, provider, amountVnd, content, occurredAt, isOtherAccount }) =>
          `${id}  ${formatDateTime(occurredAt.toISOString())}  ${provider}  ${formatVnd(amountVnd)}  ${content.replaceAll('\n', ' / ')}${isOtherAccount ? '  (for an account that is not in bankAccounts)' : ''}`,
      ),
    };
  },
});
