import { expect, test } from 'vitest';
import { readStatement } from './read-statement.ts';

const head = 'transaction id,time,amount,content';

test('a statement is read, with what spreadsheets make of it', () => {
  const text = `\uFEFF${head}\r\nFT1,2026-11-20 14:02:37,1250000,DV26A7K9Q\r\n"FT,2",20/11/2026 14:02,"-70.000","hoàn ""tiền"""\r\n\r\n`;
  expect(readStatement(text)).toEqual({
    ok: true,
    lines: [
      { txnId: 'FT1', at: new Date('2026-11-20T07:02:37Z'), amountVnd: 1_250_000, content: 'DV26A7K9Q' },
      { txnId: 'FT,2', at: new Date('2026-11-20T07:02:00Z'), amountVnd: -70_000, content: 'hoàn "tiền"' },
    ],
  });
});

test('columns may stand in any order, with others between, parted by semicolons', () => {
  const text = 'Content;Balance;Amount;Time;Transaction ID\nDV26A7K9Q;9;+1.250.000 ₫;2026-11-20T00:00:00;FT1';
  expect(readStatement(text)).toMatchObject({
    lines: [{ txnId: 'FT1', at: new Date('2026-11-19T17:00:00Z'), amountVnd: 1_250_000 }],
  });
});

test.each([
  ['', 1, 'no column'],
  ['transaction id,time,amount', 1, "no column 'content'"],
  [`${head}\nFT1,yesterday,1,x`, 2, "'yesterday' is no time"],
  [`${head}\nFT1,2026-13-40 00:00:00,1,x`, 2, 'is no time'],
  [`${head}\n\nFT1,2026-11-20 00:00:00,1e6,x`, 3, "'1e6' is no amount"],
  [`${head}\nFT1,2026-11-20 00:00:00,0,x`, 2, "'0' is no amount"],
])('%j is refused in line %i: %s', (text, line, reason) => {
  expect(readStatement(text)).toMatchObject({ ok: false, line, reason: expect.stringContaining(reason) });
});
