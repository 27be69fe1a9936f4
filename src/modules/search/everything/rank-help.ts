import {
  holdsAt,
  isSaid,
  meantIn,
  type PlainWord,
  plainWordsOf,
} from '#modules/search/understanding/alike.ts';
import { isQuestion } from '#modules/search/understanding/is-question.ts';
import { kindWords } from '#modules/search/understanding/parsing/kind-words.ts';
import { type Answer, type HelpIndex, type IndexedAnswer, isTelling } from './help-index.ts';

const most = 3;
/** Minimum share of a text that an entry must contain, weighted by how distinctive its words are. */
const leastShare = 0.5;
/** Less is enough where the title has much of it. */
const leastWithTitle = 0.35;
const leastOfTitle = 0.25;
const titleCounts = 2;
/** A phrase that the office gave for an entry counts as much as this, by its share of the text. */
const phraseCounts = 2.5;
/** A question is about more than the page that a phrase of it names: 'trẻ em đi máy bay cần giấy gì' is no search for a flight. */
const phraseCountsInQuestion = 1.5;
/** An answer says more than the page that it stands on. */
const answerCounts = 0.25;
/** A phrase that means the same is a little less than the very words: 'cấm biển' is nearer to 'cấm biển' than to 'bão'. */
const inOtherWords = 0.85;

export interface RankedHelp extends Answer {
  /** Whether the text names it, and does not only have words of it. */
  isNamed: boolean;
  /** Whether its title has two words of the text side by side, besides words for what is sold. */
  isTitled: boolean;
  /** The phrase of the text that it was named by, else its title; in search form. */
  about: string;
  /** All phrases by which the text asks for it, in search form. */
  held: readonly string[];
}

interface HelpQuery {
  /** What an entry has to contain, most exact first. */
  tokens: { token: string; worth: number }[];
  weight: number;
}

/**
 * The entries that answer a text best, by how many of its words they contain, rare ones weighing more: 'hủy phòng có mất
 * tiền không'. An entry that contains only a small part of the text is no answer.
 * @param onlyNamed only entries that the text names, as for a text that products answer
 */
export function rankHelp(
  index: HelpIndex,
  text: string,
  { onlyNamed = false }: { onlyNamed?: boolean } = {},
): RankedHelp[] {
  const words = plainWordsOf(text);
  const asks = isQuestion(text);
  const terms = askedOf(words, index);
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  if (words.length === 0) return [];
  const scored = index.entries.map((entry) => {
    const share = shareOf(terms, entry.all, total);
    const titleShare = shareOf(terms, entry.title, total);
    const phrases = entry.answer.said ? phrasesIn(entry, words) : [];
    const phrase = phrases[0] ?? [];
    const said = phrase.length > 0 ? Math.min(1, tellingIn(phrase) / tellingIn(words)) : 0;
    const unsaid = Math.max(0, entry.titleLength - terms.length) / Math.max(1, entry.titleLength);
    const isSection = entry.answer.of !== undefined && !entry.answer.isAnswer;
    const isNamed = said > 0 || (!isSection && holds(words, entry.titleWords));
    const score =
      share +
      titleCounts * titleShare +
      (asks && said < 1 ? phraseCountsInQuestion : phraseCounts) * said +
      (entry.answer.of ? answerCounts : 0) -
      unsaid / 4;
    const isTitled = titleShare >= leastOfTitle;
    const isAnswering = asks
      ? share >= leastShare || (isTitled && share >= leastWithTitle)
      : isTitled && share >= leastShare;
    const about = keysOf(phrase.length > 0 ? phrase : entry.titleWords);
    const held = phrases.map(keysOf);
    const isTitledSo = sharesPair(words, entry.titleWords);
    return {
      answer: { ...entry.answer, isNamed, isTitled: isTitledSo, about, held },
      isNamed,
      isAnswering,
      score,
    };
  });
  return scored
    .filter(({ isAnswering, isNamed }) => isNamed || (!onlyNamed && total > 0 && isAnswering))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ answer }) => answer);
}

function sharesPair(words: readonly PlainWord[], title: readonly PlainWord[]): boolean {
  return words.some((word, at) => {
    const next = words[at + 1];
    const isOfKind = kindWords.has(word.key) && kindWords.has(next?.key ?? '');
    return title.some(
      (one, place) => one.key === word.key && title[place + 1]?.key === next?.key && next && !isOfKind,
    );
  });
}

