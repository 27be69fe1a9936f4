import { formatClock, formatDayMonth } from './format-moment.ts';

/** 'late' is overdue, 'soon' under 15 minutes, 'near' under an hour. */
export type Urgency = 'late' | 'soon' | 'near' | 'far';

const minute = 60_000;

/** Time left until a deadline in words: within a day in hours and minutes, later its day. */
export function dueIn(dueAt: Date, now: Date): { urgency: Urgency; words: string } {
  const minutes = Math.floor((dueAt.getTime() - now.getTime()) / minute);
  if (minutes < 0) return { urgency: 'late', words: `Quá ${span(-minutes)}` };
  const urgency = minutes < 15 ? 'soon' : minutes < 60 ? 'near' : 'far';
  if (minutes < 24 * 60) return { urgency, words: `còn ${span(minutes)}` };
  // A promise for a day ends at midnight, which shown as 0:00 would be read as the next day.
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
