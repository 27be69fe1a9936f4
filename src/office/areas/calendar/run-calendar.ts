import {
  type DayEdit,
  type DayField,
  editDays,
  listCalendarUnits,
  previewEdit,
  type UndoEditResult,
  undoEdit,
} from '#modules/pricing/day-edits/edit-days.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import type { Executor } from '#platform/db/connect.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { addDays, daysBetween } from '#platform/time/days.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { wrongIn } from '../../app/action-reply.ts';
import { formatDay } from '../../parts/format-moment.ts';
import { type CalendarInput, type CalendarReply, calendarForm } from './calendar-form.ts';
import { chosenDays, copies, fieldOperations, readCells, seenOf } from './cells.ts';
import { runCopy } from './run-copy.ts';

/** Previews a change of days, carries it out, or undoes the last one. The form carries the value seen of each day. */
export async function runCalendar(app: App, actor: StaffActor, form: FormData): Promise<CalendarReply> {
  const { db, clock } = app;
  if (form.get('do') === 'undo') {
    const result = await undoEdit(db, actor, clock.now());
    return result.ok
      ? { done: `Đã hoàn tác ${result.count} ô.` }
      : { refused: await describeRefusal(db, result) };
  }
  const read = readForm(form, calendarForm, { lists: ['hang', 'thu', 'chep'] });
  if (!read.ok) return wrongIn(read);
  const input = read.value;
  const { typed } = read;
  const copying = copies[input.viec];
  if (copying) {
    const doing = { actor, step: copying.step, isApplied: form.get('do') === 'apply', now: clock.now() };
    const { refusal, ...reply } = await runCopy(db, input, doing);
    if (refusal) return { refused: await describeRefusal(db, refusal), typed };
    return reply.done ? reply : { ...reply, typed };
  }
  const field = fieldOperations[input.viec]?.field as DayField;
  const cells = input.hang.flatMap((unitId) =>
    chosenDays(input.tu, input.den, input.thu).map((on) => ({ unitId, day: on })),
  );
  if (cells.length === 0)
    return { errors: { thu: 'Khoảng này không có ngày nào vào các thứ đã chọn.' }, typed };
  const submitted = readSeen(input.thay, cells.length);
  const seen = submitted ?? (await readStanding(db, input, field));
  const days = cells.map((cell, at) => ({ ...cell, seen: seen[at] ?? null, to: 0 as number | null }));
  for (const one of days) one.to = goal(input, one.seen);
  if (days.some(({ to }) => Number.isNaN(to))) return { errors: { so: hintOf(input.viec) }, typed };
  const edit = { field, days, reason: input.lyDo, actor };
  if (form.get('do') === 'apply' && submitted) {
    const result = await editDays(db, edit, clock.now());
    if (!result.ok) return { refused: await describeRefusal(db, result), typed };
    return { done: `Đã đổi ${result.count} ô. Trang khách đã theo.` };
  }
  const result = await previewEdit(db, edit, clock.now());
  if (!result.ok) return { refused: await describeRefusal(db, result), typed };
  const words = await describePreview(db, days, result.changed, input.viec);
  return { preview: { count: cells.length, words, seen: seen.map((one) => one ?? '').join(',') }, typed };
}

const hintOf = (name: string) => `Nhập số. ${fieldOperations[name]?.hint ?? ''}`.trim();

/** The new value of a day; NaN where the input is no number. */
function goal({ viec, so }: CalendarInput, seen: number | null): number | null {
  const operation = fieldOperations[viec];
  if (operation?.to !== undefined) return operation.to;
  const typed = so.replace(/[.\s₫đ%]/g, '').replace(',', '.');
  if (!/^[-+]?\d+(\.\d+)?$/.test(typed)) return Number.NaN;
  if (viec === 'gia-dong') return Math.max(0, (seen ?? 0) + Number(typed));
  if (viec !== 'gia-phan-tram') return Number(typed);
  return Math.round(((seen ?? 0) * (100 + Number(typed))) / 100_000) * 1000;
}

/** Null where the values do not match the number of cells. */
function readSeen(text: string, count: number): (number | null)[] | null {
  if (text === '') return null;
  const seen = text.split(',').map((one) => (one === '' ? null : Number(one)));
  return seen.length === count && !seen.some(Number.isNaN) ? seen : null;
}

