import { createHash } from 'node:crypto';
import type { StoredRule } from '#modules/pricing/day-price/list-price-rules.ts';

/** A mark of a rule's content: it differs when the rule differs. */
export function ruleMark({ unitId, rule }: Pick<StoredRule, 'unitId' | 'rule'>): string {
  const entries = Object.entries(rule).sort(([a], [b]) => a.localeCompare(b));
  return createHash('sha256')
    .update(JSON.stringify([unitId, entries]))
    .digest('hex')
    .slice(0, 16);
}
