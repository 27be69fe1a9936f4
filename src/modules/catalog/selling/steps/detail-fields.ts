import { z } from 'zod';

/** Labels of unit details, by their path in the schema of any kind; a missing one would show its own name. */
const detailLabels: Readonly<Record<string, { label: string; hint?: string }>> = {
  areaM2: { label: 'Diện tích, m²' },
  beds: { label: 'Giường', hint: 'Mỗi dòng một loại, ví dụ: 1 x giường đôi lớn' },
  view: { label: 'Hướng nhìn' },
  balcony: { label: 'Có ban công' },
  smoking: { label: 'Được hút thuốc' },
  deck: { label: 'Tầng tàu' },
  bathtub: { label: 'Có bồn tắm' },
  includes: { label: 'Giá đã gồm', hint: 'Mỗi dòng một mục' },
  entryAt: { label: 'Giờ vào cửa', hint: 'Để trống nếu vào giờ nào cũng được' },
  ageMin: { label: 'Chỉ cho khách từ tuổi', hint: 'Để trống nếu mọi tuổi' },
  startsAt: { label: 'Giờ bắt đầu' },
  'route.from': { label: 'Đón từ', hint: 'Để trống cả bốn ô nếu thuê theo ngày' },
  'route.to': { label: 'Đến' },
  'route.km': { label: 'Quãng đường, km' },
  'route.minutes': { label: 'Thời gian đi, phút' },
  hours: { label: 'Số giờ mỗi ngày', hint: 'Cho xe có tài xế theo ngày' },
  fewest: { label: 'Mỗi lần đặt ít nhất' },
  most: { label: 'Mỗi lần đặt nhiều nhất' },
  byDays: { label: 'Tính theo ngày thuê' },
  'hire.from': { label: 'Giờ sớm nhất khách chọn', hint: 'Để trống cả hai ô nếu không thuê theo giờ' },
  'hire.to': { label: 'Giờ muộn nhất khách chọn' },
};

/** A field of the unit form. */
export interface UnitField {
  name: string;
  label: string;
}

/** A form field for a detail of a unit; its name is 'details.' followed by the path in the details. */
export interface DetailField extends UnitField {
  /** 'lines' is a list with one entry per line, 'counted' a list of entries with a leading number each. */
  as: 'text' | 'time' | 'number' | 'tick' | 'lines' | 'counted';
  hint?: string;
  isOptional: boolean;
}

const prefix = 'details.';

/** Form fields for the details of a unit, from the schema that its kind declares. */
export function detailFields(shape: z.ZodType, path = '', isWithin = false): DetailField[] {
  if (!(shape instanceof z.ZodObject)) return [];
  return Object.entries(shape.shape as Record<string, z.ZodType>).flatMap(([key, type]) => {
    const at = path ? `${path}.${key}` : key;
    const { inner, isOptional } = unwrap(type);
    if (inner instanceof z.ZodObject) return detailFields(inner, at, isOptional);
    const { label = at, hint } = detailLabels[at] ?? {};
    return [
      {
        ...{ name: prefix + at, label, as: controlOf(inner, at), isOptional: isOptional || isWithin },
        ...(hint && { hint }),
      },
    ];
  });
}

function unwrap(type: z.ZodType): { inner: z.ZodType; isOptional: boolean } {
  if (type instanceof z.ZodOptional || type instanceof z.ZodDefault)
    return { inner: unwrap(type.unwrap() as z.ZodType).inner, isOptional: true };
  return { inner: type, isOptional: false };
}

function controlOf(type: z.ZodType, path: string): DetailField['as'] {
  if (type instanceof z.ZodNumber) return 'number';
  if (type instanceof z.ZodBoolean) return 'tick';
  if (type instanceof z.ZodArray) return type.element instanceof z.ZodObject ? 'counted' : 'lines';
  return /At$|^hire\./.test(path) ? 'time' : 'text';
}

