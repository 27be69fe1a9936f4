import { type RawBuilder, sql } from 'kysely';
import type { QuoteFacts } from '#modules/pricing/quote/quote-facts.ts';

/** Price windows of holidays that touch some days, both included; most important first. */
export function holidaysSql(from: string, to: string): RawBuilder<QuoteFacts['holidays']> {
  return sql`
    SELECT coalesce(json_agg(json_build_object(
      'group', holiday_group, 'title', title, 'from', from_on, 'to', to_on, 'isPublic', is_public_holiday
    ) ORDER BY is_public_holiday DESC, holiday_on, id), '[]')
    FROM holidays WHERE to_on >= ${from}::date AND from_on <= ${to}::date`;
}
