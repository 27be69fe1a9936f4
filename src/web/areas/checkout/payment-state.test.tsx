import { sql } from 'kysely';
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
import { LastPayment } from './pay-now.tsx';
import { PaymentState } from './payment-state.tsx';

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
});

describe('PAY: every state of a booking has a message on the payment page', () => {
  const ways = [{ method: 'vietqr' as const, refusal: null }];
  test.each(Object.keys(stateLabels) as BookingState[])('%s', (state) => {
    const shown = {
      booking: viewOf(state),
      simulatedBank: null,
      ways,
      bankApp: null,
      directions: null,
      product: null,
    };
    const route = { id: 'root', path: '/', loader: () => null, element: <PaymentState {...shown} /> };
    const router = createMemoryRouter([route], {
      hydrationData: { loaderData: { root: { root: pack({ settings }) } } },
    });
    const words = renderToString(<RouterProvider router={router} />).replace(/<[^>]+>/g, ' ');
    expect(words.trim().split(/\s+/).length).toBeGreaterThan(6);
  });
});
