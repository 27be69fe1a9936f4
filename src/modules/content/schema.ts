import { z } from 'zod';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const articleInput = z.object({
  slug,
  title: z.string().trim().min(1).max(160),
  excerpt: z.string().max(300),
  /** Markdown, headings from level 2. */
  content: z.string().min(1),
  category: z.string().min(1),
  tags: z.array(z.string()),
  author: z.object({ name: z.string(), bio: z.string() }),
  publishedAt: z.iso.date(),
  provinces: z.array(slug),
  mediaId: z.string().nullable().default(null),
  special: z.boolean().default(false),
  popularity: z.int().default(100),
});

export const pageInput = z.object({
  slug,
  title: z.string().trim().min(1).max(160),
  excerpt: z.string().max(300),
  /** Markdown; placeholders like {{phone}} are replaced from the settings when it is shown. */
  content: z.string().min(1),
  faqs: z.array(z.object({ question: z.string(), answer: z.string(), group: z.string() })).default([]),
  effectiveOn: z.iso.date(),
  version: z.string(),
});

export type ArticleInput = z.input<typeof articleInput>;
export type PageInput = z.input<typeof pageInput>;

const limitedText = (max: number) =>
  z
    .string()
    .transform((text) => text.normalize('NFC').replace(/\r\n/g, '\n').trim())
    .refine((text) => text.length <= max, `Dài quá ${max} ký tự.`);
const needed = (max: number, what: string) =>
  limitedText(max).refine((text) => text !== '', `Vui lòng nhập ${what}.`);
const list = limitedText(300).transform((text) => listOf(text).join(', '));
const day = z
  .string()
  .refine((text) => z.iso.date().safeParse(text).success, 'Ngày chưa đúng, như 2027-06-30.');
const maxText = 100_000;
/** '14:30', also typed as '14h30' or '9h'; empty for the usual hour. */
const timeOfDay = z
  .string()
  .default('')
  .transform((text) =>
    text
      .trim()
      .replace(/^(\d)(?=\D)/, '0$1')
      .replace(/h/i, ':')
      .replace(/:$/, ':00'),
  )
  .refine((text) => /^$|^([01]\d|2[0-3]):[0-5]\d$/.test(text), 'Giờ chưa đúng, như 14:30.');

/** The distinct items of a comma-separated text. */
export function listOf(text: string): string[] {
  return [...new Set(text.split(',').map((one) => one.trim()))].filter(Boolean);
}

/** An article in the office's form, with text fields only: drafts and former texts are stored and compared in this form. */
export const articleText = z.object({
  title: needed(160, 'tên bài'),
  excerpt: limitedText(300),
  content: needed(maxText, 'nội dung'),
  category: needed(60, 'chuyên mục'),
  tags: list,
  /** Names of provinces. */
  provinces: list,
  authorName: needed(100, 'tên người viết'),
  authorBio: limitedText(400),
  publishedOn: day,
  publishedTime: timeOfDay,
  /** Id of the article's lead picture; empty where it has none. */
  mediaId: limitedText(100),
  /** '1': one of the articles that the site lists first. */
  special: z.string().transform((text) => (text ? '1' : '')),
});

/** A static page in the same form; the format of the questions is that of `readFaqs`. */
export const pageText = z.object({
  title: needed(160, 'tên trang'),
  excerpt: limitedText(300),
  content: needed(maxText, 'nội dung'),
  faqs: limitedText(maxText).refine(
    (text) => readFaqs(text) !== null,
    'Mỗi câu hỏi bắt đầu bằng “? ” và có câu trả lời ở dòng dưới.',
  ),
  effectiveOn: day,
  /** The page's version number, named differently from the form's own count of saves. */
  edition: needed(20, 'số phiên bản'),
});

export const textShapes = { article: articleText, page: pageText };
export type TextType = keyof typeof textShapes;
/** By the names of the form's fields. */
export type TextValues = Readonly<Record<string, string>>;
export type PageFaq = z.infer<typeof pageInput>['faqs'][number];

/** Parses questions from lines: '# nhóm', '? câu hỏi', and below it the answer. Null where a line is misplaced. */
export function readFaqs(text: string): PageFaq[] | null {
  const faqs: PageFaq[] = [];
  let group = '';
  for (const line of text.split('\n')) {
    const last = faqs.at(-1);
    if (line.startsWith('# ')) group = line.slice(2).trim();
    else if (line.startsWith('? ')) faqs.push({ question: line.slice(2).trim(), answer: '', group });
    else if (line.trim() !== '' && !last) return null;
    else if (last) last.answer = `${last.answer}\n${line}`.trim();
  }
  return faqs.every(({ question, answer }) => question && answer) ? faqs : null;
}

/** The inverse of `readFaqs`. */
export function writeFaqs(faqs: readonly PageFaq[]): string {
  return faqs
    .map(({ question, answer, group }, at) =>
      [...(group === faqs[at - 1]?.group ? [] : [`# ${group}`]), `? ${question}`, answer].join('\n'),
    )
    .join('\n\n');
}
