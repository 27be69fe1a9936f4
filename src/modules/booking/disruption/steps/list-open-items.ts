import type { DisruptionReason } from '#modules/booking/disruption/queries.ts';
import type { Executor } from '#platform/db/connect.ts';

/** An item that cannot take place and about which its guest has not chosen yet. */
export interface OpenItem {
  disruptionId: string;
  position: number;
  title: string;
  reason: DisruptionReason;
  note: string;
  fromOn: string;
  toOn: string;
  /** The days are open again; the booking is about to be restored. */
  isOver: boolean;
}

/** Whether staff only moved everything to another day, on which its inventory is kept until the guest accepts or declines. */
export function isProposal(open: readonly Pick<OpenItem, 'reason'>[]): boolean {
  return open.length > 0 && open.every(({ reason }) => reason === 'regrouped');
}

/** In the order of the items; an item affected by two disruptions is listed twice. */
export async function listOpenItems(db: Executor, bookingId: string): Promise<OpenItem[]> {
  const rows = await db
    .selectFrom('disruption_items as i')
    .innerJoin('disruptions as d', 'd.id', 'i.disruption_id')
    .select([
      'i.disruption_id as disruptionId',
      'i.position',
      'd.title',
      'd.reason',
      'd.note',
      'd.from_on as fromOn',
      'd.to_on as toOn',
      'd.ended_at as endedAt',
    ])
    .where('i.booking_id', '=', bookingId)
    .where('i.outcome', 'is', null)
    .orderBy('i.position')
    .orderBy('d.created_at')
    .execute();
  return rows.map(({ endedAt, reason, ...row }) => ({
    ...row,
    reason: reason as DisruptionReason,
    isOver: endedAt !== null,
  }));
}
