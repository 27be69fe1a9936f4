import { listProvinceNames } from '#modules/reports/queries/list-province-names.ts';
import type { ReportAsk } from '#modules/reports/rules/report-ask.ts';
import type { Grouping, ReportKind } from '#modules/reports/rules/report-kind.ts';
import { findReportKind, reportKinds } from '#modules/reports/rules/report-kinds.ts';
import { daysOfPeriod, type ReportPeriod, spanOf } from '#modules/reports/rules/report-period.ts';
import { type StaffActor, staffMay } from '#platform/actor/actor.ts';
import type { Executor } from '#platform/db/connect.ts';
import { daysBetween } from '#platform/time/days.ts';
import { readListAddress } from '../../parts/list/list-address.ts';
import type { ListAddress } from '../../parts/list/types.ts';
import { type Province, reportList } from './report-list.ts';

export interface ReportQuery {
  kind: ReportKind;
  ask: ReportAsk;
  /** The period's name; null where days were chosen by hand. */
  period: ReportPeriod | null;
  address: ListAddress;
  provinces: Province[];
  /** The reports that the user may see. */
  kinds: readonly Pick<ReportKind, 'slug' | 'title'>[];
}

/** Longer periods are grouped by month. */
const maxDays = 400;

/** The report that an address asks for. Filters unknown to the report are dropped. @param search '?xem=…' */
export async function readReport(
  db: Executor,
  search: string,
  { today, actor }: { today: string; actor: StaffActor },
): Promise<ReportQuery> {
  const provinces = await listProvinceNames(db);
  const kinds = reportKinds.filter((one: ReportKind) => staffMay(actor, one.verb ?? 'report.read'));
  const address = readListAddress(search, reportList(provinces, kinds));
  const kind = withoutSecrets(findReportKind(address.view) ?? reportKinds[0], actor);
  const { theo, tu, den, loai, kenh, 'diem-den': province } = address.filters;
  const period = tu || den ? null : ((address.filters.ky as ReportPeriod) ?? usualPeriod(kind));
  const days = period ? daysOfPeriod(period, today) : spanOf(tu ?? den ?? today, den ?? laterOf(today, tu));
  const [usual] = kind.groupings as [Grouping];
  const wanted = kind.groupings.includes(theo as Grouping) ? (theo as Grouping) : usual;
  const isLong = daysBetween(days.fromOn, days.untilOn) > maxDays;
  const has = (name: 'loai' | 'diem-den' | 'kenh') => kind.filters.includes(name);
  return {
    kind,
    period,
    address,
    provinces,
    kinds,
    ask: {
      by: isLong && wanted === 'ngay' ? 'thang' : wanted,
      ...days,
      kind: has('loai') ? loai : undefined,
      province: has('diem-den') ? province : undefined,
      channel: has('kenh') ? kenh : undefined,
    },
  };
}

/** Without the columns that the user may not see. */
function withoutSecrets(kind: ReportKind, actor: StaffActor): ReportKind {
  return { ...kind, columns: kind.columns.filter(({ verb }) => !verb || staffMay(actor, verb)) };
}

function usualPeriod({ isAhead }: ReportKind): ReportPeriod {
  return isAhead ? '30-ngay-toi' : '30-ngay';
}

function laterOf(today: string, from = today): string {
  return from > today ? from : today;
}
