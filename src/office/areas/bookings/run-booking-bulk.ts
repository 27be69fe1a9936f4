import {
  addNote,
  assignBooking,
  labelBooking,
  longestLabel,
  withdrawNote,
} from '#modules/booking/board/notes.ts';
import { remindPayment, resendMail } from '#modules/booking/trip/resend-mail.ts';
import { remindBookingSuppliers } from '#modules/suppliers/commands/supplier-asks.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { describeConflict } from '../../parts/history/describe-conflict.ts';
import type { BulkReply } from '../../parts/list/bulk-reply.ts';
import { type BulkStep, runBulk, undoBulk } from '../../parts/list/run-bulk.ts';
import { readColleague } from '../../parts/people/colleagues.ts';
import { refusalWords } from './refusal-words.ts';

interface BulkContext {
  app: App;
  actor: StaffActor;
}

/** Runs or undoes a bulk action on bookings; null for an unknown action. */
export async function runBookingBulk(form: FormData, { app, actor }: BulkContext): Promise<BulkReply | null> {
  const now = app.clock.now();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  switch (text('viec')) {
    case 'giao': {
      const to = await readColleague(app.db, text('cho'));
      if (to === undefined) return { problem: 'Chọn người nhận.' };
      return runBulk(form, { cho: text('cho') }, async (code) => {
        const given = await assignBooking(app.db, { code, to, actor }, now);
        if (!given.ok) return refused(given);
        return { ok: true, undo: `${code}=${given.before ?? 'khong-ai'}=${to?.id ?? 'khong-ai'}` };
      });
    }
    case 'giao-lai':
      return undoBulk(form, async (token) => {
        const [code = '', id = '', given = ''] = token.split('=');
        const to = await readColleague(app.db, id);
        if (to === undefined) return { ok: false, why: 'người giữ trước không còn làm việc.' };
        // What somebody else has assigned since is not undone with it.
        const from = given === 'khong-ai' ? null : given;
        return overtaken(app, code, await assignBooking(app.db, { code, to, from, actor }, now));
      });
    case 'ghi-chu': {
      const note = text('ghi').slice(0, 1000);
      if (note === '') return { problem: 'Viết điều cần ghi.' };
      return runBulk(form, { ghi: note }, async (code) => {
        const noted = await addNote(app.db, { code, text: note, actor }, now);
        return noted.ok ? { ok: true, undo: `${code}=${noted.noteId}` } : refused(noted);
      });
    }
    case 'ghi-chu-lai':
      return undoBulk(form, async (token) => {
        const [code = '', id] = token.split('=');
        const noteId = Number.isSafeInteger(Number(id)) ? Number(id) : 0;
        return overtaken(app, code, await withdrawNote(app.db, { noteId, actor }, now));
      });
    case 'nhan': {
      const label = text('nhan').slice(0, longestLabel);
      if (label === '') return { problem: 'Viết nhãn.' };
      const isOn = text('bo') === '';
      return runBulk(form, { nhan: label, ...(!isOn && { bo: text('bo') }) }, async (code) => {
        const done = await labelBooking(app.db, { code, label, isOn, actor }, now);
        if (!done.ok) return overtaken(app, code, done);
        return done.isChanged ? { ok: true, undo: `${code}=${isOn ? '+' : '-'}${done.label}` } : { ok: true };
      });
    }
    case 'nhan-lai':
      return undoBulk(form, async (token) => {
        const [, code = '', sign, label = ''] = /^(\w+)=([+-])(.+)$/.exec(token) ?? [];
        return overtaken(
          app,
          code,
          await labelBooking(app.db, { code, label, isOn: sign === '-', actor }, now),
        );
      });
    case 'nhac-tien':
      return runBulk(form, {}, async (code) =>
        overtaken(app, code, await remindPayment(app.db, app.queue, { code, actor }, now)),
      );
    case 'nhac-ncc':
      return runBulk(form, {}, async (code) =>
        overtaken(app, code, await remindBookingSuppliers(app.db, app.queue, { code, actor }, now)),
      );
    case 'gui-lai':
      return runBulk(form, {}, async (code) =>
        overtaken(app, code, await resendMail(app.db, app.queue, { code, actor }, now)),
      );
    default:
      return null;
  }
}

type Result = { ok: true } | { ok: false; reason: string };

/** A step that somebody else may have overtaken: where it is refused, with what was done last to the booking, and by whom. */
async function overtaken({ db }: App, code: string, result: Result): Promise<BulkStep> {
  const step = stepOf(result);
  if (result.ok || step.ok || result.reason === 'not_allowed') return step;
  return { ...step, why: `${step.why}${await describeConflict(db, 'booking', code)}` };
}

function stepOf(result: Result): BulkStep {
  return result.ok ? { ok: true } : refused(result);
}

function refused(result: { reason: string }): BulkStep {
  return { ok: false, why: refusalWords(result) };
}
