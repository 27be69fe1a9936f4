import { z } from 'zod';
import { deriveFields, unwrap } from '#modules/catalog/editing/derive-fields.ts';
import { type ProductContent, productContent } from '#modules/catalog/editing/product-content.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';

/** Sample texts for text fields: the first that fits the schema is used. */
const texts = ['Chữ mẫu “hủy, hòa”', 'chu-mau', '08:30', '12-24'];

/** A value of a schema with all its fields, including optional ones. */
export function sampleOf(given: z.ZodType): unknown {
  const shape = unwrap(given);
  if (shape instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(shape.shape as Record<string, z.ZodType>).map(([name, field]) => [
        name,
        sampleOf(field),
      ]),
    );
  if (shape instanceof z.ZodArray) {
    const item = sampleOf(shape.element as z.ZodType);
    const length = [1, 2, 3, 4].find((count) => shape.safeParse(Array(count).fill(item)).success);
    if (length === undefined) throw new Error('A list that does not accept four entries');
    return Array(length).fill(item);
  }
  if (shape instanceof z.ZodBoolean) return true;
  if (shape instanceof z.ZodEnum) return shape.options.at(-1);
  const candidates = shape instanceof z.ZodNumber ? [7, 17, 2024, 3] : ['2027-02-03', ...texts];
  const fits = candidates.find((one) => shape.safeParse(one).success);
  if (fits === undefined) throw new Error('A schema without a sample');
  // A day is a string too, so it would fit any text field.
  return shape instanceof z.ZodISODate || typeof fits === 'number'
    ? fits
    : texts.find((one) => shape.safeParse(one).success);
}

/** A complete content of a kind derived from its schema, at places of the small catalogue. */
export function sampleContent(
  kind: KindName,
  title: string,
  fields: Partial<ProductContent> = {},
): ProductContent {
  const sample = sampleOf(productContent.omit({ terms: true, details: true })) as ProductContent;
  const details = sampleOf(getKind(kind).details) as Record<string, unknown>;
  const named = getKind(kind).namedProducts?.(details);
  // An existing slug of the small catalogue, because unknown ones are refused.
  if (named) details[named.field.replace('details.', '')] = ['song-lang-da-nang'];
  return {
    ...sample,
    ...{ title, details, provinces: ['lam-dong'], places: ['da-lat'], supplier: 'song-lang' },
    ...{ terms: {}, location: { ...sample.location, lat: 11.94, lng: 108.44 } },
    ...fields,
  };
}

/** The names of all fields in a kind's own schema. */
export function detailNames(kind: KindName): string[] {
  return deriveFields(getKind(kind).details, getKind(kind).detailLabels as object, 'details.').map(
    ({ name }) => name,
  );
}

/** Values for the changes below, beside those of the samples. */
const others = ['2027-03-04', 'Chữ khác hẳn', 'chu-khac', '09:45', '11-23'];

/**
 * Every field of a schema changed alone: its path, and the whole value with another value there. Of a list of groups the
 * first group's fields are changed, of a plain list its first entry.
 */
export function eachFieldChanged(
  given: z.ZodType,
  value: unknown,
  path: readonly string[] = [],
): { path: string; value: unknown }[] {
  const shape = unwrap(given);
  if (value === undefined) return [{ path: path.join('.'), value: sampleOf(shape) }];
  if (shape instanceof z.ZodObject) {
    const held = value as Record<string, unknown>;
    return Object.entries(shape.shape as Record<string, z.ZodType>).flatMap(([name, field]) =>
      eachFieldChanged(field, held[name], [...path, name]).map((one) => ({
        path: one.path,
        value: { ...held, [name]: one.value },
      })),
    );
  }
  if (shape instanceof z.ZodArray) {
    const [first, ...rest] = value as unknown[];
    return eachFieldChanged(shape.element as z.ZodType, first, path).map((one) => ({
      path: one.path,
      value: [one.value, ...rest],
    }));
  }
  return [{ path: path.join('.'), value: otherThan(shape, value, path.at(-1) ?? '') }];
}

function otherThan(shape: z.ZodType, value: unknown, name: string): unknown {
  if (shape instanceof z.ZodBoolean) return value !== true;
  const candidates =
    shape instanceof z.ZodEnum
      ? shape.options
      : typeof value === 'number'
        ? name.endsWith('Vnd')
          ? [value + 50_000]
          : [value + 1, value - 1, value + 0.5]
        : others;
  const other = candidates.find((one) => one !== value && shape.safeParse(one).success);
  if (other === undefined) throw new Error(`A schema without a second value: ${JSON.stringify(value)}`);
  return other;
}
