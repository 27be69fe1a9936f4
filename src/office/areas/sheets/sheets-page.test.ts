import { afterAll, beforeAll, expect, test } from 'vitest';
import { rollCalendar } from '#modules/pricing/display-prices/roll-calendar.ts';
import { runStep } from '#modules/sheets/commands/run-step.ts';
import { readSheetFile } from '#modules/sheets/files/read-sheet-file.ts';
import { sheetLimits } from '#modules/sheets/files/sheet-limits.ts';
import { listSheetRefs, sheetKey } from '#modules/sheets/kinds/sheet-kinds.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { createHotel, type TestHotel } from '#tests/factories/hotel.ts';
import { type OfficeVisit, signInAs } from '#tests/support/office-visit.ts';
import { rowsOfFile } from '#tests/support/rows-of-file.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let hotel: TestHotel;
let manager: OfficeVisit;
let editor: OfficeVisit;
let adviser: OfficeVisit;
let code = '';
let unit = '';
let day = '';
beforeAll(async () => {
  site = await createTestServer({ withOffice: true });
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
  const today = dayInVietnam(site.clock.now());
  day = addDays(today, 10);
  hotel = await createHotel(site.db, {});
  await rollCalendar(site.db, today);
  const row = await site.db
    .selectFrom('units as u')
    .innerJoin('products as p', 'p.id', 'u.product_id')
    .select(['p.code', 'u.code as unit'])
    .where('u.id', '=', hotel.unitIds[0] as number)
    .executeTakeFirstOrThrow();
  ({ code, unit } = row);
  manager = await signInAs(site, 'dieu-hanh');
  editor = await signInAs(site, 'bien-tap');
  adviser = await signInAs(site, 'tu-van');
}, 120_000);
afterAll(() => site.close());

function fileOf(sheet: string, content: string | Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.set('sheet', sheet);
  form.set('file', new File([content], 'gia.csv'));
  return form;
}

async function bring(visit: OfficeVisit, sheet: string, content: string) {
  const sent = await visit.postForm('/nhap-xuat', fileOf(sheet, content));
  return { ...sent, path: String(sent.headers.location ?? '').replace('/quan-tri', '') };
}

const priceOf = async () =>
  (
    await site.db
      .selectFrom('daily_rates')
      .select('price_vnd')
      .where('unit_id', '=', hotel.unitIds[0] as number)
      .where('day', '=', day)
      .executeTakeFirstOrThrow()
  ).price_vnd;

test('OFF-13: a file is uploaded, its columns mapped, checked, imported with a reason and undone, each with numbers', async () => {
  const rows = `San pham,Mã hạng,Ngày,Giá đặt riêng\n${code},${unit},${day},1.400.000\n${code},${unit},hôm qua,1\n`;
  const { statusCode, path } = await bring(manager, 'prices', rows);
  expect(statusCode).toBe(303);
  expect((await manager.get(path)).body).toContain('1 cột chưa chỉ vào mục nào');
  const columns = { 'cot-1': 'unit', 'cot-2': 'day', 'cot-3': 'price' };
  const without = await manager.post(path, { do: 'check', ...columns });
  expect(without.statusCode).toBe(422);
  expect(without.body).toContain('Chưa có cột nào chỉ vào “Mã sản phẩm”');
  const id = Number(path.split('/').at(-1));
  const step = () => runStep(site.app, id);
  expect((await manager.post(path, { do: 'check', 'cot-0': 'product', ...columns })).statusCode).toBe(200);
  await step();
  const checked = await manager.get(path);
  expect(checked.body).toContain('1.400.000');
  expect(checked.body).toContain('Ngày chưa đúng, ví dụ 30/06/2027.');
  const blank = await manager.post(path, { do: 'import', reason: ' ' });
  expect(blank.body).toContain('Ghi vì sao nhập');
  await manager.post(path, { do: 'import', reason: 'bảng giá hè' });
  await step();
  expect(await priceOf()).toBe(1_400_000);
  const left = await manager.get(`${path}/bo-ra.csv`);
  expect(left.body).toContain('Lý do,San pham,Mã hạng,Ngày,Giá đặt riêng');
  expect(left.body).toContain('hôm qua');
  expect((await manager.get(path)).body).toContain('vì: bảng giá hè');
  await manager.post(path, { do: 'undo' });
  await step();
  expect(await priceOf()).toBe(1_000_000);
  expect((await manager.post(path, { do: 'undo' })).statusCode).toBe(422);
});

test('without the right a sheet cannot be seen, uploaded, opened or downloaded', async () => {
  const { path } = await bring(manager, 'prices', `Mã sản phẩm,Mã hạng,Ngày\n${code},${unit},${day}\n`);
  for (const to of ['/nhap-xuat', path, `${path}/bo-ra.csv`, '/nhap-xuat/tep/xuat.csv?bang=articles'])
    expect((await adviser.get(to)).statusCode, to).toBe(403);
  expect((await adviser.postForm('/nhap-xuat', fileOf('prices', 'a\nb\n'))).statusCode).toBe(403);
  expect((await editor.get(path)).statusCode).toBe(403);
  expect((await editor.post(path, { do: 'check' })).statusCode).toBe(403);
  expect((await editor.get(`${path}/bo-ra.csv`)).statusCode).toBe(403);
  expect((await bring(editor, 'prices', 'a\nb\n')).body).toContain(
    'Vai trò của bạn không nhập được mục này.',
  );
  expect((await editor.get('/nhap-xuat/tep/xuat.csv?bang=promotions')).statusCode).toBe(403);
  expect((await editor.get('/nhap-xuat')).body).not.toContain('value="promotions"');
});

test('every sheet has its template and its export, in both formats', async () => {
  const all = await signInAs(site, 'quan-tri');
  for (const ref of listSheetRefs())
    for (const file of ['csv', 'xlsx'])
      for (const what of ['mau', 'xuat']) {
        const sent = await all.get(
          `/nhap-xuat/tep/${what}.${file}?bang=${encodeURIComponent(sheetKey(ref))}`,
        );
        expect(sent.statusCode, `${what} ${sheetKey(ref)} ${file}`).toBe(200);
        if (what === 'xuat') continue;
        const read = await readSheetFile(sent.rawPayload);
        expect(rowsOfFile(read), sheetKey(ref)).toHaveLength(3);
      }
  expect((await all.get('/nhap-xuat/tep/xuat.csv?bang=prices&tu=2030-02-01&den=2030-01-01')).statusCode).toBe(
    422,
  );
  expect((await all.get('/nhap-xuat/tep/xuat.pdf?bang=prices')).statusCode).toBe(404);
}, 60_000);

test('an invalid or oversized file is refused on the form, which keeps the choices', async () => {
  const wrong = await manager.postForm('/nhap-xuat', fileOf('prices', new Uint8Array([0xff, 0xfe, 0, 1])));
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain('không phải CSV bằng chữ UTF-8');
  expect(wrong.body).toMatch(/<option value="prices" selected/);
  const none = await manager.postForm('/nhap-xuat', fileOf('', 'a\nb\n'));
  expect(none.body).toContain('Chọn tệp nói về gì.');
  const large = await manager.postForm(
    '/nhap-xuat',
    fileOf('prices', new Uint8Array(sheetLimits.fileBytes + 100_000)),
  );
  expect(large.statusCode).toBe(303);
  expect(large.headers.location).toBe('/quan-tri/nhap-xuat?loi=nang');
});
