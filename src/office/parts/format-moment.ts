const zone = 'Asia/Ho_Chi_Minh';
const clock = new Intl.DateTimeFormat('vi-VN', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
const dayMonth = new Intl.DateTimeFormat('vi-VN', { timeZone: zone, day: '2-digit', month: '2-digit' });
const dayMonthYear = new Intl.DateTimeFormat('vi-VN', {
  timeZone: zone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** '14:05', in Vietnam. */
export function formatClock(at: Date | string): string {
  return clock.format(new Date(at));
}

/** '24/12', in Vietnam. */
export function formatDayMonth(at: Date | string): string {
  return dayMonth.format(new Date(at)).replace('-', '/');
}

/** '24/12/2026', in Vietnam. */
export function formatDayMonthYear(at: Date | string): string {
  return dayMonthYear.format(new Date(at)).replaceAll('-', '/');
}

/** '24/12 14:05', in Vietnam time. */
export function formatMoment(at: Date | string): string {
  return `${formatDayMonth(at)} ${formatClock(at)}`;
}

/** '24/12/2026 14:05', in Vietnam time: for files, which are read in other years. */
export function formatFullMoment(at: Date | string): string {
  return `${formatDayMonthYear(at)} ${formatClock(at)}`;
}

/** '24/12' for a calendar day in ISO form, '2026-12-24'. */
export function formatDay(day: string): string {
  return `${day.slice(8, 10)}/${day.slice(5, 7)}`;
}
