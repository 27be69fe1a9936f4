import type { ItemChoice, PlanChangeDraft } from '#modules/plans/schema.ts';
import type { PlanItem, PlanView } from '#modules/plans/viewing/load-plan.ts';
import { listUnitOptions } from '#modules/pricing/trip-prices/party-requests.ts';
import type { Executor } from '#platform/db/connect.ts';
import { readJson } from '#platform/forms/read-json.ts';
import { extraWords, parseExtras } from '#web/parts/booking/extra-words.ts';

const gone = { error: 'Mục này không còn trong kế hoạch.' };
const notOnSale = 'Lựa chọn này không còn bán. Vui lòng chọn lại.';
/** The limit in the schema of a choice. */
const mostOfExtra = 60;
const isDbId = (id: number) => Number.isInteger(id) && id > 0 && id < 2 ** 31;

/**
 * The changes made by an item's form: the fields that differ from what its page showed (`seen`), so that a stale form does not
 * undo somebody else's change of another field.
 */
export async function readItemChange(
  db: Executor,
  form: FormData,
  view: PlanView,
): Promise<PlanChangeDraft | { error: string; field?: string }> {
  const text = (key: string) =>
    String(form.get(key) ?? '')
      .replaceAll('\r\n', '\n')
      .trim();
  const id = text('id');
  const item = view.days.flatMap(({ items }) => items).find((one) => one.id === id);
  if (!item) return gone;
  const seen = readSeen(text('seen'));
  const isChanged = (key: string) => form.has(key) && text(key) !== (seen[key] ?? '').trim();
  const unitId = isChanged('unitId') ? (text('unitId') === '' ? null : Number(text('unitId'))) : item.unitId;
  if (unitId !== null && !isDbId(unitId)) return { error: notOnSale, field: 'unitId' };
  const choice = await readChoice(db, form, { seen, item, unitId, isChanged });
  if ('error' in choice) return choice;
  return {
    op: 'edit-item',
    id,
    version: Number(text('version')),
    fields: {
      ...(isChanged('title') && { title: text('title') }),
      ...(isChanged('note') && { note: text('note') }),
      ...(isChanged('hour') && { hour: text('hour') || null }),
      ...(isChanged('unitId') && { unitId }),
      ...(choice.value && { choice: choice.value }),
    },
  };
}

/**
 * The options chosen besides the unit, where the form changes them. Options that a newly chosen unit does not have are dropped.
 * @returns without `value` where nothing changes
 */
async function readChoice(
  db: Executor,
  form: FormData,
  change: {
    seen: Record<string, string>;
    item: PlanItem;
    unitId: number | null;
    isChanged: (key: string) => boolean;
  },
): Promise<{ value?: ItemChoice } | { error: string; field: string }> {
  const { seen, item, unitId, isChanged } = change;
  const value: ItemChoice = { ...item.choice };
  for (const name of ['nights', 'quantity'] as const) {
    if (!isChanged(name)) continue;
    const typed = String(form.get(name) ?? '').trim();
    if (typed === '') delete value[name];
    else value[name] = Number(typed);
  }
  const posted = parseExtras(form.getAll('extra').map(String));
  const changesExtras = seen.extra !== undefined && extraWords(posted).join(',') !== seen.extra;
  if (posted.some(({ quantity }) => !Number.isInteger(quantity) || quantity > mostOfExtra))
    return { error: `Số lượng từ 1 đến ${mostOfExtra}.`, field: 'extra' };
  if (changesExtras) value.extras = posted;
  if (isChanged('plan')) value.ratePlanId = Number(form.get('plan'));
  const isMoved = unitId !== item.unitId;
  if (isMoved || changesExtras || isChanged('plan')) {
    const options = unitId === null ? undefined : (await listUnitOptions(db, [unitId])).get(unitId);
    const extras = value.extras?.filter(({ code }) => options?.extras.some((extra) => extra.code === code));
    const hasPlan = options?.plans.some(({ id }) => id === value.ratePlanId);
    if (!isMoved && changesExtras && extras?.length !== posted.length)
      return { error: notOnSale, field: 'extra' };
    if (!isMoved && isChanged('plan') && !hasPlan) return { error: notOnSale, field: 'plan' };
    if (!hasPlan) delete value.ratePlanId;
    if (extras?.length) value.extras = extras;
    else delete value.extras;
  }
  return JSON.stringify(value) === JSON.stringify(item.choice) ? {} : { value };
}

/** What a form's fields held when its page was rendered; untrusted input. */
export function readSeen(text: string): Record<string, string> {
  const fields = Object.entries((readJson(text) ?? {}) as Record<string, unknown>);
  return Object.fromEntries(fields.map(([key, held]) => [key, typeof held === 'object' ? '' : String(held)]));
}

/** One step up or down, across the edge of a day into the next one; or to a named day, before one of its items (`before`) or to its end. */
export function readMove(
  form: FormData,
  { days }: PlanView,
  intent: 'move-day' | 'move-item',
): PlanChangeDraft | { error: string } {
  const [id, to] = [String(form.get('id') ?? ''), String(form.get('to') ?? '')];
  if (intent === 'move-day') {
    const at = days.findIndex((day) => day.id === id);
    if (at < 0) return { error: 'Ngày này không còn trong kế hoạch.' };
    const before = to === 'up' ? days[Math.max(0, at - 1)]?.id : days[at + 2]?.id;
    return { op: 'move-day', id, before: before ?? null };
  }
  const dayAt = days.findIndex(({ items }) => items.some((item) => item.id === id));
  const day = days[dayAt];
  if (!day) return gone;
  if (to !== 'up' && to !== 'down')
    return { op: 'move-item', id, dayId: to, before: String(form.get('before') ?? '') || null };
  const at = day.items.findIndex((item) => item.id === id);
  const [above, below] = [days[dayAt - 1], days[dayAt + 1]];
  if (to === 'up') {
    if (at === 0 && above) return { op: 'move-item', id, dayId: above.id };
    return { op: 'move-item', id, dayId: day.id, before: day.items[Math.max(0, at - 1)]?.id ?? null };
  }
  if (at === day.items.length - 1 && below)
    return { op: 'move-item', id, dayId: below.id, before: below.items[0]?.id ?? null };
  return { op: 'move-item', id, dayId: day.id, before: day.items[at + 2]?.id ?? null };
}
