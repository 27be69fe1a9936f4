import { sql } from 'kysely';
import type { ListWaiting, Waiting } from './waiting.ts';

const dayMs = 86_400_000;

interface Row {
  id: string;
  title: string;
  since: Date;
}

/** Plans that guests want to be public and that wait for moderation. */
export const listWaitingPlans: ListWaiting = async (db) => {
  const { rows } = await sql<Row>`
    SELECT slug AS id, title, updated_at AS since FROM plans WHERE review = 'waiting'`.execute(db);
  return rows.map((row) => waiting(row, 'Kế hoạch chờ duyệt', `${row.title}`));
};

/** Comments on plans that wait for moderation, and published ones that were reported. */
export const listWaitingComments: ListWaiting = async (db) => {
  const { rows } = await sql<Row>`
    SELECT c.id::text, p.title, coalesce(min(r.at), c.created_at) AS since
    FROM plan_comments c JOIN plans p ON p.id = c.plan_id LEFT JOIN plan_comment_reports r ON r.comment_id = c.id
    WHERE c.status = 'pending' OR r.id IS NOT NULL
    GROUP BY c.id, p.title`.execute(db);
  return rows.map((row) => waiting(row, 'Bình luận chờ đọc', `Bình luận ${row.id}`));
};

function waiting({ id, title, since }: Row, what: string, about: string): Waiting {
  return {
    objectId: id,
    title: `${what}: ${title}`,
    about,
    dueAt: new Date(since.getTime() + 3 * dayMs),
    amountVnd: null,
  };
}
