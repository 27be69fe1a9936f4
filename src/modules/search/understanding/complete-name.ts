import { sql } from 'kysely';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import type { Executor } from '#platform/db/connect.ts';
import { planOnce } from '#platform/db/plan-once.ts';
import { isCompound } from './parsing/holds-compound.ts';
import { isFiller, type QueryWord, queryWordsOf } from './parsing/query-word.ts';
import { isPossibleSyllable } from './typing/is-possible-syllable.ts';
import { toTraditionalTonePlacement } from './typing/tone-placement.ts';

/** A name has no more words in front of the unfinished one. */
const mostBefore = 3;
/** A beginning of one word is a name's from so many letters on; a whole syllable behind more words is one: 'mùa lúa chín' is no Chinatown. */
const fewestAlone = 4;
const mostNames = 40;

interface Name {
  term: string;
  spelling: string;
  documents: number;
}

/**
 * A text whose last word is an unfinished one of a name, with that word finished: 'homestay đà l' is 'homestay Đà Lạt'. Of several
 * names the one that most documents have. Null for any other text, and where the words are a whole name as they stand.
 */
export async function completeName(db: Executor, text: string): Promise<string | null> {
  const words = queryWordsOf(text);
  const last = words.at(-1);
  const typed = text.normalize('NFC').trim().split(/\s+/);
  // Behind a mark the word is finished.
  if (!last || !/^[a-z]+$/.test(last.key) || typed.at(-1)?.toLowerCase() !== last.typed) return null;
  if (typed.length !== words.length || isCompound(words.slice(-2).map(({ key }) => key))) return null;
  const runs = runsOf(words);
  if (runs.length === 0) return null;
  const begun = runs.map((run) => keysOf(run));
  const { rows } = await sql<Name>`${planOnce}
    SELECT w.term, w.spelling, w.documents FROM unnest(${begun.map((keys) => keys.replaceAll(' ', ''))}::text[]) AS run,
      LATERAL (SELECT term, spelling, documents FROM search_words
        WHERE kind = 'name' AND compact ~>=~ run AND compact ~<~ (run || '{') ORDER BY documents DESC LIMIT ${sql.lit(mostNames)}) w`.execute(
    db,
  );
  for (const [at, run] of runs.entries()) {
    const keys = begun[at] as string;
    const names = rows.filter(({ term }) => term.startsWith(keys));
    if (names.some(({ term }) => ` ${term} `.startsWith(` ${keys} `))) return null;
    const begunNames = names.filter((name) => isBegunAs(run, name));
    const name = likeliestOf(begunNames, run.length);
    if (name && ((await isTitlePart(db, keys)) || (await endsName(db, words)))) return null;
    if (name) return [...typed.slice(0, -run.length), name].join(' ');
  }
  return null;
}

/** Whether a small word stands behind the name that ends a text: 'Hội An giá' is no An Giang. */
async function endsName(db: Executor, words: readonly QueryWord[]): Promise<boolean> {
  const last = words.at(-1);
  if (!last || !isFiller(last) || words.length < 3) return false;
  const { rows } = await sql`
    SELECT FROM search_words WHERE kind = 'name' AND term = ${keysOf(words.slice(-3, -1))}`.execute(db);
  return rows.length > 0;
}

/** Whether a title has words side by side, the last of them whole: 'Ao Sen Khê Hạ' is no unfinished Khe Hai. */
async function isTitlePart(db: Executor, keys: string): Promise<boolean> {
  if (!keys.includes(' ')) return false;
  const inTitle = kindNames
    .map(
      (kind) =>
        `(${keys
          .split(' ')
          .map((key) => `'${kind}${key}'`)
          .join(' <-> ')})`,
    )
    .join(' | ');
  const { rows } = await sql`SELECT FROM search_by_title_words(${inTitle}::tsquery, 1)`.execute(db);
  return rows.length > 0;
}

const keysOf = (run: readonly QueryWord[]) => run.map(({ key }) => key).join(' ');

/** The words at the end that may begin a name, the longest first. */
function runsOf(words: readonly QueryWord[]): QueryWord[][] {
  const runs: QueryWord[][] = [];
  for (let length = Math.min(mostBefore + 1, words.length); length > 0; length--) {
    const run = words.slice(-length);
    const [first] = run as [QueryWord];
    const isWhole = words.length > mostBefore && isPossibleSyllable(first.typed);
    const isLong = length > 1 || (first.key.length >= fewestAlone && !isWhole);
    if (isLong && !isFiller(first)) runs.push(run);
  }
  return runs;
}

/** Whether a name begins with these words: whole ones with its marks or none, the last one with no others than its own. */
function isBegunAs(run: readonly QueryWord[], { spelling }: Name): boolean {
  const spelled = toTraditionalTonePlacement(spelling.toLowerCase()).split(/\s+/);
  const isMarked = run.some(({ typed, key }) => typed !== key);
  return run.every(({ typed, key }, at) => {
    const word = spelled[at];
    if (word === undefined) return false;
    if (at === run.length - 1) return hasNoOtherMarks(typed, word);
    return toTraditionalTonePlacement(typed) === word || (!isMarked && typed === key);
  });
}

/** The marks of an unfinished word are added while it is typed: 'la' becomes 'lạt'. */
function hasNoOtherMarks(typed: string, word: string): boolean {
  const left = [...word.normalize('NFD')];
  return [...typed.normalize('NFD')].every((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(0, letter.match(/\p{M}/u) ? 0 : at + 1);
    return at >= 0;
  });
}

/** What the names have in their first words that most documents have. */
function likeliestOf(names: readonly Name[], length: number): string | null {
  const counted = new Map<string, number>();
  for (const { spelling, documents } of names) {
    const begun = spelling.split(/\s+/).slice(0, length).join(' ');
    counted.set(begun, (counted.get(begun) ?? 0) + documents);
  }
  const [first] = [...counted].toSorted(([, one], [, other]) => other - one);
  return first?.[0] ?? null;
}
