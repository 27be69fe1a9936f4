import type { QuotedCart } from '#modules/booking/hold/quotes.ts';
import { findBookingByCode } from '#modules/booking/trip/find-booking.ts';
import { findStaffEnquiry } from '#modules/enquiries/queries/find-staff-enquiry.ts';
import { priceAlone } from '#modules/pricing/trip-prices/list-trip-products.ts';
import { may as maySales } from '#modules/sales/policy.ts';
import { getSettings } from '#modules/settings/queries.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { actorOfRequest, type OfficeRequest } from '../../app/office-context.ts';
import { type Call, callAddress } from './call-address.ts';
import { listOffers, type Offer } from './list-offers.ts';
import { loadMonth } from './load-month.ts';
import { loadNeighbourDays } from './load-neighbour-days.ts';
import { quoteCall } from './quote-call.ts';
import { readCall } from './read-call.ts';

/** All data of a call's page for its address. */
export async function loadCall(office: OfficeRequest, query: URLSearchParams) {
  const { app } = office;
  const { readDb: db } = app;
  const now = app.clock.now();
  const today = dayInVietnam(now);
  const withMargins = maySales(actorOfRequest(office), 'sale.margin');
  const call = await readCall(db, query, today);
  const [offers, quoted, enquiry, revised, month, settings] = await Promise.all([
    listOffers(db, call, { now, withMargins }),
    call.items.length ? quoteCall(office, call) : null,
    call.enquiry ? findStaffEnquiry(db, call.enquiry, now) : null,
    call.revised ? findBookingByCode(db, call.revised, now) : null,
    loadMonth(db, call, { month: shownMonth(query.get('thang'), call, today), today }),
    withMargins ? getSettings(db) : null,
  ]);
  const looked = offers.find(({ id }) => id === call.lookedAt) ?? offers[0] ?? null;
  const chosen = looked && { call: { ...call, lookedAt: looked.id }, item: chosenItem(call, quoted, looked) };
  const [lines, days] = await Promise.all([
    looked ? linesOf(db, looked, now) : [],
    chosen ? loadNeighbourDays(db, chosen.call, chosen.item, { today, now }) : [],
  ]);
  return {
    ...{ call, today, month, days },
    now: now.toISOString(),
    leastPercent: settings?.margins.leastPercent ?? 0,
    withMargins,
    offers: offers.map((offer) => ({
      ...offer,
      addHref: callAddress({ ...call, lookedAt: offer.id }, [...call.items, offer.item]),
      lookHref: callAddress({ ...call, lookedAt: offer.id }),
      lines: offer === looked ? lines : null,
    })),
    quoted: quoted && summaryOf(call, quoted),
    asker: enquiry && { code: enquiry.code, ...enquiry.contact },
    revised: revised && {
      ...{ code: revised.code, version: revised.version, totalVnd: revised.total },
      ...{ contact: revised.contact, note: revised.note },
    },
  };
}

function shownMonth(requested: string | null, { from }: Call, today: string): string {
  const now = today.slice(0, 7);
  const isMonth = requested !== null && /^20\d{2}-(0[1-9]|1[0-2])$/.test(requested) && requested >= now;
  return isMonth && Number(requested.slice(0, 4)) <= Number(now.slice(0, 4)) + 2
    ? requested
    : (from || today).slice(0, 7);
}

type Quoted = QuotedCart;

/** The chosen item of the product shown; otherwise the item as offered. */
function chosenItem({ items }: Call, quoted: Quoted | null, { id, item }: Offer) {
  const { quote, indexes = [] } = quoted?.priced ?? {};
  const at = quote?.items.findLastIndex(({ productId }) => productId === id) ?? -1;
  return items[indexes[at] ?? -1] ?? item;
}

async function linesOf(db: OfficeRequest['app']['readDb'], { item }: Offer, now: Date) {
  const [priced] = await priceAlone(db, [item], now);
  return priced?.ok
    ? priced.lines.map(({ label, amount, reason }) => ({ label, amountVnd: amount, reason }))
    : [];
}

/** The quote as the panel shows it: what a guest pays, and why. */
function summaryOf(call: Call, { priced, refused }: Quoted) {
  const without = (index: number) =>
    callAddress(
      call,
      call.items.filter((_, at) => at !== index),
    );
  return {
    items: (priced?.quote.items ?? []).map((item, at) => ({
      title: item.productTitle,
      about: [item.unitTitle, item.planTitle].filter(Boolean).join(', '),
      from: item.from,
      to: item.to,
      amountVnd: item.amount,
      lines: item.lines.map(({ label, amount, reason }) => ({ label, amountVnd: amount, reason })),
      isOnRequest: item.confirmation === 'request',
      removeHref: without(priced?.indexes[at] ?? at),
    })),
    totalVnd: priced?.quote.total ?? 0,
    dueNowVnd: priced?.quote.dueNow ?? 0,
    balanceDueOn: priced?.quote.balanceDueOn ?? null,
    refused: refused.map(({ index, message }) => ({ message, removeHref: without(index) })),
  };
}
