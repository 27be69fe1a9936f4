import { sql } from 'kysely';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChoiceView } from '#modules/booking/disruption/choices.ts';
import type { EventReason } from '#modules/booking/state.ts';
import { type BookingState, stateLabels } from '#modules/booking/state.ts';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { pack } from '#web/app/pack.ts';
import { Countdown } from '#web/parts/booking/countdown.tsx';
import { LastPayment } from '#web/parts/booking/last-payment.tsx';
import { PartsSummary } from '#web/parts/booking/parts-summary.tsx';
import { PaymentState } from './payment-state.tsx';
import { isWithoutPlaces, paymentTitle } from './payment-title.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ max: 1 });
});
afterAll(() => database.drop());

test('every state in the database has a label for guests', async () => {
  const { rows } = await sql<{ definition: string }>`
    SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = 'bookings_state_check'`.execute(
    database.db,
  );
  const states = [...(rows[0]?.definition ?? '').matchAll(/'([a-z_]+)'/g)].map(([, state]) => state);
  expect(states.sort()).toEqual(Object.keys(stateLabels).sort());
});

function choicesBecause(why: ChoiceView['why']): ChoiceView {
  const until = '2026-11-22T05:00:00Z';
  return {
    why,
    until,
    causes: [],
    proposedOn: null,
    items: [],
    amount: 2_000_000,
    canRebook: true,
    canCredit: true,
  };
}

/** What each state needs to be rendered; the rest is as empty as possible. */
const fields: Partial<Record<BookingState, Partial<BookingView>>> = {
  on_request: { answerBy: '2026-11-21T05:00:00Z' },
  held: { due: 2_000_000, holdExpiresAt: '2026-11-21T05:00:00Z', can: { pay: true, cancel: true } },
  pending_payment: { due: 500_000, paid: 1_500_000, can: { pay: true, cancel: true } },
  confirmed: { paid: 2_000_000 },
  // Both have a deadline for the choice, as a database constraint demands, and so a choice.
  paid_unallocated: { paid: 2_000_000, choices: choicesBecause('unallocated') },
  disrupted: { paid: 2_000_000, choices: choicesBecause('disrupted') },
};

function viewOf(state: BookingState): BookingView {
  return {
    id: '',
    code: 'DV26A7K9Q',
    isGift: false,
    version: 1,
    replacedBy: null,
    state,
    isMissed: false,
    stateLabel: stateLabels[state],
    isCounterConfirmed: false,
    contact: { fullName: 'Nguyễn Thu Hà', phone: '+84912345678', email: 'ha@example.com' },
    note: '',
    invoice: null,
    invoiceNo: null,
    approval: null,
    arrivals: [],
    travellers: [],
    parts: [],
    quote: {} as BookingView['quote'],
    total: 2_000_000,
    paid: 0,
    due: 0,
    balance: 0,
    balanceDueOn: null,
    answerBy: null,
    declined: null,
    confirmations: [],
    vouchers: [],
    holdExpiresAt: null,
    createdAt: '',
    confirmedAt: null,
    isLatePayment: false,
    payment: null,
    refunds: [],
    moves: [],
    events: [],
    change: null,
    choices: null,
    credits: [],
    can: { pay: false, cancel: false },
    refund: null,
    ...fields[state],
  };
}

test('a guest whose payment is being verified is not asked to pay again', () => {
  const words = (state: BookingState, ...reasons: EventReason[]) => {
    const events = reasons.map((reason) => ({ at: '', label: '', reason }));
    return renderToString(<LastPayment booking={{ ...viewOf(state), events }} />);
  };
  expect(words('pending_payment', 'payment_started', 'payment_in_review')).toContain('đang được kiểm tra');
  expect(words('expired', 'payment_in_review', 'hold_expired')).toContain('đang được kiểm tra');
  expect(words('pending_payment', 'payment_in_review', 'payment_failed')).toContain('chưa thành công');
  expect(words('confirmed', 'payment_in_review', 'paid')).toBe('');
  const paying = (...reasons: EventReason[]) =>
    rendered({ ...viewOf('held'), events: reasons.map((reason) => ({ at: '', label: '', reason })) });
  expect(paying('payment_in_review')).toContain('Trả bằng cách khác');
  expect(paying('payment_in_review')).not.toContain('Chọn cách thanh toán');
  expect(paying('payment_failed')).toContain('Chọn cách thanh toán');
});

