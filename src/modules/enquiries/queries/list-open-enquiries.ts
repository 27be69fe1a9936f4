import { sql } from 'kysely';
import type { EnquiryState } from '#modules/enquiries/rules/enquiry-state.ts';
import type { EnquiryType } from '#modules/enquiries/rules/enquiry-types.ts';
import type { Executor } from '#platform/db/connect.ts';
import { answerBySql } from './list-enquiries.ts';

export interface OpenEnquiry {
  code: string;
  kind: EnquiryType;
  state: EnquiryState;
  fullName: string;
  phone: string;
  email: string | null;
  message: string;
  product: string | null;
  createdAt: Date;
  answerBy: Date;
  /** Nobody has answered, and the deadline is over. */
  isOverdue: boolean;
}

/** The enquiries that wait for staff, oldest first; without those that wait for their guest. */
export async function listOpenEnquiries(db: Executor, now: Date): Promise<OpenEnquiry[]> {
  const rows = await db
    .selectFrom('requests as r')
    .leftJoin('products as p', 'p.id', 'r.product_id')
    .select([
      'r.code',
      sql<EnquiryType>`r.kind`.as('kind'),
      sql<EnquiryState>`r.state`.as('state'),
      'r.full_name as fullName',
      'r.phone',
      'r.email',
      'r.message',
      'p.title as product',
      'r.created_at as createdAt',
      answerBySql.as('deadline'),
    ])
    .where('r.state', 'in', ['moi', 'dang-xu-ly', 'cho-thanh-toan'])
    .orderBy('r.created_at')
    .execute();
  return rows.map(({ deadline, ...row }) => {
    const by = new Date(deadline);
    return { ...row, answerBy: by, isOverdue: row.state !== 'cho-thanh-toan' && by < now };
  });
}
