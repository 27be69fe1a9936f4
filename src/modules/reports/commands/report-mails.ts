import { sql } from 'kysely';
import { listStaff } from '#modules/identity/queries.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import type { Database } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { dayInVietnam, instantInVietnam } from '#platform/time/days.ts';
import { reportMailDue } from '../events.ts';
import { may } from '../policy.ts';
import { listReportMails } from '../queries/list-report-mails.ts';
import { dueOn, type MailedReport, type ReportRhythm, reportRhythms } from '../rules/mailed-report.ts';
import { groupingTitles } from '../rules/report-kind.ts';
import { findReportKind } from '../rules/report-kinds.ts';
import { reportPeriods } from '../rules/report-period.ts';
import { seenKind } from '../rules/seen-kind.ts';

const maxMails = 50;
/** Time of the morning from which reports are mailed, in Vietnam. */
const fromHour = '07:00';

/** Staff who may get a report by mail: those who may see it in the office. @returns by name */
export async function listReportReaders(db: Database, slug: string, now: Date) {
  const kind = findReportKind(slug);
  const people = kind ? await listStaff(db, now) : [];
  return people
    .filter((person) => person.state === 'active' && kind && seenKind(kind, person))
    .map(({ id, name, role }) => ({ id, name, role: role.title }));
}

export type SaveReportMailResult =
  | { ok: true; id: number }
  | { ok: false; reason: 'not_allowed' | 'unknown_reader' | 'too_many' };

/** Schedules a report by mail to colleagues, from the next day on which it is due. */
export async function saveReportMail(
  db: Database,
  {
    report,
    every,
    readers,
    actor,
  }: { report: MailedReport; every: ReportRhythm; readers: readonly string[]; actor: StaffActor },
  now: Date,
): Promise<SaveReportMailResult> {
  const kind = findReportKind(report.slug);
  if (!kind || !may(actor, 'report.export') || !seenKind(kind, actor))
    return { ok: false, reason: 'not_allowed' };
  const known = await listReportReaders(db, report.slug, now);
  const chosen = known.filter(({ id }) => readers.includes(id));
  if (chosen.length < new Set(readers).size) return { ok: false, reason: 'unknown_reader' };
  const { slug, by, period, province, channel } = report;
  return db.transaction().execute(async (tx): Promise<SaveReportMailResult> => {
    // Prevents two concurrent saves from both taking the last free slot.
    await sql`LOCK TABLE report_mails IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
    if ((await listReportMails(tx)).length >= maxMails) return { ok: false, reason: 'too_many' };
    const { id } = await tx
      .insertInto('report_mails')
      .values({
        ...{ slug, grouping: by, period, kind: report.kind ?? null, province: province ?? null },
        ...{ channel: channel ?? null, every, sent_on: dayInVietnam(now), made_by: actor.id, made_at: now },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('report_mail_readers')
      .values(chosen.map((reader) => ({ mail_id: id, staff_id: reader.id })))
      .execute();
    const after = {
      ...{ grouping: groupingTitles[by], period: reportPeriods[period], every: reportRhythms[every] },
      readers: chosen.map(({ name }) => name).join(', '),
    };
    const object = { type: 'report', id: slug };
    await writeHistory(tx, { actor, verb: 'report.mail_set', object, after, now });
    return { ok: true, id };
  });
}

/** Stops mailing a report. */
export async function stopReportMail(
  db: Database,
  { id, actor }: { id: number; actor: StaffActor },
  now: Date,
): Promise<{ ok: true } | { ok: false; reason: 'not_allowed' | 'unknown_mail' }> {
  if (!may(actor, 'report.export')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx) => {
    const mail = (await listReportMails(tx)).find((one) => one.id === id);
    const deleted = await tx.deleteFrom('report_mails').where('id', '=', id).executeTakeFirst();
    if (!mail || Number(deleted.numDeletedRows) === 0) return { ok: false, reason: 'unknown_mail' };
    const { report, every, readers } = mail;
    const before = {
      ...{ grouping: groupingTitles[report.by], period: reportPeriods[report.period] },
      ...{ every: reportRhythms[every], readers: readers.map(({ name }) => name).join(', ') },
    };
    const object = { type: 'report', id: report.slug };
    await writeHistory(tx, { actor, verb: 'report.mail_stopped', object, before, now });
    return { ok: true };
  });
}

/**
 * From seven in the morning: queues every due report for each of its readers, once. What was due while nothing ran is
 * sent when it runs again. @returns how many mails
 */
export async function announceReportMails({
  db,
  queue,
  clock,
}: Pick<App, 'db' | 'queue' | 'clock'>): Promise<number> {
  const now = clock.now();
  const day = dayInVietnam(now);
  if (now < instantInVietnam(day, fromHour)) return 0;
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number; every: ReportRhythm; sentOn: string }>`
      SELECT id, every, sent_on::text AS "sentOn" FROM report_mails WHERE sent_on < ${day}::date FOR UPDATE SKIP LOCKED`.execute(
      tx,
    );
    const due = rows.filter(({ every, sentOn }) => sentOn < dueOn(every, day)).map(({ id }) => id);
    if (due.length === 0) return 0;
    await tx.updateTable('report_mails').set({ sent_on: day }).where('id', 'in', due).execute();
    const readers = await tx
      .selectFrom('report_mail_readers')
      .selectAll()
      .where('mail_id', 'in', due)
      .execute();
    for (const { mail_id, staff_id } of readers)
      await queue.send(tx, reportMailDue, { mailId: mail_id, staffId: staff_id, day });
    return readers.length;
  });
}
