import type { MatchEntry } from '#modules/booking/payment/money-messages.ts';
import { accountTitles, isAccount } from '#modules/books/rules/accounts.ts';

/** What is owed to somebody grows by what is written to its other side. */
const owed = ['guest', 'refund_payable', 'unmatched', 'credit'];

/** A line of the ledger before it is written: which account, and how much more it will stand at. */
export function entryWords({ account, bookingCode, amountVnd }: MatchEntry) {
  const title = isAccount(account) ? accountTitles[account] : account;
  return {
    title: bookingCode && account !== 'bank' ? `${title}, ${bookingCode}` : title,
    amountVnd: owed.includes(account) ? -amountVnd : amountVnd,
  };
}
