import { copyWeek, type EditDaysResult, previewWeekCopy } from '#modules/pricing/day-edits/edit-days.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { Database } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';
import { formatDay } from '../../parts/format-moment.ts';
import type { CalendarReply, Wish } from './calendar-wish.ts';
import { copied } from './cells.ts';

type CopyReply = CalendarReply & { refusal?: Exclude<EditDaysResult, { ok: true }> };

/** Shows what making weeks like their first would write, or does it once it was shown and is still the same. */
export async function runWeekCopy(
  db: Database,
  wish: Wish,
  { actor, isApplied, now }: { actor: StaffActor; isApplied: boolean; now: Date },
): Promise<CopyReply> {
  const { hang, tu, den, thu, chep, lyDo } = wish;
  const second = addDays(tu, 7);
  if (den < second)
    return {
      errors: { den: `Tuần mẫu là 7 ngày đầu, nên ngày cuối từ ${formatDay(second)} trở đi.` },
    };
  if (chep.length === 0) return { errors: { chep: 'Chọn ít nhất một thứ để chép.' } };
  const fields = chep.flatMap((name) => copied[name]?.fields ?? []);
  const copy = { unitIds: hang, from: tu, until: den, weekdays: thu, fields, reason: lyDo, actor };
  if (isApplied && wish.thay !== '') {
    const result = await copyWeek(db, { ...copy, mark: wish.thay }, now);
    if (result.ok) return { done: `Đã chép, ${result.count} chỗ đổi. Trang khách đã theo.` };
    if (result.reason !== 'other_plan') return { refusal: result };
  }
  const plan = await previewWeekCopy(db, copy, now);
  if (!plan.ok) return { refusal: plan };
  const isOther = isApplied && wish.thay !== '';
  return {
    ...(isOther && {
      refused: 'Lịch hoặc lựa chọn đã khác lúc xem trước, chưa ô nào bị đổi. Bạn xem lại bên dưới.',
    }),
    preview: { count: countCells(plan.parts), words: tellCopy(wish, plan), seen: plan.mark },
  };
}

type Plan = Extract<Awaited<ReturnType<typeof previewWeekCopy>>, { ok: true }>;

function tellCopy({ tu, den, chep }: Wish, { parts, missing }: Plan): string[] {
  const about = `Tuần mẫu ${formatDay(tu)}–${formatDay(addDays(tu, 6))}, chép đến hết ${formatDay(den)}`;
  if (parts.length === 0) return [about, 'Các tuần sau đã đúng như tuần mẫu.'];
  const byGroup = chep.flatMap((name) => {
    const { title, fields } = copied[name] ?? { title: '', fields: [] };
    const count = countCells(parts.filter(({ field }) => fields.includes(field)));
    return count > 0 ? [`${title}: ${count} ô`] : [];
  });
  return [
    about,
    ...byGroup,
    ...(parts.some(({ field }) => field === 'price') ? ['Giá chép sang là giá đặt tay.'] : []),
    ...(missing > 0 ? [`${missing} ô chưa mở bán hoặc chưa có giá được bỏ qua.`] : []),
    'Đơn đã đặt giữ nguyên giá và chỗ.',
  ];
}

/** Days of units, however much of each changes. */
function countCells(parts: Plan['parts']): number {
  return new Set(parts.flatMap(({ days }) => days.map(({ unitId, day }) => `${unitId} ${day}`))).size;
}