test('while a payment is verified no clock runs, nothing is booked anew, and a mail sent again changes nothing', () => {
  const at = new Date(Date.now() + 600_000).toISOString();
  const verified = [{ at: '', label: '', reason: 'payment_in_review' as const }];
  const held = { ...viewOf('held'), due: 2_000_000, holdExpiresAt: at };
  const shown = (booking: BookingView) =>
    shownIn(<LastPayment booking={booking} />) + rendered(booking).replace(/\s+/g, ' ');
  expect(shown(held)).toContain('(còn');
  expect(shown({ ...held, events: verified })).not.toContain('(còn');
  expect(shown({ ...held, events: verified })).toContain('Chỗ được giữ đến');
  const resent = { at: '', label: '', reason: 'mail_resent' as const };
  expect(shown({ ...held, events: [...verified, resent] })).toContain('đang được kiểm tra');
  const ended = { ...held, state: 'pending_payment' as const, can: { pay: false, cancel: true } };
  expect(shown(ended)).toContain('Thời gian giữ chỗ vừa hết');
  expect(shown({ ...ended, events: verified })).not.toContain('vừa hết');
  expect(shown(viewOf('expired'))).toContain('Đặt lại');
  expect(shown({ ...viewOf('expired'), events: verified })).not.toContain('Đặt lại');
});

test('what was paid too much or twice comes back, and the payment page says so and asks for an account', () => {
  const refund = {
    ...{ id: '1', state: 'manual_transfer', causeLabel: 'Khoản trả trùng', amount: 900_000 },
    ...{ needsAccount: true, promisedOn: '2026-11-26' },
  } as BookingView['refunds'][number];
  const words = (more: Partial<typeof refund>) =>
    rendered({ ...viewOf('confirmed'), refunds: [{ ...refund, ...more }] });
  expect(words({})).toMatch(/Khoản trả trùng 900.000.*Cho biết số tài khoản nhận tiền/s);
  expect(words({ needsAccount: false })).toContain('chậm nhất ngày 26/11/2026');
  expect(words({ state: 'succeeded' })).not.toContain('Khoản trả trùng');
});

test('after a deposit the rest is offered as the rest, with its day before the ways to pay', () => {
  const words = rendered({ ...viewOf('confirmed'), balance: 900_000, balanceDueOn: '2026-12-24' });
  expect(words).toMatch(/Còn\s+900.000.*trả trước\s+T5,.24\/12\/2026.*Trả phần còn lại.*VietQR/s);
  expect(words).not.toContain('Chọn cách thanh toán');
});

test('a part of the money names what is missing and what becomes of it', () => {
  const at = new Date(Date.now() + 600_000).toISOString();
  const partly = { ...viewOf('pending_payment'), holdExpiresAt: at };
  expect(rendered(partly)).toMatch(/còn thiếu 500.000.*nhận lại được hết số đã trả.*và nhận lại 1.500.000/s);
});

test('a failed payment is told until another is open', () => {
  const failed = { at: '', label: '', reason: 'payment_failed' as const };
  const payment = { method: 'zalopay' } as unknown as BookingView['payment'];
  const words = (fields: Partial<BookingView>) =>
    renderToString(<LastPayment booking={{ ...viewOf('held'), events: [failed], ...fields }} />);
  expect(words({})).toContain('chưa thành công');
  expect(words({ payment })).toBe('');
});

