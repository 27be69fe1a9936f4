import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { writeXlsx } from './write-xlsx.ts';

test('texts that look like formulas stay texts, amounts stay numbers, and every letter is kept', async () => {
  const evil = ['=1+1', '+84', '-2', '@SUM(A1)', '=HYPERLINK("http://x")', '<b>&'];
  const file = await writeXlsx('Doanh thu: tháng [11]', [
    ['Tên', 'Tiền'],
    ...evil.map((text) => [text, -1_250_000]),
    ['Nguyễn Thị Hòa\u0007', 12.5],
  ]);
  const parts = unzipSync(new Uint8Array(file));
  const text = Object.entries(parts).map(([name, bytes]) => [name, strFromU8(bytes)] as const);
  const sheet = text.find(([name]) => name.endsWith('sheet1.xml'))?.[1] ?? '';
  const all = text.map(([, xml]) => xml).join('');
  expect(sheet).not.toContain('<f>');
  expect(sheet.match(/-1250000/g)).toHaveLength(evil.length);
  expect(sheet).toContain('12.5');
  for (const one of ['=1+1', '+84', '@SUM(A1)', 'Nguyễn Thị Hòa', '&lt;b&gt;&amp;'])
    expect(all).toContain(one);
  expect(all).not.toContain('\u0007');
  expect(text.find(([name]) => name.endsWith('workbook.xml'))?.[1]).toContain('Doanh thu  tháng  11');
});
