import type { ReactNode } from 'react';
import type { RenderPart } from '../texts/worded-mails.ts';
import type { Mail } from './mail.ts';
import { type MailCompany, MailFrame } from './mail-frame.tsx';

/** Common parts of most mails. */
export interface Framing {
  company: MailCompany;
  /** The wording of the mail, by part. */
  renderPart: RenderPart;
  /** The main action, as a button. */
  action?: { label: string; href: string };
}

/** A mail with the standard parts subject, preview and title around its content. */
export function framedMail({ company, renderPart, action }: Framing, content: ReactNode): Mail {
  return {
    subject: renderPart('subject'),
    body: (
      <MailFrame
        company={company}
        preview={renderPart('preview')}
        title={renderPart('title')}
        {...(action && { action })}
      >
        {content}
      </MailFrame>
    ),
  };
}
