import { type BookingState, stateNow } from '#modules/booking/state.ts';
import type { Executor } from '#platform/db/connect.ts';

/** One version of a quote that staff sent; amounts are đồng. */
export interface QuoteVersion {
  code: string;
  version: number;
  totalVnd: number;
  createdAt: Date;
  /** When its guest first opened its link; null until then. */
  openedAt: Date | null;
  state: BookingState;
}

/** All versions of the quote to which a booking belongs, first one first; none where it was never revised. */
export async function listQuoteVersions(db: Executor, bookingId: string): Promise<QuoteVersion[]> {
  const rows = await db
    .selectFrom('bookings as b')
    .leftJoin('holds as h', 'h.id', 'b.hold_id')
    .select(['b.code', 'b.quote_version as version', 'b.total_vnd as totalVnd', 'b.created_at as createdAt'])
    .select(['b.opened_at as openedAt', 'b.state', 'h.state as holdState'])
    .where((row) => {
      const newest = row
        .selectFrom('bookings as one')
        .select(({ fn }) => fn.coalesce('one.replaced_by', 'one.id').as('id'))
        .where('one.id', '=', bookingId);
      return row.or([row('b.id', '=', newest), row('b.replaced_by', '=', newest)]);
    })
    .orderBy('b.quote_version')
    .execute();
  if (rows.length < 2) return [];
  return rows.map(({ state, holdState, ...version }) => ({
    ...version,
    state: stateNow({ state: state as BookingState, holdState }),
  }));
}
