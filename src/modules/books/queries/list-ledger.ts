import type { AccountName } from '#modules/books/rules/accounts.ts';
import type { Executor } from '#platform/db/connect.ts';
import { type KeysetPage, type KeysetPlace, readPlace, toKeysetPage } from '#platform/db/keyset-page.ts';
import { addDays, instantInVietnam } from '#platform/time/days.ts';

/** One side of a double entry. */
export interface LedgerLine {
  id: number;
  /** The same for both sides of the entry. */
  entryId: string;
  at: Date;
  account: AccountName;
  cause: string;
  /** Positive where the account's balance increases. */
  amountVnd: number;
  bookingCode: string | null;
  inboxId: number | null;
}

/** Filter of ledger lines: one booking, one account, a range of days (ISO, in Vietnam, both included). */
export interface LedgerFilter {
  code?: string | undefined;
  account?: string | undefined;
  fromOn?: string | undefined;
  untilOn?: string | undefined;
}

/** A page of the ledger, newest first. */
export async function listLedger(
  db: Executor,
  filter: LedgerFilter,
  cursor: KeysetPlace,
  limit = 60,
): Promise<KeysetPage<LedgerLine>> {
  const place = readPlace(cursor, 'bigint');
  const [edge] = place.at ?? [];
  const rows = await lines(db, filter)
    .$if(edge !== undefined, (query) => query.where('e.id', place.before ? '>' : '<', edge ?? 0))
    .orderBy('e.id', place.before ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  return toKeysetPage(rows, limit, place, ({ id }) => [id]);
}

/** Totals of the lines of a filter: the increases and the decreases of the accounts. */
export async function sumLedger(
  db: Executor,
  filter: LedgerFilter,
): Promise<{ count: number; inVnd: number; outVnd: number }> {
  return db
    .selectFrom(lines(db, filter).as('line'))
    .select(({ fn, lit }) => [
      fn.countAll<number>().as('count'),
      fn.coalesce(fn.sum<number>('amountVnd').filterWhere('amountVnd', '>', 0), lit(0)).as('inVnd'),
      fn.coalesce(fn.sum<number>('amountVnd').filterWhere('amountVnd', '<', 0), lit(0)).as('outVnd'),
    ])
    .executeTakeFirstOrThrow();
}

/** The money refunded to guests on a day (ISO, in Vietnam), in đồng, and the number of payments. */
export async function sumPaidBack(db: Executor, day: string): Promise<{ count: number; amountVnd: number }> {
  const paid = lines(db, { account: 'refund_payable', fromOn: day, untilOn: day }).where(
    'e.cause',
    'like',
    'payout\\_%',
  );
  return db
    .selectFrom(paid.as('line'))
    .select(({ fn, lit }) => [
      fn.countAll<number>().as('count'),
      fn.coalesce(fn.sum<number>('amountVnd'), lit(0)).as('amountVnd'),
    ])
    .executeTakeFirstOrThrow();
}

/** All lines of a filter for the accountant's own software, oldest first. */
export function listLedgerToExport(db: Executor, filter: LedgerFilter, limit: number): Promise<LedgerLine[]> {
  return lines(db, filter).orderBy('e.id').limit(limit).execute();
}

function lines(db: Executor, { code, account, fromOn, untilOn }: LedgerFilter) {
  return db
    .selectFrom('ledger_entries as e')
    .leftJoin('bookings as b', 'b.id', 'e.booking_id')
    .select([
      'e.id',
      'e.entry_id as entryId',
      'e.at',
      'e.account',
      'e.cause',
      'e.amount_vnd as amountVnd',
      'b.code as bookingCode',
      'e.inbox_id as inboxId',
    ])
    .$narrowType<{ account: AccountName }>()
    .$if(Boolean(code), (query) => query.where('b.code', '=', code ?? ''))
    .$if(Boolean(account), (query) => query.where('e.account', '=', account ?? ''))
    .$if(Boolean(fromOn), (query) => query.where('e.at', '>=', instantInVietnam(fromOn ?? '')))
    .$if(Boolean(untilOn), (query) => query.where('e.at', '<', instantInVietnam(addDays(untilOn ?? '', 1))));
}
