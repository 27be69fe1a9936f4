import { z } from 'zod';
import { capitalise } from '#platform/vietnamese/capitalise.ts';

const labelsOf = new WeakMap<z.ZodType, Record<string, string>>();

/**
 * An enumeration of details: its codes are stored and compared, its labels are read. Labels are words for the middle of a
 * sentence. Whatever is no code is refused with the list of all of them.
 */
export function codeInput<Code extends string>(labels: Record<Code, string>) {
  const schema = z.enum(Object.keys(labels) as Code[]);
  labelsOf.set(schema, labels);
  return schema;
}

/**
 * The options of a filter by such an enumeration. Addresses once had the label for a value; they are still understood
 * (`currentValue`).
 */
export function codeOptions(labels: Record<string, string>) {
  return Object.entries(labels).map(([value, label]) => ({
    value,
    label: capitalise(label),
    formerly: label,
  }));
}

/** Details with the labels of their codes, as the API tells them. */
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
