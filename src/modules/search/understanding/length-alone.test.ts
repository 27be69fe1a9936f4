import { expect, test } from 'vitest';
import { lengthAlone } from './length-alone.ts';

const wordsOf = (text: string) =>
  lengthAlone(text)?.map(({ conditions }) => conditions.map(({ words }) => words).join()) ?? null;

test.each(['2 ngày 1 đêm', '2n1d', '2N1Đ', ' 2 ngay 1 dem ', '2 days 1 night'])(
  '“%s” is looked for by the one word that every such trip has, then by its spelling',
  (text) => {
    expect(wordsOf(text)).toEqual(["'2n1d'", "'2' <-> 'ngay' & '1' <-> 'dem'"]);
  },
);

test.each(['2 ngày', 'Sa Pa 2n1d', '2n1d Sa Pa', '3 đêm'])('“%s” says something else', (text) => {
  expect(wordsOf(text)).toBeNull();
});
