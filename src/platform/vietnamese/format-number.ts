/** The minus of every number that is shown: as wide as a plus, and never torn from its digits. */
export const minusSign = '\u2212';

/**
 * `1.250`, `8,5`, `−1,04`: dots for thousands, a comma before at most `maxDecimals` and at least `minDecimals` decimals, as
 * `Intl.NumberFormat` writes them for vi-VN but for the minus. Without Intl, because a phone takes a tenth of a second to initialise it.
 */
export function formatNumber(
  value: number,
  { minDecimals = 0, maxDecimals = 3 }: { minDecimals?: number; maxDecimals?: number } = {},
): string {
  const [whole = '', digits = ''] = Math.abs(value).toFixed(maxDecimals).split('.');
  const decimals = digits.slice(0, minDecimals) + digits.slice(minDecimals).replace(/0+$/, '');
  return `${value < 0 ? minusSign : ''}${groupDigits(whole)}${decimals && `,${decimals}`}`;
}

/** Digits of a whole number, with dots for thousands. */
export function groupDigits(whole: string): string {
  return whole.replace(/\B(?=(?:\d{3})+$)/g, '.');
}
