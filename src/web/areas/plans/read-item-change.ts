import type { PlanChangeDraft } from '#modules/plans/schema.ts';
import type { PlanView } from '#modules/plans/viewing/load-plan.ts';

const gone = { error: 'Mục này không còn trong kế hoạch.' };

/**
 * What the form of an item changes: the fields that differ from what its page showed (`seen`), so that somebody else's
 * change of another field is not undone by a form that is older.
 */
export function readItemChange(
  form: FormData,
  view: PlanView,
): PlanChangeDraft | { error: string; field?: string } {
  const text = (key: string) =>
    String(form.get(key) ?? '')
      .replaceAll('\r\n', '\n')
      .trim();
  const id = text('id');
  const item = view.days.flatMap(({ items }) => items).find((one) => one.id === id);
  if (!item) return gone;
  const seen = readSeen(text('seen'));
  const isChanged = (key: string) => form.has(key) && text(key) !== (seen[key] ?? '').trim();
  const count = (key: string) => (text(key) === '' ? undefined : Number(text(key)));
  const nights = isChanged('nights') ? count('nights') : item.choice.nights;
  const quantity = isChanged('quantity') ? count('quantity') : item.choice.quantity;
  const { nights: _, quantity: __, ...others } = item.choice;
  return {
    op: 'edit-item',
    id,
    version: Number(text('version')),
    fields: {
      ...(isChanged('title') && { title: text('title') }),
      ...(isChanged('note') && { note: text('note') }),
      ...(isChanged('hour') && { hour: text('hour') || null }),
      ...(isChanged('unitId') && { unitId: text('unitId') === '' ? null : Number(text('unitId')) }),
      ...((isChanged('nights') || isChanged('quantity')) && {
        choice: {
          ...others,
          ...(nights !== undefined && { nights }),
          ...(quantity !== undefined && { quantity }),
        },
      }),
    },
  };
}

/** What a form's fields held when its page was drawn. */
export function readSeen(text: string): Record<string, string> {
  try {
    const seen: unknown = JSON.parse(text);
    return typeof seen === 'object' && seen !== null ? (seen as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/**
 * One step up or down, over the edge of a day into the next one; or into a day that is named, before one of its items
 * (`before`) or to its end.
 */
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
