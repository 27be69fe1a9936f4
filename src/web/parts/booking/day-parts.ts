const parts = ['day', 'month', 'year'] as const;

export type DayPart = (typeof parts)[number];

/** The name of the field of one part of a day. */
export const partName = (name: string, part: DayPart) => `${name}-${part}`;

/**
 * A day from its three fields as ISO, not yet checked ('1990-13-05'), so that what was typed can be shown again; empty where all are.
 * A day that was sent whole is taken as it is.
 */
export function readDayParts(form: FormData, name: string): string {
  const whole = form.get(name);
  if (typeof whole === 'string') return whole.trim();
  const [day = '', month = '', year = ''] = parts.map((part) =>
    String(form.get(partName(name, part)) ?? '')
      .trim()
      .replaceAll('-', ''),
  );
  if (!day && !month && !year) return '';
  return [year, month, day].map((part, at) => (part && at > 0 ? part.padStart(2, '0') : part)).join('-');
}

/** The three fields of such a day. */
export function dayPartsOf(iso: string): Record<DayPart, string> {
  const [year = '', month = '', day = ''] = iso.split('-');
  return { day, month, year };
}
