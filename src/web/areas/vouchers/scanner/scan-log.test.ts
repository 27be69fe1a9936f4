import { expect, test } from 'vitest';
import { findEarlier, isReplaced, type LoggedScan, waiting, withReplies, withScan } from './scan-log.ts';

const scan = (number: number, fields: Partial<LoggedScan> = {}): LoggedScan => ({
  id: String(number),
  token: '',
  claims: { v: 1, code: `DV2222222-${number}`, item: number, date: '2026-12-05', pax: 2, exp: 2e9 },
  scannedAt: '2026-12-05T01:00:00Z',
  outcome: null,
  outcomeLabel: '',
  ...fields,
});

test('the newest scan comes first, and a repeated voucher is recognised', () => {
  const log = withScan(withScan([], scan(1)), scan(2));
  expect(log.map(({ id }) => id)).toEqual(['2', '1']);
  expect(findEarlier(log, scan(1).claims)?.id).toBe('1');
  const anew = { ...scan(1).claims, v: 2 };
  expect(findEarlier(log, anew)?.id, 'somebody may be in by the old one').toBe('1');
  const told = withReplies(log, [{ id: '1', outcome: 'replaced', outcomeLabel: '' }]);
  expect(findEarlier(told, anew), 'a reissue is another').toBeUndefined();
  expect(isReplaced(withScan(told, scan(3, { claims: anew })), scan(1).claims)).toBe(true);
  expect(isReplaced(told, scan(1).claims)).toBe(false);
});

test("the server's answer is stored, and only the rest is pending", () => {
  const log = withReplies(
    [scan(2), scan(1)],
    [{ id: '1', outcome: 'contested', outcomeLabel: 'Phiếu này đã được quét trước đó' }],
  );
  expect(waiting(log).map(({ id }) => id)).toEqual(['2']);
  expect(log[1]).toMatchObject({ outcome: 'contested' });
});

test('old scans are deleted, except pending ones', () => {
  let log = withScan([], scan(0));
  for (let number = 1; number <= 400; number++) log = withScan(log, scan(number, { outcome: 'accepted' }));
  expect(log).toHaveLength(301);
  expect(log.at(-1)?.id).toBe('0');
});

test('P-09: a code for each guest is admitted as often as it allows, offline', () => {
  const claims = { ...scan(1).claims, n: 2 };
  const once = withScan([], scan(1, { claims }));
  expect(findEarlier(once, claims)).toBeUndefined();
  expect(findEarlier(withScan(once, scan(2, { claims })), claims)?.id).toBe('2');
});
