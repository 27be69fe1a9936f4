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
  /** Markdown; {{phone}} and the like are filled from the settings when it is shown. */
  content: z.string().min(1),
  faqs: z.array(z.object({ question: z.string(), answer: z.string(), group: z.string() })).default([]),
  effectiveOn: z.iso.date(),
  version: z.string(),
});

export type ArticleInput = z.input<typeof articleInput>;
export type PageInput = z.input<typeof pageInput>;
