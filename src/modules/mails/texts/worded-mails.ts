import type { MailWords } from '#modules/settings/wordings/shapes.ts';
import { bookingFills, bookingMailTexts } from './booking-mail-texts.ts';
import { type MailText, mailFills } from './mail-text.ts';
import { refundFills, refundMailTexts } from './refund-mail-texts.ts';

/** A mail that the office may word, with all that may be filled in. */
export interface WordedMail extends Omit<MailText, 'fills'> {
  template: string;
  fills: readonly string[];
}

/** Every mail that the office may word, in the order of its list. */
export const wordedMails: readonly WordedMail[] = [
  ...all(bookingMailTexts, bookingFills),
  ...all(refundMailTexts, refundFills),
];

function all(texts: Readonly<Record<string, MailText>>, common: readonly string[]): WordedMail[] {
  return Object.entries(texts).map(([template, { fills = [], ...text }]) => ({
    template,
    ...text,
    fills: [...common, ...fills],
  }));
}

/** The mail of a template; null where the office may not word it. */
export const findWordedMail = (template: string): WordedMail | null =>
  wordedMails.find((mail) => mail.template === template) ?? null;

const fillPattern = /\{\{\s*([^{}]*?)\s*\}\}/g;
const namesIn = (text: string): string[] => [...text.matchAll(fillPattern)].map(([, name = '']) => name);

/** What is wrong with words for a mail, by part: one is empty, names what cannot be filled in, or lacks what it must say. */
export function checkMailWords(mail: WordedMail, words: MailWords): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [part, original] of Object.entries(mail.parts)) {
    const text = words[part] ?? '';
    const unknown = namesIn(text).find((name) => !mail.fills.includes(name));
    const lacking = namesIn(original).find((name) => isFact(name) && !namesIn(text).includes(name));
    if (text.trim() === '') errors[part] = 'Vui lòng nhập.';
    else if (/^subject/.test(part) && (text.includes('\n') || text.length > 120))
      errors[part] = 'Tiêu đề thư là một dòng, đến 120 ký tự.';
    else if (unknown !== undefined) errors[part] = `Không có chỗ điền {{${unknown}}}.`;
    else if (/\{\{|\}\}/.test(text.replace(fillPattern, '')))
      errors[part] = 'Chỗ điền viết như {{code}}, đủ hai dấu ngoặc.';
    else if (lacking !== undefined)
      errors[part] = `Phải có {{${lacking}}}, ${mailFills[lacking]?.label ?? ''}.`;
  }
  return errors;
}

/** What a guest must be told; a name and the company are a courtesy. */
const isFact = (name: string) => !['name', 'company', 'phone'].includes(name);

/** Says the parts of a mail, what it was worded or else as it came, with what is filled in. */
export type SayPart = (part: string) => string;

export function sayParts(
  template: string,
  words: MailWords,
  values: Readonly<Record<string, string>>,
): SayPart {
  const mail = findWordedMail(template);
  return (part) => fillIn(words[part] || mail?.parts[part] || '', values);
}

/** Values make no links. What has no value goes with the word before it that leads to it: 'trước {{holdUntil}}' says nothing without a time. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text
    .replace(
      /,?\s*(?:trả trước hết ngày|trước|đến)\s+(?:\*\*)?\{\{\s*(\w+)\s*\}\}(?:\*\*)?/g,
      (whole, name: string) => (values[name] ? whole : ''),
    )
    .replace(fillPattern, (_, name: string) => (values[name] ?? '').replace(/[[\]]/g, ''));
}
