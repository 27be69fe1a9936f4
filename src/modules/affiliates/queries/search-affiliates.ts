import type { Executor } from '#platform/db/connect.ts';
import { isAffiliateNamed } from '../rules/is-affiliate-named.ts';

/** An affiliate as a search of the office shows them. */
export interface FoundAffiliate {
  code: string;
  name: string;
  channel: string;
  isActive: boolean;
}

/**
 * Affiliates by any part of code, name, mail or channel, with or without marks; at most `limit`, by name. There are hundreds and
 * not thousands of them: all are read.
 */
export async function searchAffiliates(db: Executor, text: string, limit: number): Promise<FoundAffiliate[]> {
  const all = await db
    .selectFrom('affiliates')
    .select(['code', 'name', 'email', 'channel', 'is_active as isActive'])
    .orderBy('name')
    .execute();
  return all
    .filter((one) => isAffiliateNamed(one, text))
    .slice(0, limit)
    .map(({ code, name, channel, isActive }) => ({ code, name, channel, isActive }));
}
