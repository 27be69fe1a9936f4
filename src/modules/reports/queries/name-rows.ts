import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { causeLabels } from '#modules/payments/refunds/refunds.ts';
import type { Executor } from '#platform/db/connect.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import type { ReportRow } from '../rules/report-ask.ts';
import { type Grouping, isTime } from '../rules/report-kind.ts';
import { channelTitles, sourceTitles } from '../rules/source-titles.ts';
import type { KeyedValues } from './sum-sales.ts';

/** Adds titles to rows; from here on a province is identified by its slug. */
export async function nameRows(
  db: Executor,
  by: Grouping,
  rows: readonly KeyedValues[],
): Promise<ReportRow[]> {
  if (by === 'noi') return rows.map((row) => ({ ...row, title: row.key }));
  if (by === 'nguon') return rows.map((row) => ({ ...row, title: sourceTitles[row.key] ?? row.key }));
  if (isTime(by)) return rows.map((row) => ({ ...row, title: titleOfTime(row.key) }));
  const ids = rows.map(({ key }) => Number(key)).filter((id) => id > 0);
  const known = new Map((await listNames(db, by, ids)).map((name) => [String(name.id), name]));
  return rows.map(({ key, values }) => {
    const { slug = key, title = unknown[by] ?? key } = known.get(key) ?? {};
    return { key: slug, title, values };
  });
}

const unknown: Partial<Record<Grouping, string>> = {
  'diem-den': 'Chưa rõ tỉnh thành',
  loai: 'Trang không thuộc loại nào',
  'san-pham': 'Trang không của dịch vụ nào',
};

/** '2026-11-21' and '2026-11' as 21/11/2026 and 11/2026. */
function titleOfTime(key: string): string {
  return key.length > 7 ? formatDate(key) : `${key.slice(5)}/${key.slice(0, 4)}`;
}

interface Name {
  id: number | string;
  title: string;
  slug?: string;
}

async function listNames(db: Executor, by: Grouping, ids: readonly number[]): Promise<Name[]> {
  if (by === 'loai') return kindNames.map((id) => ({ id, title: kindProfiles[id].labels.one }));
  if (by === 'kenh') return namesOf(channelTitles);
  if (by === 'ly-do') return namesOf(causeLabels);
  if (ids.length === 0) return [];
  if (by === 'diem-den')
    return db.selectFrom('provinces').select(['id', 'slug', 'title']).where('id', 'in', ids).execute();
  if (by === 'ma')
    return db
      .selectFrom('promotions')
      .select(({ fn }) => ['id', fn.coalesce('code', 'title').as('title')])
      .where('id', 'in', ids)
      .execute();
  if (by === 'ncc')
    return db.selectFrom('suppliers').select(['id', 'brand as title']).where('id', 'in', ids).execute();
  if (by === 'ctv')
    return db.selectFrom('affiliates').select(['id', 'name as title']).where('id', 'in', ids).execute();
  return db.selectFrom('products').select(['id', 'title']).where('id', 'in', ids).execute();
}

function namesOf(titles: Readonly<Record<string, string>>): Name[] {
  return Object.entries(titles).map(([id, title]) => ({ id, title }));
}
