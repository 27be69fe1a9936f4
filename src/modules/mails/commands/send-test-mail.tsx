import { createHash } from 'node:crypto';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { getSettings } from '#modules/settings/queries.ts';
import type { MailWords } from '#modules/settings/wordings/shapes.ts';
import type { App } from '#platform/app.ts';
import { previewMail } from '../texts/preview-mail.ts';
import type { WordedMail } from '../texts/worded-mails.ts';
import { MailFrame } from '../view/mail-frame.tsx';
import { Paragraphs } from '../view/paragraphs.tsx';
import { sendMail } from './send-mail.ts';

/**
 * Sends a mail of these words with example data to the member of staff trying them. Computed parts are replaced by a box that
 * says so. One mail per recipient, minute and words: clicking twice sends it once.
 */
export async function sendTestMail(
  app: Pick<App, 'db' | 'config' | 'clock'>,
  { mail, words, recipient }: { mail: WordedMail; words: MailWords; recipient: string },
): Promise<void> {
  const company = await getSettings(app.db);
  const { heads, paragraphs } = previewMail(mail, words, company);
  const headOf = (part: string) => heads.find((head) => head.part === part)?.text ?? '';
  const body = (
    <MailFrame company={company} preview={headOf('preview') || headOf('title')} title={headOf('title')}>
      {paragraphs.map(({ part, text }) => (
        <Paragraphs key={part} text={text} />
      ))}
      <Section style={{ backgroundColor: '#fbf7f0', borderRadius: 12, padding: 16 }}>
        <Text style={{ fontSize: 14, margin: 0 }}>
          Thư thử. Những gì hệ thống tự viết và các nút của thư thật đứng ở đây.
        </Text>
      </Section>
    </MailFrame>
  );
  const minute = app.clock.now().toISOString().slice(0, 16);
  const typed = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);
  await sendMail(
    app,
    { subject: `[Thử] ${headOf('subject')}`, body },
    {
      key: `mail_test:${mail.template}:${recipient}:${minute}:${typed}`,
      bookingId: null,
      template: 'mail_test',
      recipient,
    },
  );
}
