import { z } from 'zod';
import {
  decideCredit,
  extendBookingCode,
  extendBookingCredit,
  giveCredit,
  moveBookingItem,
  previewMove,
} from '#modules/booking/board/for-guest.ts';
import { isoDay } from '#platform/time/iso-day.ts';
import { amountShape } from '../../app/amount-shape.ts';
import type { ActionContext, ActResult } from './action-context.ts';

const words = (message: string) => z.string().trim().min(1, message).max(500);
const reason = words('Viết lý do, để người sau hiểu.');

/** The target, who bears the difference, and the preview that was shown; no preview on the first submission. */
const moveForm = z
  .looseObject({
    position: z.coerce.number('Chọn dịch vụ.').int().min(0),
    target: z.string().regex(/^\d+ \d+$/, 'Chọn nơi chuyển tới.'),
    bearer: z.enum(['cong-ty', 'khach', 'chia'], 'Chọn ai trả phần chênh lệch.'),
    /** What the company bears, where both do. */
    bears: z.string().default(''),
    note: z.string().trim().max(500).default(''),
  })
  .transform(({ position, target, bearer, bears, note, ...typed }, context) => {
    const isSeen = 'expectedTotalVnd' in typed;
    if (isSeen && note === '')
      context.addIssue({ code: 'custom', path: ['note'], message: 'Viết lý do: khách sẽ đọc câu này.' });
    const [unitId = 0, ratePlanId = 0] = target.split(' ').map(Number);
    const expected = {
      totalVnd: Number(typed.expectedTotalVnd),
      dueVnd: Number(typed.expectedDueVnd),
      borneVnd: Number(typed.expectedBorneVnd),
    };
    const part = bearer === 'chia' ? amountShape.safeParse(bears) : null;
    if (part?.success === false)
      context.addIssue({
        code: 'custom',
        path: ['bears'],
        message: 'Nhập số tiền công ty chịu, ví dụ 300.000.',
      });
    const bearsVnd = bearer === 'cong-ty' ? Number.POSITIVE_INFINITY : (part?.data ?? 0);
    const wish = { position, unitId, ratePlanId, bearsVnd };
    return { wish, note, expected: isSeen ? expected : null };
  });

/** Schemas of the sheets with which staff correct something. */
export const deskForms = {
  chuyen: moveForm,
  'tang-tin-dung': z.object({ amountVnd: amountShape, reason }),
  'duyet-tin-dung': z
    .object({
      proposal: z.coerce.number().int(),
      answer: z.enum(['dong-y', 'khong'], 'Chọn đồng ý hay không.'),
      reason: z.string().trim().max(500).default(''),
    })
    .refine(({ answer, reason: why }) => answer === 'dong-y' || why !== '', {
      path: ['reason'],
      message: 'Viết vì sao không tặng.',
    }),
  'gia-han-tin-dung': z.object({
    /** A credit and its last day as shown. */
    credit: z.string().regex(/^\S+ \d{4}-\d\d-\d\d$/, 'Chọn mã tín dụng.'),
    validUntil: isoDay('Chọn ngày cuối dùng được.'),
    reason,
  }),
  'gia-han-ma': z.object({
    /** A prepaid code and its last day as shown. */
    prepaid: z.string().regex(/^\S+ \d{4}-\d\d-\d\d$/, 'Chọn mã combo.'),
    validUntil: isoDay('Chọn ngày cuối dùng được.'),
    reason,
  }),
} satisfies Record<string, z.ZodType>;

type Forms = { [Name in keyof typeof deskForms]: z.infer<(typeof deskForms)[Name]> };
type ActionHandlers = {
  [Name in keyof Forms]: (action: ActionContext, form: Forms[Name]) => Promise<ActResult>;
};

export const deskHandlers: ActionHandlers = {
  chuyen: ({ app, now, ...who }, { wish, note, expected }) =>
    expected
      ? moveBookingItem(app.db, app.queue, { ...who, ...wish, note, expected }, now)
      : previewMove(app.db, { ...who, ...wish }, now),
  'tang-tin-dung': ({ app, now, ...who }, given) => giveCredit(app.db, app.queue, { ...who, ...given }, now),
  'duyet-tin-dung': ({ app, now, actor }, { proposal, answer, reason: why }) => {
    const decision = { id: proposal, isAgreed: answer === 'dong-y', answer: why, actor };
    return decideCredit(app.db, app.queue, decision, now);
  },
  'gia-han-tin-dung': ({ app, now, ...who }, { credit, validUntil, reason: note }) => {
    const [creditCode = '', seen = ''] = credit.split(' ');
    return extendBookingCredit(app.db, app.queue, { ...who, creditCode, seen, validUntil, note }, now);
  },
  'gia-han-ma': ({ app, now, ...who }, { prepaid, validUntil, reason: note }) => {
    const [prepaidCode = '', seen = ''] = prepaid.split(' ');
    return extendBookingCode(app.db, app.queue, { ...who, prepaidCode, seen, validUntil, note }, now);
  },
};
