import { z } from 'zod';

/** Input of the form and the API. */
export const newsletterInput = z.object({
  email: z
    .string('Vui lòng nhập email.')
    .trim()
    .toLowerCase()
    .max(200, 'Email quá dài.')
    .pipe(z.email('Email chưa đúng.')),
  consent: z.literal(true, 'Vui lòng đồng ý trước khi nhận bản tin.'),
  /** The page of the form, such as '/'. */
  source: z.string().max(200).default(''),
  /** Honeypot field, invisible to people. */
  website: z.string().max(500).default(''),
  openedAt: z.iso.datetime({ offset: true, message: 'Thời điểm mở biểu mẫu chưa đúng.' }).optional(),
  /** The solved puzzle of /api/v1/altcha/challenge, or the token of Turnstile. */
  altcha: z.string().max(4000).optional(),
});

export type NewsletterInput = z.infer<typeof newsletterInput>;
