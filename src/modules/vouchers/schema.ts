import { z } from 'zod';

/** The scans that a scanner reports once it is online. */
export const scansInput = z.object({
  scanner: z.string('Vui lòng nhập tên điểm quét.').trim().min(1, 'Vui lòng nhập tên điểm quét.').max(60),
  scans: z
    .array(
      z.object({
        id: z.uuid('Mã của lượt quét phải là một UUID.'),
        token: z.string().max(600),
        scannedAt: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
      }),
    )
    .min(1)
    .max(100),
});
