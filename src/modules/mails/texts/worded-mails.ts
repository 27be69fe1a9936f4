import type { MailWords } from '#modules/settings/wordings/shapes.ts';
import { accessMailTexts } from './access-mail-texts.ts';
import { affiliateMailTexts } from './affiliate-mail-texts.ts';
import { alertMailTexts } from './alert-mail-texts.ts';
import { bookingFills, bookingMailTexts } from './booking-mail-texts.ts';
import { enquiryMailTexts } from './enquiry-mail-texts.ts';
import { giftMailTexts } from './gift-mail-texts.ts';
import { guestAccountMailTexts } from './guest-account-mail-texts.ts';
import { type MailText, mailFills } from './mail-text.ts';
import { officeAccountMailTexts } from './office-account-mail-texts.ts';
import { refundFills, refundMailTexts } from './refund-mail-texts.ts';
import { reviewMailTexts } from './review-mail-texts.ts';
import { staffMailTexts } from './staff-mail-texts.ts';
import { supplierMailTexts } from './supplier-mail-texts.ts';

/** A mail that the office can word, with all its fills. */
export interface WordedMail extends MailText {
  template: string;
  /** The heading under which the office lists it. */
  group: string;
  fills: readonly string[];
  /** The `fills` that may only be used in parts whose default wording has them. */
  rowFills: readonly string[];
}

/** The mails other than those of bookings and refunds; each declares all its fills, besides the company's. */
const otherMailTexts = {
  ...enquiryMailTexts,
  ...reviewMailTexts,
  ...guestAccountMailTexts,
  ...giftMailTexts,
  ...affiliateMailTexts,
  ...accessMailTexts,
  ...alertMailTexts,
  ...supplierMailTexts,
  ...staffMailTexts,
  ...officeAccountMailTexts,
};

type OtherMailTexts = typeof otherMailTexts;
export type OtherTemplate = keyof OtherMailTexts;

/** The fill values that a mail's sender must give, besides the company's. */
export type MailValues<Template extends OtherTemplate> = Record<FillOf<OtherMailTexts[Template]>, string>;
type FillOf<Text> = Text extends { fills: readonly (infer Fill extends string)[] } ? Fill : never;

/** Every mail that the office can word, in display order. */
export const wordedMails: readonly WordedMail[] = [
  ...all('Đặt chỗ', bookingMailTexts, bookingFills),
  ...all('Mở đặt chỗ', accessMailTexts),
  ...all('Hoàn tiền', refundMailTexts, refundFills),
  ...all('Yêu cầu', enquiryMailTexts),
  ...all('Đánh giá', reviewMailTexts),
  ...all('Tài khoản và điểm của khách', guestAccountMailTexts),
  ...all('Phiếu quà tặng', giftMailTexts),
  ...all('Tiếp thị liên kết', affiliateMailTexts),
  ...all('Báo tin và bản tin', alertMailTexts),
  ...all('Nhà cung cấp', supplierMailTexts),
  ...all('Nhân viên', { ...staffMailTexts, ...officeAccountMailTexts }),
];

function all(
  group: string,
  texts: Readonly<Record<string, MailText>>,
  shared: readonly string[] = ['company', 'phone'],
): WordedMail[] {
  return Object.entries(texts).map(([template, { fills = [], rowFills = [], ...text }]) => ({
    template,
    group,
    ...text,
    fills: [...shared, ...fills, ...rowFills],
    rowFills,
  }));
}

/** The mail of a template; null where the office cannot word it. */
export const findWordedMail = (template: string): WordedMail | null =>
  wordedMails.find((mail) => mail.template === template) ?? null;

/** A mail's name in the office. */
export const mailTitle = (template: string): string => findWordedMail(template)?.about ?? template;

const fillPattern = /\{\{\s*([^{}]*?)\s*\}\}/g;
const namesIn = (text: string): string[] => [...text.matchAll(fillPattern)].map(([, name = '']) => name);

/** Validation errors of a mail's words, by part: empty, with an unknown fill, or without a required one. */
export function checkMailWords(mail: WordedMail, words: MailWords): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [part, original] of Object.entries(mail.parts)) {
    const text = words[part] ?? '';
    const placeholders = namesIn(original);
    const unknown = namesIn(text).find(
      (name) => !mail.fills.includes(name) || (mail.rowFills.includes(name) && !placeholders.includes(name)),
    );
    const lacking = placeholders.find((name) => isFact(name) && !namesIn(text).includes(name));
    if (text.trim() === '') errors[part] = 'Vui lòng nhập.';
    else if (/^subject/.test(part) && (text.includes('\n') || text.length > 120))
      errors[part] = 'Tiêu đề thư là một dòng, đến 120 ký tự.';
    else if (unknown !== undefined) errors[part] = `Không có chỗ điền {{${unknown}}}.`;
    else if (/\{\{|\}\}/.test(text.replace(fillPattern, '')))
      errors[part] = 'Chỗ điền viết như {{code}}, đủ hai dấu ngoặc.';
    else if (mail.isGuarded && /:\/\/|www\./i.test(text))
      errors[part] = 'Thư này cho người ta vào tài khoản hay đặt chỗ, nên không dẫn tới địa chỉ khác.';
    else if (lacking !== undefined)
      errors[part] = `Phải có {{${lacking}}}, ${mailFills[lacking]?.label ?? ''}.`;
  }
  return errors;
}

/** Whether a fill is required information; a name and the company are a courtesy. */
export const isFact = (name: string) => !['name', 'company', 'phone'].includes(name);

/** Renders a part of a mail from its wording or its default, with its values; `row` adds the row fills. */
export type RenderPart = (part: string, row?: Readonly<Record<string, string>>) => string;

export function partRenderer(
  template: string,
  words: MailWords,
  values: Readonly<Record<string, string>>,
): RenderPart {
  const mail = findWordedMail(template);
  return (part, row) => fillIn(words[part] || mail?.parts[part] || '', row ? { ...values, ...row } : values);
}

/** These parts of a mail in the office's wording, with their placeholders. */
export function unfilledParts(template: string, words: MailWords, parts: Iterable<string>): MailWords {
  const mail = findWordedMail(template);
  return Object.fromEntries([...parts].map((part) => [part, words[part] || mail?.parts[part] || '']));
}

/** Values cannot form links. An empty value is removed with its preposition: 'trước {{holdUntil}}' is meaningless without a time. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text
    .replace(
      /,?\s*(?:trả trước hết ngày|trước|đến)\s+(?:\*\*)?\{\{\s*(\w+)\s*\}\}(?:\*\*)?/g,
      (whole, name: string) => (values[name] ? whole : ''),
    )
    .replace(fillPattern, (_, name: string) => (values[name] ?? '').replace(/[[\]]/g, ''));
}
