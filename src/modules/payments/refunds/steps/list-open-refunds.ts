import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { SealingSecrets } from '#platform/http/encryptor.ts';
import { accountLabel } from '../banks.ts';
import { bankAccountEncryptor, openAccount } from './bank-account-encryptor.ts';
import { approvalsNeeded, type RefundCause } from './refund-causes.ts';

/** A refund that somebody has to look after, with what is known of where it goes. */
export interface OpenRefund {
  id: string;
  bookingId: string;
  /** Whose money it is, where it is not the holder's. */
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
  /** How many different people have to approve it. */
  approvalsNeeded: number;
  /** A transfer that nobody can make before the guest has named an account. */
  waitsForAccount: boolean;
  /** Where a transfer goes, by what anybody in the office may see of it; null before the guest has named an account. */
  accountLabel: string | null;
  /** Null as well without the secrets that open it. */
  account: { bankBin: string; accountNo: string; holder: string } | null;
  /** Before this nothing is transferred, because the account was changed; null without a change. */
  transferFrom: Date | null;
  payouts: { reference: string; channel: string; amountVnd: number; state: string; reason: string }[];
}

/** Which of them: some by their ids, or those past the promised day, of which nobody was told, on a day (ISO). */
interface Only {
  ids?: readonly string[];
  lateOn?: string;
}

/**
 * Refunds that are neither done nor refused, the earliest promise first. Where the money goes is told only to who gives the
 * installation's secret.
 */
export async function listOpenRefunds(
  db: Executor,
  secrets: SealingSecrets | null = null,
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
