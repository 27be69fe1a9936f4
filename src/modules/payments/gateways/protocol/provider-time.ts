const vietnamOffsetMs = 7 * 3_600_000;

/** An instant as providers write it: 'yyyyMMddHHmmss' in Vietnam, whatever zone the process runs in. */
export function toProviderTime(at: Date): string {
  return new Date(at.getTime() + vietnamOffsetMs).toISOString().replace(/\D/g, '').slice(0, 14);
}

/** The instant of 'yyyyMMddHHmmss' in Vietnam; null when it is none. */
export function fromProviderTime(text: string): Date | null {
  const found = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text);
  if (!found) return null;
  const [, year, month, day, hour, minute, second] = found;
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+07:00`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** 'yymmdd' of an instant in Vietnam, with which ZaloPay's references begin. */
export function shortDay(at: Date): string {
  return toProviderTime(at).slice(2, 8);
}
