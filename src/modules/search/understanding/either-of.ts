import type { Ungrouped } from './interpretation.ts';
import { conditionsOf } from './parsing/conditions-of.ts';
import { parseQueryAsTyped } from './parsing/parse-query.ts';
import { queryWordsOf } from './parsing/query-word.ts';
import type { Vocabulary } from './parsing/vocabulary.ts';

const between = /\s*(?<!\d)\/\s*|\s+(?:hoặc|hoac|hay)\s+/iu;

/** What either of several names finds: 'Phú Quốc/Nha Trang', 'Đà Lạt hay Sa Pa'. */
export function* eitherOf(text: string, vocabulary: Vocabulary): Generator<Ungrouped> {
  const parts = text
    .split(between)
    .map(queryWordsOf)
    .map((words) => ({ words, parse: parseQueryAsTyped(words, vocabulary)[0] }));
  const isNamed = parts.every(({ parse }) => parse.segments.some(({ isProper }) => isProper));
  if (parts.length < 2 || !isNamed) return;
  yield { conditions: parts.map(({ words, parse }) => conditionsOf(words, parse)), correctedTo: null };
}
