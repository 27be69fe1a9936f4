import type { Ungrouped } from './interpretation.ts';
import { conditionsOf } from './parsing/conditions-of.ts';
import { parseQueryAsTyped } from './parsing/parse-query.ts';
import { isFiller, queryWordsOf } from './parsing/query-word.ts';
import type { Vocabulary } from './parsing/vocabulary.ts';

const between = /\s*(?<!\d)\/\s*|\s+(?:hoặc|hoac|hay)\s+/iu;

/** What asks which of the two: 'Đà Lạt hay Sa Pa đẹp hơn'. */
const comparing = /(?:^|\s)(?:(?:đẹp|dep|vui|rẻ|re|tốt|tot)\s+)?(?:hơn|hon)\s*\??$/iu;
const asking = /^(?:nên|nen)\s+(?:(?:đi|di|chọn|chon)\s+)?/iu;

/** What either of several names finds: 'Phú Quốc/Nha Trang', 'Đà Lạt hay Sa Pa'. */
export function* eitherOf(text: string, vocabulary: Vocabulary): Generator<Ungrouped> {
  const parts = text
    .split(between)
    .map((part) =>
      queryWordsOf(part.replace(comparing, ' ').replace(asking, ' ')).filter((word) => !isFiller(word)),
    )
    .map((words) => ({ words, parse: parseQueryAsTyped(words, vocabulary)[0] }));
  const isNamed = parts.every(({ parse }) => parse.segments.some(({ isProper }) => isProper));
  if (parts.length < 2 || !isNamed) return;
  yield { conditions: parts.map(({ words, parse }) => conditionsOf(words, parse)), correctedTo: null };
}
