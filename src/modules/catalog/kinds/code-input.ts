import { z } from 'zod';
import { capitalise } from '#platform/vietnamese/capitalise.ts';

const labelsOf = new WeakMap<z.ZodType, Record<string, string>>();

/**
 * A schema for an enumeration in details: codes are stored and compared, labels are displayed and worded for the middle
 * of a sentence. A value that is no code is refused with the list of all codes.
 */
export function codeInput<Code extends string>(labels: Record<Code, string>) {
  const schema = z.enum(Object.keys(labels) as Code[]);
  labelsOf.set(schema, labels);
  return schema;
}

/** Filter options of such an enumeration. Older addresses contain the label instead of the code; they still work (`currentValue`). */
export function codeOptions(labels: Record<string, string>) {
  return Object.entries(labels).map(([value, label]) => ({
    value,
    label: capitalise(label),
    formerly: label,
  }));
}

/** Details with labels in place of codes, as the API returns them. */
export function labelledDetails(
  schema: z.ZodType,
  details: Record<string, unknown>,
): Record<string, unknown> {
  const shape = schema instanceof z.ZodObject ? schema.shape : {};
  return Object.fromEntries(
    Object.entries(details).map(([key, value]) => {
      const labels = key in shape ? labelsOf.get(shape[key]) : undefined;
      return [key, labels?.[String(value)] ?? value];
    }),
  );
}
