import { sendTestMail } from '#modules/mails/commands/send-test-mail.tsx';
import { type MailPreview, previewMail } from '#modules/mails/texts/preview-mail.ts';
import { checkMailWords, type WordedMail } from '#modules/mails/texts/worded-mails.ts';
import { getSettings } from '#modules/settings/queries.ts';
import { mailShape } from '#modules/settings/wordings/shapes.ts';
import type { App } from '#platform/app.ts';
import { errorsOf } from '#platform/forms/errors-of.ts';
import { typedIn } from '#platform/forms/read-form.ts';
import type { EditReply } from '../../parts/edit/edit-state.ts';
import { openedIn } from '../../parts/edit/save-edit.ts';
import { readWording } from '../../parts/wordings/wording-values.ts';
import { mailFields } from './mail-fields.ts';

export interface MailReply extends EditReply {
  /** The mail rendered with the typed words. */
  preview?: MailPreview;
}

/** Whether a form asks for a preview or a test mail. */
export const isMailTry = (form: FormData): boolean =>
  form.get('do') === 'preview' || form.get('do') === 'test';

/** Previews a mail with the typed words, or sends it to the user; nothing is saved. Errors are returned by field. */
export async function tryMail(
  app: App,
  { mail, recipient }: { mail: WordedMail; recipient: string },
  form: FormData,
): Promise<MailReply> {
  const fields = mailFields(mail);
  const typed = typedIn(form);
  const opened = openedIn(typed, fields);
  const read = readWording(mailShape, fields).safeParse(opened.values);
  const errors = read.success
    ? checkMailWords(mail, read.data)
    : errorsOf(read.error.issues, (path) => path || null);
  const isWrong = Object.keys(errors).length > 0;
  const words = read.success ? read.data : opened.values;
  const preview = previewMail(mail, words, await getSettings(app.db));
  const reply = { typed, opened, preview, isTried: true };
  if (isWrong) return { ...reply, errors };
  if (form.get('do') === 'preview') return reply;
  await sendTestMail(app, { mail, words, recipient });
  return { ...reply, done: `Đã gửi thư thử tới ${recipient}, với lời đang gõ.` };
}
