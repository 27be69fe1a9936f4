import { expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';

test('writes what spreadsheets can read, and nothing that they would execute', () => {
  const rows = [
    ['Tên', 'Số tiền'],
    ['Công ty "Sóng", Huế', 1_250_000],
    ['=1+1', -5],
  ];
  expect(writeCsv(rows)).toBe('\uFEFFTên,Số tiền\r\n"Công ty ""Sóng"", Huế",1250000\r\n\'=1+1,-5\r\n');
});
