import { randomInt } from 'node:crypto';
import type { Figure, Measure } from './measure.ts';
import { openDemo } from './search/open-demo.ts';
import { drawQueries, type Query } from './search/spellings/draw-queries.ts';
import { type Answer, answerParts, answersOf, isSameAnswer } from './search/spellings/first-answers.ts';
import { otherMeanings } from './search/spellings/other-meanings.ts';
import { readNames } from './search/spellings/read-names.ts';

const usualQueries = 400;
const seedEnd = 2 ** 31;

interface Judged extends Query {
  meant: Answer;
  got: Answer;
  excuse: string | null;
  isRight: boolean;
}

/**
 * SRCH-04 over many names: each is written in a way that people type it (without marks, as raw keys, with a typo …), and the search
 * must begin with the same as for its proper spelling, on the results page, in the suggestions and in the API's list. Each run draws other queries
 * unless it is told a seed; wrong ones are printed.
 */
export const searchSpellings: Measure = {
  name: 'search-spellings',
  async *run(bench, { seed = randomInt(seedEnd), queries = usualQueries }) {
    console.log(`search-spellings: --seed ${seed}`);
    const { app, server } = await openDemo(bench);
    const names = await readNames(app.readDb);
    const ask = answersOf(app, server);
    const judged: Judged[] = [];
    for (const query of drawQueries(names, seed, queries)) {
      const meant = await ask(query.proper);
      const got = await ask(query.typed);
      const isSame = isSameAnswer(meant, got);
      const excuse = isSame ? null : await answeredInstead(got, otherMeanings(query, names), ask);
      const one = { ...query, meant, got, excuse, isRight: isSame || excuse !== null };
      judged.push(one);
      if (!isSame) console.log(described(one));
    }
    yield* ratesBy('spelling', judged, ({ spelling }) => spelling);
    yield* ratesBy('source', judged, ({ source }) => source);
    const excused = judged.filter(({ excuse }) => excuse !== null).length;
    yield {
      ...rateOf('texts misspelled, answered as spelled', judged),
      budget: { atLeast: 99.5 },
      note: `${judged.length} queries, ${excused} excused, seed ${seed}`,
    };
  },
};

/** The other meaning of a mistyped text that an answer is the answer to; null where it is none. */
async function answeredInstead(
  got: Answer,
  others: readonly string[],
  ask: (text: string) => Promise<Answer>,
): Promise<string | null> {
  for (const other of others) if (isSameAnswer(got, await ask(other))) return other;
  return null;
}

function described({ typed, proper, source, spelling, meant, got, excuse }: Judged): string {
  const differing = answerParts.filter((part) => meant[part] !== got[part]);
  const said = differing.map((part) => `${part}: ${got[part]} | for ${meant[part]}`).join('; ');
  return `  ${excuse ? `(excused, means “${excuse}” too) ` : ''}“${typed}” for “${proper}” [${source}, ${spelling}] ${said}`;
}

function* ratesBy(what: string, judged: readonly Judged[], of: (one: Judged) => string): Generator<Figure> {
  for (const [name, group] of Map.groupBy(judged, of))
    yield { ...rateOf(`  ${what} ${name}`, group), note: `${group.length} queries` };
}

const rateOf = (name: string, group: readonly Judged[]): Figure => ({
  ...{ name, unit: '%', digits: 2 },
  value: (100 * group.filter(({ isRight }) => isRight).length) / Math.max(1, group.length),
});
