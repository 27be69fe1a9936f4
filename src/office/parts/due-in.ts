import { formatClock, formatDayMonth } from './format-moment.ts';

/** 'late' is over, 'soon' under a quarter of an hour, 'near' under an hour. */
export type Urgency = 'late' | 'soon' | 'near' | 'far';

const minute = 60_000;

/** How long until something is due, as people say it: within a day by hours and minutes, later by its day. */
export function dueIn(dueAt: Date, now: Date): { urgency: Urgency; words: string } {
  const minutes = Math.floor((dueAt.getTime() - now.getTime()) / minute);
  if (minutes < 0) return { urgency: 'late', words: `Quá ${span(-minutes)}` };
  const urgency = minutes < 15 ? 'soon' : minutes < 60 ? 'near' : 'far';
  if (minutes < 24 * 60) return { urgency, words: `còn ${span(minutes)}` };
  // A promise for a day ends with it: 0:00 of the next one would be read as that.
  if (formatClock(dueAt) === '00:00')
    return { urgency, words: `hết ${formatDayMonth(addMinutes(dueAt, -1))}` };
  return { urgency, words: `${formatClock(dueAt)} ${formatDayMonth(dueAt)}` };
}

const addMinutes = (at: Date, count: number) => new Date(at.getTime() + count * minute);

function span(minutes: number): string {
  if (minutes < 60) return `${minutes} phút`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `${Math.floor(hours / 24)} ngày`;
  const rest = minutes % 60;
  return rest ? `${hours} giờ ${String(rest).padStart(2, '0')}` : `${hours} giờ`;
}
