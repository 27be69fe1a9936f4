import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { syncTasks } from '#modules/tasks/commands/sync-tasks.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let channel: Server;
let body = '';
let unitId: number;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true, withSettings: true });
  unitId = (await createBookableHotel(site.db, { units: [{ title: 'Phòng đôi' }] })).unitIds[0] as number;
  channel = createServer((_, response) => response.end(body));
  await new Promise<void>((resolve) => channel.listen(0, '127.0.0.1', resolve));
}, 120_000);
afterAll(async () => {
  channel.close();
  await site.close();
});

const address = () => `http://127.0.0.1:${(channel.address() as AddressInfo).port}/a.ics`;
const whole = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//T', ...events, 'END:VCALENDAR', ''].join('\r\n');
const blocked = async () =>
  (
    await site.db
      .selectFrom('inventory')
      .select('blocked')
      .where('unit_id', '=', unitId)
      .where('day', '=', '2026-12-10')
      .executeTakeFirstOrThrow()
  ).blocked;

test('a calendar is connected, read at once, shown with its last import, and disconnected', async () => {
  const office = await signInAs(site, 'dieu-hanh');
  const page = `/kenh-ban/lich/${unitId}`;
  expect((await office.get('/kenh-ban?tim=phong+doi')).body).toContain('chưa nối kênh nào');
  body = whole(
    'BEGIN:VEVENT',
    'UID:1@x',
    'DTSTART;VALUE=DATE:20261210',
    'DTEND;VALUE=DATE:20261211',
    'END:VEVENT',
  );
  const wrong = await office.post(page, {
    do: 'add',
    title: 'Airbnb',
    address: 'http://192.168.1.1/x',
    takes: 'place',
  });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain('phải bắt đầu bằng https://');
  expect(wrong.body).toContain('value="http://192.168.1.1/x"');
  const added = await office.post(page, { do: 'add', title: 'Airbnb', address: address(), takes: 'place' });
  expect(added.body).toContain('Đã nối lịch Airbnb. Đã đọc xong');
  expect(await blocked()).toBe(1);
  expect((await office.get('/kenh-ban')).body.replaceAll('<!-- -->', '')).toContain(
    '1 lịch, đồng bộ vừa xong',
  );
  const { id } = await site.db.selectFrom('calendar_feeds').select('id').executeTakeFirstOrThrow();
  body = '<html>';
  site.clock.advance({ hours: 3 });
  expect((await office.post(page, { do: 'import', feed: String(id) })).body).toContain(
    'không phải là lịch iCal trọn vẹn',
  );
  expect(await blocked(), 'what cannot be read frees nothing').toBe(1);
  await syncTasks(site.app, 'calendar-stale');
  expect((await office.get('/viec?loai=calendar-stale')).body).toContain('Lịch Airbnb không đọc được');
  const made = await office.post(page, { do: 'make-address', feed: String(id) });
  const url = /http:\/\/localhost\/api\/v1\/calendars\/[\w-]+\.ics/.exec(made.body)?.[0] as string;
  expect((await site.get(new URL(url).pathname)).body).toContain('BEGIN:VCALENDAR');
  expect((await office.get(page)).body, 'shown once').not.toContain(url);
  expect((await office.post(page, { do: 'remove', feed: String(id) })).body).toContain('Đã gỡ lịch Airbnb');
  expect(await blocked()).toBe(0);
  expect((await site.get(new URL(url).pathname)).statusCode).toBe(404);
  await syncTasks(site.app, 'calendar-stale');
  const task = await site.db
    .selectFrom('tasks')
    .select('state')
    .where('kind', '=', 'calendar-stale')
    .execute();
  expect(task).toEqual([{ state: 'done' }]);
});

test('an imported calendar is edited: how much it blocks at once, its address only if one is typed', async () => {
  const office = await signInAs(site, 'dieu-hanh');
  const page = `/kenh-ban/lich/${unitId}`;
  const busy = (uid: string, from: string, to: string) => [
    ...['BEGIN:VEVENT', `UID:${uid}`, `DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${to}`, 'END:VEVENT'],
  ];
  body = whole(...busy('2@x', '20261210', '20261211'));
  await office.post(page, { do: 'add', title: 'Booking', address: address(), takes: 'place' });
  await office.post(page, { do: 'add', title: 'Agoda', address: `${address()}?2`, takes: 'place' });
  const feeds = () =>
    site.db.selectFrom('calendar_feeds').selectAll().where('unit_id', '=', unitId).orderBy('id').execute();
  const [feed] = await feeds();
  const { quantity } = await site.db
    .selectFrom('units')
    .select('quantity')
    .where('id', '=', unitId)
    .executeTakeFirstOrThrow();
  expect(await blocked()).toBe(2);
  expect(quantity).toBeGreaterThan(2);
  const form = { do: 'edit', feed: String(feed?.id), seen: 'Booking|127.0.0.1|place|', takes: 'unit' };
  const twin = await office.post(page, { ...form, title: 'agoda', address: '' });
  expect(twin.statusCode).toBe(422);
  expect(twin.body).toContain('đã có lịch mang tên đó');
  expect(twin.body).toContain('value="agoda"');
  const inside = await office.post(page, { ...form, title: 'Booking', address: 'https://10.0.0.1/x' });
  expect(inside.body).toContain('dẫn vào mạng nội bộ');
  expect((await office.post(page, { ...form, title: '', address: '' })).body).toContain(
    'Vui lòng nhập tên kênh',
  );
  const saved = await office.post(page, { ...form, title: 'Booking.com', address: '' });
  expect(saved.body).toContain('Đã lưu lịch Booking.com. Đã đọc xong');
  expect(await blocked(), 'all of the unit at once').toBeGreaterThanOrEqual(quantity);
  const [after] = await feeds();
  expect(after).toMatchObject({ title: 'Booking.com', takes: 'unit', address: feed?.address });
  const late = await office.post(page, { ...form, title: 'Người đến sau', address: '' });
  expect(late.body).toContain('Có người vừa sửa lịch này');
  const moved = {
    ...{ ...form, seen: 'Booking.com|127.0.0.1|unit|', takes: 'place', title: 'Booking.com' },
    address: `webcal://127.0.0.1:1/gone.ics`,
  };
  expect((await office.post(page, moved)).statusCode).toBe(200);
  expect((await feeds())[0]).toMatchObject({ takes: 'place', outcome: expect.not.stringMatching(/^ok$/) });
  expect((await feeds())[0]?.address).not.toBe(feed?.address);
  expect(await blocked(), 'an address that answers nothing frees nothing').toBeGreaterThanOrEqual(quantity);
  expect((await office.get('/nhat-ky?loai=product')).body).toContain('Sửa lịch của kênh khác');
});

test('without the right to change channels the form is hidden and refused', async () => {
  const office = await signInAs(site, 'tu-van');
  expect((await office.get('/kenh-ban')).statusCode).toBe(403);
  const posted = await office.post(`/kenh-ban/lich/${unitId}`, { do: 'make-address' });
  expect(posted.statusCode).toBe(403);
});
