import { provinceTypes, regions } from '#modules/catalog/codes.ts';
import { listTerms } from '#modules/catalog/queries/list-terms.ts';
import { confirmationTitles, mealTitles, payTitles } from '#modules/catalog/selling/meal-titles.ts';
import { listPolicyChoices } from '#modules/catalog/selling/units.ts';
import { scopeTitles } from '#modules/catalog/vocabulary/vocabulary-shapes.ts';
import { scopes } from '#modules/channels/partners/scopes.ts';
import { webhookEvents } from '#modules/channels/webhooks/webhook-events.ts';
import type { Executor } from '#platform/db/connect.ts';
import { holidayTitles } from '../holiday-titles.ts';

interface Change {
  key: string;
  before: string | null;
  after: string | null;
}

type Titles = Readonly<Record<string, string>>;

/** Titles of codes, by key. */
const fixed: Readonly<Record<string, Titles>> = {
  mealPlan: mealTitles,
  payMode: payTitles,
  confirmation: confirmationTitles,
  region: regions,
  type: provinceTypes,
  scope: scopeTitles,
  holiday_group: holidayTitles,
  scopes,
  events: webhookEvents,
  event: webhookEvents,
  keyMode: { live: 'khóa thật', test: 'khóa thử' },
  takes: { place: '1 chỗ', unit: 'cả hạng' },
};

/** Codes with titles in the company's own vocabularies. */
const kept: Readonly<Record<string, (db: Executor) => Promise<{ slug: string; title: string }[]>>> = {
  facilities: (db) => listTerms(db, 'facility'),
  cancellationPolicy: listPolicyChoices,
};

/** Replaces codes in history lines with their titles, also in lists; unknown codes remain. */
export async function nameCodes<Line extends { changes: Change[] }>(
  db: Executor,
  lines: readonly Line[],
): Promise<Line[]> {
  const keys = new Set(lines.flatMap(({ changes }) => changes.map(({ key }) => key)));
  const codes = Object.entries(kept).filter(([key]) => keys.has(key));
  const found = await Promise.all(
    codes.map(async ([key, list]): Promise<[string, Titles]> => {
      const named = await list(db);
      return [key, Object.fromEntries(named.map(({ slug, title }) => [slug, title]))];
    }),
  );
  const titles: Readonly<Record<string, Titles>> = { ...fixed, ...Object.fromEntries(found) };
  return lines.map((line) => ({
    ...line,
    changes: line.changes.map((change) => {
      const { key, before, after } = change;
      return { ...change, before: nameOf(before, titles[key]), after: nameOf(after, titles[key]) };
    }),
  }));
}

/** A list is stored as JSON or comma-separated. */
function nameOf(value: string | null, titles: Titles = {}): string | null {
  if (value === null || value === '[]') return value && '';
  const list = /^\["/.test(value) ? (JSON.parse(value) as string[]) : value.split(', ');
  if (list.some((one) => typeof one !== 'string')) return value;
  const isNamed = list.some((one) => Object.hasOwn(titles, one));
  return isNamed || value.startsWith('["') ? list.map((one) => titles[one] ?? one).join(', ') : value;
}
