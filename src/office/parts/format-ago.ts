import { formatClock, formatDayMonth } from './format-moment.ts';

/** Time elapsed: minutes and hours within a day, before that the day. */
export function formatAgo(at: Date | string, now: Date | string): string {
  const minutes = Math.floor((new Date(now).getTime() - new Date(at).getTime()) / 60_000);
  if (minutes < 1) return 'vừa xong';
  if (minutes < 60) return `${minutes} phút`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} giờ`;
  return `${formatDayMonth(at)} ${formatClock(at)}`;
}
