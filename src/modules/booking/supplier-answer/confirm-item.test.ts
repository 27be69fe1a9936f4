import { expect, test } from 'vitest';
import { noOptions } from '#modules/pricing/quote/default-wanted.ts';
import { confirmItem } from './confirm-item.ts';

const paidAt = new Date('2026-11-21T03:00:00Z');
const item = {
  kind: 'hotel' as const,
  confirmation: 'instant' as const,
  answerMinutes: 240,
  startsAt: '2026-12-08T07:00:00Z',
  options: noOptions,
};
const answer = { reference: 'RES-778', confirmedAt: new Date('2026-11-21T04:05:00Z'), declinedAt: null };
type Fields = Partial<Omit<Parameters<typeof confirmItem>[0], 'options'>> & { openDated?: boolean };

test.each<[string, Fields, Partial<Parameters<typeof confirmItem>[1]>, string, string]>([
  ['out of an allotment', {}, {}, 'confirmed', 'Đã xác nhận: khách sạn đã dành sẵn chỗ cho bạn'],
  [
    'asked before the payment',
    { kind: 'service', confirmation: 'request' },
    {},
    'confirmed',
    'Đã xác nhận: nhà cung cấp đã nhận lời trước khi bạn trả tiền',
  ],
  [
    'to be confirmed after it',
    { kind: 'service', confirmation: 'after_payment' },
    {},
    'awaited',
    'Đã thanh toán, chờ nhà cung cấp xác nhận trước 14:00, 21/11/2026',
  ],
  [
    'paid at night, within the hours in which suppliers answer',
    { kind: 'cruise', confirmation: 'after_payment' },
    { paidAt: new Date('2026-11-21T16:00:00Z'), now: new Date('2026-11-21T16:00:00Z') },
    'awaited',
    'Đã thanh toán, chờ du thuyền xác nhận trước 12:00, 22/11/2026',
  ],
  [
    'within the hours that it was booked with',
    {
      kind: 'service',
      confirmation: 'after_payment',
      answerHours: { from: '09:00', until: '12:00' },
    },
    {},
    'awaited',
    'Đã thanh toán, chờ nhà cung cấp xác nhận trước 11:00, 22/11/2026',
  ],
  [
    'after the deadline',
    { kind: 'service', confirmation: 'after_payment' },
    { now: new Date('2026-11-21T07:00:01Z') },
    'awaited',
    'Đã thanh toán, nhà cung cấp chưa xác nhận dù đã quá 14:00, 21/11/2026',
  ],
  [
    'with the number of the supplier, whatever it was before',
    { confirmation: 'after_payment' },
    { answer },
    'confirmed',
    'Khách sạn đã xác nhận lúc 11:05, 21/11/2026, mã RES-778',
  ],
  [
    'declined after the payment: not confirmed, and no time is named any more',
    { kind: 'cruise', confirmation: 'after_payment' },
    { answer: { reference: '', confirmedAt: null, declinedAt: paidAt } },
    'declined',
    'Đã thanh toán, du thuyền báo không nhận được; nhân viên đang tìm cách khác cho bạn',
  ],
  [
    'without a date',
    { kind: 'combo', openDated: true },
    {},
    'confirmed',
    'Đã phát hành mã; chỗ được giữ khi bạn chọn ngày',
  ],
])('TRUE-04: %s', (_, { openDated = false, ...fields }, context, state, words) => {
  const of = { ...item, ...fields, options: { ...noOptions, openDated } };
  const result = confirmItem(of, { position: 0, paidAt, now: paidAt, ...context });
  expect(result).toMatchObject({ state: state === 'declined' ? 'awaited' : state, words });
  expect(result.by === null).toBe(state !== 'awaited');
});