/** The significant words of a text and each pair of neighbours, with what may stand for them. */
function askedOf(words: readonly PlainWord[], { alike, times, entries }: HelpIndex): HelpQuery[] {
  const isMarked = words.some(({ marked, key }) => marked !== key);
  const meant = meantIn(words, alike);
  const groupOf = (at: number) => meant.find((one) => at >= one.at && at < one.at + one.length)?.group;
  const weigh = (...tokens: string[]) => {
    const most = Math.max(0, ...tokens.map((token) => times.get(token) ?? 0));
    return most === 0 ? Math.log(entries.length + 1) / 3 : Math.log((entries.length + 1) / (most + 0.5));
  };
  const telling = words.flatMap((word, at) => (isTelling(word) ? [{ word, group: groupOf(at) }] : []));
  const single = telling.map(({ word: { marked, key }, group }) => {
    const exact = isMarked ? marked : key;
    return {
      tokens: [{ token: exact, worth: 1 }, ...(group ? [{ token: group, worth: inOtherWords }] : [])],
      weight: group ? Math.max(weigh(group), weigh(exact)) : weigh(exact),
    };
  });
  const pairs = words.slice(1).flatMap((word, at) => {
    const before = words[at];
    if (!before || !isTelling(before) || !isTelling(word)) return [];
    const token = isMarked ? `${before.marked} ${word.marked}` : `${before.key} ${word.key}`;
    // A pair of words that occurs in no entry does not help to choose between them.
    if (!times.has(token)) return [];
    const group = groupOf(at) === groupOf(at + 1) ? groupOf(at) : undefined;
    const others = group ? [{ token: group, worth: inOtherWords }] : [];
    return [{ tokens: [{ token, worth: 1 }, ...others], weight: weigh(token) }];
  });
  return [...single, ...pairs];
}

function shareOf(terms: readonly HelpQuery[], has: ReadonlySet<string>, total: number): number {
  if (total === 0) return 0;
  const said = terms.map(
    ({ tokens, weight }) =>
      weight * Math.max(0, ...tokens.filter(({ token }) => has.has(token)).map(({ worth }) => worth)),
  );
  return said.reduce((sum, one) => sum + one, 0) / total;
}

const keysOf = (words: readonly PlainWord[]) => words.map(({ key }) => key).join(' ');

/** The phrases for an entry that a text has, the longest first. A single word counts where the text begins with it, and a long one anywhere: 'hotline'. */
function phrasesIn({ phrases, titleWords }: IndexedAnswer, words: readonly PlainWord[]): PlainWord[][] {
  const said = [...phrases, titleWords].filter((phrase) =>
    phrase.length > 1
      ? holds(words, phrase) || isBegun(words, phrase)
      : isSaidAlone(words, phrase[0] as PlainWord),
  );
  return said.toSorted((one, other) => tellingIn(other) - tellingIn(one));
}

/** Syllables of Vietnamese, which may be half of any word, are shorter than this. */
const longWord = 6;

const isSaidAlone = (words: readonly PlainWord[], word: PlainWord) =>
  isSaid(words[0], word) || (word.key.length >= longWord && words.some((one) => isSaid(one, word)));

const tellingIn = (words: readonly PlainWord[]) => Math.max(1, words.filter(isTelling).length);

/**
 * Whether a text contains a phrase of several words. In a text with marks, words without any are meant so: 'trang gia đình' is no
 * 'trang giả'.
 */
function holds(words: readonly PlainWord[], phrase: readonly PlainWord[]): boolean {
  if (phrase.length < 2) return false;
  const needsMarks = words.some(hasMarks) && phrase.some(hasMarks);
  return words.some((_, from) => {
    const length = holdsAt(words, from, phrase);
    return length > 0 && (!needsMarks || words.slice(from, from + length).some(hasMarks));
  });
}

const hasMarks = ({ marked, key }: PlainWord) => marked !== key;

/** Whether a text is the beginning of a phrase, its last word unfinished: 'hoàn t' of 'hoàn tiền'. */
function isBegun(words: readonly PlainWord[], phrase: readonly PlainWord[]): boolean {
  const last = words.at(-1);
  return (
    last !== undefined &&
    words.length === phrase.length &&
    words.slice(0, -1).every((word, at) => isSaid(word, phrase[at] as PlainWord)) &&
    (phrase.at(-1) as PlainWord).key.startsWith(last.key)
  );
}
