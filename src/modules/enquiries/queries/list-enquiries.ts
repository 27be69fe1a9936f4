import { sql } from 'kysely';
import type { EnquiryState } from '#modules/enquiries/rules/enquiry-state.ts';
import type { EnquiryType } from '#modules/enquiries/rules/enquiry-types.ts';
import type { Executor } from '#platform/db/connect.ts';
import { type KeysetPage, type KeysetPlace, readPlace, toKeysetPage } from '#platform/db/keyset-page.ts';
import { addDays, instantInVietnam } from '#platform/time/days.ts';
import { anywhere, searchWords } from '#platform/vietnamese/search-words.ts';

export interface EnquiryRow {
  id: string;
  code: string;
  kind: EnquiryType;
  state: EnquiryState;
  fullName: string;
  phone: string;
  product: string | null;
  message: string;
  createdAt: Date;
  /** Null once it is answered. */
  answerBy: Date | null;
  /** ISO day. */
  followUpOn: string | null;
}

export interface EnquiryFilter extends KeysetPlace {
  states?: readonly EnquiryState[] | undefined;
  kind?: EnquiryType | undefined;
  /** Parts of the code, of the phone however it is typed, of the name without diacritics, or of the mail. */
  text?: string;
  /** Days (ISO, in Vietnam) on which it was received, both inclusive. */
  fromOn?: string | undefined;
  untilOn?: string | undefined;
  /** Newest first, or by the deadline of the answer. */
  order?: 'newest' | 'urgent' | undefined;
  limit: number;
}

const unanswered: readonly EnquiryState[] = ['moi', 'dang-xu-ly'];

/** The deadline given on receipt; a process of the former version, which still runs during an upgrade, writes none. */
export const answerBySql = sql<Date>`coalesce(r.answer_by, r.created_at + interval '1 day')`;

/** Enquiries of guests. */
export async function listEnquiries(
  db: Executor,
  { states, kind, text = '', fromOn, untilOn, order = 'newest', limit, ...cursor }: EnquiryFilter,
): Promise<KeysetPage<EnquiryRow>> {
  const place = readPlace(cursor, 'instant', 'uuid');
  const isUrgent = order === 'urgent';
  const at = isUrgent ? answerBySql : sql<Date>`r.created_at`;
  const direction = isUrgent === (place.before !== null) ? 'desc' : 'asc';
  const rows = await db
    .selectFrom('requests as r')
    .leftJoin('products as p', 'p.id', 'r.product_id')
    .select([
      'r.id',
      'r.code',
      sql<EnquiryType>`r.kind`.as('kind'),
      sql<EnquiryState>`r.state`.as('state'),
      'r.full_name as fullName',
      'r.phone',
      'r.message',
      'p.title as product',
      'r.created_at as createdAt',
      answerBySql.as('deadline'),
      'r.follow_up_on as followUpOn',
    ])
    .$if(states !== undefined, (query) => query.where('r.state', 'in', states ?? []))
    .$if(kind !== undefined, (query) => query.where('r.kind', '=', kind ?? ''))
    .$if(Boolean(fromOn), (query) => query.where('r.created_at', '>=', instantInVietnam(fromOn ?? '')))
    .$if(Boolean(untilOn), (query) =>
      query.where('r.created_at', '<', instantInVietnam(addDays(untilOn ?? '', 1))),
    )
    .$if(text !== '', (query) =>
      query.where((row) =>
        row.and(searchWords(text).map((word) => sql<boolean>`r.words LIKE ${anywhere(word)}`)),
      ),
    )
    .$if(place.at !== null, (query) =>
      query.where(
        sql<boolean>`(${at}, r.id) ${sql.raw(direction === 'asc' ? '>' : '<')}
          (${place.at?.[0]}::timestamptz, ${place.at?.[1]}::uuid)`,
      ),
    )
    .orderBy(at, direction)
    .orderBy('r.id', direction)
    .limit(limit + 1)
    .execute();
  const page = toKeysetPage(rows, limit, place, ({ deadline, createdAt, id }) => [
    new Date(isUrgent ? deadline : createdAt).toISOString(),
    id,
  ]);
  return {
    ...page,
    rows: page.rows.map(({ deadline, createdAt, ...row }) => ({
      ...{ ...row, createdAt: new Date(createdAt) },
      answerBy: unanswered.includes(row.state) ? new Date(deadline) : null,
    })),
  };
}

/** The number of enquiries in each state. */
export async function countEnquiries(db: Executor): Promise<Partial<Record<EnquiryState, number>>> {
  const rows = await db
    .selectFrom('requests')
    .select(['state', (row) => row.fn.countAll<number>().as('count')])
    .where('state', 'in', ['moi', 'dang-xu-ly', 'cho-thanh-toan'])
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
}
