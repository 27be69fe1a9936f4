import { expect, test } from 'vitest';
import { heldAfterAnswer, heldUntil, holdMinutes } from '#modules/booking/held-until.ts';
import { fillPlaceholders } from '#modules/content/rules.ts';
import { answerDeadline } from '#modules/enquiries/rules/answer-deadline.ts';
import type { EnquiryType } from '#modules/enquiries/rules/enquiry-types.ts';
import { arrivalWorkingDays, submitWorkingDays } from '#modules/payments/refunds/refund-promise.ts';
import { rankingDays, rankingOf } from '#modules/search/ranking/ranking-of.ts';
import { cancellationPolicies, type RefundTier } from '#reference-data/cancellation-policies.ts';
import { pages } from '#reference-data/pages.ts';
import { placeholderSettings } from '#reference-data/placeholder-settings.ts';

const textOf = (slug: string) => pages.find((page) => page.slug === slug)?.content ?? '';
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '));

/** '2 ngày: 100% · 1 ngày: 50%' */
const ladder = (tiers: RefundTier[]) =>
  tiers
    .filter(({ daysBefore, refundPercent }) => daysBefore > 0 && refundPercent > 0)
    .map(({ daysBefore, refundPercent }) => `${daysBefore} ngày: ${refundPercent}%`)
    .join(' · ');

test('P-38: the cancellation table agrees with the policies', () => {
  const rows = new Map(
    rowsOf(textOf('chinh-sach-huy-va-hoan-tra')).map(([title, ...cells]) => [title, cells]),
  );
  for (const { slug, title, tiers, holidayTiers } of cancellationPolicies) {
    // Its days are in the holiday column of the row for tours.
    if (slug === 'tour-le-tet') continue;
    const [usual = '', holiday = ''] = rows.get(title) ?? [];
    const last = tiers.at(-1)?.refundPercent ?? 0;
    if (ladder(tiers)) expect(usual, title).toBe(ladder(tiers) + (last > 0 ? `, sau đó ${last}%` : ''));
    else expect(usual, title).toMatch(/^Không hoàn/);
    if (holidayTiers) expect(holiday, title).toBe(ladder(holidayTiers));
    else expect(holiday, title).toMatch(/^(Như ngày thường|Không hoàn)$/);
  }
});

test('the payment page states how long each method holds the places', () => {
  const now = new Date('2026-11-21T03:00:00Z');
  const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  const minutes = (method: 'vietqr' | 'office') =>
    ((heldUntil(method, now)?.getTime() ?? 0) - now.getTime()) / 60_000;
  const confirmedHours = (startsAt: Date) =>
    (heldAfterAnswer({ now, startsAt }).getTime() - now.getTime()) / 3_600_000;
  const rows = new Map(rowsOf(textOf('huong-dan-thanh-toan')).map(([way, , held]) => [way, held]));
  expect(rows.get('VietQR (chuyển khoản bằng mã)')).toBe(`${minutes('vietqr')} phút`);
  for (const way of ['VNPay', 'Ví MoMo', 'ZaloPay']) expect(rows.get(way)).toBe(`${holdMinutes} phút`);
  expect(rows.get('Tại văn phòng')).toBe(
    `${minutes('office')} phút, đến ${confirmedHours(after(72))} giờ sau khi bạn xác nhận`,
  );
  expect(textOf('huong-dan-thanh-toan')).toContain(
    `chỗ được giữ tiếp ${confirmedHours(after(72))} giờ; khi ngày đi còn dưới 72 giờ thì tối đa ${confirmedHours(after(71))} giờ.`,
  );
});

