import { beforeAll, expect, test } from 'vitest';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import { demoLoadedOn, demoNow, demoTimeoutMs } from '#tests/support/demo-template.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { makeQuote } from '../quote.ts';
import { dueByHand, type HandQuote, totalByHand } from './by-hand.test-data.ts';
import { later, type Sold } from './day-by-hand.test-data.ts';
import { noOptions } from './default-wanted.ts';
import { loadQuoteFacts } from './facts/load-quote-facts.ts';
import { loadSoldUnits, type SoldUnit } from './sold-units.test-data.ts';

/**
 * TRUE-01: a quote charges what an independent calculation of the written rules gives: every product of the demo and every unit of it,
 * on days of a year and with parties of all ages. The demo has no lunar rules, no long deals and no prices set by hand: some of its
 * products additionally get such rules.
 */
const database = setUpTestDatabase({ demo: true });
let sold: SoldUnit[];
beforeAll(async () => {
  sold = await loadSoldUnits(database.db, demoLoadedOn);
}, demoTimeoutMs);

/** Days on which rules differ: ends of weeks and years, Tết and its eve, new and full moons, holidays, ends of seasons. */
const special = [
  ...[
    '2026-12-24',
    '2026-12-31',
    '2027-01-01',
    '2027-01-08',
    '2027-02-05',
    '2027-02-06',
    '2027-02-20',
    '2027-02-28',
    '2027-03-01',
  ],
  ...[
    '2027-04-16',
    '2027-04-30',
    '2027-05-01',
    '2027-05-31',
    '2027-06-01',
    '2027-08-31',
    '2027-09-02',
    '2027-10-15',
    '2027-11-20',
  ],
];

/** Seeded, so that every run uses the same numbers. */
let state = 20_261_127;
function random(below: number): number {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
  return Math.floor((state / 0x80000000) * below);
}

function askFor({ kind, details, unitDetails, maxAdults }: Sold): HandQuote {
  const from = random(2) ? (special[random(special.length)] as string) : later(demoLoadedOn, random(365));
  const childAges = Array.from({ length: Math.max(0, random(5) - 2) }, () => random(18));
  const length = 1 + random(5);
  const rooms = 1 + random(3);
  const adults =
    kind === 'hotel' || kind === 'cruise' ? rooms * (1 + random(Math.max(1, maxAdults))) : 1 + random(6);
  if (kind === 'hotel') return { from, to: later(from, length), quantity: rooms, adults, childAges };
  if (kind === 'cruise') return { from, quantity: rooms, adults, childAges };
  if (kind === 'car') {
    const time = ['03:30', '09:00', '14:45', '22:00'][random(4)] as string;
    return {
      from,
      to: later(from, length),
      quantity: 1 + random(2),
      adults: 1 + random(4),
      childAges: [],
      time,
    };
  }
  if (kind === 'service') {
    const byDays = unitDetails.byDays === true;
    const quantity = Number(unitDetails.fewest ?? 1) + random(3);
    return { from, ...(byDays && { to: later(from, length) }), quantity, adults: 0, childAges: [] };
  }
  const bands = (details.childPolicy ?? []) as { fromAge: number; toAge: number }[];
  const paying =
    adults + childAges.filter((age) => !bands.some((one) => one.fromAge <= age && age <= one.toAge)).length;
  const perPack = { person: 1, two: 2 }[String(details.pricedPer)];
  const packs = kind !== 'combo' ? 1 : perPack ? Math.ceil(paying / perPack) : rooms;
  return { from, quantity: packs, adults, childAges };
}

test('quotes equal an independent calculation by hand: every unit, days of a year, parties of all ages', async () => {
  const compared: Record<string, number> = {};
  const refused: Record<string, number> = {};
  for (const unit of sold) {
    const wishes = Array.from({ length: 5 }, () => itemOf(unit));
    const facts = await loadQuoteFacts(database.db, { items: wishes.map(({ item }) => item), now: demoNow });
    for (const { item, asked, plan } of wishes) {
      const result = makeQuote({ items: [item] }, facts, demoNow);
      if (!result.ok) {
        refused[result.reason] = (refused[result.reason] ?? 0) + 1;
        continue;
      }
      const under = { ...unit, plan };
      const totalVnd = totalByHand(under, asked, demoLoadedOn);
      const about = `${unit.slug} ${JSON.stringify(item)}: ${JSON.stringify(result.quote.lines)}`;
      expect(result.quote.total, about).toBe(totalVnd);
      expect(result.quote.dueNow, about).toBe(
        dueByHand(under, totalVnd, { from: asked.from, today: demoLoadedOn }),
      );
      compared[unit.kind] = (compared[unit.kind] ?? 0) + 1;
    }
  }
  for (const kind of kindNames)
    expect(compared[kind] ?? 0, `${kind} of ${JSON.stringify({ compared, refused })}`).toBeGreaterThan(100);
}, 300_000);

/** A random request for a unit under one of its plans, both for the quote and for the calculation by hand. */
function itemOf(unit: SoldUnit) {
  const { id, plan } = unit.plans[random(unit.plans.length)] as SoldUnit['plans'][number];
  const asked = askFor(unit);
  const { time, ...wanted } = asked;
  const options = { ...noOptions, ...(time && { time, endTime: time }) };
  const item: QuoteItemRequest = { ...wanted, unitId: unit.unitId, ratePlanId: id, options };
  return { item, asked, plan };
}
