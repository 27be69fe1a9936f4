import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEnquiry } from '#modules/enquiries/commands/create-enquiry.ts';
import { listEnquiries } from '#modules/enquiries/queries/list-enquiries.ts';
import { enquiryInput } from '#modules/enquiries/schema.ts';
import { syncTasks } from '#modules/tasks/commands/sync-tasks.ts';
import { taskKindNames } from '#modules/tasks/rules/task-kinds.ts';
import { readCursor } from '#platform/db/keyset-page.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { requestBody } from '#tests/factories/guest-request.ts';
import { signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true });
  await createCatalogue(site.db);
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
}, 120_000);
afterAll(() => site.close());

async function ask(fields: object = {}): Promise<string> {
  const input = enquiryInput.parse(requestBody(fields));
  const enquiry = await createEnquiry(site.db, site.queue, input, { actor: 'guest', now: site.clock.now() });
  if (!enquiry.ok) throw new Error(enquiry.reason);
  for (const kind of taskKindNames) await syncTasks(site.app, kind);
  return enquiry.enquiry.code;
}

test('an enquiry is on the board, is claimed, answered with a price, and leaves the board', async () => {
  const code = await ask();
  const adviser = await signInAs(site, 'tu-van');
  expect((await adviser.get('/')).body).toContain(code);
  expect((await adviser.get('/yeu-cau')).body).toContain(code);
  const { id } = await site.db
    .selectFrom('tasks')
    .select('id')
    .where('object_id', '=', code)
    .executeTakeFirstOrThrow();
  expect((await adviser.post('/viec', { do: 'take', id: String(id) })).body).toContain(
    'Việc này là của bạn.',
  );
  const manager = await signInAs(site, 'dieu-hanh');
  const late = await manager.post('/viec', { do: 'take', id: String(id) });
  expect([late.statusCode, late.body.includes('Trần Ngọc Lan vừa nhận việc này.')]).toEqual([409, true]);

  const page = `/yeu-cau/${code}`;
  const wrong = await adviser.post(page, {
    do: 'answer',
    message: 'Chào chị, em gửi giá vé.',
    'label-0': 'Bay sáng',
    'lines-0': 'Vé người lớn 2 2450000',
    'expiresAt-0': '2026-12-01T17:00',
    'cancellation-0': '',
  });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain('Chưa đọc được dòng');
  expect(wrong.body).toContain('Vui lòng ghi rõ điều kiện đổi, hủy.');
  expect(wrong.body, 'what was typed stays').toContain('Chào chị, em gửi giá vé.');
  const sent = await adviser.post(page, {
    do: 'answer',
    message: 'Chào chị, em gửi giá vé.',
    'label-0': 'Bay sáng',
    'lines-0': 'Vé người lớn HAN–PQC; 2; 2.450.000\nHành lý 20 kg; 2; 300.000',
    'expiresAt-0': '2026-12-01T17:00',
    'conditions-0': 'Đã gồm hành lý xách tay',
    'cancellation-0': 'Đổi 500.000 ₫ một chặng, không hoàn.',
  });
  expect(sent.body).toContain('Đã gửi trả lời 1 cho khách.');
  expect(sent.body).toContain('5.500.000');
  const fare = site.db
    .selectFrom('request_fares')
    .select(['total_vnd as totalVnd', 'expires_at as expiresAt']);
  expect(await fare.execute()).toEqual([
    { totalVnd: 5_500_000, expiresAt: new Date('2026-12-01T10:00:00Z') },
  ]);
  for (const kind of taskKindNames) await syncTasks(site.app, kind);
  expect((await adviser.get('/')).body).not.toContain(code);
});

test('staff enter an enquiry by phone; errors are at their fields', async () => {
  const adviser = await signInAs(site, 'tu-van');
  const form = {
    kind: 'khieu-nai',
    name: 'Nguyễn Thu Hà',
    phone: '0912',
    email: '',
    message: 'Phòng ồn quá',
    from: '',
    adults: '',
  };
  const wrong = await adviser.post('/yeu-cau/moi', form);
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain('Số điện thoại chưa đúng.');
  expect(wrong.body).toContain('Hỏi khách, rồi đánh dấu ô này.');
  expect(wrong.body).toContain('Phòng ồn quá');
  const right = await adviser.post('/yeu-cau/moi', { ...form, phone: '0912 345 678', consent: 'on' });
  expect(right.statusCode).toBe(303);
  const { body } = await adviser.get(String(right.headers.location).replace('/quan-tri', ''));
  expect(body).toContain('0912 345 678');
  expect(body).toContain('Khiếu nại');
});

test('a note with a day to call again, and changes of state', async () => {
  const code = await ask();
  const adviser = await signInAs(site, 'tu-van');
  const page = `/yeu-cau/${code}`;
  const note = (followUpOn: string) => adviser.post(page, { do: 'note', note: 'Khách bận họp', followUpOn });
  const past = await note('2020-01-01');
  expect(past.body).toContain('Ngày hẹn đã qua.');
  expect(past.body).toContain('Khách bận họp');
  expect((await note('2026-11-25')).body).toContain('Đã ghi lại.');
  expect((await adviser.post(page, { do: 'move', to: 'chot' })).body).toMatch(
    /trạng thái khác.*Việc gần nhất: /s,
  );
  expect((await adviser.post(page, { do: 'move', to: 'dong' })).body).toContain('Đã đóng yêu cầu.');
  expect((await adviser.get('/yeu-cau/YC2222222')).statusCode).toBe(404);
});