/** Details as the texts of their form fields. */
export function detailValues(
  fields: readonly DetailField[],
  details: Readonly<Record<string, unknown>>,
): Record<string, string> {
  return Object.fromEntries(fields.map(({ name, as }) => [name, show(as, valueAt(details, pathOf(name)))]));
}

function show(as: DetailField['as'], value: unknown): string {
  if (value === undefined || value === null) return '';
  if (as === 'tick') return value === true ? '1' : '';
  if (as === 'number') return String(value).replace('.', ',');
  if (as === 'lines') return (value as string[]).join('\n');
  if (as === 'counted')
    return (value as { type: string; count: number }[])
      .map(({ type, count }) => `${count} x ${type}`)
      .join('\n');
  return String(value);
}

/**
 * Parses details from a form by the kind's schema: all of them, or an error message per field. Empty fields are left out, and
 * details without a field keep their value.
 */
export function readDetails(
  shape: z.ZodType,
  typed: Readonly<Record<string, string>>,
  kept: Readonly<Record<string, unknown>>,
): { details: Record<string, unknown>; errors: Record<string, string> } {
  const fields = detailFields(shape);
  const given: Record<string, unknown> = {};
  for (const { name, as } of fields) {
    const value = readValue(as, (typed[name] ?? '').trim());
    if (value !== undefined) setAt(given, pathOf(name), value);
  }
  const tops = new Set(fields.map(({ name }) => pathOf(name)[0] as string));
  const others = Object.fromEntries(Object.entries(kept).filter(([key]) => !tops.has(key)));
  const read = shape.safeParse(given);
  if (read.success) return { details: { ...others, ...(read.data as Record<string, unknown>) }, errors: {} };
  const errors: Record<string, string> = {};
  for (const issue of read.error.issues) {
    const at = issue.path.filter((part) => typeof part === 'string').join('.');
    const field =
      fields.find(({ name }) => name === prefix + at) ??
      fields.find(({ name }) => name.startsWith(prefix + at)) ??
      fields.find(({ name }) => (prefix + at).startsWith(name));
    if (field) errors[field.name] ??= describeIssue(issue, field);
  }
  return { details: {}, errors };
}

function readValue(as: DetailField['as'], text: string): unknown {
  if (as === 'tick') return text !== '';
  if (text === '') return undefined;
  if (as === 'number') return Number(text.replace(',', '.'));
  const lines = text.split(/\r?\n/).flatMap((line) => line.trim() || []);
  if (as === 'lines') return lines;
  if (as !== 'counted') return text;
  return lines.map((line) => {
    const [, count = '1', type = ''] = /^(?:(\d+)\s*[x×]?\s+)?(.*)$/i.exec(line) ?? [];
    return { type: type.trim(), count: Number(count) };
  });
}

function describeIssue(issue: z.core.$ZodIssue, { as }: DetailField): string {
  if (issue.code === 'too_small' && as === 'number') return `Từ ${issue.minimum} trở lên.`;
  if (issue.code === 'too_big')
    return as === 'number' ? `Nhiều nhất ${issue.maximum}.` : `Dài quá ${issue.maximum} ký tự.`;
  if (as === 'number') return 'Nhập một số.';
  if (as === 'time') return 'Nhập giờ, ví dụ 08:30.';
  return as === 'text' ? 'Vui lòng nhập.' : 'Nhập ít nhất một dòng.';
}

const pathOf = (name: string) => name.slice(prefix.length).split('.');

function valueAt(details: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value ? (value as Record<string, unknown>)[key] : undefined,
    details,
  );
}

function setAt(details: Record<string, unknown>, [key, ...rest]: readonly string[], value: unknown): void {
  if (key === undefined) return;
  if (rest.length === 0) {
    details[key] = value;
    return;
  }
  const inner = (details[key] ?? {}) as Record<string, unknown>;
  details[key] = inner;
  setAt(inner, rest, value);
}
