import type { z } from 'zod';
import { openPlan } from '#modules/plans/access/plan-access.ts';
import type { PlanVisitor } from '#modules/plans/access/read-plan-visitor.ts';
import { changePlan } from '#modules/plans/editing/change-plan.ts';
import { createPlan } from '#modules/plans/editing/create-plan.ts';
import type { PlanRefusal } from '#modules/plans/plan-refusals.ts';
import { newItem, newPlan, planChange } from '#modules/plans/schema.ts';
import { loadPlan } from '#modules/plans/viewing/load-plan.ts';
import type { App } from '#platform/app.ts';
import { newPlanChoice } from '#web/parts/plans/plan-paths.ts';
import { beforeByHour } from './before-by-hour.ts';
import { requestedOptions } from './requested-options.ts';
import type { RequestedTrip } from './requested-trip.ts';

type Added =
  | { ok: true; slug: string; itemId: string }
  | { ok: false; reason: PlanRefusal; message?: undefined }
  | { ok: false; message: string; reason?: undefined };

/** Adds a product to a day that a form names, or to the first day of a new plan. */
export async function addProduct(
  app: App,
  {
    form,
    visitor,
    product,
    trip,
  }: {
    form: FormData;
    visitor: PlanVisitor;
    product: { id: number; province: { slug: string; title: string } | undefined };
    /** Initial values of a new plan. */
    trip: RequestedTrip;
  },
): Promise<Added> {
  const text = (key: string) => String(form.get(key) ?? '').trim();
  const unitId = text('unitId') === '' ? null : Number(text('unitId'));
  const options = unitId === trip.unitId ? (await requestedOptions(app.db, trip)).choice : {};
  const item = {
    kind: 'product' as const,
    productId: product.id,
    unitId,
    hour: text('hour') || null,
    choice: { ...options, ...(text('nights') !== '' && { nights: Number(text('nights')) }) },
  };
  const refuse = ({ issues: [issue] }: z.ZodError) =>
    ({ ok: false, message: issue?.message ?? 'Biểu mẫu chưa đủ.' }) as const;
  // Validates before a plan is created for it.
  const read = newItem.safeParse(item);
  if (!read.success) return refuse(read.error);
  const into =
    text('into') === newPlanChoice
      ? await makePlan(app, visitor, product.province, trip)
      : readInto(text('into'));
  if (!into.ok) return into;
  const { slug, dayId } = into;
  const before = beforeByHour(await itemsOf(app, visitor, { slug, dayId }), item.hour);
  const parsed = planChange.safeParse({ op: 'add-item', id: text('newId'), dayId, before, item });
  if (!parsed.success) return refuse(parsed.error);
  const result = await changePlan(app.db, { slug, change: parsed.data, visitor }, app.clock.now());
  return result.ok ? { ok: true, slug, itemId: text('newId') } : result;
}

async function itemsOf(app: App, visitor: PlanVisitor, { slug, dayId }: { slug: string; dayId: string }) {
  const open = await openPlan(app.db, slug, visitor);
  const view = open && (await loadPlan(app.db, open.plan.id));
  return view?.days.find(({ id }) => id === dayId)?.items ?? [];
}

function readInto(value: string): { ok: true; slug: string; dayId: string } | { ok: false; message: string } {
  const [slug = '', dayId = ''] = value.split(' ');
  return slug && dayId
    ? { ok: true, slug, dayId }
    : { ok: false, message: 'Vui lòng chọn ngày trong kế hoạch.' };
}

async function makePlan(
  app: App,
  visitor: PlanVisitor,
  province: { slug: string; title: string } | undefined,
  { startsOn, nights, party }: RequestedTrip,
) {
  const plan = newPlan.parse({
    title: province ? `Chuyến đi ${province.title}` : 'Chuyến đi mới',
    provinces: province ? [province.slug] : [],
    startsOn,
    ...(party && { party }),
    ...(nights !== null && { days: nights + 1 }),
  });
  const made = await createPlan(app.db, { plan, visitor }, app.clock.now());
  if (!made.ok) return made;
  const open = await openPlan(app.db, made.slug, visitor);
  const view = open && (await loadPlan(app.db, open.plan.id));
  return { ok: true, slug: made.slug, dayId: view?.days[0]?.id ?? '' } as const;
}
