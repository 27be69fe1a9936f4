import { sql } from 'kysely';
import { answerBySql } from '#modules/enquiries/queries/list-enquiries.ts';
import { type EnquiryType, enquiryTypeLabels } from '#modules/enquiries/rules/enquiry-types.ts';
import type { Executor } from '#platform/db/connect.ts';
import { instantInVietnam } from '#platform/time/days.ts';
import type { ListWaiting } from './waiting.ts';

interface Row {
  code: string;
  kind: EnquiryType;
  product: string | null;
  createdAt: Date;
  answerBy: Date;
  dueVnd: number | null;
  followUpOn: string | null;
  isProven: boolean;
}

const dayMs = 24 * 3_600_000;

/** Unanswered enquiries. */
export const listUnansweredEnquiries: ListWaiting = async (db) =>
  (await listOf(db, ['moi', 'dang-xu-ly'])).filter(({ kind }) => kind !== 'khieu-nai').map(toAnswer);

export const listComplaintEnquiries: ListWaiting = async (db) =>
  (await listOf(db, ['moi', 'dang-xu-ly'])).filter(({ kind }) => kind === 'khieu-nai').map(toAnswer);

/** Fares that guests chose and that have to be paid. */
export const listFaresToPay: ListWaiting = async (db) =>
  (await listOf(db, ['cho-thanh-toan'])).map((row) => ({
    objectId: row.code,
    title: `Khách đã chọn báo giá: ${enquiryTypeLabels[row.kind].toLowerCase()}`,
    about: aboutOf(row),
    dueAt: new Date(row.createdAt.getTime() + dayMs),
    amountVnd: row.dueVnd,
  }));

/** Follow-ups promised to guests for today or before. */
export const listFollowUps: ListWaiting = async (db, { now }) => {
  const rows = await queryOf(db)
    .where('r.follow_up_on', '<=', sql<string>`(${now}::timestamptz AT TIME ZONE 'Asia/Ho_Chi_Minh')::date`)
    .where('r.state', '<>', 'dong')
    .execute();
  return (rows as Row[]).map((row) => ({
    objectId: row.code,
    title: `Hẹn liên hệ lại: ${enquiryTypeLabels[row.kind].toLowerCase()}`,
    about: aboutOf(row),
    dueAt: instantInVietnam(row.followUpOn as string, '17:00'),
    amountVnd: null,
  }));
};

async function listOf(db: Executor, states: string[]): Promise<Row[]> {
  return (await queryOf(db).where('r.state', 'in', states).execute()) as Row[];
}

function queryOf(db: Executor) {
  return db
    .selectFrom('requests as r')
    .leftJoin('products as p', 'p.id', 'r.product_id')
    .select([
      'r.code',
      'r.kind',
      'p.title as product',
      'r.created_at as createdAt',
      answerBySql.as('answerBy'),
      'r.due_vnd as dueVnd',
      'r.follow_up_on as followUpOn',
      'r.is_proven as isProven',
    ]);
}

function toAnswer(row: Row) {
  return {
    objectId: row.code,
    title: enquiryTypeLabels[row.kind],
    about: aboutOf(row),
    dueAt: new Date(row.answerBy),
    amountVnd: null,
  };
}

function aboutOf({ code, product, isProven }: Row): string {
  return [code, product, isProven ? '' : 'chưa rõ là người'].filter(Boolean).join(' · ');
}
