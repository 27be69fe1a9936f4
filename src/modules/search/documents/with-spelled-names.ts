import { findKnownWords } from '#modules/search/understanding/find-known-words.ts';
import { holdsCompound } from '#modules/search/understanding/parsing/holds-compound.ts';
import { isSpelled } from '#modules/search/understanding/parsing/is-spelled.ts';
import { inKindPhrases } from '#modules/search/understanding/parsing/kind-words.ts';
import { parseQueryAsTyped } from '#modules/search/understanding/parsing/parse-query.ts';
import { type QueryWord, queryWordsOf } from '#modules/search/understanding/parsing/query-word.ts';
import { type KnownWord, vocabularyOf } from '#modules/search/understanding/parsing/vocabulary.ts';
import { type Replacement, replaceWords } from '#modules/search/understanding/respelling/replace-words.ts';
import { toTraditionalTonePlacement } from '#modules/search/understanding/typing/tone-placement.ts';
import type { Executor } from '#platform/db/connect.ts';
import { isCalledWithMarks } from './phrases-that-stand.ts';

/**
 * A text without marks that says nothing but a name, and perhaps a kind before it, with that name as it is spelled: what is called so
 * comes first then, as for who typed the marks. 'khach san gia dinh' is for families, and in no Gia Định.
 */
export function withSpelledWhole(text: string, known: readonly KnownWord[]): string {
  const words = queryWordsOf(text);
  if (words.some(({ typed, key }) => typed !== key) || holdsCompound(words.map(({ key }) => key)))
    return text;
  const from = Math.max(0, inKindPhrases(words.map(({ key }) => key)).indexOf(false));
  // A name may begin as a kind does: of 'tham quan vinh moc' Vịnh Mốc is no bay.
  for (let at = 0; at <= from; at++) {
    const name = words.slice(at);
    const keys = name.map(({ key }) => key).join(' ');
    const spelled = known.find(({ kind, term }) => kind === 'name' && term === keys && term.includes(' '));
    if (spelled) return replaceWords(text, [{ words: name, by: spelled.spelling }]);
  }
  return text;
}

/** With its names as they are spelled, for what the visitor is told that was meant. */
export async function withSpelledNames(db: Executor, text: string): Promise<string> {
  const words = queryWordsOf(text);
  const [{ segments }] = parseQueryAsTyped(words, vocabularyOf(await findKnownWords(db, [words])));
  let at = 0;
  const replacements = segments.map(async ({ wordCount, isProper, spelling }): Promise<Replacement> => {
    const typed = words.slice(at, at + wordCount);
    at += wordCount;
    const isName =
      isProper && spelling !== null && wordCount > 1 && typed.every(isSpelled(spelling, wordCount));
    return { words: typed, by: isName && !(await isOtherName(db, typed, spelling)) ? spelling : null };
  });
  return replaceWords(text, await Promise.all(replacements));
}

/** Whether words with some marks are a name of their own that differs by the others' marks: 'Tân Thanh' is no Tân Thành. */
async function isOtherName(db: Executor, words: QueryWord[], spelling: string): Promise<boolean> {
  const typed = words.map((word) => word.typed).join(' ');
  const isMarked = words.some((word) => word.typed !== word.key);
  if (!isMarked || toTraditionalTonePlacement(typed) === toTraditionalTonePlacement(spelling.toLowerCase()))
    return false;
  return isCalledWithMarks(db, typed, { isExact: true });
}
