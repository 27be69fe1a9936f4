import type { HelpEntry } from '#modules/content/queries/list-help.ts';
import { type Alike, meantIn, type PlainWord, plainWordsOf } from '#modules/search/understanding/alike.ts';
import { searchKey } from '#modules/search/understanding/search-key.ts';

/** Something that answers, with the phrases by which visitors ask for it. */
export interface Answer extends HelpEntry {
  said?: readonly string[];
}

export interface IndexedAnswer {
  answer: Answer;
  title: ReadonlySet<string>;
  all: ReadonlySet<string>;
  /** How many significant words its title has. */
  titleLength: number;
  titleWords: PlainWord[];
  phrases: PlainWord[][];
}

export interface HelpIndex {
  entries: readonly IndexedAnswer[];
  alike: Alike;
  /** In how many entries a word, a pair or a group occurs. */
  times: ReadonlyMap<string, number>;
}

/** The answers with their words worked out, once for many searches. */
export function indexHelp(answers: readonly Answer[], alike: Alike): HelpIndex {
  const entries = answers.map((answer): IndexedAnswer => {
    const titleWords = plainWordsOf(answer.title);
    const phrases = (answer.said ?? []).map(plainWordsOf);
    const title = tokensOf(titleWords, alike);
    const phraseWords = phrases.flatMap((phrase) => tokensOf(phrase, alike));
    const text = [answer.text, answer.of ?? ''].flatMap((part) => tokensOf(plainWordsOf(part), alike));
    return {
      answer,
      title: new Set(title),
      all: new Set([...title, ...phraseWords, ...text]),
      titleLength: titleWords.filter(isTelling).length,
      titleWords,
      phrases,
    };
  });
  const times = new Map<string, number>();
  for (const { all } of entries) for (const token of all) times.set(token, (times.get(token) ?? 0) + 1);
  return { entries, alike, times };
}

/** Words that answers do not repeat, and that tell nothing where they do. */
const asking = wordsOf(`
  cách sao làm thế như nào bao lâu minh mình em anh chị ơi à a cho hỏi xin không ko được thì bị ở tại đi và với những các có đâu gì là hay
  nên muốn tìm kiếm mua trong ngoài tôi tớ bạn mấy lúc khi này kia vậy ạ ad shop phải cần của vẫn đã rồi nếu mà để ra vào về lên xuống nhiêu
  how to what is are the do does can my your for and of i you we it in at bring want need have get with please will`);

/** Of these in search form, what may be a telling word where it is typed without marks: 've' is also 'vé', 'may' also 'máy'. */
const ambiguous = wordsOf(
  'bao bi cua da dau de di kiem len luc may nay ngoai o phai roi tim van vao ve xuong',
);
const askingKeys = new Set([...asking].map(searchKey).filter((key) => !ambiguous.has(key)));

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter(Boolean));
}

export const isTelling = ({ marked, key }: PlainWord) =>
  !/^\d+$/.test(key) && (marked === key ? !askingKeys.has(key) : !asking.has(marked));

/** The significant words of a text that stand side by side. */
const pairsOf = (words: readonly PlainWord[]): [PlainWord, PlainWord][] =>
  words.slice(1).flatMap((word, at) => {
    const before = words[at];
    return before && isTelling(before) && isTelling(word) ? [[before, word]] : [];
  });

/** The significant words of a text, each pair of adjacent ones, and the groups that it has; as written and in search form. */
function tokensOf(words: readonly PlainWord[], alike: Alike): string[] {
  const telling = words.filter(isTelling);
  const pairs = pairsOf(words);
  return [
    ...telling.flatMap(({ marked, key }) => [marked, key]),
    ...pairs.flatMap(([one, other]) => [
      `${one.marked} ${other.marked}`,
      `${one.key} ${other.key}`,
      // Names written in one: 'sapa'.
      `${one.key}${other.key}`,
    ]),
    ...meantIn(words, alike).map(({ group }) => group),
  ];
}
