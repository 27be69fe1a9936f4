import { z } from 'zod';
import type { FieldLabel } from '../kinds/field-labels.ts';
import { clockInput } from '../schema.ts';
import type { ContentField, FieldType } from './content-field.ts';

/** Texts that may be longer than this get a multi-line field; above half of it, a line takes the full width. */
const longestLine = 160;

type AnyLabel = FieldLabel & { columns?: AnyLabels; fields?: AnyLabels };
type AnyLabels = Readonly<Record<string, AnyLabel>>;

/**
 * Derives the fields of a form from a schema and its labels, in the order of the labels. Nested groups of values
 * (`location.lat`) are flattened; lists of groups become rows. @throws when the schema has a type that no form supports
 */
export function deriveFields(shape: z.ZodType, labels: object, prefix = ''): ContentField[] {
  const inner = unwrap(shape);
  if (!(inner instanceof z.ZodObject)) throw new Error(`${prefix} is not a group of fields`);
  return Object.entries(labels as AnyLabels).flatMap(([name, label]) => {
    const field = inner.shape[name] as z.ZodType | undefined;
    if (!field) throw new Error(`${prefix}${name} has a label but no schema`);
    return deriveField(`${prefix}${name}`, unwrap(field), label);
  });
}

/** A schema without its optional, default and nullable wrappers. */
export function unwrap(shape: z.ZodType): z.ZodType {
  if (shape instanceof z.ZodOptional || shape instanceof z.ZodDefault || shape instanceof z.ZodNullable)
    return unwrap(shape.unwrap() as z.ZodType);
  return shape;
}

function deriveField(name: string, shape: z.ZodType, label: AnyLabel): ContentField[] {
  if (shape instanceof z.ZodObject) return deriveFields(shape, label.fields ?? {}, `${name}.`);
  const words = { name, label: label.label, ...(label.hint && { hint: label.hint }) };
  if (!(shape instanceof z.ZodArray))
    return [
      {
        ...words,
        type: typeOf(name, shape, label),
        ...optionsOf(label),
        ...(isLong(shape) && { isWide: true }),
      },
    ];
  const item = unwrap(shape.element as z.ZodType);
  if (item instanceof z.ZodObject) {
    const columns = deriveFields(item, label.columns ?? {}).map(asCell);
    return [{ ...words, type: 'rows', columns }];
  }
  if (!label.options) return [{ ...words, type: 'lines' }];
  return [
    {
      ...words,
      type: 'choices',
      ...optionsOf(label),
      ...(item instanceof z.ZodNumber && { isNumeric: true }),
    },
  ];
}

/** Rows within a row are written a line each. */
function asCell(field: ContentField): ContentField {
  return field.type === 'rows' ? { ...field, type: 'lines' } : field;
}

function typeOf(name: string, shape: z.ZodType, { options }: AnyLabel): FieldType {
  if (options) return 'choice';
  if (shape instanceof z.ZodBoolean) return 'tick';
  if (shape instanceof z.ZodNumber) return name.endsWith('Vnd') ? 'money' : 'number';
  if (shape === clockInput) return 'clock';
  if (shape instanceof z.ZodISODate) return 'day';
  if (!(shape instanceof z.ZodString)) throw new Error(`${name} has a type that no form field supports`);
  if (/(^|\.)mediaId$/.test(name)) return 'picture';
  return (shape.maxLength ?? 0) > longestLine ? 'text' : 'line';
}

function isLong(shape: z.ZodType): boolean {
  return shape instanceof z.ZodString && (shape.maxLength ?? 0) > longestLine / 2;
}

function optionsOf({ options }: AnyLabel) {
  return options && { options: Object.entries(options).map(([value, title]) => ({ value, title })) };
}
