import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { BookedItem, PlanItemPrice } from '#modules/plans/pricing/load-plan-prices.ts';
import type { ItemVotes } from '#modules/plans/queries.ts';
import type { PlanItem, PlanView } from '#modules/plans/viewing/load-plan.ts';
import { withFreeExtras } from '#modules/pricing/quote/with-free-extras.ts';
import type { UnitOptions } from '#modules/pricing/trip-prices/party-requests.ts';
import { capitalise } from '#platform/vietnamese/capitalise.ts';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { extraWords } from '#web/parts/booking/extra-words.ts';

export type ShownDay = ReturnType<typeof shapeDays>[number];
export type ShownItem = ReturnType<typeof shapeItem>;

/** The days of a plan as they are shown; `newId` makes the id under which the form of a day adds something. */
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
    // The ways lead from one to the next as the day goes.
    legs: isByVotes ? [] : legs,
    /** The same form sent twice adds one thing. */
    newItemId: newId(),
  }));
}

/** What somebody sleeps at who came there on a day before: on this night still, or left this morning. */
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

/** As the day goes; or what is booked in front, since it is settled, and of what is proposed the most wanted first. */
function inOrder(items: ShownItem[], isByVotes: boolean): ShownItem[] {
  if (!isByVotes) return items;
  const wanted = (item: ShownItem) => item.votes?.votes ?? 0;
  return items.toSorted(
    (one, other) =>
      Number(Boolean(other.booked)) - Number(Boolean(one.booked)) || wanted(other) - wanted(one),
  );
}

/** What is known of an item beside what stands in the plan. */
interface Known {
  price: PlanItemPrice | undefined;
  booked: BookedItem | undefined;
  codes: ReadonlySet<string>;
  accountId: string | null;
  units: { id: number; title: string }[];
  /** Of its unit; undefined where nobody asked, or where it is not on sale. */
  options?: UnitOptions | undefined;
  votes: ItemVotes | null;
}

/** An item as it is shown, with its price, what became of it and what can be chosen, where that is known. */
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
  /** ISO, of its day. */
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
            lines: price.lines.map(({ label, amount, reason }) => ({ label, amount, reason })),
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
    /** Null where nobody votes. */
    votes: of.votes,
  };
}

/** What can be chosen of its unit, and what is: what a product's page would propose stands for what nobody chose. */
function optionsOf({ plans, extras }: UnitOptions, choice: PlanItem['choice']) {
  const chosen = plans.find(({ id }) => id === choice.ratePlanId);
  const taken = withFreeExtras(extras, choice.extras ?? []);
  return {
    plans,
    planId: (chosen ?? plans[0])?.id ?? 0,
    extras,
    /** As the fields of a form post it. */
    extra: extraWords(taken).join(','),
    /** In words, of what somebody chose themselves. */
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

/** What became of an item, as who looks may know it. */
function bookedOf({ booked, codes, accountId }: Known, date: string | null) {
  if (!booked) return undefined;
  const isOwn = codes.has(booked.code) || (accountId !== null && booked.accountId === accountId);
  return {
    label: booked.label,
    /** Only who may open the booking learns its code. */
    code: isOwn ? booked.code : null,
    hasVoucher: booked.state === 'confirmed' || booked.state === 'completed',
    /** The day that was booked, where the plan has another. */
    otherDay: booked.from && date && booked.from !== date ? formatWeekdayDate(booked.from) : null,
  };
}
