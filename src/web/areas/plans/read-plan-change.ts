import { findPlaceByName } from '#modules/catalog/queries/places.ts';
import type { PlanChangeDraft } from '#modules/plans/schema.ts';
import type { PlanView } from '#modules/plans/viewing/load-plan.ts';
import type { App } from '#platform/app.ts';
import { beforeByHour } from './before-by-hour.ts';
import { readDescription } from './read-description.ts';
import { readItemChange, readMove } from './read-item-change.ts';

/** The change that a form asks for; `error` where it is invalid. */
export async function readPlanChange(
  app: App,
  view: PlanView,
  { form, intent }: { form: FormData; intent: string },
): Promise<PlanChangeDraft | { error: string; field?: string }> {
  const text = (key: string) => String(form.get(key) ?? '').trim();
  const version = Number(text('version'));
  switch (intent) {
    case 'describe':
      return readDescription(form, version);
    case 'add-day':
      return { op: 'add-day', id: text('newId'), title: text('title') };
    case 'rename-day':
      return { op: 'rename-day', id: text('id'), title: text('title'), version };
    case 'remove-day':
      return { op: 'remove-day', id: text('id') };
    case 'add-item': {
      const kind = text('kind');
      const common = { note: text('note'), hour: text('hour') || null };
      const dayId = text('about');
      const others = view.days.find(({ id }) => id === dayId)?.items ?? [];
      const before = beforeByHour(others, common.hour);
      const where = { op: 'add-item', id: text('newId'), dayId, before } as const;
      if (kind !== 'place')
        return {
          ...where,
          item: { ...common, kind: kind === 'transport' ? kind : 'note', title: text('title') },
        };
      const placeId = Number(text('placeId')) || (await findPlaceByName(app.readDb, text('title')));
      if (placeId === null)
        return {
          error: `Chưa có điểm đến tên “${text('title')}”. Bạn chọn loại Ghi chú để vẫn giữ tên này.`,
          field: 'title',
        };
      return { ...where, item: { ...common, kind, placeId } };
    }
    case 'edit-item':
      return readItemChange(app.db, form, view);
    case 'remove-item':
      return { op: 'remove-item', id: text('id'), version };
    case 'move-day':
    case 'move-item':
      return readMove(form, view, intent);
    default:
      return { error: 'Trang không hiểu yêu cầu này. Vui lòng tải lại trang.' };
  }
}