test('the pages state the hours within which staff answer', () => {
  const answers = {
    ...placeholderSettings.answers,
    ...{ messageHours: 12, groupHours: 30, partnerHours: 60, complaintDays: 5 },
  };
  const now = new Date('2026-11-21T03:00:00Z');
  const hours = (kind: EnquiryType) =>
    (answerDeadline(kind, now, answers).getTime() - now.getTime()) / 3_600_000;
  const textFor = (slug: string) => fillPlaceholders(textOf(slug), { ...placeholderSettings, answers });
  const pledge = textFor('chinh-sach-cam-ket');
  for (const kind of ['lien-he', 'tu-van', 'goi-lai', 've-may-bay'] as const) expect(hours(kind)).toBe(12);
  expect(pledge).toContain('yêu cầu gọi lại và hỏi vé máy bay: trả lời trong 12 giờ');
  expect(pledge).toContain(`Báo giá đoàn: ${hours('bao-gia-doan')} giờ`);
  expect(pledge).toContain(`Khiếu nại: ${hours('khieu-nai') / 24} ngày`);
  expect(textFor('tuyen-bo-tro-nang')).toContain(`trả lời trong ${hours('gop-y') / 24} ngày`);
  for (const slug of ['doi-tac', 'doi-tac-khach-san', 'affiliate'])
    expect(textFor(slug), slug).toContain(`trả lời trong ${hours('doi-tac')} giờ`);
});

test('the cancellation page states how long refunds take', () => {
  const page = textOf('chinh-sach-huy-va-hoan-tra');
  expect(submitWorkingDays).toBe(1);
  expect(page).toContain('gửi trong một ngày làm việc');
  const days = ([fewest, most]: readonly number[]) => `${fewest}–${most} ngày làm việc`;
  expect(page).toContain(`Ví điện tử, chuyển khoản: ${days(arrivalWorkingDays.wallet)}`);
  expect(arrivalWorkingDays.bank).toEqual(arrivalWorkingDays.wallet);
  expect(page).toContain(`Thẻ nội địa: ${days(arrivalWorkingDays.atm)}`);
  expect(page).toContain(`Thẻ quốc tế: ${days(arrivalWorkingDays.card)}`);
});

test('TRUE-06 P-35: the ranking rule states its criteria and their weights', () => {
  const rule = textOf('quy-che-hoat-dong');
  const nothing = { bookings: 0, rating: null, ratingCount: 0, openDays: 0, freeDays: 0 };
  const gain = (facts: object) => rankingOf({ ...nothing, ...facts }) - rankingOf(nothing);
  expect(rule).toContain(`${rankingDays} ngày qua: nhiều nhất ${gain({ bookings: 30 })} điểm`);
  expect(gain({ bookings: 31 })).toBe(gain({ bookings: 30 }));
  expect(rule).toContain(
    `${rankingDays} ngày tới, so với số ngày mở bán: nhiều nhất ${gain({ openDays: 9, freeDays: 9 })} điểm`,
  );
  const best = rankingOf({ ...nothing, rating: 10, ratingCount: 1_000_000 });
  expect(rule).toContain(`các bài đang đăng: nhiều nhất ${best} điểm`);
  expect(rankingOf({ ...nothing, rating: 7, ratingCount: 5 })).toBe(rankingOf(nothing));
});

test('the points programme page states its numbers', () => {
  const page = pages.find(({ slug }) => slug === 'chuong-trinh-tich-luy');
  const company = {
    ...placeholderSettings,
    referrals: {
      ...{ isOn: true, inviterPoints: 70, friendPoints: 90, leastVnd: 3_000_000, days: 120, mostPerYear: 7 },
    },
    points: {
      ...{ vndPerPoint: 50_000, pointVnd: 700, lifeMonths: 18, announceDays: 21, mostPercent: 45 },
      tiers: [
        { title: 'Sóng', fromPoints: 0, bonusPercent: 0 },
        { title: 'Biển', fromPoints: 1_300, bonusPercent: 15 },
      ],
    },
  };
  const text = fillPlaceholders(page?.content ?? '', company);
  expect(text).not.toContain('{{');
  for (const words of [
    ...[
      'Cứ 50.000 ₫ đã trả',
      'Mỗi điểm trừ 700 ₫',
      'nhiều nhất 45% giá',
      '18 tháng sau',
      'ngày cuối 21 ngày',
    ],
    ...[
      'chuyến đầu tiên từ 3.000.000 ₫ trong 120 ngày thì được 90 điểm, bạn được 70 điểm',
      'nhiều nhất 7 người',
    ],
    ...['| Sóng | 0 điểm | – |', '| Biển | 1.300 điểm | 15% |'],
  ])
    expect(text.replaceAll('\u00a0', ' ')).toContain(words);
});
