import { data, redirect } from 'react-router';
import type { ZodType } from 'zod';
import { addNote, labelBooking, openPapers } from '#modules/booking/board/notes.ts';
import { answerMessage, settleMessages } from '#modules/booking/thread/messages.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { actWithWords } from './act-with-words.ts';
import { actionForms } from './action-forms.ts';
import type { ActionName } from './booking-action.ts';
import { bookingAddress } from './booking-address.ts';
import { loadBooking } from './load-booking.ts';
import { refusalWords } from './refusal-words.ts';
import { runCostAction } from './run-cost-action.ts';

/** Runs the action of a form on a booking's page. The list it was opened from and the timeline's filter stay in the address. */
export async function runBookingAction(
  app: App,
  { code, actor, request }: { code: string; actor: StaffActor; request: Request },
) {
  const now = app.clock.now();
  const form = await request.formData();
  const { searchParams } = new URL(request.url);
  const here = (more: Record<string, string> = {}) => redirect(bookingAddress(code, searchParams, more));
  const refused = async (reason: string, typed: Record<string, string> = {}) =>
    data({ problem: await refusalOf({ reason }, { app, code, actor }), typed }, { status: statusOf(reason) });
  const name = String(form.get('viec'));
  if (name === 'giay-to') {
    const opened = await openPapers(app.db, { code, actor }, { secrets: app.secrets.data, now });
    return opened.ok ? { papers: opened.travellers.map(({ details }) => details) } : refused(opened.reason);
  }
  if (name === 'ghi-chu') {
    const noted = await addNote(app.db, { code, text: String(form.get('text') ?? ''), actor }, now);
    return noted.ok || noted.reason === 'empty' ? here() : refused(noted.reason);
  }
  if (name === 'nhan' || name === 'bo-nhan') {
    const label = String(form.get('nhan') ?? '');
    const done = await labelBooking(app.db, { code, label, isOn: name === 'nhan', actor }, now);
    return done.ok || done.reason === 'empty' ? here() : refused(done.reason, { viec: name, nhan: label });
  }
  if (name === 'tra-loi' || name === 'khong-can-tra-loi') {
    const text = String(form.get('text') ?? '');
    const settled =
      name === 'tra-loi'
        ? await answerMessage(app.db, app.queue, { code, text, actor }, now)
        : await settleMessages(app.db, { code, actor }, now);
    return settled.ok ? here() : refused(settled.reason);
  }
  if (name === 'gia-von') {
    const reply = await runCostAction(app, { code, actor }, form);
    return reply.ok ? here() : data(reply, { status: 422 });
  }
  if (!Object.hasOwn(actionForms, name)) throw data(null, { status: 400 });
  const read = readForm(form, actionForms[name as ActionName] as ZodType<unknown>, { lists: ['names'] });
  const { typed } = read;
  if (!read.ok) return data({ problems: read.errors, typed }, { status: 422 });
  const context = { app, code, actor, now };
  const result = await actWithWords(name as ActionName, context, { form, value: read.value as never });
  const { preview } = result;
  const additions = result.ok ? result.additions : undefined;
  if (result.problems) return data({ problems: result.problems, typed }, { status: 422 });
  if (result.ok) {
    const isOnlyShown = (preview ?? additions) && result.isDone === undefined;
    return isOnlyShown ? { preview, additions, typed } : here({ xong: name });
  }
  return data(
    { problem: await refusalOf(result, { app, code, actor }), preview, typed },
    { status: statusOf(result.reason) },
  );
}

/** 403 where the role may not do it. */
const statusOf = (reason: string) => (reason === 'not_allowed' ? 403 : 409);

/** Why an action was refused; where something happened meanwhile, with what and by whom. */
async function refusalOf(
  result: Parameters<typeof refusalWords>[0],
  { app, code, actor }: { app: App; code: string; actor: StaffActor },
): Promise<string> {
  const booking = await loadBooking(app, { code, actor, query: new URLSearchParams() });
  return refusalWords(result, booking?.timeline);
}
