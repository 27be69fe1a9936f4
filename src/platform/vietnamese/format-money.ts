import { groupDigits, minusSign } from './format-number.ts';

const noBreakSpace = '\u00a0';

/** Largest first; `minimumVnd` is the smallest amount that rounds to 1 of the unit at two decimals. */
const moneyUnits = [
  { name: 'tỷ', sizeVnd: 1_000_000_000, minimumVnd: 999_995_000 },
  { name: 'triệu', sizeVnd: 1_000_000, minimumVnd: 999_995 },
  { name: 'nghìn', sizeVnd: 1_000, minimumVnd: 1_000 },
];

/**
 * `1.250.000 ₫`: dots for thousands, never decimals, a no-break space (U+00A0) before the sign.
 * @throws RangeError unless `amountVnd` is a safe integer of đồng.
 */
export function formatVnd(amountVnd: number): string {
  if (!Number.isSafeInteger(amountVnd)) throw new RangeError(`Not a whole number of đồng: ${amountVnd}`);
  return `${amountVnd < 0 ? minusSign : ''}${groupDigits(String(Math.abs(amountVnd)))}${noBreakSpace}₫`;
}

/**
 * `1,25 triệu`, `3,6 tỷ`, `850 nghìn`, `500 ₫`: rounded to two decimals, half away from zero, so for labels
 * only, never for an amount to pay. The space is no-break (U+00A0), as in `formatVnd`.
 * @throws RangeError unless `amountVnd` is a safe integer of đồng.
 */
export function formatVndShort(amountVnd: number): string {
  const size = Math.abs(amountVnd);
  const unit = moneyUnits.find(({ minimumVnd }) => size >= minimumVnd);
  if (!unit || !Number.isSafeInteger(amountVnd)) return formatVnd(amountVnd);
  const hundredths = Math.round(size / (unit.sizeVnd / 100));
  const decimals = String(hundredths % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  const whole = groupDigits(String(Math.floor(hundredths / 100)));
  return `${amountVnd < 0 ? minusSign : ''}${whole}${decimals && `,${decimals}`}${noBreakSpace}${unit.name}`;
}
