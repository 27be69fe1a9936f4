import { isDeepStrictEqual } from 'node:util';
import type { DraftContent } from './product-content.ts';

/** Longer values are recorded by their length. */
const longest = 120;

/** Difference of two contents as the history records it: by field, long texts and lists by their length. */
export function changesOf(
  before: DraftContent | null,
  after: DraftContent,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const [was, is] = [flat(before ?? { details: {} }), flat(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) =>
    isOther(was[name], is[name]),
  );
  const described = (values: Record<string, unknown>) =>
    Object.fromEntries(names.map((name) => [name, describeValue(values[name])]));
  const sides = { before: described(was), after: described(is) };
  // A text rewritten at the same length has still changed.
  for (const name of names)
    if (sides.before[name] === sides.after[name]) sides.after[name] = `${sides.after[name]}, viết lại`;
  return sides;
}

function isOther(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one !== other;
  return !isDeepStrictEqual(withoutEmpty(one), withoutEmpty(other));
}

/** The value without empty parts, so that an empty list equals a missing one. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? '' : value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value ?? '';
  const entries = Object.entries(value).flatMap(([key, one]) => {
    const kept = withoutEmpty(one);
    return kept === '' ? [] : [[key, kept]];
  });
  return entries.length === 0 ? '' : Object.fromEntries(entries);
}

/** The kind's own details beside the fields that all kinds have. */
function flat({ details, ...content }: DraftContent): Record<string, unknown> {
  return { ...content, ...details };
}

function describeValue(value: unknown): unknown {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value))
    return value.every((one) => typeof one !== 'object') && value.join(', ').length <= longest
      ? value.join(', ')
      : `${value.length} mục`;
  if (typeof value === 'object') return `${Object.keys(value).length} ô`;
  return String(value).length > longest ? `${String(value).length} ký tự` : value;
}
