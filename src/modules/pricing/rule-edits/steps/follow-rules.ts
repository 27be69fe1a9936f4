import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import { listStoredRules, type StoredRule } from '#modules/pricing/day-price/list-price-rules.ts';
import { writeDailyRates } from '#modules/pricing/day-price/write-daily-rates.ts';
import { refreshDisplayPrices } from '#modules/pricing/display-prices/refresh-display-prices.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { announceLive } from '#platform/live/live-feed.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { compareRates, type RuleEffect, readRates } from './rule-effect.ts';
import { ruleMark } from './rule-mark.ts';
import { ruleWords } from './rule-words.ts';

interface ChangedRules {
  productId: number;
  actor: Actor;
  /** As they were. */
  rules: readonly StoredRule[];
  reason: string;
}

/** Updates prices, card and pages to the current rules, and writes the history. */
export async function followRules(
  tx: Tx,
  { ratesBefore, ...changed }: ChangedRules & { ratesBefore?: Awaited<ReturnType<typeof readRates>> },
  now: Date,
): Promise<RuleEffect> {
  const { productId } = changed;
  const today = dayInVietnam(now);
  const before = ratesBefore ?? (await readRates(tx, productId, today));
  await writeDailyRates(tx, productId, today, addDays(today, bookingLimits.horizonDays));
  await refreshDisplayPrices(tx, [productId], today);
  await noteRules(tx, changed, now);
  await announceChange(tx, ['catalogue', `product:${productId}`]);
  await announceLive(tx, { tags: ['days'] });
  return compareRates(before, await readRates(tx, productId, today));
}

/** Writes the change of a product's rules into the history. */
export async function noteRules(
  tx: Tx,
  { productId, actor, rules, reason }: ChangedRules,
  now: Date,
  known?: readonly StoredRule[],
): Promise<void> {
  const after = known ?? (await listStoredRules(tx, productId));
  await writeHistory(tx, {
    ...{ actor, verb: 'price.rules', object: { type: 'product', id: String(productId) }, reason, now },
    before: toHistory(rules.filter((one) => !after.some((other) => isSame(one, other)))),
    after: toHistory(after.filter((one) => !rules.some((other) => isSame(one, other)))),
  });
}

const isSame = (one: StoredRule, other: StoredRule) => ruleMark(one) === ruleMark(other);
const toHistory = (rules: readonly StoredRule[]) =>
  Object.fromEntries(rules.map(({ rule }) => [rule.label, ruleWords(rule)]));
