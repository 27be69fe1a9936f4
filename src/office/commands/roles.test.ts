import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { listRoles } from '#modules/identity/queries.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { staffMay } from '#platform/actor/actor.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { placeholderSettings } from '#reference-data/placeholder-settings.ts';
import { roles, type VerbName, verbs } from '#reference-data/roles.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { runOffice } from '#tests/support/run-office.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'neo-viet-roles-'));
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const csv = file('statement.csv', 'transaction id,time,amount,content\n');
const answer = file('answer.json', JSON.stringify({ message: 'Chào bạn' }));
const nobody = ['--code', 'DV2222222'];
const refund = ['--refund', '5b0a3c52-3a2e-4a0e-9d3b-0c6d2b8f7a11'];
const voucher = ['--voucher', 'DV2222222-1'];

/** For each verb a command that needs it, about something that is not there: it is refused for the right or for that. */
const commands: Record<VerbName, string[] | ((rights: (typeof roles)[number]['rights']) => Promise<string>)> =
  {
    'booking.answer': ['accept-request', ...nobody],
    'booking.cancel': async (rights) => {
      const actor = staff('lan', rights as Record<string, number | null>);
      const result = await cancelBooking(
        site.db,
        createFakeQueue(),
        { code: 'DV2222222', actor },
        site.clock.now(),
      );
      return result.ok ? '' : result.reason;
    },
    'booking.edit': ['change-email', ...nobody, '--email', 'an@example.com', '--reason', 'gọi lại số đã đặt'],
    'days.close': [
      'close-days',
      '--bay',
      'x',
      '--from',
      '2027-01-01',
      '--to',
      '2027-01-02',
      '--reason',
      'weather',
      '--note',
      'bão',
    ],
    'payment.record': ['office-payment', ...nobody, '--amount', '1tr', '--receipt', 'PT-1'],
    'payment.assign': ['assign-money', '--message', '1', ...nobody],
    'refund.request': ['refund-part', ...nobody, '--amount', '1tr', '--reason', 'phòng ồn'],
    'refund.approve': ['approve-refund', ...refund],
    'refund.reject': ['reject-refund', ...refund, '--reason', 'đã trả'],
    'refund.pay': ['record-transfer', ...refund, '--amount', '1tr', '--evidence', 'FT26'],
    'refund.read': ['list-refunds'],
    'books.reconcile': ['reconcile', '--day', '2026-11-01', '--channel', 'bank', '--statement', csv],
    'enquiry.answer': ['answer-request', '--code', 'YC1', '--file', answer],
    'enquiry.move': ['move-request', '--code', 'YC1', '--to', 'dong'],
    'voucher.reissue': ['reissue-voucher', ...voucher],
    'voucher.reference': ['supplier-reference', ...voucher, '--reference', 'HK7'],
    'review.moderate': ['publish-review', '--id', '1'],
    'review.reply': ['reply-review', '--id', '1', '--by', 'Lễ tân', '--text', 'Cảm ơn bạn'],
    'catalogue.edit': ['rename-page', '--kind', 'place', '--slug', 'x', '--to', 'y'],
    'catalogue.withdraw': ['withdraw-page', '--kind', 'hotel', '--slug', 'x'],
    'content.edit': ['rename-page', '--kind', 'article', '--slug', 'x', '--to', 'y'],
    'content.withdraw': ['withdraw-page', '--kind', 'article', '--slug', 'x'],
    'settings.edit': ['set-setting', '--key', 'x', '--value', 'y'],
    'role.edit': ['change-right', '--of', 'x', '--verb', 'history.read', '--limit', 'none'],
    'history.read': ['list-history'],
    'guest.export': ['export-guest', '--to', join(folder, 'guest.json')],
    'guest.erase': ['erase-guest'],
    'newsletter.export': ['export-newsletter'],
    'invoices.export': [
      'invoices',
      '--from',
      '2026-11-02',
      '--to',
      '2026-11-01',
      '--out',
      join(folder, 'invoices.csv'),
    ],
    'system.run': ['backup', '--to', folder],
  };

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
  await site.db.transaction().execute(async (tx) => {
    await ensureReferenceData(tx);
    await saveSettings(tx, placeholderSettings);
  });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const names = Object.keys(verbs) as VerbName[];

