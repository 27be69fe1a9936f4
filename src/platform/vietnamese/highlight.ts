import { compact, fold, foldMap } from './fold.ts';

export type HighlightPart = { text: string; match: boolean };

/** A word character of the title: its folded form and its range in the title. */
type Mapped = { folded: string; start: number; end: number; isWordStart: boolean };

/**
 * Splits a title into parts that match a query and parts that do not, ignoring accents, case, dashes and spaces:
 * 'dalat' matches 'Đà Lạt'. Searches for the whole query; if it is absent, for each of its words; both
 * only at the start of a word. The parts joined are the title in NFC.
 */
export function highlightParts(title: string, query: string): HighlightPart[] {
  const text = title.normalize('NFC');
  const mapped = mapWordCharacters(text);
  const whole = findRanges(mapped, compact(query));
  const words = fold(query).split(' ').map(compact);
  const ranges = whole.length > 0 ? whole : words.flatMap((word) => findRanges(mapped, word));
  return cut(text, ranges);
}

function mapWordCharacters(text: string): Mapped[] {
  const mapped: Mapped[] = [];
  let start = 0;
  let isWordStart = true;
  for (const character of text) {
    const end = start + character.length;
    const lower = character.toLowerCase();
    const folded = [...lower].map((unit) => foldMap.get(unit) ?? unit).join('');
    const last = mapped.at(-1);
    if (/[\p{L}\p{N}]/u.test(folded)) {
      mapped.push({ folded, start, end, isWordStart });
      isWordStart = false;
    } else if (folded !== '') isWordStart = true;
    else if (last && last.end === start) last.end = end;
    start = end;
  }
  return mapped;
}

function findRanges(mapped: Mapped[], needle: string): { start: number; end: number }[] {
  if (!needle) return [];
  return mapped.flatMap((first, index) => {
    if (!first.isWordStart) return [];
    let spelled = '';
    let end = first.end;
    for (let at = index; at < mapped.length && spelled.length < needle.length; at += 1) {
      const letter = mapped[at];
      spelled += letter?.folded ?? '';
      end = letter?.end ?? end;
    }
    return spelled.startsWith(needle) ? [{ start: first.start, end }] : [];
  });
}

function cut(text: string, ranges: { start: number; end: number }[]): HighlightPart[] {
  const matched = new Uint8Array(text.length);
  for (const { start, end } of ranges) matched.fill(1, start, end);
  const parts: HighlightPart[] = [];
  for (let start = 0; start < text.length; ) {
    let end = start + 1;
    while (end < text.length && matched[end] === matched[start]) end += 1;
    parts.push({ text: text.slice(start, end), match: matched[start] === 1 });
    start = end;
  }
  return parts;
}
