import { randomUUID } from 'node:crypto';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { listUnitChoices } from '#modules/catalog/queries/units.ts';
import { isForeign, type OpenPlan, openPlan } from '#modules/plans/access/plan-access.ts';
import { readPlanVisitor } from '#modules/plans/access/read-plan-visitor.ts';
import { editLinkKey } from '#modules/plans/editing/share-plan.ts';
import {
  type BookedItem,
  loadPlanPrices,
  type PlanItemPrice,
} from '#modules/plans/pricing/load-plan-prices.ts';
import { suggestNearby } from '#modules/plans/travel/suggest-nearby.ts';
import { listPlanChanges, listPlanEditors } from '#modules/plans/viewing/list-plan-changes.ts';
import { loadPlan, type PlanItem, type PlanView, withoutDates } from '#modules/plans/viewing/load-plan.ts';
import type { App } from '#platform/app.ts';
import { formatDateTime, formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { readTripCookie } from '#web/parts/booking/trip-cookie.ts';
import { planPaths } from '#web/parts/plans/plan-paths.ts';
import { loadPlanComments } from './load-plan-comments.ts';

/** A plan that the visitor may see, with what they may do. @throws 404 for everybody else */
export async function requirePlan(
  app: App,
  request: Request,
  slug: string,
): Promise<OpenPlan & { view: PlanView }> {
  const visitor = await readPlanVisitor(app, request);
  const open = await openPlan(app.db, slug, visitor);
  const view = open && (await loadPlan(app.db, open.plan.id));
  if (!view) throw new Response(null, { status: 404 });
  return { ...open, view: isForeign(open) ? withoutDates(view) : view };
}

/** All that a plan's page shows to this visitor. */
export async function loadPlanPage(app: App, request: Request, slug: string) {
  const { plan, view, access } = await requirePlan(app, request, slug);
  const canEdit = access !== 'viewer';
  const { searchParams } = new URL(request.url);
  const ip = request.headers.get('x-guest-ip') ?? '';
  const { booked, quote, fromVnd } = await loadPlanPrices(app, view, ip);
  const products = view.days.flatMap(({ items }) => items.flatMap(({ productId }) => productId ?? []));
  const units = canEdit ? await listUnitChoices(app.db, [...new Set(products)]) : new Map();
  const codes = new Set(readTripCookie(request, app).map(({ code }) => code));
  const shape = (item: PlanItem) =>
    shapeItem(item, {
      price: quote?.prices[item.id],
      booked: booked.get(item.id),
      codes,
      units: units.get(item.productId ?? 0) ?? [],
    });
  const { publicUrl } = app.config;
  const links = {
    view: `${publicUrl}${planPaths.one(slug)}`,
    edit: `${publicUrl}${planPaths.join(slug, editLinkKey(app.secrets.token, { planId: plan.id, editVersion: plan.editVersion }))}`,
  };
  return {
    plan: {
      slug,
      title: view.title,
      summary: view.summary,
      party: view.party,
      startsOn: view.startsOn,
      visibility: view.visibility,
      review: view.review,
      reviewReason: view.reviewReason,
      version: view.version,
      likes: view.likes,
    },
    access,
    days: shapeDays(view, { newId: randomUUID, shape }),
    newDayId: randomUUID() as string,
    /** Asked for by a link of the day, so that the page need not look for what nobody wants. */
    nearby: canEdit ? await loadNearby(app, view, searchParams.get('gan')) : null,
    isAnswered: searchParams.has('da-tra-loi'),
    price: quote
      ? {
          total: quote.total,
          dueNow: quote.dueNow,
          unpriced: quote.unpriced,
          bookable: countPriced(quote.prices),
        }
      : null,
    fromVnd,
    comments:
      view.visibility === 'private'
        ? null
        : await loadPlanComments(app.db, { slug, id: plan.id, isOwner: access === 'owner' }),
    links: access === 'owner' ? links : null,
    editors: canEdit ? await listPlanEditors(app.db, plan.id) : [],
    changes: canEdit
      ? (await listPlanChanges(app.db, plan.id, 20)).map(({ at, ...change }) => ({
          ...change,
          at: formatDateTime(at),
        }))
      : [],
  };
}

/** What lies near the day of this number; null where none is asked for. */
async function loadNearby(app: App, view: PlanView, number: string | null) {
  const day = view.days[Number(number) - 1];
  if (!number || !day) return null;
  const found = await suggestNearby(app.readDb, view, day.id);
  return {
    dayId: day.id,
    hasStops: found !== null,
    products: (found?.products ?? []).map(({ kind, slug, ...one }) => ({
      ...one,
      kindLabel: kindProfiles[kind].labels.one,
      addPath: `${planPaths.add}?san-pham=${getKind(kind).prefix.slice(1)}/${slug}&ngay=${day.id}`,
    })),
    places: (found?.places ?? []).map((one) => ({ ...one, newId: randomUUID() as string })),
  };
}

/** The days of a plan as they are shown; `newId` makes the id under which the form of a day adds something. */
export function shapeDays(
  { days }: PlanView,
  {
    newId,
    shape = (item) => shapeItem(item),
  }: { newId: () => string; shape?: (item: PlanItem) => ShownItem },
) {
  return days.map(({ id, title, version, date, items, legs }, index) => ({
    id,
    title,
    version,
    number: index + 1,
    date: date && formatWeekdayDate(date),
    items: items.map((item) => shape(item)),
    legs,
    /** The same form sent twice adds one thing. */
    newItemId: newId(),
  }));
}

export type PlanPageData = Awaited<ReturnType<typeof loadPlanPage>>;
export type ShownDay = ReturnType<typeof shapeDays>[number];
export type ShownItem = ReturnType<typeof shapeItem>;

function countPriced(prices: Record<string, PlanItemPrice>): number {
  return Object.values(prices).filter(({ state }) => state === 'priced').length;
}

function shapeItem(
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
  of: {
    price: PlanItemPrice | undefined;
    booked: BookedItem | undefined;
    codes: ReadonlySet<string>;
    units: { id: number; title: string }[];
  } = { price: undefined, booked: undefined, codes: new Set(), units: [] },
) {
  const { price, booked } = of;
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
    booked: booked && {
      label: booked.label,
      /** Only who may open the booking learns its code. */
      code: of.codes.has(booked.code) ? booked.code : null,
      hasVoucher: booked.state === 'confirmed' || booked.state === 'completed',
    },
    units: of.units,
  };
}
