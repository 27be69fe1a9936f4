import type { Executor } from '#platform/db/connect.ts';
import type { KeysetPlace } from '#platform/db/keyset-page.ts';
import { machineName } from '#platform/history/list-actors.ts';
import { type HistoryFilter, listHistory } from '#platform/history/list-history.ts';
import { verbTitle } from '#reference-data/verb-title.ts';
import type { HistoryLineView } from './history-panel.tsx';
import { nameCodes } from './name-codes.ts';

/** A page of the history for display, newest first, with the cursors of the adjacent pages. */
export async function readHistory(
  db: Executor,
  filter: HistoryFilter,
  limit = 50,
  place: KeysetPlace = {},
): Promise<{ lines: HistoryLineView[]; next: string | null; previous: string | null }> {
  const { lines, ...beside } = await listHistory(db, filter, limit, place);
  const views = lines.map(
    (line): HistoryLineView => ({
      id: line.id,
      at: line.at.toISOString(),
      actor: line.actor,
      actorName: line.actorName || machineName(line.actor),
      cameFrom: line.cameFrom,
      verb: line.verb,
      title: verbTitle(line.verb),
      objectType: line.objectType,
      objectId: line.objectId,
      changes: changesOf(line.before, line.after),
      reason: line.reason,
      requestId: line.requestId,
    }),
  );
  return { lines: await nameCodes(db, views), ...beside };
}

/** The latest action on an object, as 'Lan, lúc 14:02'; null when there is none. */
export async function lastDoneTo(db: Executor, type: string, id: string): Promise<HistoryLineView | null> {
  const { lines } = await readHistory(db, { objectType: type, objectId: id }, 1);
  return lines[0] ?? null;
}

function changesOf(before: unknown, after: unknown): HistoryLineView['changes'] {
  const [was, is] = [recordOf(before), recordOf(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((key) => ({ key, before: textOf(was[key]), after: textOf(is[key]) }))
    .filter(({ before: old, after: now }) => Boolean(old) || Boolean(now));
}

function recordOf(value: unknown): Record<string, unknown> {
  return value && typeof value === 'object' ? (value as Record<string, unknown>) : {};
}

/** Lists of rows become a line each, 'Tên · địa chỉ'; lists of codes become JSON, replaced with titles later. */
function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'object') return String(value);
  if (!Array.isArray(value)) return Object.values(value).map(textOf).filter(Boolean).join(' · ');
  const isRows = value.some((one) => typeof one === 'object' && one !== null);
  return isRows ? value.map(textOf).join('\n') : JSON.stringify(value);
}
