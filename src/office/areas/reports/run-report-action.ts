import { saveReportMail, stopReportMail } from '#modules/reports/commands/report-mails.ts';
import { reportRhythms } from '#modules/reports/rules/mailed-report.ts';
import { reportMailInput } from '#modules/reports/schema.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';
import type { ReportQuery } from './read-report.ts';

/** With the selected colleagues, to keep them selected. */
export type ReportReply = ActionReply & { chosen?: string[] };

const refusals: Readonly<Record<string, string>> = {
  not_allowed: 'Vai trò của bạn không đặt gửi báo cáo này được.',
  unknown_reader: 'Có người vừa thôi việc hoặc không còn được xem báo cáo này. Bạn chọn lại người nhận.',
  too_many: 'Đã có 50 báo cáo gửi định kỳ. Ngừng bớt một báo cáo rồi đặt lại.',
  unknown_mail: 'Báo cáo này đã được ngừng gửi.',
};

/** Schedules mails of the report in the address, or stops a scheduled one. */
export async function runReportAction(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { kind, ask, period }: Pick<ReportQuery, 'kind' | 'ask' | 'period'>,
  { actor, form }: { actor: StaffActor; form: FormData },
): Promise<ReportReply> {
  const now = clock.now();
  if (form.get('do') === 'stop') {
    const stopped = await stopReportMail(db, { id: Number(form.get('id')) || 0, actor }, now);
    return stopped.ok ? { done: 'Đã ngừng gửi.' } : { refused: refusals[stopped.reason] ?? '' };
  }
  if (!period) return { refused: 'Chọn một kỳ, như 7 ngày qua, rồi đặt gửi.' };
  const chosen = form.getAll('readers').map(String);
  const read = readForm(form, reportMailInput, { lists: ['readers'] });
  if (!read.ok) return { ...wrongIn(read), chosen };
  const report = { slug: kind.slug, period, by: ask.by, ...narrowing(ask) };
  const { every } = read.value;
  const saved = await saveReportMail(db, { report, ...read.value, actor }, now);
  if (saved.ok) return { done: `Đã đặt gửi: ${reportRhythms[every]}, từ 7 giờ.` };
  return { refused: refusals[saved.reason] ?? saved.reason, typed: read.typed, chosen };
}

const narrowing = ({ kind, province, channel }: ReportQuery['ask']) => ({ kind, province, channel });
