import { type ActionFunctionArgs, data } from 'react-router';
import { addService, cancelForSupplier, moveBookingItem } from '#modules/booking/board/for-guest.ts';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { cancelBookingItem } from '#modules/booking/cancellation/cancel-booking-item.ts';
import { changeBooking } from '#modules/booking/change/change-booking.ts';
import { isBookingCode } from '#modules/booking/schema.ts';
import { declineRequest } from '#modules/booking/supplier-answer/requests.ts';
import { type EditableMail, readEditableMail } from '#modules/mails/commands/keep-mail-words.ts';
import { type ReadSupplierMails, readSupplierMails } from '#modules/mails/commands/read-supplier-mails.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/db/connect.ts';
import { tryOut } from '#platform/db/try-out.ts';
import { ownValue } from '#platform/forms/own-value.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { actionForms } from './action-forms.ts';
import { guestMailOf, typedWords } from './guest-mail-of.ts';

/** Placeholder for the reason, which is still being typed while the mail is previewed. */
const yourReason = '(lý do bạn viết)';

/** The mails that an action would send; null where the action is not possible as requested. */
interface MailsBefore {
  /** Null where the guest gets no mail, or the sheet itself says what they read. */
  guest: EditableMail | null;
  suppliers: ReadSupplierMails;
}

interface MailPreview {
  code: string;
  actor: StaffActor;
  /** The sheet's current form values. */
  form: FormData;
}

/** The mails to guest and suppliers that an action would send, by the action's name in the address. */
export async function action({
  params,
  request,
  context,
}: ActionFunctionArgs): Promise<{ before: MailsBefore | null }> {
  requireRight(context, 'booking.cancel', 'booking.answer', 'booking.edit', 'booking.move');
  const { code = '' } = params;
  const form = await request.formData();
  const name = String(form.get('viec'));
  const act = ownValue(actions, name);
  if (!act || !isBookingCode(code)) throw data(null, { status: 404 });
  form.set('note', yourReason);
  const app = appOf(context);
  const preview = { code, actor: actorOf(context), form };
  return {
    before: await tryOut(app.db, async (tx) => {
      const done = await act(app, tx, preview);
      return done && mailsAfter(app, tx, { ...preview, name, ...done });
    }),
  };
}

/** Result of an action: whether it is complete or waits for a payment first. */
interface Done {
  isWaiting?: boolean;
}

/** Each action, run within a transaction that is rolled back. */
const actions: Readonly<Record<string, (app: App, tx: Tx, preview: MailPreview) => Promise<Done | null>>> = {
  huy: async (app, tx, { form, ...who }) => {
    const by = form.get('by');
    const wish = { ...who, note: yourReason };
    const now = app.clock.now();
    if (by === 'supplier') {
      const taken = await cancelForSupplier(tx, app.queue, wish, now);
      return taken.ok ? {} : null;
    }
    const cancelled = await cancelBooking(tx, app.queue, { ...wish, isFeeWaived: by === 'waived' }, now);
    return cancelled.ok ? {} : null;
  },
  'huy-mot': async (app, tx, { form, ...who }) => {
    const [position, expectedRefundVnd] = String(form.get('item') ?? '')
      .split(' ')
      .map(Number);
    if (position === undefined || expectedRefundVnd === undefined) return null;
    const wish = { ...who, position, expectedRefundVnd, note: yourReason };
    const off = await cancelBookingItem(tx, app.queue, wish, app.clock.now());
    return off.ok ? {} : null;
  },
  'tu-choi': async (app, tx, { form: _, ...who }) => {
    const declined = await declineRequest(tx, app.queue, { ...who, note: yourReason }, app.clock.now());
    return declined.ok ? {} : null;
  },
  'doi-ngay': async (app, tx, { form, ...who }) => {
    const read = readForm(form, actionForms['doi-ngay']);
    if (!read.ok || !read.value.expected) return null;
    const { wishes, expected } = read.value;
    const wish = { ...who, wishes, expected, note: yourReason };
    const changed = await changeBooking(tx, app.queue, wish, app.clock.now());
    return changed.ok ? { isWaiting: !changed.isDone } : null;
  },
  chuyen: async (app, tx, { form, ...who }) => {
    const read = readForm(form, actionForms.chuyen);
    if (!read.ok || !read.value.expected) return null;
    const { wish, expected } = read.value;
    const move = { ...who, ...wish, expected, note: yourReason };
    const moved = await moveBookingItem(tx, app.queue, move, app.clock.now());
    return moved.ok ? { isWaiting: !moved.isDone } : null;
  },
  'them-dich-vu': async (app, tx, { form, ...who }) => {
    const read = readForm(form, actionForms['them-dich-vu']);
    if (!read.ok || !read.value.item || !read.value.expected) return null;
    const { item, expected } = read.value;
    const addition = { ...who, item, expected, note: yourReason };
    const added = await addService(tx, app.queue, addition, app.clock.now());
    return added.ok ? { isWaiting: !added.isDone } : null;
  },
};

async function mailsAfter(
  app: App,
  tx: Tx,
  { code, name, form, isWaiting = false }: MailPreview & Done & { name: string },
): Promise<MailsBefore> {
  const { id: bookingId } = await tx
    .selectFrom('bookings')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const trying = { ...app, db: tx };
  const template = guestMailOf(name, form);
  const about = { bookingId, at: app.clock.now().toISOString(), typed: typedWords(form, template) };
  return {
    guest: template && (await readEditableMail(trying, template, about)),
    // Suppliers are notified of a change once its difference is paid.
    suppliers: isWaiting ? { mails: [], unmailed: [] } : await readSupplierMails(trying, bookingId),
  };
}
