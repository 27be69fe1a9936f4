import { data, type LoaderFunctionArgs } from 'react-router';
import { cancelForSupplier } from '#modules/booking/board/for-guest.ts';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { cancelBookingItem } from '#modules/booking/cancellation/cancel-booking-item.ts';
import { isBookingCode } from '#modules/booking/schema.ts';
import { declineRequest } from '#modules/booking/supplier-answer/requests.ts';
import { type ReadMail, readBookingMail } from '#modules/mails/commands/read-booking-mail.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/db/connect.ts';
import { tryOut } from '#platform/db/try-out.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';

/** Stands where the guest will read the reason, which is typed while this is read. */
const yourReason = '(lý do bạn viết)';

interface Asked {
  code: string;
  actor: StaffActor;
  query: URLSearchParams;
}

/** The mail that an action's guest would read, by the action's name in the address. */
export async function loader({
  params,
  request,
  context,
}: LoaderFunctionArgs): Promise<{ mail: ReadMail | null }> {
  requireRight(context, 'booking.cancel', 'booking.answer');
  const { code = '' } = params;
  const asked = { code, actor: actorOf(context), query: new URL(request.url).searchParams };
  const act = actions[asked.query.get('viec') ?? ''];
  if (!act || !isBookingCode(code)) throw data(null, { status: 404 });
  const app = appOf(context);
  return { mail: await tryOut(app.db, (tx) => act(app, tx, asked)) };
}

/** What each does, done within a transaction that is taken back, and the mail that follows it. */
const actions: Readonly<Record<string, (app: App, tx: Tx, asked: Asked) => Promise<ReadMail | null>>> = {
  huy: async (app, tx, { query, ...who }) => {
    const by = query.get('by');
    const wish = { ...who, note: yourReason };
    const now = app.clock.now();
    if (by === 'supplier') {
      const taken = await cancelForSupplier(tx, app.queue, wish, now);
      return taken.ok ? mailAfter(app, tx, who.code, 'disrupted') : null;
    }
    const cancelled = await cancelBooking(tx, app.queue, { ...wish, isFeeWaived: by === 'waived' }, now);
    return cancelled.ok ? mailAfter(app, tx, who.code, 'cancelled') : null;
  },
  'huy-mot': async (app, tx, { query, ...who }) => {
    const [position, expectedRefundVnd] = (query.get('item') ?? '').split(' ').map(Number);
    if (position === undefined || expectedRefundVnd === undefined) return null;
    const wish = { ...who, position, expectedRefundVnd, note: yourReason };
    const off = await cancelBookingItem(tx, app.queue, wish, app.clock.now());
    return off.ok ? mailAfter(app, tx, who.code, 'item_cancelled') : null;
  },
  'tu-choi': async (app, tx, { query: _, ...who }) => {
    const declined = await declineRequest(tx, app.queue, { ...who, note: yourReason }, app.clock.now());
    return declined.ok ? mailAfter(app, tx, who.code, 'declined') : null;
  },
};

async function mailAfter(
  app: App,
  tx: Tx,
  code: string,
  template: Parameters<typeof readBookingMail>[1],
): Promise<ReadMail | null> {
  const { id: bookingId } = await tx
    .selectFrom('bookings')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return readBookingMail({ ...app, db: tx }, template, { bookingId, at: app.clock.now().toISOString() });
}
