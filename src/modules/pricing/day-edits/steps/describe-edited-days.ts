import { addDays } from '#platform/time/days.ts';
import { formatRange } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { ChangedRate } from './rate-change.ts';

/** Both sides of a change for the history, by unit: runs of days with their old and new value, '24/12–26/12/2026: 4'. */
export function describeEditedDays(
  field: string,
  changed: readonly ChangedRate[],
  units: readonly { id: number; title: string; code: string }[],
): { before: Record<string, string>; after: Record<string, string> } {
  const sides = { before: {} as Record<string, string>, after: {} as Record<string, string> };
  const byUnit = Map.groupBy(changed, ({ unitId }) => unitId);
  for (const { id, title, code } of units) {
    const days = byUnit.get(id);
    if (!days) continue;
    const name = title in sides.after ? `${title} (${code})` : title;
    const own = days.toSorted((a, b) => a.day.localeCompare(b.day));
    sides.before[name] = describeRuns(own.map(({ day, was }) => ({ day, text: describeValue(field, was) })));
    sides.after[name] = describeRuns(own.map(({ day, to }) => ({ day, text: describeValue(field, to) })));
  }
  return sides;
}

function describeRuns(days: readonly { day: string; text: string }[]): string {
  const runs: { from: string; to: string; text: string }[] = [];
  for (const { day, text } of days) {
    const last = runs.at(-1);
    if (last && last.text === text && addDays(last.to, 1) === day) last.to = day;
    else runs.push({ from: day, to: day, text });
  }
  return runs.map(({ from, to, text }) => `${formatRange(from, to)}: ${text}`).join('; ');
}

function describeValue(field: string, value: number | null): string {
  const isYes = value === 1;
  switch (field) {
    case 'price':
      return value === null ? 'giá theo luật' : formatVnd(value);
    case 'closed':
      return isYes ? 'ngừng bán' : 'mở bán';
    case 'minStay':
      return `từ ${value} đêm`;
    case 'maxStay':
      return value === 0 ? 'ở bao lâu cũng được' : `đến ${value} đêm`;
    case 'releaseDays':
      return value === 0 ? 'bán đến ngày đến' : `nhả chỗ trước ${value} ngày`;
    case 'noArrival':
      return isYes ? 'không nhận đến' : 'nhận đến';
    case 'noDeparture':
      return isYes ? 'không cho trả phòng' : 'cho trả phòng';
    default:
      return `${value} chỗ`;
  }
}
