import { formatDateTime } from '#platform/vietnamese/format-date.ts';

/**
 * When something was stored, in Vietnam time: '14:05' on the same day, else '14:05, 20/11/2026'. Both arguments in milliseconds
 * since 1970.
 */
export function formatSavedTime(atMs: number, nowMs: number): string {
  const at = formatDateTime(atMs);
  const [time = '', day] = at.split(', ');
  return formatDateTime(nowMs).endsWith(`, ${day}`) ? time : at;
}
