import { describe, expect, test } from 'vitest';
import { compareStatement } from './reconcile-statement.ts';
import type { BookedLine, StatementLine } from './reconciliations.ts';

const at = new Date('2026-11-20T03:00:00Z');
const there = (txnId: string, amountVnd: number, content = ''): StatementLine => ({
  txnId,
  at,
  amountVnd,
  content,
});
const here = (name: string, amountVnd: number, fields: Partial<BookedLine> = {}): BookedLine => ({
  names: [name],
  hints: [],
  at,
  amountVnd,
  isOfDay: true,
  ...fields,
});
const kinds = (statement: StatementLine[], books: BookedLine[]) => {
  const { matched, differences } = compareStatement(statement, books);
  return [matched, ...differences.map(({ kind }) => kind)];
};

describe('a statement beside the books', () => {
  test.each<[string, StatementLine[], BookedLine[], (number | string)[]]>([
    ['nothing on either side', [], [], [0]],
    ['the same transaction', [there('FT1', 500)], [here('FT1', 500)], [1]],
    ['another spelling of its reference', [there('mbvcb-12.34', 500)], [here('MBVCB1234', 500)], [1]],
    [
      'one of its names',
      [there('DV26A7K9Q-1', 500)],
      [here('14226112', 500, { names: ['14226112', 'DV26A7K9Q-1'] })],
      [1],
    ],
    ['another amount', [there('FT1', 400)], [here('FT1', 500)], [0, 'amount_differs']],
    ['a transfer that is missing in the ledger', [there('FT1', 500)], [], [0, 'missing_here']],
    ['a transfer that is missing in the statement', [], [here('FT1', 500)], [0, 'missing_there']],
    [
      'a transfer of the day before that is missing in the statement',
      [],
      [here('FT1', 500, { isOfDay: false })],
      [0],
    ],
    [
      'a transfer of the day before that the statement counts to this day',
      [there('FT1', 500)],
      [here('FT1', 500, { isOfDay: false })],
      [1],
    ],
    [
      'another name, but our code in the memo',
      [there('X9', 500, 'MBVCB.1.dv26a7k9q.CT')],
      [here('FT1', 500, { hints: ['DV26A7K9Q'] })],
      [1],
    ],
    [
      'our code in the memo with another amount',
      [there('X9', 400, 'DV26A7K9Q')],
      [here('FT1', 500, { hints: ['DV26A7K9Q'] })],
      [0, 'missing_here', 'missing_there'],
    ],
    [
      'the same line twice there',
      [there('FT1', 500), there('FT1', 500)],
      [here('FT1', 500)],
      [1, 'missing_here'],
    ],
    [
      'the same line twice here',
      [there('FT1', 500)],
      [here('FT1', 500), here('FT1', 500)],
      [1, 'missing_there'],
    ],
    [
      'two payments of one booking, told apart by name',
      [there('A', 500, 'DV26A7K9Q'), there('B', 500, 'DV26A7K9Q')],
      [here('B', 500, { hints: ['DV26A7K9Q'] }), here('A', 500, { hints: ['DV26A7K9Q'] })],
      [2],
    ],
    ['an empty reference', [there('', 500)], [here('', 500)], [0, 'missing_here', 'missing_there']],
    ['a refund that went out', [there('R1', -500)], [here('R1', -500)], [1]],
    [
      'a payment is never its refund',
      [there('FT1', 500)],
      [here('FT1', -500)],
      [0, 'missing_here', 'missing_there'],
    ],
  ])('%s', (_, statement, books, expected) => {
    expect(kinds(statement, books)).toEqual(expected);
  });

  test('picks the line with the same amount where a reference appears twice with two amounts', () => {
    const { matched, differences } = compareStatement(
      [there('FT1', 300), there('FT1', 500)],
      [here('FT1', 500), here('FT1', 300)],
    );
    expect([matched, differences]).toEqual([2, []]);
  });
});