/** The current values of the chosen days, in their order. */
async function readStanding(db: Executor, input: CalendarInput, field: DayField): Promise<(number | null)[]> {
  const span = { from: input.tu, to: addDays(input.den, 1) };
  const { rows } = await listCalendarUnits(db, { unitIds: input.hang }, span, {}, input.hang.length);
  const cellsOf = new Map(rows.map(({ id, days }) => [id, readCells(days)]));
  const days = chosenDays(input.tu, input.den, input.thu);
  return input.hang.flatMap((unitId) =>
    days.map((on) => {
      const cell = cellsOf.get(unitId)?.[daysBetween(input.tu, on)];
      return cell ? seenOf(cell, field) : null;
    }),
  );
}

async function describePreview(
  db: Executor,
  days: readonly DayEdit[],
  changed: readonly (DayEdit & { was: number | null })[],
  viec: string,
): Promise<string[]> {
  const [first] = changed;
  if (!first) return [`Cả ${days.length} ô đã đúng như vậy.`];
  const isPrice = fieldOperations[viec]?.field === 'price';
  const titles = await titlesOf(db, [first.unitId]);
  const amount = (value: number | null) =>
    value === null ? (isPrice ? 'giá theo luật' : 'chưa mở') : isPrice ? formatVnd(value) : String(value);
  const bySelf = isPrice ? changed.filter(({ was }) => was !== null).length : 0;
  const sides = `${amount(first.seen)} thành ${amount(first.to)}`;
  return [
    `${changed.length} ô đổi${changed.length < days.length ? `, ${days.length - changed.length} ô đã đúng` : ''}`,
    ...(bySelf > 0 ? [`${bySelf} ô trong đó có giá đặt tay`] : []),
    ...(fieldOperations[viec]?.hint ? [`${titles.get(first.unitId)} ${formatDay(first.day)}: ${sides}`] : []),
    'Đơn đã đặt giữ nguyên giá và chỗ.',
  ];
}

const plainRefusals = {
  not_allowed: 'Vai trò của bạn không đổi được mục này.',
  past_day: 'Ngày đã qua thì không đổi được.',
  unknown_unit: 'Có hạng không còn bán, bạn tải lại trang.',
  too_many: 'Mỗi lần đổi tối đa 20.000 ô.',
  wrong_value:
    'Giá tròn nghìn đồng, số chỗ từ 0 đến 10.000, số đêm từ 1 đến 30 (ở tối đa 0 là không giới hạn), nhả chỗ trước nhiều nhất 90 ngày.',
  nothing_to_undo: 'Không còn gì để hoàn tác.',
};

type Refusal = Exclude<UndoEditResult, { ok: true }>;

/** Explains a refusal, naming the first of the conflicting days. */
async function describeRefusal(db: Executor, refusal: Refusal): Promise<string> {
  if (!('days' in refusal)) return plainRefusals[refusal.reason];
  const shown = refusal.days.slice(0, 3);
  const titles = await titlesOf(
    db,
    shown.map(({ unitId }) => unitId),
  );
  const words = {
    changed_meanwhile: { about: 'Có người vừa đổi', tell: (value: string) => ` nay là ${value}` },
    below_taken: { about: 'Ít hơn số đã giữ và bán', tell: (value: string) => ` đã có ${value}` },
    stopped: { about: 'Đang ngừng phục vụ, mở lại ở mục Ngừng phục vụ', tell: () => '' },
    not_open: { about: 'Ngày chưa mở bán hoặc chưa có giá', tell: () => '' },
  }[refusal.reason];
  const conflicts = shown.map(({ unitId, day: on, value }) => {
    const now = value === null ? 'trống' : value.toLocaleString('vi-VN');
    return `${titles.get(unitId) ?? ''} ${formatDay(on)}${words.tell(now)}`;
  });
  const rest = refusal.days.length - shown.length;
  return `${words.about}: ${conflicts.join('; ')}${rest > 0 ? ` và ${rest} ngày khác` : ''}. Chưa ô nào bị đổi.`;
}

async function titlesOf(db: Executor, unitIds: readonly number[]): Promise<Map<number, string>> {
  const span = { from: '2000-01-01', to: '2000-01-01' };
  const { rows } = await listCalendarUnits(db, { unitIds }, span, {});
  return new Map(rows.map(({ id, title }) => [id, title]));
}
