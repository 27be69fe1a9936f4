import { randomUUID } from 'node:crypto';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { listUnitChoices } from '#modules/catalog/queries/units.ts';
import { isForeign, type OpenPlan, openPlan } from '#modules/plans/access/plan-access.ts';
import { type PlanVisitor, readPlanVisitor } from '#modules/plans/access/read-plan-visitor.ts';
import { editLinkKey } from '#modules/plans/editing/share-plan.ts';
import { likesPlan } from '#modules/plans/editing/vote-item.ts';
import { loadPlanPrices, type PlanItemPrice } from '#modules/plans/pricing/load-plan-prices.ts';
import {
  listPlanChanges,
  listPlanEditors,
  listVotes,
  noVotes,
  suggestNearby,
} from '#modules/plans/queries.ts';
import { loadPlan, type PlanItem, type PlanView, withoutDates } from '#modules/plans/viewing/load-plan.ts';
import { listUnitOptions } from '#modules/pricing/trip-prices/party-requests.ts';
import type { App } from '#platform/app.ts';
import { guestIpOf } from '#platform/pages/guest-ip.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { readTripCookie } from '#web/parts/booking/trip-cookie.ts';
import { planPaths } from '#web/parts/plans/plan-paths.ts';
import { type ListLink, listLinks } from './list-links.ts';
import { loadPlanComments } from './load-plan-comments.ts';
import { shapeDays, shapeItem } from './shape-days.ts';

/** A plan that the visitor may see, with their access. @throws 404 for everybody else */
export async function requirePlan(
  app: App,
  request: Request,
  slug: string,
): Promise<OpenPlan & { view: PlanView; visitor: PlanVisitor }> {
  const visitor = await readPlanVisitor(app, request);
  const open = await openPlan(app.db, slug, visitor);
  const view = open && (await loadPlan(app.db, open.plan.id));
  if (!view) throw new Response(null, { status: 404 });
  return { ...open, visitor, view: isForeign(open) ? withoutDates(view) : view };
}

/** All data of a plan's page for this visitor. */
export async function loadPlanPage(app: App, request: Request, slug: string) {
  const { plan, view, access, visitor } = await requirePlan(app, request, slug);
  const canEdit = access !== 'viewer';
  const { searchParams } = new URL(request.url);
  const ip = guestIpOf(request);
  const { booked, quote, fromVnd } = await loadPlanPrices(app, view, ip);
  const products = view.days.flatMap(({ items }) => items.flatMap(({ productId }) => productId ?? []));
  const units = canEdit ? await listUnitChoices(app.db, [...new Set(products)]) : new Map();
  const options = await listUnitOptions(app.db, unitsAskedAbout(view, canEdit));
  // Readers of a public plan neither vote nor learn what of it is booked.
  const isReader = isForeign({ plan, access });
  const votes = isReader ? null : await listVotes(app.db, plan.id, visitor);
  const isByVotes = votes !== null && searchParams.get('xep') === 'phieu';
  const editors = canEdit ? await listPlanEditors(app.db, plan.id) : [];
  const codes = new Set(readTripCookie(request, app).map(({ code }) => code));
  const shape = (item: PlanItem, date: string | null) =>
    shapeItem(item, date, {
      price: quote?.prices[item.id],
      booked: isReader ? undefined : booked.get(item.id),
      codes,
      accountId: visitor.userId,
      units: units.get(item.productId ?? 0) ?? [],
      options: options.get(item.unitId ?? 0),
      votes: votes && (votes.get(item.id) ?? noVotes),
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
      /** Queried for readers only: nobody else sees the button. */
      isLiked: !canEdit && (await likesPlan(app.db, { planId: plan.id, visitor, secret: app.secrets.token })),
    },
    access,
    today: dayInVietnam(app.clock.now()),
    days: shapeDays(view, { newId: randomUUID, shape, isByVotes }),
    /** Null where there is no voting: for a sole owner of a private plan, or a reader of a public one. */
    voting:
      votes && (view.visibility !== 'private' || editors.length > 0)
        ? { isByVotes, total: sumOf(votes) }
        : null,
    newDayId: randomUUID() as string,
    /** For editors only. */
    lists: canEdit ? await listLinks(app.readDb, view) : noLists,
    /** Loaded on request by a link of the day, to save the query otherwise. */
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
    editors,
    changes: canEdit ? await loadChanges(app, plan.id) : [],
  };
}

const noLists: Record<string, ListLink[]> = {};

export type PlanPageData = Awaited<ReturnType<typeof loadPlanPage>>;
async function loadChanges(app: App, planId: number) {
  const changes = await listPlanChanges(app.db, planId, 20);
  return changes.map(({ at, ...change }) => ({ ...change, at: formatDateTime(at) }));
}

function sumOf(votes: Map<string, { votes: number }>): number {
  return [...votes.values()].reduce((sum, one) => sum + one.votes, 0);
}

/** Units whose options are needed: for editors all, for readers those with a chosen option. */
function unitsAskedAbout({ days }: PlanView, canEdit: boolean): number[] {
  return days.flatMap(({ items }) =>
    items.flatMap(({ unitId, choice }) =>
      unitId !== null && (canEdit || choice.ratePlanId !== undefined || choice.extras) ? [unitId] : [],
    ),
  );
}

function countPriced(prices: Record<string, PlanItemPrice>): number {
  return Object.values(prices).filter(({ state }) => state === 'priced').length;
}

/** Products near the day of this number; null where not requested. */
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
