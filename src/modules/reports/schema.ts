import { z } from 'zod';
import { type ReportRhythm, reportRhythms } from './rules/mailed-report.ts';

/** Rhythm and recipients of a mailed report. */
export const reportMailInput = z.object({
  every: z.enum(Object.keys(reportRhythms) as [ReportRhythm], 'Chọn nhịp gửi.'),
  readers: z
    .array(z.uuid('Chọn người nhận trong danh sách.'), 'Chọn ít nhất một người nhận.')
    .min(1, 'Chọn ít nhất một người nhận.')
    .max(50, 'Một báo cáo gửi cho nhiều nhất 50 người.'),
});
