import { expect, test } from 'vitest';
import { shoutedConstants, smallKeywordsIn, smallSqlKeywords } from './letter-case.ts';

test('constants in capitals are found everywhere', () => {
  const source = `
    export const MAX_WORDS = 12;
    function count() {
      const VOWEL = /[aeiou]/;
      return VOWEL;
    }
    const maxWords = 12, Card = () => null, a1 = 1;
    const { PORT } = process.env;
    let A = 1;`;
  expect(shoutedConstants('a.ts', source)).toEqual(['MAX_WORDS', 'VOWEL']);
});

test('SQL keywords in lower case are found, but not names and texts', () => {
  const source = `
    sql\`SELECT a.from, "order by", 'and so on' FROM t WHERE x = \${from} AND lower(y) = any(z)\`;
    sql<{ id: number }>\`select id from t where a and b or exists (SELECT 1)\`;
    other\`select or not\`;`;
  expect(smallSqlKeywords('a.ts', source)).toEqual(['select', 'from', 'where', 'and', 'or', 'exists']);
});

test('so are those in SQL files, except in comments', () => {
  expect(smallKeywordsIn("-- where it is from\nSELECT 1 from t -- or not\nWHERE a = 'and'")).toEqual([
    'from',
  ]);
});
