import type { ReactNode } from 'react';
import type { SayPart } from '../texts/worded-mails.ts';
import type { Mail } from './mail.ts';
import { type MailCompany, MailFrame } from './mail-frame.tsx';

/** What most mails are made of. */
export interface Framing {
  company: MailCompany;
  /** The words of the mail, by part. */
  say: SayPart;
  /** The one thing to do, as a button. */
  action?: { label: string; href: string };
}

/** A mail whose subject, preview and title are its words of these names, around what it says. */
export function framedMail({ company, say, action }: Framing, content: ReactNode): Mail {
  return {
    subject: say('subject'),
    body: (
      <MailFrame company={company} preview={say('preview')} title={say('title')} {...(action && { action })}>
        {content}
      </MailFrame>
    ),
  };
}
