import { Text } from '@react-email/components';
import type { SayPart } from '../texts/worded-mails.ts';
import type { Mail } from './mail.ts';
import { type MailCompany, MailFrame } from './mail-frame.tsx';
import { Paragraphs } from './paragraphs.tsx';

/** The code by which whoever reads the booking's mail gets full access to it. The subject is kept, so it tells no code. */
export function accessCodeMail({
  say,
  company,
  digits,
  tripUrl,
}: {
  say: SayPart;
  company: MailCompany;
  digits: string;
  tripUrl: string;
}): Mail {
  return {
    subject: say('subject'),
    body: (
      <MailFrame
        company={company}
        preview={say('preview')}
        title={say('title')}
        action={{ label: 'Mở đặt chỗ', href: tripUrl }}
      >
        <Paragraphs text={say('text')} />
        <Text style={{ fontSize: 32, lineHeight: '44px', fontWeight: 600, letterSpacing: 6 }}>{digits}</Text>
        <Paragraphs text={say('stranger')} />
      </MailFrame>
    ),
  };
}
