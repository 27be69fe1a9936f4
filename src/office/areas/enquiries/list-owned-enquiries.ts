import { type EnquiryFilter, listEnquiries } from '#modules/enquiries/queries/list-enquiries.ts';
import { listTaskOwners } from '#modules/tasks/queries/list-tasks.ts';
import type { Database } from '#platform/db/connect.ts';

/** Kinds of tasks about an enquiry. */
export const enquiryTasks = ['enquiry', 'complaint', 'follow-up', 'fare-payment'] as const;

/** A page of enquiries, each with the owner of its open tasks. */
export async function listOwnedEnquiries(db: Database, filter: EnquiryFilter) {
  const { rows, ...page } = await listEnquiries(db, filter);
  const owners = await listTaskOwners(
    db,
    enquiryTasks,
    rows.map(({ code }) => code),
  );
  return { ...page, rows: rows.map((row) => ({ ...row, owner: owners.get(row.code) ?? null })) };
}
