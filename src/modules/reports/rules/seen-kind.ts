import { type StaffActor, staffMay } from '#platform/actor/actor.ts';
import type { ReportKind } from './report-kind.ts';

/** A report with the columns that somebody may see; null where they may not see it at all. */
export function seenKind(kind: ReportKind, person: Pick<StaffActor, 'rights'>): ReportKind | null {
  if (!staffMay(person, 'report.read') || (kind.verb && !staffMay(person, kind.verb))) return null;
  return { ...kind, columns: kind.columns.filter(({ verb }) => !verb || staffMay(person, verb)) };
}