test('places held for longer than an hour are held until a day, not until an hour only', () => {
  const words = (hours: number) => {
    const until = new Date(Date.now() + hours * 3_600_000).toISOString();
    return renderToString(<Countdown until={until} label="Giữ chỗ đến" />);
  };
  expect(words(48)).toMatch(/\d\d:\d\d, \d\d\/\d\d\/\d{4}/);
  expect(words(0.3)).not.toMatch(/\d\d\/\d\d\/\d{4}/);
});

test('a change that was paid, or is no longer held, is told on the payment page', () => {
  const words = (...reasons: EventReason[]) => {
    const events = reasons.map((reason) => ({ at: '', label: '', reason }));
    return rendered({ ...viewOf('confirmed'), events });
  };
  expect(words('paid', 'change_offered', 'balance_paid', 'changed')).toContain('thay phiếu cũ');
  expect(words('paid', 'change_offered', 'balance_paid', 'changed')).not.toContain('Chúng tôi đã nhận');
  expect(words('paid', 'change_offered', 'change_ended')).toContain('Chưa đổi');
  expect(words('paid', 'change_offered')).toContain('Chưa đổi');
  expect(words('paid', 'changed', 'contact_changed')).toContain('Chúng tôi đã nhận');
});

test('a booking without its places is headed by what became of it, never by the payment', () => {
  const lost: BookingState[] = [
    'declined',
    'cancelled',
    'refunding',
    'expired',
    'paid_unallocated',
    'disrupted',
  ];
  for (const state of lost) {
    expect(paymentTitle(viewOf(state)), state).not.toBe('Thanh toán');
    expect(isWithoutPlaces(viewOf(state)), state).toBe(true);
  }
  expect(paymentTitle(viewOf('held'))).toBe('Thanh toán');
  expect(isWithoutPlaces(viewOf('on_request'))).toBe(false);
});

test('a cancelled booking speaks of a refund only where there is one', () => {
  const refund = {} as BookingView['refunds'][number];
  expect(rendered({ ...viewOf('cancelled'), refunds: [refund] })).toContain('theo dõi hoàn tiền');
  expect(rendered(viewOf('cancelled'))).not.toContain('hoàn tiền');
});

test('what is divided among a group is not offered to be divided anew', () => {
  const part = {} as BookingView['parts'][number];
  expect(rendered(viewOf('held'))).toContain('Chia tiền với nhóm');
  expect(rendered({ ...viewOf('held'), parts: [part] })).not.toContain('Chia tiền với nhóm');
});

test('of a divided bill that is over no parts are counted, and no links are to be sent', () => {
  const parts = [{ state: 'paid' } as BookingView['parts'][number]];
  const words = (state: BookingState, due = 0) =>
    shownIn(<PartsSummary booking={{ ...viewOf(state), parts, due }} />);
  expect(words('held', 500_000)).toMatch(/1 trên 1 phần đã trả.*Xem và gửi liên kết/s);
  expect(words('expired')).toMatch(/Nhóm đã chia tiền.*Xem từng phần/s);
  expect(words('expired')).not.toContain('trên 1 phần');
});

function rendered(booking: BookingView): string {
  const ways = [{ method: 'vietqr' as const, refusal: null }];
  const shown = { booking, simulatedBank: null, ways, bankApp: null, directions: null, product: null };
  return shownIn(<PaymentState {...shown} />);
}

function shownIn(element: ReactNode): string {
  const route = { id: 'root', path: '/', loader: () => null, element };
  const router = createMemoryRouter([route], {
    hydrationData: { loaderData: { root: { root: pack({ settings }) } } },
  });
  return renderToString(<RouterProvider router={router} />).replace(/<[^>]+>/g, ' ');
}

describe('PAY: every state of a booking has a message on the payment page', () => {
  test.each(Object.keys(stateLabels) as BookingState[])('%s', (state) => {
    expect(rendered(viewOf(state)).trim().split(/\s+/).length).toBeGreaterThan(6);
  });
});