describe.each(roles)('$slug', ({ slug, rights }) => {
  test.each(names)('%s', async (verb) => {
    const command = commands[verb];
    const told = Array.isArray(command)
      ? (await runOffice(site.app, ...command, '--as', 'lan', '--role', slug)).lines.join('\n')
      : await command(rights);
    const isRefused = /not_allowed/.test(told);
    expect(isRefused, told).toBe(rights !== 'all' && !Object.hasOwn(rights, verb));
  });

  test('a right about money ends at its limit', async () => {
    for (const verb of ['payment.record', 'refund.request'] as const) {
      const limitVnd = rights === 'all' ? null : rights[verb];
      if (typeof limitVnd !== 'number') continue;
      const about = async (amountVnd: number) => {
        const [name = '', ...flags] = commands[verb] as string[];
        const args = flags.map((flag) => (flag === '1tr' ? String(amountVnd) : flag));
        return (await runOffice(site.app, name, ...args, '--as', 'lan', '--role', slug)).lines;
      };
      expect(await about(limitVnd)).not.toContain('Refused: not_allowed');
      expect(await about(limitVnd + 1)).toContain('Refused: not_allowed');
    }
  });
});

test("a role is the company's own: what it changes holds at once, stays, and is in the history", async () => {
  const change = (...flags: string[]) =>
    runOffice(site.app, 'change-right', '--as', 'lan', '--of', 'tu-van', ...flags);
  expect(await change('--verb', 'payment.record', '--limit', '3tr')).toMatchObject({
    lines: [expect.stringMatching(/tu-van: payment\.record up to 3\.000\.000/)],
  });
  const pay = (amount: string) =>
    runOffice(
      site.app,
      'office-payment',
      ...nobody,
      '--amount',
      amount,
      '--receipt',
      'PT-9',
      '--as',
      'lan',
      '--role',
      'tu-van',
    );
  expect((await pay('3tr')).lines).toEqual(['Refused: unknown_booking']);
  expect((await pay('4tr')).lines).toEqual(['Refused: not_allowed']);
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
  const kept = (await listRoles(site.db)).find(({ slug }) => slug === 'tu-van');
  expect(kept?.rights).toMatchObject({ 'payment.record': 3_000_000 });
  await change('--verb', 'payment.record', '--limit', 'no');
  expect((await pay('1000')).lines).toEqual(['Refused: not_allowed']);
  const { lines } = await runOffice(
    site.app,
    'list-history',
    '--as',
    'lan',
    '--type',
    'role',
    '--object',
    'tu-van',
  );
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('from {"payment.record":3000000}');
});

test('nobody gives more than they have, and the role that may everything stays so', async () => {
  const change = (role: string, of: string, ...flags: string[]) =>
    runOffice(site.app, 'change-right', '--as', 'lan', '--role', role, '--of', of, ...flags);
  await runOffice(
    site.app,
    'change-right',
    '--as',
    'lan',
    '--of',
    'ke-toan',
    '--verb',
    'role.edit',
    '--limit',
    'none',
  );
  const up = (limit: string) => change('ke-toan', 'tu-van', '--verb', 'refund.approve', '--limit', limit);
  expect((await up('50tr')).isRefused).toBeUndefined();
  expect((await up('51tr')).lines).toEqual(['Refused: beyond_own']);
  expect((await up('none')).lines).toEqual(['Refused: beyond_own']);
  expect((await change('ke-toan', 'ke-toan', '--verb', 'guest.erase', '--limit', 'none')).lines).toEqual([
    'Refused: beyond_own',
  ]);
  expect((await change('quan-tri', 'quan-tri', '--verb', 'guest.erase', '--limit', 'no')).lines).toEqual([
    'Refused: may_everything',
  ]);
  expect((await change('quan-tri', 'tu-van', '--verb', 'guest.erase', '--limit', '5tr')).isRefused).toBe(
    true,
  );
});

test("a right that a version no longer knows, or does not know yet, is nobody's but of who may everything", () => {
  expect(staffMay(staff('lan', {}), 'tomorrow.do')).toBe(false);
  expect(staffMay(staff('lan', { toString: null }), 'valueOf')).toBe(false);
  expect(staffMay(staff('lan'), 'tomorrow.do')).toBe(true);
});
