import type { HelpEntry } from '#modules/content/queries/list-help.ts';
import { isFiller, queryWordsOf } from '#modules/search/understanding/parsing/query-word.ts';
import { searchKey } from '#modules/search/understanding/search-key.ts';

const most = 3;
/** Minimum share of a text that an entry must contain, weighted by how distinctive its words are. */
const leastShare = 0.5;
const titleCounts = 2;

/**
 * The help entries that answer a text best, by how many of its words they contain, rare ones weighing more: 'hủy phòng
 * có mất tiền không'. An entry that contains only a small part of the text is no answer.
 * @param onlyNamed only entries whose whole title stands in the text, as for a text that products answer
 */
export function rankHelp(
  entries: readonly HelpEntry[],
  text: string,
  { onlyNamed = false }: { onlyNamed?: boolean } = {},
): HelpEntry[] {
  const asked = wordsOf(text);
  const known = entries.map((entry) => ({
    entry,
    title: new Set(wordsOf(entry.title)),
    titled: new Set(saidIn(entry.title)),
    all: new Set([...saidIn(entry.title), ...saidIn(entry.text)]),
  }));
  const weightOf = (word: string) => {
    const times = known.filter(({ all }) => all.has(word)).length;
    // A pair of words that occurs in no entry does not help to choose between them.
    if (times === 0 && word.includes(' ')) return 0;
    return times === 0 ? Math.log(known.length + 1) / 3 : Math.log((known.length + 1) / (times + 0.5));
  };
  const weights = new Map(asked.map((word) => [word, weightOf(word)]));
  const total = asked.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
  const scored = known.map(({ entry, title, titled, all }) => {
    const said = asked.filter((word) => all.has(word));
    const share = said.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0) / (total || 1);
    const inTitle = asked.filter((word) => titled.has(word));
    const titleShare = inTitle.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0) / (total || 1);
    const unsaid = title.size === 0 ? 1 : (title.size - inTitle.length) / title.size;
    const isNamed = title.size > 1 && ` ${searchKey(text)} `.includes(` ${searchKey(entry.title)} `);
    return { entry, isNamed, share, score: share + titleCounts * titleShare - unsaid / 2 };
  });
  return scored
    .filter(({ share, isNamed }) => asked.length > 0 && (isNamed || (!onlyNamed && share >= leastShare)))
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ entry }) => entry);
}

const question = /\b(khong|nao|gi|sao|khi|cach|nhu the|o dau|bao (lau|nhieu|gio|xa))\b/;

/** Whether a text asks something: 'sapa mùa nào đẹp'. */
export function isQuestion(text: string): boolean {
  return text.includes('?') || question.test(searchKey(text));
}

/** Words of a question that answers do not repeat. */
const asking = new Set(
  'bang cach sao lam the nao bao lau minh em anh chi oi a cho hoi xin khong duoc thi bi'.split(' '),
);

/** The significant words of a text, and each pair of adjacent ones: 'hóa đơn' is more than 'hoa' and 'đơn'. */
function wordsOf(text: string): string[] {
  const words = text.split(/[^\p{L}\p{M}\p{N}]+/u).flatMap((part) => queryWordsOf(part));
  const telling = words.filter((word) => !isFiller(word) && !asking.has(word.key)).map(({ key }) => key);
  const pairs = telling.slice(1).map((word, at) => `${telling[at]} ${word}`);
  return [...new Set([...telling, ...pairs])];
}

/** What an entry says, also with names written in one: 'sapa'. */
function saidIn(text: string): string[] {
  const words = wordsOf(text);
  return [...words, ...words.filter((word) => word.includes(' ')).map((pair) => pair.replace(' ', ''))];
}
