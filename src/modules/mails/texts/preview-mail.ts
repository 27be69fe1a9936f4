import type { MailWords } from '#modules/settings/wordings/shapes.ts';
import { mailFills } from './mail-text.ts';
import { fillIn, type WordedMail } from './worded-mails.ts';

/** Preview of a mail with example data: all the subjects and titles that it may have. */
export interface MailPreview {
  heads: { part: string; text: string }[];
  /** Its paragraphs in order; computed parts, such as prices and terms, appear between or below them. */
  paragraphs: { part: string; text: string }[];
}

/** A preview of a mail with these words. */
export function previewMail(
  mail: WordedMail,
  words: MailWords,
  company: { name: string; phone: string },
): MailPreview {
  const examples = Object.fromEntries(mail.fills.map((name) => [name, mailFills[name]?.example ?? '']));
  const values = { ...examples, company: company.name, phone: company.phone };
  const parts = Object.keys(mail.parts).map((part) => ({ part, text: fillIn(words[part] ?? '', values) }));
  const isHead = ({ part }: { part: string }) => /^(subject|preview|title)/.test(part);
  return { heads: parts.filter(isHead), paragraphs: parts.filter((one) => !isHead(one)) };
}
