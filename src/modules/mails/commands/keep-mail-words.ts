import type { MailTemplate } from '#modules/mails/texts/booking-mail-texts.ts';
import { type EditablePart, editableParts, readEditedWords } from '#modules/mails/texts/read-edited-words.ts';
import { mailTitle } from '#modules/mails/texts/worded-mails.ts';
import type { MailWords } from '#modules/settings/wordings/shapes.ts';
import { actorText, type StaffActor } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { type Composing, composeBookingMail } from './compose-booking-mail.ts';
import { mailAsWords, type ReadMail } from './mail-as-words.ts';

interface AboutMail {
  bookingId: string;
  /** When the event of the mail happened, as an ISO instant. */
  at: string;
}

export interface EditableMail extends ReadMail {
  template: MailTemplate;
  /** The parts that can be edited for this mail, with their usual text. */
  parts: EditablePart[];
  /** Validation errors of the typed words, by part. */
  problems: Record<string, string>;
}

/**
 * A mail about a booking as text, without sending it, with its editable parts; in the typed words where these are valid.
 * Within a transaction that is rolled back, it is the mail of an action that has not been done yet. Null where no such
 * mail would be sent.
 */
export async function readEditableMail(
  app: Composing,
  template: MailTemplate,
  { typed, ...about }: AboutMail & { typed: MailWords },
): Promise<EditableMail | null> {
  const { mail, booking, wording } = await composeBookingMail(app, template, { ...about, edited: {} });
  const recipient = booking.contact.email;
  if (!mail || !recipient) return null;
  const usual = await mailAsWords(mail);
  const read = readEditedWords(wording, typed, usual.plain);
  const parts = editableParts(wording);
  const own = { template, recipient, parts };
  if (!read.ok) return { ...own, ...usual, problems: read.problems };
  const edited = await composeBookingMail(app, template, { ...about, edited: read.words });
  const words = edited.mail ? await mailAsWords(edited.mail) : usual;
  return { ...own, ...words, problems: {} };
}

/** A part of a mail before and after it was edited. */
export interface WordsChange {
  name: string;
  before: string;
  after: string;
}

export type KeepMailWordsResult = { ok: true } | { ok: false; problems: Record<string, string> };

/**
 * Saves the words that staff wrote for the one mail of their action in this transaction, used whenever it is sent. The right to
 * the action includes the right to write its mail; unchanged parts are not stored.
 */
export async function keepMailWords(
  app: Composing & { db: Tx },
  template: MailTemplate,
  { typed, actor, ...about }: AboutMail & { typed: MailWords; actor: StaffActor },
): Promise<KeepMailWordsResult> {
  const { mail, booking, wording, occasion } = await composeBookingMail(app, template, {
    ...about,
    edited: {},
  });
  if (!mail) return { ok: true };
  const read = readEditedWords(wording, typed, (await mailAsWords(mail)).plain);
  if (!read.ok || Object.keys(read.words).length === 0) return read.ok ? { ok: true } : read;
  const changes: WordsChange[] = editableParts(wording)
    .filter(({ part }) => part in read.words)
    .map(({ part, label, text }) => ({ name: label, before: text, after: typed[part] ?? '' }));
  const now = app.clock.now();
  await app.db
    .insertInto('mail_words')
    .values({
      ...{ booking_id: about.bookingId, template, occasion, edited_at: now },
      ...{ words: json(read.words), changes: json(changes) },
      ...{ edited_by: actorText(actor), edited_by_name: actor.name },
    })
    .execute();
  const object = { type: 'booking', id: booking.code };
  // The history does not store the words: they are addressed to a person, and it is kept forever.
  const after = { mail: mailTitle(template), mailParts: changes.map(({ name }) => name).join(', ') };
  await writeHistory(app.db, { actor, verb: 'booking.mail_words', object, after, now });
  return { ok: true };
}
