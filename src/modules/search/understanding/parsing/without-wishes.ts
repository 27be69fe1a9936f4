import { type QueryWord, withoutFillers } from './query-word.ts';

/** Words for the party and the length of stay: '2 người', '1 phòng'. */
const counted = new Set(['nguoi', 'khach', 'phong', 'dem', 'ngay', 'be', 'tre', 'giuong']);

/** Wished features that no name contains: lists are filtered by them, and as words they find nothing. */
const wished = [
  ...[
    'ho boi',
    'be boi',
    'view bien',
    'nhin ra bien',
    'huong bien',
    'gan bien',
    'sat bien',
    'canh bien',
    'trung tam',
  ],
  ...[
    'bua sang',
    'an sang',
    'gia dinh',
    'nguoi lon',
    'tre em',
    'tre con',
    'cap doi',
    'thu cung',
    'bao gom',
    'tron goi',
  ],
  ...['cuoi tuan', 'le tet', 'swimming pool', 'pool', 'sea view', 'near', 'with', 'for'],
].map((phrase) => phrase.split(' '));

/**
 * Shortened queries without the wishes that come with a name, the shortest omission first: without the party, then
 * without wished features as well. Yields nothing if that changes nothing or leaves nothing.
 */
export function withoutWishes(words: QueryWord[]): QueryWord[][] {
  const readings = [withoutCounts(words), withoutPhrases(withoutCounts(words))].map(
    (kept) => withoutFillers(kept) ?? kept,
  );
  return readings.filter(
    (kept, at) => kept.length > 0 && kept.length < words.length && kept.length !== readings[at - 1]?.length,
  );
}

function withoutCounts(words: QueryWord[]): QueryWord[] {
  const isNumber = (word?: QueryWord) => word !== undefined && /^\d{1,3}$/.test(word.key);
  return words.filter(({ key }, at) =>
    counted.has(key)
      ? !isNumber(words[at - 1])
      : !(isNumber(words[at]) && counted.has(words[at + 1]?.key ?? '')),
  );
}

function withoutPhrases(words: QueryWord[]): QueryWord[] {
  const kept: QueryWord[] = [];
  for (let at = 0; at < words.length; ) {
    const found = wished.find((phrase) => phrase.every((key, next) => words[at + next]?.key === key));
    if (!found) kept.push(words[at] as QueryWord);
    at += found?.length ?? 1;
  }
  return kept;
}
