import { z } from 'zod';
import { addService, previewAddition } from '#modules/booking/board/for-guest.ts';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { quoteItemRequest } from '#modules/pricing/schema.ts';
import { staffMay } from '#platform/actor/actor.ts';
import { readJson } from '#platform/forms/read-json.ts';
import { isDay } from '#platform/time/days.ts';
import type { ActionContext, ActResult } from './action-context.ts';
import { type AdditionRequest, listAdditions } from './list-additions.ts';

const shortest = {
  adults: 'Số người lớn từ 1 đến 60.',
  ages: 'Tuổi từng bé từ 0 đến 17, cách nhau bằng dấu cách.',
};

/**
 * What is to be added, what was chosen of what was found for it, and the price that was shown. Where the wish is another one than what was
 * searched for, it is searched for anew.
 */
export const additionForm = z
  .looseObject({
    kind: z.enum(kindNames, 'Chọn loại dịch vụ.'),
    name: z.string().trim().max(100).default(''),
    from: z.string().refine(isDay, 'Chọn ngày bắt đầu.'),
    to: z
      .string()
      .default('')
      .refine((day) => day === '' || isDay(day), 'Ngày chưa đúng.'),
    adults: z.coerce
      .number(shortest.adults)
      .int(shortest.adults)
      .min(1, shortest.adults)
      .max(60, shortest.adults),
    childAges: z
      .string()
      .default('')
      .transform((text) => [...text.matchAll(/\d+/g)].map(Number))
      .refine((ages) => ages.length <= 12 && ages.every((age) => age <= 17), shortest.ages),
    target: z.string().max(2000).default(''),
    searched: z.string().max(2000).default(''),
    note: z.string().trim().max(500).default(''),
  })
  .transform(({ kind, name, from, to, adults, childAges, target, searched, note, ...typed }, context) => {
    const wish: AdditionRequest = { kind, name, from, to, adults, childAges };
    const isSame = searched === requestKey(wish);
    const item = isSame ? (quoteItemRequest.safeParse(readJson(target)).data ?? null) : null;
    const isSeen = item !== null && 'expectedTotalVnd' in typed;
    if (isSeen && note === '')
      context.addIssue({ code: 'custom', path: ['note'], message: 'Viết lý do, để người sau hiểu.' });
    const expected = { totalVnd: Number(typed.expectedTotalVnd), dueVnd: Number(typed.expectedDueVnd) };
    return { wish, item, note, expected: isSeen ? expected : null };
  });

/** The wish for which something was found, as its form repeats it. */
function requestKey({ kind, name, from, to, adults, childAges }: AdditionRequest): string {
  return JSON.stringify([kind, name, from, to, adults, childAges]);
}

/** Lists what can be added; then shows the price of the chosen; then holds it. */
export async function runAddition(
  { app, now, ...who }: ActionContext,
  { wish, item, note, expected }: z.infer<typeof additionForm>,
): Promise<ActResult> {
  if (item && expected) return addService(app.db, app.queue, { ...who, item, note, expected }, now);
  if (item) return previewAddition(app.db, { ...who, item }, now);
  if (!staffMay(who.actor, 'booking.edit')) return { ok: false, reason: 'not_allowed' };
  const offers = await listAdditions(app.db, { code: who.code, wish }, now);
  return { ok: true, additions: { searched: requestKey(wish), offers } };
}
