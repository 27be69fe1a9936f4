import { fold } from '#platform/vietnamese/fold.ts';
import type { SheetColumn } from '../kinds/sheet.ts';

/**
 * Which column each heading means, by its name or another one for the same, with or without marks; empty where none. A column
 * is meant by one heading only, the first.
 */
export function matchColumns(headings: readonly string[], columns: readonly SheetColumn[]): string[] {
  const taken = new Set<string>();
  const keyOf = (text: string) =>
    fold(text)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  const called = new Map<string, string>();
  for (const { name, label, aliases = [] } of columns)
    for (const word of [label, name, ...aliases]) if (!called.has(keyOf(word))) called.set(keyOf(word), name);
  return headings.map((heading) => {
    const name = called.get(keyOf(heading)) ?? '';
    if (name === '' || taken.has(name)) return '';
    taken.add(name);
    return name;
  });
}
