import { redirect } from 'react-router';
import { z } from 'zod';
import { closeDays, reopenDays } from '#modules/booking/disruption/close-days.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { readForm, typedIn } from '#platform/forms/read-form.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';
import { describeConflict } from '../../parts/history/describe-conflict.ts';
import { closingForm, readScope } from './read-scope.ts';

const refusals = {
  not_allowed: 'Vai trò của bạn không ngừng hay mở lại dịch vụ được.',
  unknown_scope: 'Nơi hoặc dịch vụ này không còn, hoặc không bán gì.',
  invalid_days: 'Ngày cuối không được trước ngày đầu.',
  already_closed: 'Những ngày này đã ngừng từ trước, khách đã được báo.',
  unknown_disruption: 'Không có đợt ngừng này.',
  already_ended: 'Đợt này đã được mở lại.',
};

/** Closes days, or reopens them. @throws a redirect to the new closing */
export async function runDisruption(app: App, actor: StaffActor, form: FormData): Promise<ActionReply> {
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
