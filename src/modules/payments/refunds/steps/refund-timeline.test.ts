import { expect, test } from 'vitest';
import { refundTimeline } from './refund-timeline.ts';

test('the timeline of a refund shows what was done, and until when the rest is promised', () => {
  const createdAt = new Date('2026-11-21T03:00:00Z');
  const facts = {
    state: 'approved',
    createdAt,
    approvedAt: createdAt,
    sentAt: null,
    endedAt: null,
    submitBy: '2026-11-23',
    promisedOn: '2026-11-26',
    byTransfer: false,
    accountAt: null,
    byProvider: true,
  } as const;
  const at = createdAt.toISOString();
  expect(refundTimeline(facts)).toEqual([
    { label: 'Đã ghi nhận khoản hoàn', at, by: null },
    { label: 'Đã duyệt', at, by: null },
    { label: 'Gửi lệnh hoàn', at: null, by: '2026-11-23' },
    { label: 'Tiền về với bạn', at: null, by: '2026-11-26' },
  ]);
  const transfer = { ...facts, state: 'manual_transfer', byTransfer: true, byProvider: false } as const;
  expect(refundTimeline(transfer).map(({ label }) => label)).toContain('Bạn cho biết số tài khoản');
  const rejected = refundTimeline({ ...facts, state: 'rejected', endedAt: createdAt });
  expect(rejected.at(-1)).toEqual({ label: 'Không được hoàn', at, by: null });
});
