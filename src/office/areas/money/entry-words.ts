import type { MatchEntry } from '#modules/booking/payment/money-messages.ts';
import { accountTitles, isAccount } from '#modules/books/rules/accounts.ts';

/** Liability accounts: their balances grow by negative (credit) amounts. */
const owed = ['guest', 'refund_payable', 'unmatched', 'credit'];

/** A ledger line before it is posted: the account, and by how much its balance grows. */
export function entryWords({ account, bookingCode, amountVnd }: MatchEntry) {
  const title = isAccount(account) ? accountTitles[account] : account;
  return {
    title: bookingCode && account !== 'bank' ? `${title}, ${bookingCode}` : title,
    amountVnd: owed.includes(account) ? -amountVnd : amountVnd,
  };
}
