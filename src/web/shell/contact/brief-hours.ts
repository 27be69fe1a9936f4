/** '08:00–20:00' shortened for little room: '8h–20h'; '07:30–20:00' as '7h30–20h'. Other texts are unchanged. */
export function briefHours(hours: string): string {
  return /^\d{2}:\d{2}–\d{2}:\d{2}$/.test(hours)
    ? hours.replace(
        /(\d{2}):(\d{2})/g,
        (_, hour, minutes) => `${Number(hour)}h${minutes === '00' ? '' : minutes}`,
      )
    : hours;
}
