import { redirect } from 'react-router';
import { z } from 'zod';
import { changeClosingNote, closeDays, reopenDays } from '#modules/booking/disruption/close-days.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { readForm, typedIn } from '#platform/forms/read-form.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';
import { describeConflict } from '../../parts/history/describe-conflict.ts';
import { closingForm, closingNote, readScope } from './read-scope.ts';

const refusals = {
  not_allowed: 'Vai trò của bạn không ngừng hay mở lại dịch vụ được.',
  unknown_scope: 'Nơi hoặc dịch vụ này không còn, hoặc không bán gì.',
  invalid_days: 'Ngày cuối không được trước ngày đầu.',
  already_closed: 'Những ngày này đã ngừng từ trước, khách đã được báo.',
  unknown_disruption: 'Không có đợt ngừng này.',
  already_ended: 'Đợt này đã được mở lại.',
};

/** Closes days, changes what guests read of them, or reopens them. @throws a redirect to the new closing */
export async function runDisruption(app: App, actor: StaffActor, form: FormData): Promise<ActionReply> {
  if (form.get('do') === 'note') return changeNote(app, actor, form);
  return form.get('do') === 'reopen' ? reopen(app, actor, form) : close(app, actor, form);
}

async function close({ db, queue, clock }: App, actor: StaffActor, form: FormData): Promise<ActionReply> {
  const read = readForm(form, closingForm);
  if (!read.ok) return wrongIn(read);
  const { chon, tu: fromOn, den: toOn, reason, note } = read.value;
  const scope = readScope(chon);
  if (!scope) return { refused: refusals.unknown_scope, typed: typedIn(form) };
  const days = { scope, fromOn, toOn, reason, note };
  const result = await closeDays(db, queue, days, { actor, now: clock.now() });
  if (result.ok) throw redirect(`/ngung-phuc-vu?dot=${result.disruptionId}`);
  return { refused: refusals[result.reason], typed: typedIn(form) };
}

async function changeNote({ db, clock }: App, actor: StaffActor, form: FormData): Promise<ActionReply> {
  const typed = typedIn(form);
  const id = z.uuid().safeParse(form.get('id'));
  if (!id.success) return { refused: refusals.unknown_disruption, typed };
  const note = closingNote.safeParse(form.get('newNote') ?? '');
  if (!note.success) return { errors: { newNote: note.error.issues[0]?.message ?? '' }, typed };
  const given = { disruptionId: id.data, note: note.data, actor };
  const result = await changeClosingNote(db, given, clock.now());
  if (result.ok) return { done: 'Đã đổi câu khách đọc, trang sản phẩm có ngay. Thư đã gửi giữ câu cũ.' };
  return { refused: refusals[result.reason], typed };
}

async function reopen({ db, queue, clock }: App, actor: StaffActor, form: FormData): Promise<ActionReply> {
  const id = z.uuid().safeParse(form.get('id'));
  if (!id.success) return { refused: refusals.unknown_disruption };
  const result = await reopenDays(db, queue, id.data, { actor, now: clock.now() });
  if (result.ok)
    return { done: `${result.title} đã mở lại. Khách chưa chọn giữ nguyên đặt chỗ và được báo qua thư.` };
  const isOld = result.reason === 'already_ended';
  const meanwhile = isOld ? await describeConflict(db, 'disruption', id.data) : '';
  return { refused: `${refusals[result.reason]}${meanwhile}` };
}
