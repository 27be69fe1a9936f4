import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { BookedItem, PlanItemPrice } from '#modules/plans/pricing/load-plan-prices.ts';
import type { ItemVotes } from '#modules/plans/queries.ts';
import type { PlanItem, PlanView } from '#modules/plans/viewing/load-plan.ts';
import { groupPriceLines } from '#modules/pricing/quote/group-price-lines.ts';
import { withFreeExtras } from '#modules/pricing/quote/with-free-extras.ts';
import type { UnitOptions } from '#modules/pricing/trip-prices/party-requests.ts';
import { capitalise } from '#platform/vietnamese/capitalise.ts';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { extraWords } from '#web/parts/booking/extra-words.ts';

export type ShownDay = ReturnType<typeof shapeDays>[number];
export type ShownItem = ReturnType<typeof shapeItem>;

/** The days of a plan for display; `newId` makes the id that the day's form gives a new item. */
export function shapeDays(
  { days }: PlanView,
  {
    newId,
    shape = (item) => shapeItem(item, null),
    isByVotes = false,
  }: { newId: () => string; shape?: (item: PlanItem, date: string | null) => ShownItem; isByVotes?: boolean },
) {
  return days.map(({ id, title, version, date, items, legs }, index) => ({
    id,
    title,
    version,
    number: index + 1,
    date: date && formatWeekdayDate(date),
    stays: staysOn(days, index),
    items: inOrder(
      items.map((item) => shape(item, date)),
      isByVotes,
    ),
    // Distances lead from one item to the next in the day's order.
    legs: isByVotes ? [] : legs,
    /** Idempotency: the same form sent twice adds one item. */
    newItemId: newId(),
  }));
}

/** Hotels with a check-in on an earlier day: those of this night, and those left this morning. */
function staysOn(days: PlanView['days'], index: number): string[] {
  return days.slice(0, index).flatMap(({ items }, from) =>
    items.flatMap(({ productKind, choice, title }) => {
      if (productKind === null || getKind(productKind).sale !== 'stay') return [];
      const nightsLeft = from + (choice.nights ?? 1) - index;
      if (nightsLeft < 0) return [];
      return [nightsLeft > 0 ? `Nghỉ tiếp ở ${title}` : `Sáng trả phòng ${title}`];
    }),
  );
}

/** In the day's order; or, by votes, booked items first, as they are settled, then proposed ones with most votes first. */
function inOrder(items: ShownItem[], isByVotes: boolean): ShownItem[] {
  if (!isByVotes) return items;
  const wanted = (item: ShownItem) => item.votes?.votes ?? 0;
  return items.toSorted(
    (one, other) =>
      Number(Boolean(other.booked)) - Number(Boolean(one.booked)) || wanted(other) - wanted(one),
  );
}

/** What is known of an item besides the plan itself. */
interface Known {
  price: PlanItemPrice | undefined;
  booked: BookedItem | undefined;
  codes: ReadonlySet<string>;
  accountId: string | null;
  units: { id: number; title: string }[];
  /** Options of its unit; undefined where not loaded, or where it is not on sale. */
  options?: UnitOptions | undefined;
  votes: ItemVotes | null;
}

/** An item for display, with its price, booking state and options, where known. */
export function shapeItem(
  {
    id,
    kind,
    title,
    note,
    hour,
    version,
    choice,
    productKind,
    unitId,
    unitTitle,
    url,
    picture,
    lat,
    lng,
    warnings,
  }: PlanItem,
  /** The ISO day it is on. */
  date: string | null,
  of: Known = {
    price: undefined,
    booked: undefined,
    codes: new Set(),
    accountId: null,
    units: [],
    votes: null,
  },
) {
  const { price } = of;
  return {
    id,
    kind,
    title,
    note,
    hour,
    version,
    unitId,
    unitTitle,
    nights: choice.nights ?? null,
    quantity: choice.quantity ?? null,
    hasNights: productKind !== null && getKind(productKind).sale === 'stay',
    /** 'Khách sạn'. */
    kindLabel: productKind && kindProfiles[productKind].labels.one,
    /** 'Loại phòng', 'Hạng cabin'. */
    unitLabel: productKind && capitalise(kindProfiles[productKind].unit.plural),
    counts: productKind && kindProfiles[productKind].booking.counts,
    url,
    picture,
    lat,
    lng,
    warnings,
    price:
      price?.state === 'priced'
        ? {
            amount: price.amount,
            lines: groupPriceLines(
              price.lines.map(({ label, amount, reason }) => ({ label, amount, reason })),
            ),
          }
        : null,
    refusal:
      price && price.state !== 'priced'
        ? {
            message: price.message,
            nearest: price.state === 'refused' ? price.nearest.map((day) => formatWeekdayDate(day)) : [],
          }
        : null,
    booked: bookedOf(of, date),
    units: of.units,
    options: of.options ? optionsOf(of.options, choice) : null,
    /** Null where there is no voting. */
    votes: of.votes,
  };
}

/** The options of its unit with the current choice: the product page's default stands for what nobody chose. */
function optionsOf({ plans, extras }: UnitOptions, choice: PlanItem['choice']) {
  const chosen = plans.find(({ id }) => id === choice.ratePlanId);
  const taken = withFreeExtras(extras, choice.extras ?? []);
  return {
    plans,
    planId: (chosen ?? plans[0])?.id ?? 0,
    extras,
    /** In the format that the form's fields post. */
    extra: extraWords(taken).join(','),
    /** Explicitly chosen options, in words. */
    chosen: [
      chosen && chosen !== plans[0] && chosen.title,
      ...extras.flatMap(({ code, label }) =>
        (choice.extras ?? []).flatMap((one) =>
          one.code === code ? (one.quantity > 1 ? `${label} × ${one.quantity}` : label) : [],
        ),
      ),
    ].filter((words) => typeof words === 'string'),
  };
}

/** An item's booking state, as far as the visitor may know it. */
function bookedOf({ booked, codes, accountId }: Known, date: string | null) {
  if (!booked) return undefined;
  const isOwn = codes.has(booked.code) || (accountId !== null && booked.accountId === accountId);
  return {
    label: booked.label,
    /** The code is only for those who may open the booking. */
    code: isOwn ? booked.code : null,
    hasVoucher: booked.state === 'confirmed' || booked.state === 'completed',
    /** The booked day, where the plan has another. */
    otherDay: booked.from && date && booked.from !== date ? formatWeekdayDate(booked.from) : null,
  };
}
