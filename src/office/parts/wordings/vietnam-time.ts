const offsetMs = 7 * 60 * 60 * 1000;

/** An ISO instant as a `datetime-local` field shows it, in Vietnam; '' stays ''. */
export function toVietnamTime(iso: string): string {
  return iso && new Date(new Date(iso).getTime() + offsetMs).toISOString().slice(0, 16);
}

/** The ISO instant of such a field; '' stays '', null for what is no time. */
export function fromVietnamTime(text: string): string | null {
  if (text === '') return '';
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(text)) return null;
  const at = new Date(`${text.slice(0, 16)}:00+07:00`);
  return Number.isNaN(at.getTime()) || toVietnamTime(at.toISOString()) !== text.slice(0, 16)
    ? null
    : at.toISOString();
}
