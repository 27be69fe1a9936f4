import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkInvariants } from '#modules/booking/audit/check-invariants.ts';
import { receiveBankTransfer } from '#modules/booking/payment/bank-transfers.ts';
import { countPaymentCandidates, findPaymentCandidates } from '#modules/booking/payment/money-messages.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { syncTasks } from '#modules/tasks/commands/sync-tasks.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { placeholderSettings } from '#reference-data/placeholder-settings.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book } from '#tests/factories/booking.ts';
import { signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true });
  await site.db.transaction().execute(async (tx) => {
    await ensureReferenceData(tx);
    await saveSettings(tx, placeholderSettings);
  });
}, 120_000);
afterAll(() => site.close());

let transferCount = 0;
async function transfer(amountVnd: number, content: string): Promise<number> {
  const now = site.clock.now();
  transferCount += 1;
  const sent = { txnId: `OM${transferCount}`, direction: 'in' as const, amountVnd, content, occurredAt: now };
  await receiveBankTransfer(site.db, site.queue, { ...sent, payload: {} }, now);
  const { id } = await site.db
    .selectFrom('payment_inbox')
    .select('id')
    .where('provider_txn_id', 'like', `%OM${transferCount}%`)
    .executeTakeFirstOrThrow();
  return id;
}
const bookOne = async () => {
  const { unitIds } = await createBookableHotel(site.db);
  const stay = { unitId: unitIds[0] as number, from: '2026-12-01', to: '2026-12-02' };
  return book(site.db, site.queue, [stay], site.clock.now());
};
const outcomeOf = async (id: number) =>
  (await site.db.selectFrom('payment_inbox').select('outcome').where('id', '=', id).executeTakeFirstOrThrow())
    .outcome;

test('a gateway that settles is no guest: one person says so, another agrees, the books still hold', async () => {
  const id = await transfer(5_000_000, 'VNPAY QT 2711');
  const [lan, lead] = [await signInAs(site, 'ke-toan'), await signInAs(site, 'dieu-hanh')];
  const receive = (fields: Record<string, string>) =>
    lan.post(`/so-tien?tin=${id}`, { do: 'not-a-guests', message: String(id), ...fields });
  const wrong = await receive({ from: '', reason: 'VNPay chuyển tiền bán ngày 26' });
  expect(wrong.body).toMatch(/Chọn tiền này từ đâu\..*VNPay chuyển tiền bán ngày 26/s);
  expect((await receive({ from: 'guest', reason: 'không được phép' })).body).toContain(
    'Chọn tiền này từ đâu.',
  );
  expect((await receive({ from: 'gateway', reason: 'VNPay chuyển tiền bán' })).body).toContain(
    'chờ người thứ hai',
  );
  expect(await outcomeOf(id)).toBe('unmatched');
  const proposal = /name="id" value="(\d+)"/.exec((await lead.get('/so-tien/dieu-chinh')).body)?.[1] ?? '';
  const agree = (visit: typeof lan) =>
    visit.post('/so-tien/dieu-chinh', { do: 'agree', id: proposal, answer: '' });
  expect((await agree(lan)).body).toContain('cần một người khác duyệt');
  expect((await agree(lead)).body).toContain('Đã duyệt và ghi vào sổ cái.');
  expect(await outcomeOf(id)).toBe('not_a_guests');
  const entries = await site.db
    .selectFrom('ledger_entries')
    .select(['account', 'amount_vnd as amountVnd'])
    .where('cause', '=', 'unmatched_kept')
    .orderBy('account')
    .execute();
  expect(entries).toEqual([
    { account: 'gateway', amountVnd: -5_000_000 },
    { account: 'unmatched', amountVnd: 5_000_000 },
  ]);
  expect(await checkInvariants(site.db)).toEqual([]);
  expect((await receive({ from: 'cash', reason: 'thêm một lần' })).body).toMatch(
    /không còn là tiền chưa rõ|Đã có người/,
  );
});

test('unmatched money says of how many it may be and who looks after it, and is given to somebody who may', async () => {
  const { code, dueNowVnd } = await bookOne();
  const [mine, nobodys] = [await transfer(dueNowVnd, 'CK PHONG'), await transfer(1_234, 'GI DO')];
  await syncTasks(site.app, 'unmatched-money');
  const lan = await signInAs(site, 'ke-toan');
  const shown = (await lan.get(`/so-tien?tin=${mine}`)).body.replaceAll('<!-- -->', '');
  expect(shown).toMatch(/1 ứng viên.*chưa ai nhận/s);
  expect(shown).toContain('Không ứng viên');
  expect(shown).toMatch(new RegExp(`${code}.*55.*điểm`, 's'));
  expect(shown).toMatch(/Nếu khớp với.*Đang giữ chỗ.*Đã xác nhận.*thành <b[^>]*>0/s);
  const task = /name="task" value="(\d+)"/.exec(shown)?.[1] ?? '';
  const give = async (role: string) => {
    const { me } = await signInAs(site, role);
    return lan.post(`/so-tien?tin=${mine}`, { do: 'assign', message: String(mine), task, cho: me.id });
  };
  expect((await give('kiem-duyet')).body).toContain('Người này không có quyền khớp tiền');
  expect((await give('ke-toan')).body).toContain(`Đã giao khoản này cho ${lan.me.name}.`);
  expect((await lan.get(`/so-tien?tin=${nobodys}`)).body).toContain(lan.me.name);
  const minh = await signInAs(site, 'quan-tri');
  expect((await minh.post(`/so-tien?tin=${mine}`, { message: String(mine), code })).body).toContain(
    'Đã khớp',
  );
  await syncTasks(site.app, 'unmatched-money');
  const late = (await give('ke-toan')).body;
  expect(late).toContain(`Khoản này vừa được xử lý xong. Việc gần nhất: ${minh.me.name}`);
});

test('the list counts the bookings that the panel of each message shows', async () => {
  const bookings = [await bookOne(), await bookOne(), await bookOne()];
  const now = site.clock.now();
  const messages = [
    { content: 'CK', amountVnd: bookings[0]?.dueNowVnd ?? 0 },
    { content: `${bookings[1]?.code} thanh toan`, amountVnd: 77 },
    { content: 'khong ro', amountVnd: 78 },
  ].map((one, id) => ({ ...one, id, occurredAt: now }));
  const counted = await countPaymentCandidates(site.db, messages);
  for (const message of messages)
    expect(counted.get(message.id), message.content).toBe(
      (await findPaymentCandidates(site.db, message)).length,
    );
  expect([...counted.values()]).toContain(1);
});

test('money that came otherwise than it was due stands apart', async () => {
  const { code, dueNowVnd } = await bookOne();
  await transfer(dueNowVnd - 1_000, code);
  const lan = await signInAs(site, 'ke-toan');
  const { body } = await lan.get('/so-tien?xem=lech');
  expect(body).toContain(code);
  expect(body).toContain('Mới đủ một phần');
  expect((await lan.get('/so-tien')).body.replaceAll('<!-- -->', '')).toMatch(/Lệch<span[^>]*>1</);
});
