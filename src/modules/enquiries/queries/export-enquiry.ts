import type { Executor } from '#platform/db/connect.ts';
import { loadEnquiryView } from './enquiry-view.ts';

/** All that an enquiry holds of its guest, with every offer, for a copy of their data. @throws when there is none */
export async function exportEnquiry(db: Executor, id: string, now: Date) {
  const view = await loadEnquiryView(db, id, now);
  const told = await db
    .selectFrom('requests')
    .select(['consents', 'source'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...view, ...told };
}
