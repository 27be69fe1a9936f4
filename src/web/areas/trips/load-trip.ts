import { redirect } from 'react-router';
import { issueTripLinkToken } from '#modules/booking/access/trip-link-tokens.ts';
import { activeItems, isChangeable } from '#modules/booking/active-items.ts';
import { canBeLate } from '#modules/booking/arrival/late-arrival.ts';
import { listItemCancellations } from '#modules/booking/cancellation/cancel-booking-item.ts';
import type { BookingState } from '#modules/booking/state.ts';
import { listMessages } from '#modules/booking/thread/messages.ts';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { passengersOf } from '#modules/booking/trip/item-facts.ts';
import { canRename } from '#modules/booking/trip/passengers.ts';
import { mailOfState } from '#modules/booking/trip/resend-mail.ts';
import { canSaveInvoice } from '#modules/booking/trip/save-invoice.ts';
import { reviewLinkToken } from '#modules/reviews/policy.ts';
import { listOwnReviews } from '#modules/reviews/queries/find-reviewable-trip.ts';
import type { App } from '#platform/app.ts';
import { ownValue } from '#platform/forms/own-value.ts';
import { dayInVietnam, daysBetween } from '#platform/time/days.ts';
import { loadNearTrip } from '#web/parts/booking/load-near-trip.ts';
import { loadTripPlace } from '#web/parts/booking/load-trip-place.ts';
import { awaitsOpening } from '#web/parts/booking/note-opened.ts';
import { summaryOf } from '#web/parts/booking/price-summary.tsx';
import { requireTrip } from '#web/parts/booking/require-trip.ts';

/** Of trips that took place or will not. */
const pastStates: readonly BookingState[] = ['completed', 'cancelled', 'refunding', 'declined', 'expired'];

/** What the page of a trip shows; of a booking opened with reduced access only what that allows. */
export async function loadTrip(request: Request, app: App, code: string) {
  const { booking, access } = await requireTrip(request, app, code);
  const isFull = access === 'full';
  const { quote, ...rest } = booking;
  if (booking.isGift && booking.state === 'completed') throw redirect(`/phieu-qua-tang/${code}`);
  const going = activeItems(quote);
  const now = app.clock.now();
  const isOver = pastStates.includes(booking.state);
  const calledOff = new Set(booking.choices?.items.map(({ position }) => position));
  return {
    booking: rest,
    isFull,
    awaitsOpening: await awaitsOpening(request, app, booking),
    newestPath: isFull ? await newestPathOf(app, booking.replacedBy, now) : null,
    canChange:
      booking.state === 'confirmed' &&
      going.some((item) => isChangeable(item, { isGuest: true }) && now < new Date(item.startsAt)),
    confirmations: booking.confirmations.flatMap(({ position, words }) =>
      calledOff.has(position)
        ? []
        : [{ words, title: going.length > 1 ? (quote.items[position]?.productTitle ?? '') : '' }],
    ),
    done: doneOf(new URL(request.url).searchParams.get('xong')),
    help: isFull && {
      can: {
        beLate: quote.items.some((item) => canBeLate({ state: booking.state, item }, now)),
        cancelItem: (await listItemCancellations(app.readDb, booking, now)).length > 0,
        rename: passengersOf(quote) === null && canRename(booking, now),
        invoice: canSaveInvoice(booking),
        resend: booking.contact.email !== '' && mailOfState(booking.state) !== null,
      },
      invoiceNo: booking.invoiceNo,
      messageCount: (await listMessages(app.readDb, booking.id)).length,
    },
    hasVouchers:
      ['confirmed', 'completed'].includes(booking.state) ||
      (booking.state === 'disrupted' && (booking.choices?.items.length ?? 0) < going.length),
    review:
      isFull && booking.state === 'completed'
        ? {
            path: `/danh-gia/${reviewLinkToken.sign(app.secrets.token, booking.code, now)}`,
            isWritten: (await listOwnReviews(app.readDb, booking.id, now)).length > 0,
          }
        : null,
    items: quote.items,
    ...(await loadTripPlace(app.readDb, going)),
    near:
      booking.state === 'confirmed'
        ? await loadNearTrip(app.readDb, quote.items, { now, note: booking.note })
        : [],
    isOver,
    // What waits for a choice may not take place on its days.
    daysLeft: going[0] && !isOver && !booking.choices ? daysBetween(dayInVietnam(now), going[0].from) : null,
    quote: summaryOf(quote),
    passengerList: passengersOf(quote),
  };
}

const doneWords: Readonly<Record<string, string>> = {
  doi: 'Đã đổi ngày và số khách. Phiếu mới thay phiếu cũ.',
  'den-muon': 'Đã báo nơi bạn đến là bạn đến muộn.',
  'hoa-don': 'Đã lưu thông tin xuất hóa đơn.',
  'huy-mot': 'Đã hủy dịch vụ, các dịch vụ khác giữ nguyên.',
  'gui-lai': 'Thư đang được gửi lại tới hộp thư của đặt chỗ.',
};

/** The outcome of the action just taken here. */
function doneOf(name: string | null) {
  if (name === 'gui-nhieu')
    return { isGood: false, words: 'Thư vừa được gửi lại. Vui lòng xem hộp thư, cả mục thư rác.' };
  const words = ownValue(doneWords, name);
  return words ? { isGood: true, words } : null;
}

/** The URL of a quote's newest version, for viewers with full access to this one; null unless both have the same guest. */
async function newestPathOf(
  { db, secrets }: App,
  newest: BookingView['replacedBy'],
  now: Date,
): Promise<string | null> {
  if (!newest?.isSameGuest) return null;
  const { code } = newest;
  return `/chuyen-di/${code}?pass=${await issueTripLinkToken(db, secrets.token, { code, access: 'full' }, now)}`;
}
