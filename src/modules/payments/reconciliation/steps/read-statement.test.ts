import { expect, test } from 'vitest';
import { readStatement } from './read-statement.ts';

const head = 'transaction id,time,amount,content';

test('a statement is parsed despite the quirks of spreadsheets', () => {
  const text = `\uFEFF${head}\r\nFT1,2026-11-20 14:02:37,1250000,DV26A7K9Q\r\n"FT,2",20/11/2026 14:02,"-70.000","hoàn ""tiền"""\r\n\r\n`;
  expect(readStatement(text)).toEqual({
    ok: true,
    lines: [
      { txnId: 'FT1', at: new Date('2026-11-20T07:02:37Z'), amountVnd: 1_250_000, content: 'DV26A7K9Q' },
      { txnId: 'FT,2', at: new Date('2026-11-20T07:02:00Z'), amountVnd: -70_000, content: 'hoàn "tiền"' },
    ],
  });
});

test('columns may be in any order, with others between, separated by semicolons', () => {
  const text = 'Content;Balance;Amount;Time;Transaction ID\nDV26A7K9Q;9;+1.250.000 ₫;2026-11-20T00:00:00;FT1';
  expect(readStatement(text)).toMatchObject({
    lines: [{ txnId: 'FT1', at: new Date('2026-11-19T17:00:00Z'), amountVnd: 1_250_000 }],
  });
});

test.each([
  ['150000', 150_000],
  ['150000.00', 150_000],
  ['150,000.00', 150_000],
  ['150.000,00', 150_000],
  ['150.000', 150_000],
  ['-1,250,000 ₫', -1_250_000],
  ['+1 250 000 đ', 1_250_000],
])('an amount of %j is %i đồng', (amount, amountVnd) => {
  expect(readStatement(`${head}\nFT1,2026-11-20 00:00:00,"${amount}",x`)).toMatchObject({
    lines: [{ amountVnd }],
  });
});

test('a quoted cell may hold line breaks, and lines are counted as an editor does', () => {
  const first = 'FT1,2026-11-20 14:02:37,1250000,"DV26A7K9Q\r\nchuyen tien\n"';
  expect(readStatement(`${head}\r\n${first}\r\nFT2,2026-11-20 15:00:00,70000,x`)).toMatchObject({
    lines: [
      { txnId: 'FT1', content: 'DV26A7K9Q\nchuyen tien' },
      { txnId: 'FT2', amountVnd: 70_000 },
    ],
  });
  expect(readStatement(`${head}\n${first}\nFT2,yesterday,70000,x`)).toMatchObject({ ok: false, line: 5 });
});

test.each([
  ['', 1, 'thiếu cột'],
  ['transaction id,time,amount', 1, "thiếu cột 'content' hoặc 'nội dung'"],
  [`${head}\nFT1,yesterday,1,x`, 2, "'yesterday' không phải ngày giờ"],
  [`${head}\nFT1,2026-13-40 00:00:00,1,x`, 2, 'không phải ngày giờ'],
  [`${head}\n\nFT1,2026-11-20 00:00:00,1e6,x`, 3, "'1e6' không phải số tiền"],
  [`${head}\nFT1,2026-11-20 00:00:00,0,x`, 2, "'0' không phải số tiền"],
  [`${head}\nFT1,2026-11-20 00:00:00,150000.50,x`, 2, "'150000.50' không phải số tiền"],
  [`${head}\nFT1,2026-11-20 00:00:00,15.00.00,x`, 2, "'15.00.00' không phải số tiền"],
  [`${head}\nFT1,2026-11-20 00:00:00,1,"x`, 2, 'ngoặc kép'],
])('%j is refused in line %i: %s', (text, line, reason) => {
  expect(readStatement(text)).toMatchObject({ ok: false, line, reason: expect.stringContaining(reason) });
});
