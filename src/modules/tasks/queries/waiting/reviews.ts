import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { ListWaiting, Waiting } from './waiting.ts';

const hour = 3_600_000;

interface Row {
  id: number;
  title: string;
  about: string;
  since: Date;
}

/** Reviews in the moderation queue. */
export const listPendingReviews: ListWaiting = async (db) =>
  listed(
    db,
    'Đánh giá chờ duyệt',
    72,
    sql<Row>`
    SELECT r.id, p.title, r.overall || '/10' AS about, r.created_at AS since
    FROM reviews r JOIN products p ON p.id = r.product_id
    WHERE r.status = 'pending'`,
  );

/** Published reviews that somebody reported, each once however often. */
export const listReportedReviews: ListWaiting = async (db) =>
  listed(
    db,
    'Đánh giá bị báo cáo',
    24,
    sql<Row>`
    SELECT r.id, p.title, count(*) || ' báo cáo' AS about, min(w.at) AS since
    FROM review_reports w JOIN reviews r ON r.id = w.review_id JOIN products p ON p.id = r.product_id
    WHERE w.settled_at IS NULL AND r.status = 'published'
    GROUP BY r.id, p.title`,
  );

/** Appeals against rejected reviews. */
export const listAppealedReviews: ListWaiting = async (db) =>
  listed(
    db,
    'Người viết khiếu nại',
    72,
    sql<Row>`
    SELECT r.id, p.title, 'khiếu nại việc không đăng' AS about, a.at AS since
    FROM review_appeals a JOIN reviews r ON r.id = a.review_id JOIN products p ON p.id = r.product_id
    WHERE a.decided_at IS NULL AND r.status IN ('rejected', 'hidden')`,
  );

async function listed(
  db: Executor,
  what: string,
  hours: number,
  query: ReturnType<typeof sql<Row>>,
): Promise<Waiting[]> {
  const { rows } = await query.execute(db);
  return rows.map(({ id, title, about, since }) => ({
    objectId: String(id),
    title: `${what}: ${title}`,
    about: `Đánh giá ${id} · ${about}`,
    dueAt: new Date(since.getTime() + hours * hour),
    amountVnd: null,
  }));
}
