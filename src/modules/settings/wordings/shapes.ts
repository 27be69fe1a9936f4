import { z } from 'zod';
import { homeSectionKeys } from './home-sections.ts';

const limitedText = (max: number) => z.string().trim().max(max, `Dài quá ${max} ký tự.`);
const needed = (max: number) => limitedText(max).min(1, 'Vui lòng nhập.');
/** Path of a page of the site, or URL of an external one. */
const href = z
  .string()
  .trim()
  .max(300, 'Dài quá 300 ký tự.')
  .regex(
    /^(\/(?!\/)\S*|https:\/\/[^\s/]+\.\S+)$/,
    'Phải là địa chỉ trong trang, như /khach-san, hoặc https://',
  );

const menuRow = (longest: number) => z.object({ label: needed(longest), href, isShown: z.boolean() });
const menu = (longest: number, most: number) =>
  z
    .array(menuRow(longest))
    .max(most, `Nhiều nhất ${most} mục.`)
    .refine(
      (rows) => new Set(rows.map((row) => row.href)).size === rows.length,
      'Một địa chỉ chỉ đứng một lần.',
    );

/** The menus around every page; the lengths are limited to what fits side by side at 1280 px. */
export const menusShape = z.object({
  main: menu(20, 6).refine((rows) => rows.some(({ isShown }) => isShown), 'Phải hiện ít nhất một mục.'),
  moreTitle: needed(20),
  more: menu(30, 10),
  help: menu(30, 6),
  support: menu(40, 8),
  featuredTitle: needed(24),
  featured: menu(36, 8),
});
export type Menus = z.infer<typeof menusShape>;
export type MenuName = 'main' | 'more' | 'help' | 'support' | 'featured';

/** The parts of the home page below its search, in their order. */
export const homeShape = z.object({
  sections: z
    .array(
      z.object({
        key: z.enum(homeSectionKeys, 'Không có phần này.'),
        title: limitedText(70),
        intro: limitedText(160),
        more: limitedText(40),
        isShown: z.boolean(),
      }),
    )
    .refine(
      (rows) =>
        rows.length === homeSectionKeys.length &&
        homeSectionKeys.every((key) => rows.some((row) => row.key === key)),
      'Mỗi phần phải đứng đúng một lần. Phần không dùng thì bỏ dấu Hiện.',
    ),
});
export type HomeWords = z.infer<typeof homeShape>;

/** A picture with text on the home page; shown from one instant (ISO) to another, empty for no limit. */
const banner = z
  .object({
    isShown: z.boolean(),
    mediaId: limitedText(100),
    alt: limitedText(160),
    title: limitedText(60),
    text: limitedText(140),
    href: z.union([z.literal(''), href], 'Phải là địa chỉ trong trang, như /khach-san, hoặc https://'),
    from: z.union([z.literal(''), z.iso.datetime()]),
    to: z.union([z.literal(''), z.iso.datetime()]),
  })
  .superRefine((row, context) => {
    const isUsed = [row.mediaId, row.alt, row.title, row.text, row.href].some(Boolean) || row.isShown;
    if (!isUsed) return;
    const addIssue = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (!row.mediaId) addIssue('mediaId', 'Vui lòng chọn hình.');
    if (!row.alt) addIssue('alt', 'Vui lòng tả hình cho người không nhìn thấy.');
    if (!row.title) addIssue('title', 'Vui lòng nhập.');
    if (!row.href) addIssue('href', 'Vui lòng nhập địa chỉ mà băng dẫn tới.');
    if (row.from && row.to && row.from >= row.to) addIssue('to', 'Phải sau lúc bắt đầu.');
  });
export const bannersShape = z.object({ banners: z.array(banner).length(4) });
export type BannerWords = z.infer<typeof banner>;

const faqs = z
  .array(z.object({ question: needed(200), answer: needed(2000) }))
  .max(20, 'Nhiều nhất 20 câu hỏi.');

/** The texts of a service type's page. */
export const serviceShape = z
  .object({
    title: needed(60),
    intro: needed(400),
    /** Sold by quote only: the page has the form for requesting one. */
    isQuoteLed: z.boolean(),
    /** Link to related products sold elsewhere on the site; empty for none. */
    seeAlsoHref: z.union([z.literal(''), href], 'Phải là địa chỉ trong trang, như /khach-san, hoặc https://'),
    seeAlsoLabel: limitedText(60),
    faqs,
  })
  .refine(({ seeAlsoHref, seeAlsoLabel }) => !seeAlsoHref === !seeAlsoLabel, {
    path: ['seeAlsoLabel'],
    message: 'Liên kết cần cả tên và địa chỉ.',
  });
export type ServiceWords = z.infer<typeof serviceShape>;

/** Frequently asked questions, answered below the list of a kind. */
export const questionsShape = z.object({ faqs });
export type QuestionWords = z.infer<typeof questionsShape>;

/** An amount in đồng as typed, '1.250.000 ₫'; null when empty. */
const fare = z.preprocess((typed) => {
  if (typeof typed !== 'string') return typed;
  const digits = typed.replace(/[.\s₫]/g, '');
  return digits === '' ? null : Number(digits);
}, z
  .int('Giá là số đồng, như 1.250.000.')
  .min(1, 'Giá là số đồng, như 1.250.000.')
  .max(100_000_000, 'Giá lớn nhất 100.000.000 ₫.')
  .nullable());

/** Information before a fare enquiry: routes with their duration and the lowest fare per seat at the last look-up. */
export const flightsShape = z
  .object({
    intro: needed(400),
    routes: z
      .array(z.object({ route: needed(80), duration: limitedText(40), fareVnd: fare }))
      .max(20, 'Nhiều nhất 20 chặng.'),
    /** The day (ISO) on which the fares were looked up; empty where there are none. */
    faresOn: z.union([z.literal(''), z.iso.date()], 'Ngày chưa đúng, như 2027-06-30.'),
    faqs,
  })
  .refine(({ routes, faresOn }) => faresOn !== '' || routes.every(({ fareVnd }) => fareVnd === null), {
    path: ['faresOn'],
    message: 'Giá vé cần ngày đã tra.',
  });
export type FlightWords = z.infer<typeof flightsShape>;

/** How combos are used, for all of them. */
export const comboShape = z.object({
  rule: needed(200),
  ruleAlone: needed(200),
  steps: z.array(z.object({ title: needed(60), text: needed(300) })).length(3, 'Phải đủ ba bước.'),
});
export type ComboWords = z.infer<typeof comboShape>;

/** The texts of a mail; its parts are defined by the mail itself. */
export const mailShape = z.record(z.string(), z.string().max(2000));
export type MailWords = z.infer<typeof mailShape>;
