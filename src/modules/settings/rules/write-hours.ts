const clock = /^(\d{1,2})(?:[:hg](\d{2})?)?$/;

/** Normalises '8h-20h', '8:00 – 20:00' and similar to '08:00–20:00'; other texts, such as 'T2–T6, giờ hành chính', stay unchanged. */
export function writeHours(typed: string): string {
  const [from, to, more] = typed.split(/\s*[-–]\s*/).map(writeClock);
  return from && to && more === undefined ? `${from}–${to}` : typed;
}

function writeClock(typed: string): string | null {
  const [, hour = '', minutes = '00'] = clock.exec(typed.trim()) ?? [];
  return hour !== '' && Number(hour) <= 24 && Number(minutes) < 60
    ? `${hour.padStart(2, '0')}:${minutes}`
    : null;
}
