import { z } from 'zod';

/** Allowed amounts of gift cards in đồng, and their validity. */
export const giftCards = z
  .object({
    leastVnd: z.int().min(10_000),
    mostVnd: z.int().max(100_000_000),
    /** From the day on which it is sent; at least a year. */
    validMonths: z.int().min(12).max(60),
    /** Preset amounts on the page, besides a custom amount. */
    choices: z
      .array(z.object({ amountVnd: z.int().positive() }))
      .min(1)
      .max(8),
  })
  .refine(({ leastVnd, mostVnd }) => leastVnd <= mostVnd, {
    path: ['mostVnd'],
    message: 'Mức cao nhất không thấp hơn mức thấp nhất',
  })
  .refine(
    ({ leastVnd, mostVnd, choices }) =>
      choices.every(({ amountVnd: vnd }) => vnd >= leastVnd && vnd <= mostVnd && vnd % 1_000 === 0),
    { path: ['choices'], message: 'Mệnh giá nằm giữa hai mức và chẵn nghìn đồng' },
  );
