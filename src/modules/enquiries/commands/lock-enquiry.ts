import type { RequestState } from '#modules/enquiries/rules/enquiry-state.ts';
import type { Tx } from '#platform/db/connect.ts';

export interface LockedRequest {
  id: string;
  code: string;
  state: RequestState;
  phone: string;
}

/** Locks a request before anything else of it; null when there is none of this code. */
export async function lockRequest(tx: Tx, code: string): Promise<LockedRequest | null> {
  const row = await tx
    .selectFrom('requests')
    .select(['id', 'code', 'state', 'phone'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  return row ? { ...row, state: row.state as RequestState } : null;
}
