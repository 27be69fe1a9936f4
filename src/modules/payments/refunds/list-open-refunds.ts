import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { bankAccountEncryptor, openAccount } from './steps/bank-account-encryptor.ts';

/** A refund that somebody has to look after, with what is known of where it goes. */
export interface OpenRefund {
  id: string;
  bookingId: string;
  cause: string;
  amountVnd: number;
  state: string;
  reason: string;
  promisedOn: string;
  lateAt: Date | null;
  approvedBy: string[];
  /** A transfer that nobody can make before the guest has named an account. */
  waitsForAccount: boolean;
  /** Null as well without the secret that opens it. */
  account: { bankBin: string; accountNo: string; holder: string } | null;
  /** Before this nothing is transferred, because the account was changed; null without a change. */
  transferFrom: Date | null;
  payouts: { reference: string; channel: string; amountVnd: number; state: string; reason: string }[];
}

/**
 * Refunds that are neither done nor refused, the earliest promise first. Where the money goes is told only to who gives the
 * installation's secret.
 */
export async function listOpenRefunds(db: Executor, secret: string | null = null): Promise<OpenRefund[]> {
  const rows = await db
    .selectFrom('refunds')
    .leftJoin('refund_bank_accounts as account', 'account.refund_id', 'refunds.id')
    .select([
      'refunds.id',
      'booking_id as bookingId',
      'cause',
      'amount_vnd as amountVnd',
      'refunds.state',
      'reason',
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
    .where('refunds.state', 'not in', ['succeeded', 'rejected'])
    .orderBy('promised_on')
    .orderBy('refunds.created_at')
    .execute();
  const encryptor = secret === null ? null : bankAccountEncryptor(secret);
  return rows.map(({ bankBin, ...row }) => {
    const { accountNo: _, holder: __, ...refund } = row;
    const { accountNo, holder } = encryptor ? openAccount(encryptor, row) : { accountNo: null, holder: null };
    const account = bankBin && accountNo && holder ? { bankBin, accountNo, holder } : null;
    const waits = refund.payouts.some(({ state }) => state === 'manual_transfer');
    return { ...refund, account, waitsForAccount: waits && !row.accountNo };
  });
}