test('two people plan the next call: a note keeps the day set by another, and another day is not overwritten unseen', async () => {
  const code = await ask();
  const page = `/yeu-cau/${code}`;
  const [an, binh] = [await signInAs(site, 'tu-van'), await signInAs(site, 'dieu-hanh')];
  const day = async () =>
    (
      await site.db
        .selectFrom('requests')
        .select('follow_up_on as on')
        .where('code', '=', code)
        .executeTakeFirst()
    )?.on;
  const note = { do: 'note', note: 'Khách bận họp', seen: '' };
  await an.post(page, { ...note, followUpOn: '2026-11-25' });
  // Both had the form open before the change.
  expect((await binh.post(page, { ...note, note: 'Hỏi thêm giá', followUpOn: '' })).body).toContain(
    'Đã ghi lại.',
  );
  expect(await day()).toBe('2026-11-25');
  const clash = await binh.post(page, { ...note, note: 'Gọi sớm hơn', followUpOn: '2026-11-23' });
  expect(clash.body).toMatch(/nên chưa lưu.*2026-11-25.*2026-11-23/s);
  expect(clash.body).toContain('Gọi sớm hơn');
  expect(await day()).toBe('2026-11-25');
  const seen = /name="seen" value="([^"]*)"/.exec(clash.body)?.[1] ?? '';
  await binh.post(page, { ...note, note: 'Gọi sớm hơn', seen, followUpOn: '2026-11-23' });
  expect(await day()).toBe('2026-11-23');
});

test("without the right neither enquiries nor guests' names are shown", async () => {
  const code = await ask();
  for (const role of ['bien-tap', 'ke-toan', 'kiem-duyet']) {
    const person = await signInAs(site, role);
    for (const path of ['/yeu-cau', `/yeu-cau/${code}`, '/yeu-cau/moi'])
      expect((await person.get(path)).statusCode, `${role} ${path}`).toBe(403);
    expect((await person.get('/')).body).not.toContain(code);
  }
});

test('the timeline is worded for staff: an answer without a price is not an offer, and nothing of ours is awaited', async () => {
  const code = await ask({ kind: 'khieu-nai', message: 'Phòng không đúng hạng đã đặt.' });
  const adviser = await signInAs(site, 'tu-van');
  const message = 'Chào chị, chúng em đã gọi khách sạn và đổi phòng.';
  const { body } = await adviser.post(`/yeu-cau/${code}`, { do: 'answer', message });
  expect(body).toContain('Đã gửi trả lời');
  expect(body).toMatch(/→ (?:<!-- -->)?Chờ khách/);
});

test('the most urgent comes first, across all pages', async () => {
  const dueFirst = await ask({ kind: 'goi-lai', name: 'Gọi Lại Trước' });
  const dueLast = await ask({
    kind: 'khieu-nai',
    name: 'Khiếu Nại Sau',
    message: 'Phòng không đúng hạng đã đặt.',
  });
  const adviser = await signInAs(site, 'tu-van');
  const page = (await adviser.get('/yeu-cau')).body;
  // The bell above names the newest first.
  const body = page.slice(page.indexOf('<main'), page.indexOf('</main>'));
  expect(body.indexOf(dueFirst)).toBeGreaterThan(0);
  expect(body.indexOf(dueFirst)).toBeLessThan(body.indexOf(dueLast));
  expect((await adviser.get(`/yeu-cau/${dueLast}`)).body).toContain(`/khach/${dueLast}"`);
  const seen: string[] = [];
  const dues: number[] = [];
  let after = null;
  do {
    const page = await listEnquiries(site.db, {
      states: ['moi', 'dang-xu-ly'],
      order: 'urgent',
      limit: 1,
      after,
    });
    seen.push(...page.rows.map(({ code }) => code));
    dues.push(...page.rows.map(({ answerBy }) => Number(answerBy)));
    if (seen.length === 2) {
      const back = await listEnquiries(site.db, {
        states: ['moi', 'dang-xu-ly'],
        order: 'urgent',
        limit: 1,
        before: readCursor(page.previous ?? ''),
      });
      expect(back.rows[0]?.code).toBe(seen[0]);
    }
    after = page.next ? readCursor(page.next) : null;
  } while (after);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toEqual(expect.arrayContaining([dueFirst, dueLast]));
  expect(dues).toEqual(dues.toSorted((one, other) => one - other));
});

test('of enquiries in bulk that are no longer as they were shown it is said what was done meanwhile, and by whom', async () => {
  const [mine, taken] = [await ask(), await ask()];
  const [adviser, manager] = [await signInAs(site, 'tu-van'), await signInAs(site, 'dieu-hanh')];
  const bulk = (visit: typeof adviser, codes: string[]) =>
    visit.post('/yeu-cau?viec=dong', [
      ['viec', 'dong'],
      ['ghi', 'khách đã đi nơi khác'],
      ...codes.map((code): [string, string] => ['ma', code]),
    ]);
  expect((await bulk(manager, [taken])).body.replaceAll('<!-- -->', '')).toContain('Đã xong: 1/1');
  const { body } = await bulk(adviser, [mine, taken]);
  expect(body.replaceAll('<!-- -->', '')).toContain('Đã xong: 1/2');
  expect(body).toContain(`đang ở trạng thái khác. Việc gần nhất: ${manager.me.name}`);
});
