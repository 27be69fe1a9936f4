import type { HelpEntry } from '#modules/content/queries/list-help.ts';
import { fillers } from '#modules/search/understanding/parsing/query-word.ts';
import { searchKey } from '#modules/search/understanding/search-key.ts';

const most = 3;
/** How much of what a text says must be there, by how telling its words are. */
const leastShare = 0.6;
const titleCounts = 2;

/**
 * The help that answers a text best, by how many of its words it has, rare ones before common ones: 'hủy phòng có mất tiền không'.
 * What only says a small part of it is no answer.
 */
export function rankHelp(entries: readonly HelpEntry[], text: string): HelpEntry[] {
  const asked = wordsOf(text);
  const known = entries.map((entry) => ({
    entry,
    title: new Set(wordsOf(entry.title)),
    all: new Set([...wordsOf(entry.title), ...wordsOf(entry.text)]),
  }));
  const weightOf = (word: string) =>
    Math.log((known.length + 1) / (known.filter(({ all }) => all.has(word)).length + 0.5));
  const weights = new Map(asked.map((word) => [word, Math.max(weightOf(word), 0.1)]));
  const total = asked.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
  const scored = known.map(({ entry, title, all }) => {
    const said = asked.filter((word) => all.has(word));
    const share = said.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0) / (total || 1);
    const inTitle = asked.filter((word) => title.has(word));
    const titleShare = inTitle.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0) / (total || 1);
    const unsaid = title.size === 0 ? 1 : (title.size - inTitle.length) / title.size;
    return { entry, share, score: share + titleCounts * titleShare - unsaid / 2 };
  });
  return scored
    .filter(({ share }) => asked.length > 0 && share >= leastShare)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ entry }) => entry);
}

/** Words of a question that no answer repeats. */
const asking = new Set(
  'bang cach sao lam the nao bao lau minh em anh chi oi a cho hoi xin khong duoc thi bi'.split(' '),
);

function wordsOf(text: string): string[] {
  const words = searchKey(text).split(' ').filter(Boolean);
  const telling = words.filter((word) => !fillers.has(word) && !asking.has(word));
  return [...new Set(telling)];
}
