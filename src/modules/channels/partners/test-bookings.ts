import { type CreateBookingResult, createBooking } from '#modules/booking/hold/create-booking.ts';
import type { CreateBookingInput } from '#modules/booking/schema.ts';
import { type BookingState, stateLabels } from '#modules/booking/state.ts';
import { type BookingView, getBooking } from '#modules/booking/trip/find-booking.ts';
import { queueTestWebhooks } from '#modules/channels/webhooks/queue-webhooks.ts';
import type { WebhookEvent } from '#modules/channels/webhooks/webhook-events.ts';
import type { App } from '#platform/app.ts';
import type { Executor, Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { tryOut } from '#platform/db/try-out.ts';
import type { PartnerCaller } from './partner-keys.ts';

type Parts = Pick<App, 'queue' | 'clock' | 'secrets'>;
type Made = Extract<CreateBookingResult, { ok: true }>['booking'];

/** No personal data: a test booking stores no name. */
const nobody = { fullName: 'Khách thử', phone: '', email: '' };

/**
 * Makes a test booking for a partner: everything that a real booking does is done and rolled back, so that it is refused for
 * the same reasons and no inventory, money or mail is touched. The resulting view is stored without personal data, under a
 * code that begins with TEST.
 */
export async function makeTestBooking(
  { queue, clock, secrets }: Parts,
  tx: Tx,
  { input, caller }: { input: CreateBookingInput; caller: PartnerCaller },
): Promise<CreateBookingResult> {
  const now = clock.now();
  const made = await tryOut(tx, async (inner) => {
    const by = {
      secret: secrets.token,
      dataSecrets: secrets.data,
      actor: 'guest' as const,
      now,
      guest: null,
    };
    const result = await createBooking(inner, silent, input, by);
    return { result, view: result.ok ? await getBooking(inner, result.booking.id, now) : null };
  });
  if (!made.result.ok || !made.view) return made.result;
  const { accessToken: _, ...booking } = made.result.booking;
  const code = `TEST${booking.code.slice(2)}`;
  const { id, ...view } = made.view;
  const kept = { ...view, code, contact: nobody, travellers: [], note: '', invoice: null };
  const row = { code, partner_id: caller.partnerId, state: view.state, made_at: now };
  await tx
    .insertInto('partner_test_bookings')
    .values({ ...row, view: json(kept) })
    .execute();
  await announce(tx, { queue, partnerId: caller.partnerId, view: kept, event: 'booking.held' }, now);
  return { ok: true, booking: { ...booking, code, accessToken: '' } satisfies Made };
}

/** Discards the events of the booking that is rolled back. */
const silent: App['queue'] = {
  send: async () => {},
  sendAll: async () => {},
  retry: async () => false,
  cancel: async () => false,
};

type TestView = Omit<BookingView, 'id'>;

/** A test booking of this partner; null for any other. */
export async function findTestBooking(
  db: Executor,
  code: string,
  partnerId: number,
): Promise<TestView | null> {
  const row = await db
    .selectFrom('partner_test_bookings')
    .select('view')
    .where('code', '=', code.toUpperCase())
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
  return row ? (row.view as unknown as TestView) : null;
}

/** Steps that a test booking can be moved by. */
export const testSteps = ['paid', 'cancelled', 'expired'] as const;

const become: Record<
  (typeof testSteps)[number],
  { state: BookingState; event: WebhookEvent; from: BookingState[] }
> = {
  paid: { state: 'confirmed', event: 'booking.confirmed', from: ['held', 'on_request'] },
  cancelled: { state: 'cancelled', event: 'booking.cancelled', from: ['held', 'on_request', 'confirmed'] },
  expired: { state: 'expired', event: 'booking.expired', from: ['held', 'on_request'] },
};

export type MoveTestBookingResult =
  | { ok: true; view: TestView }
  | { ok: false; reason: 'unknown_booking' | 'wrong_state' };

/** Simulates what a guest, a bank or the clock would do to a test booking, and queues the partner's webhooks. */
export async function moveTestBooking(
  { db, queue, clock }: Pick<App, 'db' | 'queue' | 'clock'>,
  { code, partnerId, step }: { code: string; partnerId: number; step: (typeof testSteps)[number] },
): Promise<MoveTestBookingResult> {
  const now = clock.now();
  return db.transaction().execute(async (tx): Promise<MoveTestBookingResult> => {
    const row = await tx
      .selectFrom('partner_test_bookings')
      .select(['code', 'view'])
      .where('code', '=', code.toUpperCase())
      .where('partner_id', '=', partnerId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return { ok: false, reason: 'unknown_booking' };
    const before = row.view as unknown as TestView;
    const { state, event, from } = become[step];
    if (!from.includes(before.state)) return { ok: false, reason: 'wrong_state' };
    const isPaid = step === 'paid';
    const view: TestView = {
      ...before,
      state,
      stateLabel: stateLabels[state],
      paid: isPaid ? before.total : before.paid,
      due: 0,
      holdExpiresAt: null,
      confirmedAt: isPaid ? now.toISOString() : before.confirmedAt,
      can: { pay: false, cancel: isPaid },
    };
    await tx
      .updateTable('partner_test_bookings')
      .set({ state, view: json(view) })
      .where('code', '=', row.code)
      .execute();
    await announce(tx, { queue, partnerId, view, event }, now);
    return { ok: true, view };
  });
}

function announce(
  tx: Tx,
  {
    queue,
    partnerId,
    view,
    event,
  }: { queue: App['queue']; partnerId: number; view: TestView; event: WebhookEvent },
  now: Date,
): Promise<number> {
  const items = view.quote.items.map(({ kind, from, to, quantity }) => ({ kind, from, to, quantity }));
  const data = { code: view.code, status: view.state, total: view.total, currency: 'VND', items };
  return queueTestWebhooks(tx, queue, { partnerId, code: view.code, event, data }, now);
}
