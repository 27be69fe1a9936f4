import type { z } from 'zod';
import { errorsOf } from '#platform/forms/errors-of.ts';
import type { KindName } from '../kinds/kind-names.ts';
import { getKind } from '../kinds/registry.ts';
import type { ContentField, FieldTexts } from './content-field.ts';
import { unwrap } from './derive-fields.ts';
import { type NamesOf, readFieldText, writeFieldText } from './field-text.ts';
import { type DraftContent, type ProductContent, productContent } from './product-content.ts';

/** Validation errors, by field name. */
export type ContentErrors = Record<string, string>;

/** A content as the texts of its form. */
export function writeContentTexts(
  fields: readonly ContentField[],
  content: DraftContent,
  names: NamesOf,
): Record<string, string> {
  return Object.fromEntries(
    fields.map((field) => [field.name, writeFieldText(field, valueAt(content, field.name), names)]),
  );
}

/**
 * Parses a submitted form into content: values that are present must fit their shape, missing ones may follow later.
 * Chosen terms keep the order that they had `before`, in which pages show them.
 */
export function readContentTexts(
  kind: KindName,
  fields: readonly ContentField[],
  { texts, names, before }: { texts: FieldTexts; names: NamesOf; before: DraftContent },
): { content: DraftContent; errors: ContentErrors } {
  const content: Record<string, unknown> & { details: Record<string, unknown> } = { details: {} };
  const errors: ContentErrors = {};
  for (const field of fields) {
    const read = readFieldText(field, texts[field.name] ?? '', names);
    const { shape, isFineEmpty } = fieldShape(kind, field.name);
    if (!read.ok) errors[field.name] = read.error;
    else if (read.value === undefined && isFineEmpty) setAt(content, field.name, '');
    else if (read.value !== undefined) {
      const parsed = shape.safeParse(read.value);
      // The number of entries is only checked at publication.
      const issues = parsed.error?.issues.filter((issue) => !isAboutLength(issue)) ?? [];
      if (issues.length > 0) errors[field.name] = wordsOf(issues, field);
      else {
        const value = parsed.success ? parsed.data : read.value;
        const isChosen = field.type === 'choices' && !field.isNumeric;
        setAt(content, field.name, isChosen ? inOrder(value, valueAt(before, field.name)) : value);
      }
    }
  }
  return { content: content as DraftContent, errors };
}

/** A content that is ready for publication, or what it lacks, by field. */
export function completeContent(
  kindName: KindName,
  fields: readonly ContentField[],
  draft: DraftContent,
): { ok: true; content: ProductContent } | { ok: false; errors: ContentErrors } {
  const content = productContent.safeParse(draft);
  const details = getKind(kindName).details.safeParse(withEmpties(getKind(kindName).details, draft.details));
  if (content.success && details.success) {
    return { ok: true, content: { ...content.data, details: details.data as Record<string, unknown> } };
  }
  const issues = [
    ...(content.error?.issues ?? []),
    ...(details.error?.issues.map((issue) => ({ ...issue, path: ['details', ...issue.path] })) ?? []),
  ];
  const errors: ContentErrors = {};
  for (const issue of issues) {
    const field = fieldOf(fields, issue.path);
    errors[field?.name ?? issue.path.join('.')] ??= field
      ? wordsOf([{ ...issue, path: issue.path.slice(field.name.split('.').length) }], field)
      : issue.message;
  }
  return { ok: false, errors };
}

/** Names of the fields that a product of the kind needs for publication. */
export function neededFields(kindName: KindName, fields: readonly ContentField[]): string[] {
  const bare = completeContent(kindName, fields, { details: {} });
  return bare.ok ? [] : Object.keys(bare.errors);
}

const emptiesOf = new WeakMap<z.ZodType, Record<string, unknown>>();

/** Fills missing values with an empty list, an empty text or false where the shape accepts that. */
function withEmpties(shape: z.ZodType, values: Record<string, unknown>): Record<string, unknown> {
  const empties = emptiesOf.get(shape) ?? findEmpties(shape);
  emptiesOf.set(shape, empties);
  return { ...empties, ...values };
}

