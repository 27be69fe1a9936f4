const clock = /^(\d{1,2})(?:[:hg](\d{2})?)?$/;

/** '8h-20h', '8:00 – 20:00' and the like as '08:00–20:00'; what else is said, as 'T2–T6, giờ hành chính', stays as it is. */
export function writeHours(typed: string): string {
  const [from, to, more] = typed.split(/\s*[-–]\s*/).map(writeClock);
  return from && to && more === undefined ? `${from}–${to}` : typed;
}

/** The same as briefly as where there is little room: '8h–20h', '8h30–20h'. */
export function briefHours(hours: string): string {
  return /^\d{2}:\d{2}–\d{2}:\d{2}$/.test(hours)
    ? hours.replace(
        /(\d{2}):(\d{2})/g,
        (_, hour, minutes) => `${Number(hour)}h${minutes === '00' ? '' : minutes}`,
      )
    : hours;
}

function writeClock(typed: string): string | null {
  const [, hour = '', minutes = '00'] = clock.exec(typed.trim()) ?? [];
  return hour !== '' && Number(hour) <= 24 && Number(minutes) < 60
    ? `${hour.padStart(2, '0')}:${minutes}`
    : null;
}
