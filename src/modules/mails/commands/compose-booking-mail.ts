import { issueTripLinkToken } from '#modules/booking/access/trip-link-tokens.ts';
import { signCounterLinkToken } from '#modules/booking/payment/confirm-counter.ts';
import type { BookingState } from '#modules/booking/state.ts';
import { type BookingView, getBooking } from '#modules/booking/trip/find-booking.ts';
import { listCrewsOf } from '#modules/booking/trip/passengers.ts';
import type { MailTemplate } from '#modules/mails/texts/booking-mail-texts.ts';
import { bookingMails } from '#modules/mails/view/booking-mails.tsx';
import type { Mail } from '#modules/mails/view/mail.ts';
import { getSettings, type SiteSettings } from '#modules/settings/queries.ts';
import { getWording } from '#modules/settings/wordings/get-wording.ts';
import type { MailWords } from '#modules/settings/wordings/shapes.ts';
import type { App } from '#platform/app.ts';
import type { Executor } from '#platform/db/connect.ts';
import { formatDate, formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { Wording } from '../texts/read-edited-words.ts';
import { partRenderer, unfilledParts } from '../texts/worded-mails.ts';

/** Dependencies of composing a mail; with a transaction as `db` a mail is composed from uncommitted data. */
export type Composing = Pick<App, 'secrets' | 'config' | 'clock'> & { db: Executor };

/** Mails about held inventory, of which a gift card has none: it has its own mails. */
const ofPlaces: MailTemplate[] = ['held', 'expired'];

/** Mails that name the vehicles and crews of the guests. */
const withCrews: MailTemplate[] = ['disrupted', 'regrouped'];

export interface ComposedMail {
  /** Null where the mail would be out of date. */
  mail: Mail | null;
  booking: BookingView;
  company: SiteSettings;
  /** Its editable words. */
  wording: Wording;
  /** Distinguishes mails of the same template about this booking. */
  occasion: string;
}

/** Composes a mail about a booking in the office's wording. */
export async function composeBookingMail(
  app: Composing,
  template: MailTemplate,
  {
    bookingId,
    at,
    voucher = '',
    edited,
  }: {
    bookingId: string;
    at?: string | undefined;
    voucher?: string | undefined;
    /** Instead of the words that staff wrote for it. */
    edited?: MailWords;
  },
): Promise<ComposedMail> {
  const now = app.clock.now();
  const booking = await getBooking(app.db, bookingId, now);
  const company = await getSettings(app.db);
  const occasion = occasionOf(template, booking, at);
  const unsaid = { template, usual: {}, values: {} };
  if (isOutOfDate(template, booking) || (booking.isGift && ofPlaces.includes(template)))
    return { mail: null, booking, company, wording: unsaid, occasion };
  const access = { code: booking.code, access: 'full' } as const;
  const pass = await issueTripLinkToken(app.db, app.secrets.token, access, now);
  const tripUrl = `${app.config.publicUrl}/chuyen-di/${booking.code}?pass=${pass}`;
  const links = {
    tripLink: tripUrl,
    voucherLink: `${app.config.publicUrl}/chuyen-di/${booking.code}/phieu?pass=${pass}`,
  };
  const usual = await getWording(app.db, { kind: 'mail', name: template });
  const own = edited ?? (await findMailWords(app.db, { bookingId, template, occasion }));
  const values = { ...bookingValues(booking, company), ...links, voucher };
  const saying = partRenderer(template, { ...usual, ...own }, values);
  const rendered = new Set<string>();
  const mail = bookingMails[template]({
    renderPart: (part, row) => {
      if (!row && !/^preview/.test(part)) rendered.add(part);
      return saying(part, row);
    },
    booking,
    company,
    tripUrl,
    voucherUrl: links.voucherLink,
    choiceUrl: `${app.config.publicUrl}/chuyen-di/${booking.code}/lua-chon?pass=${pass}`,
    at: at ?? booking.events.at(-1)?.at ?? now.toISOString(),
    voucherCode: voucher,
    crews: withCrews.includes(template) ? await listCrewsOf(app.db, bookingId) : [],
    counterUrl: counterUrlOf(app, booking),
    siteUrl: app.config.publicUrl,
  });
  const wording = { template, usual: unfilledParts(template, usual, rendered), values };
  return { mail, booking, company, wording, occasion };
}

/** Mails of an event that a booking can have more than once. */
const ofOneEvent: MailTemplate[] = ['item_cancelled', 'rebooked', 'change_offered'];

/** Key that distinguishes mails of the same template about a booking. */
function occasionOf(template: MailTemplate, { choices }: BookingView, at = ''): string {
  if (template === 'disrupted') return choices?.until ?? '';
  return ofOneEvent.includes(template) ? at : '';
}

/** The words that staff wrote for one mail, by part. */
async function findMailWords(
  db: Executor,
  { bookingId, template, occasion }: { bookingId: string; template: MailTemplate; occasion: string },
): Promise<MailWords> {
  const row = await db
    .selectFrom('mail_words')
    .select('words')
    .where('booking_id', '=', bookingId)
    .where('template', '=', template)
    .where('occasion', '=', occasion)
    .executeTakeFirst();
  return (row?.words as MailWords | undefined) ?? {};
}

/** Link that confirms payment at the counter; valid while the inventory is held. */
function counterUrlOf({ config, secrets, clock }: Composing, { code, holdExpiresAt }: BookingView): string {
  const until = holdExpiresAt ? new Date(holdExpiresAt) : clock.now();
  return `${config.publicUrl}/dat-cho/${code}/xac-nhan-quay/${signCounterLinkToken(secrets.token, code, until)}`;
}

/** Booking states with at least one item that the guest may come to. */
const hasPlaces: readonly BookingState[] = ['confirmed', 'disrupted', 'completed'];

/** Mails that ask for the amount due. */
function isAboutDue(template: MailTemplate): boolean {
  return ['held', 'accepted', 'partly_paid', 'part_paid'].includes(template);
}

/** Whether a mail would be out of date by the time it is composed; what happened since has a mail of its own. */
function isOutOfDate(template: MailTemplate, booking: BookingView): boolean {
  const { state, due, balance, change, choices, refunds, isCounterConfirmed, payment, approval } = booking;
  const { holdExpiresAt } = booking;
  const awaitsApproval = approval?.state === 'waiting' && (state === 'on_request' || holdExpiresAt !== null);
  if (template === 'requested') return state !== 'on_request';
  if (template === 'approval_asked') return !awaitsApproval;
  if (template === 'approval_given') return due === 0 || (state !== 'on_request' && holdExpiresAt === null);
  if (template === 'cancelled' && (approval?.state === 'refused' || booking.replacedBy)) return true;
  if (template === 'confirmed') return !hasPlaces.includes(state);
  if (isAboutDue(template)) return due === 0 || awaitsApproval;
  if (template === 'parts_refunded') return !refunds.some(({ waitsForPayer }) => waitsForPayer);
  if (template === 'counter_chosen') return isCounterConfirmed || payment?.method !== 'office' || due === 0;
  if (template === 'expired') return state !== 'expired';
  if (template === 'balance_reminded') return balance === 0;
  if (template === 'disrupted' || template === 'choice_reminded' || template === 'payment_late')
    return !choices;
  if (template === 'change_offered') return !change;
  if (
    template === 'change_ended' ||
    template === 'rebooked' ||
    template === 'regrouped' ||
    template === 'reopened' ||
    template === 'supplier_confirmed' ||
    template === 'voucher_reissued'
  )
    return state !== 'confirmed';
  return template === 'refund_requested' && isRefundTold(booking);
}

/**
 * Whether other mails state the refunds of a booking: those of a cancellation or decline (a disruption has none of its own), or
 * those that ask for the account without which nothing can be refunded.
 */
function isRefundTold({ state, refunds }: BookingView): boolean {
  const isDisrupted = refunds.some(({ cause }) => cause === 'disrupted');
  if (state === 'declined' || (state === 'cancelled' && !isDisrupted)) return true;
  return refunds.every(
    ({ needsAccount, waitsForPayer, state }) => needsAccount || waitsForPayer || state === 'succeeded',
  );
}

/** Values of a booking mail's fills, without its links; empty where the booking has no such time. */
function bookingValues(
  booking: BookingView,
  company: { name: string; phone: string },
): Record<string, string> {
  const moment = (iso: string | null | undefined) => (iso ? formatDateTime(iso) : '');
  return {
    code: booking.code,
    name: booking.contact.fullName,
    company: company.name,
    phone: company.phone,
    total: formatVnd(booking.total),
    paid: formatVnd(booking.paid),
    due: formatVnd(booking.due),
    balance: formatVnd(booking.balance),
    holdUntil: moment(booking.holdExpiresAt),
    answerBy: moment(booking.answerBy),
    dueOn: booking.balanceDueOn ? formatDate(booking.balanceDueOn) : '',
    changeUntil: moment(booking.change?.until),
    firm: booking.approval?.firmName ?? '',
    passengers: String(booking.travellers.length),
  };
}
