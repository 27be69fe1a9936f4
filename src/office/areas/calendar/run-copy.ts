import { copyDays, type EditDaysResult, previewCopy } from '#modules/pricing/day-edits/edit-days.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { Database } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';
import { formatDay } from '../../parts/format-moment.ts';
import type { CalendarInput, CalendarReply } from './calendar-form.ts';
import { copied } from './cells.ts';

type CopyReply = CalendarReply & { refusal?: Exclude<EditDaysResult, { ok: true }> };

/** Previews copying the first days onto later ones, or carries it out where it still equals the preview. */
export async function runCopy(
  db: Database,
  input: CalendarInput,
  { actor, step, isApplied, now }: { actor: StaffActor; step: 1 | 7; isApplied: boolean; now: Date },
): Promise<CopyReply> {
  const { hang, tu, den, thu, chep, lyDo } = input;
  const next = addDays(tu, step);
  if (den < next) {
    const model = step === 7 ? 'Tuần mẫu là 7 ngày đầu' : 'Ngày mẫu là ngày đầu';
    return { errors: { den: `${model}, nên ngày cuối từ ${formatDay(next)} trở đi.` } };
  }
  if (chep.length === 0) return { errors: { chep: 'Chọn ít nhất một thứ để chép.' } };
  const fields = chep.flatMap((name) => copied[name]?.fields ?? []);
  const copy = { unitIds: hang, step, from: tu, until: den, weekdays: thu, fields, reason: lyDo, actor };
  if (isApplied && input.thay !== '') {
    const result = await copyDays(db, { ...copy, mark: input.thay }, now);
    if (result.ok) return { done: `Đã chép, ${result.count} chỗ đổi. Trang khách đã theo.` };
    if (result.reason !== 'other_plan') return { refusal: result };
  }
  const plan = await previewCopy(db, copy, now);
  if (!plan.ok) return { refusal: plan };
  const isOther = isApplied && input.thay !== '';
  return {
    ...(isOther && {
      refused: 'Lịch hoặc lựa chọn đã khác lúc xem trước, chưa ô nào bị đổi. Bạn xem lại bên dưới.',
    }),
    preview: { count: countCells(plan.parts), words: describeCopy(input, step, plan), seen: plan.mark },
  };
}

type Plan = Extract<Awaited<ReturnType<typeof previewCopy>>, { ok: true }>;

function describeCopy({ tu, den, chep }: CalendarInput, step: 1 | 7, { parts, missing }: Plan): string[] {
  const model =
    step === 7 ? `Tuần mẫu ${formatDay(tu)}–${formatDay(addDays(tu, 6))}` : `Ngày mẫu ${formatDay(tu)}`;
  const about = `${model}, chép đến hết ${formatDay(den)}`;
  if (parts.length === 0) return [about, 'Các ngày sau đã đúng như mẫu.'];
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

/** The number of unit days, regardless of how many fields of each change. */
function countCells(parts: Plan['parts']): number {
  return new Set(parts.flatMap(({ days }) => days.map(({ unitId, day }) => `${unitId} ${day}`))).size;
}
