import { expect, test } from 'vitest';
import { moveEnquiry } from '#modules/enquiries/commands/change-enquiry-state.ts';
import { createEnquiry } from '#modules/enquiries/commands/create-enquiry.ts';
import { enquiryInput } from '#modules/enquiries/schema.ts';
import { requestBody } from '#tests/factories/guest-request.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { listOpenEnquiries } from './list-open-enquiries.ts';

const database = setUpTestDatabase();

test('P-23 P-24: open enquiries are listed oldest first with their deadline, and leave the list once settled', async () => {
  const ask = async (fields: object, at: string) => {
    const input = enquiryInput.parse(requestBody(fields));
    const by = { actor: 'guest', now: new Date(at) } as const;
    const enquiry = await createEnquiry(database.db, createFakeQueue(), input, by);
    return enquiry.ok ? enquiry.enquiry.code : enquiry.reason;
  };
  const list = () => listOpenEnquiries(database.db, new Date('2026-11-23T05:00:00Z'));
  expect(await list()).toEqual([]);
  const complaint = await ask({ kind: 'khieu-nai', message: 'Xe đến trễ.' }, '2026-11-21T03:00:00Z');
  const call = await ask({ kind: 'goi-lai' }, '2026-11-22T04:00:00Z');
  expect(await list()).toMatchObject([
    { code: complaint, state: 'moi', isOverdue: false, message: 'Xe đến trễ.' },
    { code: call, state: 'moi', isOverdue: true },
  ]);
  const move = (to: 'dang-xu-ly' | 'chot') =>
    moveEnquiry(
      database.db,
      { code: call, to, actor: staff('lan'), note: 'đã gọi' },
      new Date('2026-11-23T05:00:00Z'),
    );
  expect(await move('dang-xu-ly')).toMatchObject({ ok: true });
  expect(await list()).toMatchObject([{ code: complaint }, { code: call, state: 'dang-xu-ly' }]);
  await move('chot');
  expect(await list()).toMatchObject([{ code: complaint }]);
  const events = database.db.selectFrom('request_events').select('details').where('actor', '=', 'staff:lan');
  expect((await events.execute()).map(({ details }) => details)).toContainEqual({ note: 'đã gọi' });
});
