import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { EncryptionSecrets } from '#platform/http/encryptor.ts';
import { accountLabel } from '../banks.ts';
import { bankAccountEncryptor, openAccount } from './bank-account-encryptor.ts';
import { approvalsNeeded, type RefundCause } from './refund-causes.ts';

/** A refund that needs attention, with its destination as far as known. */
export interface OpenRefund {
  id: string;
  bookingId: string;
  /** The part whose money it is, where it is not the holder's. */
  partId: string | null;
  cause: string;
  amountVnd: number;
  state: string;
  reason: string;
  requestedBy: string;
  requestedAt: Date;
  promisedOn: string;
  lateAt: Date | null;
  approvedBy: string[];
  /** Number of different approvers needed. */
  approvalsNeeded: number;
  /** A transfer that waits for the guest to name an account. */
  waitsForAccount: boolean;
  /** The masked account of a transfer; null before the guest has named one. */
  accountLabel: string | null;
  /** Null without the secrets to decrypt it, too. */
  account: { bankBin: string; accountNo: string; holder: string } | null;
  /** Nothing is transferred before this time, because the account was changed; null without a change. */
  transferFrom: Date | null;
  payouts: { reference: string; channel: string; amountVnd: number; state: string; reason: string }[];
}

/** Restricts to ids, or to refunds whose promised day is before a day (ISO) and not yet flagged as late. */
interface Only {
  ids?: readonly string[];
  lateOn?: string;
}

/**
 * Refunds that are neither done nor rejected, earliest promised day first. Accounts are decrypted only with the
 * installation's secret.
 */
export async function listOpenRefunds(
  db: Executor,
  secrets: EncryptionSecrets | null = null,
  { ids, lateOn }: Only = {},
): Promise<OpenRefund[]> {
  const rows = await db
    .selectFrom('refunds')
    .leftJoin('refund_bank_accounts as account', 'account.refund_id', 'refunds.id')
    .select([
      'refunds.id',
      'booking_id as bookingId',
      'cause',
      'refunds.part_id as partId',
      'amount_vnd as amountVnd',
      (eb) => eb.fn.coalesce('decided_vnd', 'amount_vnd').as('decidedVnd'),
      'refunds.state',
      'reason',
      'requested_by as requestedBy',
      'refunds.created_at as requestedAt',
      'last_digits as lastDigits',
      'promised_on as promisedOn',
      'late_at as lateAt',
      'bank_bin as bankBin',
      'account_no as accountNo',
      'holder',
      'transfer_from as transferFrom',
      sql<
        string[]
      >`ARRAY(SELECT actor FROM refund_approvals a WHERE a.refund_id = refunds.id ORDER BY at)`.as(
        'approvedBy',
      ),
      sql<OpenRefund['payouts']>`(
        SELECT coalesce(json_agg(json_build_object('reference', p.reference, 'channel', p.channel,
          'amountVnd', p.amount_vnd, 'state', p.state, 'reason', p.reason) ORDER BY p.sequence), '[]')
        FROM refund_payouts p WHERE p.refund_id = refunds.id)`.as('payouts'),
    ])
    .where(sql<boolean>`refunds.state NOT IN ('succeeded', 'rejected')`)
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`refunds.id = ANY (${ids}::uuid[])`))
    .$if(lateOn !== undefined, (query) =>
      query.where('promised_on', '<', lateOn ?? '').where('late_at', 'is', null),
    )
    .orderBy('promised_on')
    .orderBy('refunds.created_at')
    .orderBy('refunds.id')
    .execute();
  const encryptor = secrets === null ? null : bankAccountEncryptor(secrets);
  return rows.map(({ bankBin, lastDigits, ...row }) => {
    const { accountNo: _, holder: __, decidedVnd, ...refund } = row;
    const { accountNo, holder } = encryptor ? openAccount(encryptor, row) : { accountNo: null, holder: null };
    const account = bankBin && accountNo && holder ? { bankBin, accountNo, holder } : null;
    const waits = refund.payouts.some(({ state }) => state === 'manual_transfer');
    return {
      ...refund,
      account,
      accountLabel: bankBin && lastDigits ? accountLabel({ bankBin, lastDigits }) : null,
      approvalsNeeded: approvalsNeeded(refund.cause as RefundCause, decidedVnd),
      waitsForAccount: waits && !row.accountNo,
    };
  });
}
