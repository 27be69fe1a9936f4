import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { type RejectReason, rejectReasonLabels, rejectReasons } from '../rules/reject-reasons.ts';

/** Public statistics: how many reviews came in and what became of them. */
export interface ReviewCounts {
  received: number;
  /** Those imported with the catalogue, which belong to no booking here. */
  imported: number;
  published: number;
  waiting: number;
  /** Never shown. */
  rejected: number;
  /** Published and later removed. */
  hidden: number;
  reasons: { reason: RejectReason; label: string; count: number }[];
}

/** One statement; contains every reason, including those with no review. */
export async function reviewCounts(db: Executor): Promise<ReviewCounts> {
  const { rows } = await sql<{
    status: string;
    reason: RejectReason | null;
    isImported: boolean;
    count: number;
  }>`
    SELECT status, reject_reason AS reason, booking_id IS NULL AS "isImported", count(*)::int AS count
    FROM reviews GROUP BY 1, 2, 3`.execute(db);
  const sum = (is: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(is).reduce((total, row) => total + row.count, 0);
  return {
    received: sum(() => true),
    imported: sum((row) => row.isImported),
    published: sum((row) => row.status === 'published'),
    waiting: sum((row) => row.status === 'pending'),
    rejected: sum((row) => row.status === 'rejected'),
    hidden: sum((row) => row.status === 'hidden'),
    reasons: rejectReasons.map((reason) => ({
      reason,
      label: rejectReasonLabels[reason],
      count: sum((row) => row.reason === reason),
    })),
  };
}
