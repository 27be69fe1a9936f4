import { z } from 'zod';

/** Shapes of reviews in API responses. */

export const reviewShape = z.object({
  id: z.int(),
  product: z.object({ kind: z.string(), slug: z.string(), title: z.string(), url: z.string() }),
  author: z.object({ name: z.string(), tripType: z.string(), tripLabel: z.string() }),
  overall: z.int(),
  scores: z.record(z.string(), z.int()),
  title: z.string(),
  pros: z.string(),
  cons: z.string(),
  content: z.string(),
  stayedIn: z.string(),
  reply: z.object({ by: z.string(), content: z.string(), at: z.string() }).nullable(),
  photos: z.array(z.object({ url: z.string(), width: z.int(), height: z.int() })),
  video: z
    .object({
      url: z.string(),
      posterUrl: z.string().nullable(),
      width: z.int(),
      height: z.int(),
      durationSeconds: z.int(),
    })
    .nullable(),
  helpfulCount: z.int(),
  createdAt: z.date(),
});

export const summaryShape = z.object({
  count: z.int(),
  average: z.number().nullable(),
  criteria: z.array(z.object({ key: z.string(), label: z.string(), average: z.number(), count: z.int() })),
  histogram: z.array(z.object({ from: z.int(), to: z.int(), label: z.string(), count: z.int() })),
  tripTypes: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
  /** Number of reviews with photos, and with a video. */
  media: z.object({ photos: z.int(), video: z.int() }),
});

export const countsShape = z.object({
  received: z.int(),
  imported: z.int(),
  published: z.int(),
  waiting: z.int(),
  rejected: z.int(),
  hidden: z.int(),
  reasons: z.array(z.object({ reason: z.string(), label: z.string(), count: z.int() })),
});
