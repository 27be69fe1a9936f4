const vietnamOffsetMs = 7 * 3_600_000;

/** An instant in the providers' format: 'yyyyMMddHHmmss' in Vietnam, whatever the process's time zone. */
export function toProviderTime(at: Date): string {
  return new Date(at.getTime() + vietnamOffsetMs).toISOString().replace(/\D/g, '').slice(0, 14);
}

/** The instant of 'yyyyMMddHHmmss' in Vietnam; null when invalid. */
export function fromProviderTime(text: string): Date | null {
  const found = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text);
  if (!found) return null;
  const [, year, month, day, hour, minute, second] = found;
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+07:00`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** 'yymmdd' of an instant in Vietnam, the prefix of ZaloPay's references. */
export function shortDay(at: Date): string {
  return toProviderTime(at).slice(2, 8);
}
