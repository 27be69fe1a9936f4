import type { ReportAsk, ReportRow } from '#modules/reports/rules/report-ask.ts';
import type { Grouping, ReportKind } from '#modules/reports/rules/report-kind.ts';
import { lastDayOfMonth } from '#platform/time/days.ts';
import { writeListAddress } from '../../parts/list/list-address.ts';
import type { ListAddress, ListDeclaration } from '../../parts/list/types.ts';

interface Shown {
  kind: ReportKind;
  ask: ReportAsk;
  address: ListAddress;
  list: ListDeclaration<never>;
}

/** The same report filtered to one row and grouped by the next dimension; null where there is none. */
export function drillInto({ key }: ReportRow, { kind, ask, address, list }: Shown): string | null {
  const next = nextOf[ask.by]?.find((one) => kind.groupings.includes(one));
  const own = narrowedTo(ask.by, key);
  if (!next || !own || key === '') return null;
  return writeListAddress(address, list, { filters: { ...address.filters, ...own, theo: next } });
}

const nextOf: Partial<Record<Grouping, Grouping[]>> = {
  ngay: ['loai', 'ly-do', 'ma'],
  thang: ['ngay'],
  loai: ['san-pham'],
  'diem-den': ['san-pham'],
  kenh: ['loai'],
};

function narrowedTo(by: Grouping, key: string): Record<string, string> | null {
  if (by === 'ngay') return { tu: key, den: key, ky: '' };
  if (by === 'thang') return { tu: `${key}-01`, den: lastDayOfMonth(key), ky: '' };
  const name = { loai: 'loai', 'diem-den': 'diem-den', kenh: 'kenh' }[by as string];
  return name ? { [name]: key } : null;
}
