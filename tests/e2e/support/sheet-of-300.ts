import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';

/** The office's template, with its first example 300 times under distinct names and published. */
export async function sheetOf300(office: Page) {
  const template = await office.request.get('/quan-tri/nhap-xuat/tep/mau.csv?bang=products%20attraction');
  const [head = [], example = []] = parse((await template.text()).replace(/^\uFEFF/, '')) as string[][];
  const column = (name: string) => head.indexOf(name);
  const rows = Array.from({ length: 300 }, (_, at) =>
    example.with(column('Tên'), `Vé nhập số ${at + 1}`).with(column('Trạng thái'), 'Trên trang'),
  );
  const csv = [head, ...rows]
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
    .join('\n');
  return { name: 've.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
}
