import type { EnquiryState } from '#modules/enquiries/rules/enquiry-state.ts';
import type { Tx } from '#platform/db/connect.ts';

export interface LockedEnquiry {
  id: string;
  code: string;
  state: EnquiryState;
  phone: string;
  followUpOn: string | null;
}

/** Locks an enquiry, before any of its other rows; null when there is none with this code. */
export async function lockEnquiry(tx: Tx, code: string): Promise<LockedEnquiry | null> {
  const row = await tx
    .selectFrom('requests')
    .select(['id', 'code', 'state', 'phone', 'follow_up_on as followUpOn'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  return row ? { ...row, state: row.state as EnquiryState } : null;
}
