import { z } from 'zod';
import { promotionInput } from '#modules/pricing/promotions/promotions.ts';
import { kindBoxes, promotionTicks, weekdayBoxes } from './promotion-fields.ts';

/** A number as people type it, '1.500.000'; null where empty, NaN where it is no number. */
function numberIn(text = ''): number | null {
  const digits = text.replace(/[.\s₫đ%]/gu, '');
  return digits === '' ? null : Number(digits);
}

const linesIn = (text = '') => [...new Set(text.split(/[\n,;]/).map((line) => line.trim()))].filter(Boolean);

/** Parses the form of a promotion into its input: of a code or, with `sort` 'deal', of a deal. */
export const promotionShape = z
  .record(z.string(), z.string())
  .transform(
    (typed): z.input<typeof promotionInput> => ({
      code: typed.sort === 'deal' ? null : typed.code?.trim() || '–',
      title: typed.title ?? '',
      percent: numberIn(typed.percent) ?? 0,
      amountVnd: numberIn(typed.amountVnd) ?? 0,
      stayNights: numberIn(typed.stayNights),
      freeNights: numberIn(typed.freeNights),
      mostVnd: numberIn(typed.mostVnd),
      fromTotalVnd: numberIn(typed.fromTotalVnd) ?? 0,
      kinds: kindBoxes.filter(({ name }) => typed[name]).map(({ value }) => value),
      products: linesIn(typed.products),
      places: linesIn(typed.places),
      fromOn: typed.fromOn ?? '',
      toOn: typed.toOn ?? '',
      useFrom: typed.useFrom || null,
      useTo: typed.useTo || null,
      weekdays: weekdayBoxes.filter(({ name }) => typed[name]).map(({ value }) => value),
      aheadLeast: numberIn(typed.aheadLeast),
      aheadMost: numberIn(typed.aheadMost),
      nightsLeast: numberIn(typed.nightsLeast),
      uses: numberIn(typed.uses),
      usesPerPhone: numberIn(typed.usesPerPhone),
      ...Object.fromEntries(promotionTicks.map(({ name }) => [name, Boolean(typed[name])])),
      reason: typed.reason ?? '',
    }),
  )
  .pipe(promotionInput);