function findEmpties(shape: z.ZodType): Record<string, unknown> {
  const empties = Object.entries(shapeOf(shape) as Record<string, z.ZodType>).flatMap(([key, inner]) => {
    if (inner.safeParse(undefined).success) return [];
    const empty = [[], '', false].find((one) => inner.safeParse(one).success);
    return empty === undefined ? [] : [[key, empty] as const];
  });
  return Object.fromEntries(empties);
}

function fieldOf(fields: readonly ContentField[], path: readonly PropertyKey[]): ContentField | undefined {
  const whole = path.map(String).join('.');
  return fields.find(
    ({ name }) => whole === name || whole.startsWith(`${name}.`) || name.startsWith(`${whole}.`),
  );
}

function inOrder(chosen: unknown, before: unknown): unknown {
  const now = new Set<unknown>(Array.isArray(chosen) ? chosen : []);
  const was = new Set<unknown>(Array.isArray(before) ? before : []);
  return [...[...was].filter((one) => now.has(one)), ...[...now].filter((one) => !was.has(one))];
}

/** 'Dòng 2, Trả lời: Không được để trống.' */
function wordsOf(issues: readonly z.core.$ZodIssue[], field: ContentField): string {
  const [first] = Object.entries(errorsOf(issues, (path) => path || 'self'));
  if (!first) return 'Giá trị chưa đúng.';
  const [path, message = ''] = first;
  const [row, column] = path.split('.');
  if (row === undefined || !/^\d+$/.test(row)) return message;
  const label = field.columns?.find(({ name }) => name === column)?.label;
  return `Dòng ${Number(row) + 1}${label ? `, ${label}` : ''}: ${message}`;
}

interface FieldShape {
  shape: z.ZodType;
  /** A required text that may be empty. */
  isFineEmpty: boolean;
}

/** Shapes are the same for every product: each is derived and tested once. */
const fieldShapes = new Map<string, FieldShape>();

function fieldShape(kind: KindName, path: string): FieldShape {
  const key = `${kind} ${path}`;
  const known = fieldShapes.get(key);
  if (known) return known;
  const shape = shapeAt(kind, path);
  const isFineEmpty = shape.safeParse('').success && !shape.safeParse(undefined).success;
  fieldShapes.set(key, { shape, isFineEmpty });
  return { shape, isFineEmpty };
}

function isAboutLength({ code, path, ...issue }: z.core.$ZodIssue): boolean {
  const isLimit = code === 'too_small' || code === 'too_big';
  return isLimit && path.length === 0 && 'origin' in issue && issue.origin === 'array';
}

function valueAt(content: object, path: string): unknown {
  return keysOf(path).reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | undefined)?.[key],
    content,
  );
}

function setAt(content: Record<string, unknown>, path: string, value: unknown): void {
  const keys = keysOf(path);
  let inner = content;
  for (const key of keys.slice(0, -1)) {
    inner[key] ??= {};
    inner = inner[key] as Record<string, unknown>;
  }
  inner[keys.at(-1) ?? ''] = value;
}

const keysByPath = new Map<string, string[]>();

/** The keys of a field's path; cached, because the paths are the same for every product. */
function keysOf(path: string): string[] {
  const known = keysByPath.get(path);
  if (known) return known;
  const keys = path.split('.');
  keysByPath.set(path, keys);
  return keys;
}

function shapeAt(kind: KindName, path: string): z.ZodType {
  const [first = '', ...rest] = path.split('.');
  const start: unknown = first === 'details' ? getKind(kind).details : shapeOf(productContent)[first];
  return rest.reduce<z.ZodType>((shape, key) => {
    const inner = unwrap(shape) as z.ZodType & { shape?: Record<string, z.ZodType>; valueType?: z.ZodType };
    // A record, such as terms by their taxonomy.
    return (inner.shape?.[key] ?? inner.valueType) as z.ZodType;
  }, start as z.ZodType);
}

const shapeOf = (schema: unknown) => (schema as { shape: Record<string, unknown> }).shape;
