import { refundAccountGiven } from '#modules/payments/events.ts';
import { readPayouts } from '#modules/payments/refunds/payouts/move-payout.ts';
import type { BankAccountInput } from '#modules/payments/schema.ts';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import type { EncryptionSecrets } from '#platform/http/encryptor.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { promisedWorkingDays } from './refund-promise.ts';
import { listDaysOff } from './request-refund.ts';
import { addWorkingDays } from './steps/add-working-days.ts';
import {
  type BankAccountEncryptor,
  bankAccountEncryptor,
  openAccount,
} from './steps/bank-account-encryptor.ts';
import { lockRefund, recordRefundEvent } from './steps/move-refund.ts';

/** How long a transfer waits after its account was changed. */
const holdHours = 24;

export { encryptedBankAccounts } from './steps/bank-account-encryptor.ts';

export type SaveBankAccountResult = { ok: true } | { ok: false; reason: 'unknown_refund' | 'not_needed' };

/**
 * Stores, encrypted, the account for the transfer of a refund; may be changed until the transfer is made, and is reported to the booking's
 * own mail. For a paid part its payer names the account, not the holder. After a change the transfer waits a day, so that its owner can
 * object; naming the same account again is no change. The guest caused the delay so far: the promised day moves to what a transfer takes
 * from today, and never becomes earlier.
 */
export async function saveBankAccount(
  db: Executor,
  queue: Queue,
  {
    bookingId,
    refundId,
    partId = null,
    account,
    actor,
  }: {
    bookingId: string;
    refundId: string;
    /** Who names it, where it is not the holder; 'any' where staff enter it for any payer. */
    partId?: string | null | 'any';
    account: BankAccountInput;
    actor: Actor;
  },
  { secrets, now }: { secrets: EncryptionSecrets; now: Date },
): Promise<SaveBankAccountResult> {
  return inTransaction(db, async (tx): Promise<SaveBankAccountResult> => {
    const refund = await lockRefund(tx, refundId);
    if (refund?.bookingId !== bookingId) return { ok: false, reason: 'unknown_refund' };
    if (partId !== 'any' && refund.partId !== partId) return { ok: false, reason: 'unknown_refund' };
    const open = (await readPayouts(tx, refundId)).filter(
      ({ channel, state }) =>
        channel === 'bank_transfer' && (state === 'planned' || state === 'manual_transfer'),
    );
    if (open.length === 0 || refund.state === 'rejected') return { ok: false, reason: 'not_needed' };
    const encryptor = bankAccountEncryptor(secrets);
    const known = await readAccount(tx, refundId, encryptor);
    const isSame = known?.bankBin === account.bankBin && known.accountNo === account.accountNo;
    if (isSame && known.holder === account.holder) return { ok: true };
    const kept = {
      bank_bin: account.bankBin,
      account_no: encryptor.encrypt(account.accountNo),
      last_digits: account.accountNo.slice(-4),
      holder: encryptor.encrypt(account.holder),
      given_by: actorText(actor),
      given_at: now,
      transfer_from: known ? new Date(now.getTime() + holdHours * 3_600_000) : null,
    };
    await tx
      .insertInto('refund_bank_accounts')
      .values({ refund_id: refundId, ...kept })
      .onConflict((conflict) => conflict.column('refund_id').doUpdateSet(kept))
      .execute();
    const today = dayInVietnam(now);
    const promisedOn = addWorkingDays(today, promisedWorkingDays(['bank']), await listDaysOff(tx, today));
    await tx
      .updateTable('refunds')
      .set({ promised_on: promisedOn })
      .where('id', '=', refundId)
      .where('promised_on', '<', promisedOn)
      .where('late_at', 'is', null)
      .execute();
    const { state } = refund;
    const step = { actor, reason: known ? 'account_changed' : 'account_given', now };
    await recordRefundEvent(tx, { refundId, from: state, to: state, step });
    await queue.send(tx, refundAccountGiven, { bookingId, refundId, at: now.toISOString() });
    return { ok: true };
  });
}

async function readAccount(tx: Tx, refundId: string, encryptor: BankAccountEncryptor) {
  const kept = await tx
    .selectFrom('refund_bank_accounts')
    .select(['bank_bin as bankBin', 'account_no as accountNo', 'holder'])
    .where('refund_id', '=', refundId)
    .executeTakeFirst();
  return kept && { bankBin: kept.bankBin, ...openAccount(encryptor, kept) };
}

/** The accounts that the guest of a booking named for its refunds, decrypted; without deleted ones. */
export async function listRefundAccounts(
  db: Executor,
  secrets: EncryptionSecrets,
  bookingId: string,
): Promise<{ bankBin: string; accountNo: string }[]> {
  const rows = await db
    .selectFrom('refund_bank_accounts as account')
    .innerJoin('refunds', 'refunds.id', 'account.refund_id')
    .select(['account.bank_bin as bankBin', 'account.account_no as accountNo', 'account.holder'])
    .where('refunds.booking_id', '=', bookingId)
    .execute();
  const encryptor = bankAccountEncryptor(secrets);
  return rows.flatMap(({ bankBin, ...encryptedFields }) => {
    const { accountNo } = openAccount(encryptor, encryptedFields);
    return accountNo ? [{ bankBin, accountNo }] : [];
  });
}
