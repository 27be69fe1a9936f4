import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { BriefCard } from '#modules/catalog/queries/product-cards.ts';
import type { CardTrip, TripOnCard } from '#modules/pricing/trip-prices/list-trip-products.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { toItemQuery } from '#web/parts/booking/item-query.ts';
import type { TripSearch } from '#web/parts/trip-search/trip-search.ts';
import { writeTripSearch } from '#web/parts/trip-search/write-trip-search.ts';
import { misfitWords } from './misfit-words.ts';

/** A trip on a card, in words: the browser gets no rules for them. */
export interface TripCardView {
  /** This trip, chosen on the product's page: 'from=2026-12-12&to=2026-12-14&rooms=1&adults=2'. */
  query: string;
  /** '3.456.000 ₫': the total for everybody and the whole trip; 'Từ 3.456.000 ₫' while it depends on what was not asked yet. */
  total: string;
  /** '2 đêm · 1.728.000 ₫/đêm'; '' where there is nothing to add. */
  each: string;
  /** 'Còn 2 phòng'; '' where more than a few are available. */
  left: string;
  cancel: { text: string; isFree: boolean };
  /** 'Đặt cọc 600.000 ₫'; '' where the full amount is paid at once. */
  pay: string;
  /** '1–3/12', where the visitor did not choose the days. */
  days: string;
}

/** A listed product's availability for a trip, or the nearest alternative; `free` is null where it is sold out. */
export interface TripOfCard {
  free: TripCardView | null;
  nearest: TripCardView | null;
  /** 'Hết phòng', 'Không bán', 'Không vừa': a badge in a line of a phone's picture; '' where it is free. */
  gone: string;
  /** Shown in place of a price where there is no other day either: 'Đoàn này cần từ 3 phòng'; '' where it is free. */
  instead: string;
}

export function tripCardView(
  card: BriefCard,
  { free, nearest, misfit, isOnSale }: CardTrip,
  search: TripSearch,
): TripOfCard {
  if (free)
    return { free: viewOf(card, free, search, search.from === null), nearest: null, gone: '', instead: '' };
  const profile = kindProfiles[card.kind];
  return {
    free,
    nearest: nearest && viewOf(card, nearest, search, true),
    gone: misfit ? 'Không vừa' : isOnSale ? `Hết ${profile.widget?.left ?? profile.unit.noun}` : 'Không bán',
    instead: misfit ? misfitWords(misfit) : `${isOnSale ? 'Hết chỗ' : 'Không bán'} dịp này`,
  };
}

function viewOf(card: BriefCard, trip: TripOnCard, search: TripSearch, saysDays: boolean): TripCardView {
  const profile = kindProfiles[card.kind];
  const isStay = profile.search.when === 'nights';
  const isPerGuest = getKind(card.kind).guestsOfPrice !== undefined && card.finalPrice > 0;
  const eachVnd = isPerGuest ? perGuestVnd(trip, search) : trip.eachVnd;
  const each = eachVnd === null ? '' : `${formatVnd(eachVnd)}${card.priceUnit}`;
  const ofDay = trip.nights > 0 ? undefined : profile.booking.countsOfDay;
  const left = ofDay ?? profile.widget?.left ?? profile.unit.noun;
  return {
    query: isStay ? stayQuery(card.kind, trip, search) : `${toItemQuery(trip.item)}`,
    total: `${trip.isFrom ? 'Từ ' : ''}${formatVnd(trip.totalVnd)}`,
    each: [
      trip.isFrom && 'vé bé tính theo chiều cao',
      isStay && `${trip.nights} đêm`,
      // Where no party is requested, the total is of the least that is sold: '20 khách', '1 chuyến'.
      profile.search.party === null &&
        (trip.item.quantity > 1 || eachVnd === null) &&
        `${trip.item.quantity} ${card.priceUnit.slice(1)}`,
      each,
    ]
      .filter(Boolean)
      .join(' · '),
    left: trip.left === null ? '' : `Còn ${trip.left} ${left}`,
    cancel: cancelWords(trip),
    pay: payWords(trip),
    days: saysDays ? shortRange(trip.from, isStay ? trip.to : trip.from) : '',
  };
}

/** The price per guest for cards; null where it would be nobody's actual price. */
function perGuestVnd({ totalVnd }: TripOnCard, { adults, childAges }: TripSearch): number | null {
  return adults < 2 || childAges.length > 0 ? null : Math.ceil(totalVnd / adults);
}

/** Cached by search: nearly all cards of a list link to the same days. */
const stayQueries = new WeakMap<TripSearch, Map<string, string>>();

function stayQuery(kind: KindName, { from, to }: TripOnCard, search: TripSearch): string {
  const known = stayQueries.get(search) ?? new Map<string, string>();
  stayQueries.set(search, known);
  const key = `${kind} ${from} ${to}`;
  const query =
    known.get(key) ?? `${writeTripSearch({ ...search, from, to, month: null }, kindProfiles[kind])}`;
  known.set(key, query);
  return query;
}

function cancelWords({ freeUntil, isRefundable }: TripOnCard): TripCardView['cancel'] {
  if (freeUntil)
    return { text: `Hủy miễn phí đến ${shortDay(dayInVietnam(new Date(freeUntil)))}`, isFree: true };
  return { text: isRefundable ? 'Hủy được hoàn một phần' : 'Không hoàn tiền khi hủy', isFree: false };
}

function payWords({ payMode, dueNowVnd, totalVnd }: TripOnCard): string {
  if (payMode === 'office') return 'Trả tại văn phòng';
  return dueNowVnd < totalVnd ? `Đặt cọc ${formatVnd(dueNowVnd)}` : '';
}

/** '1–3/12', '30/11–2/12', '5/12'. */
function shortRange(from: string, to: string): string {
  if (from === to) return shortDay(from);
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${isSameMonth ? Number(from.slice(8)) : shortDay(from)}–${shortDay(to)}`;
}

/** '5/12'. */
function shortDay(day: string): string {
  return `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;
}
