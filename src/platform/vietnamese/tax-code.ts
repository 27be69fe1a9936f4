const WEIGHTS = [31, 29, 23, 19, 17, 13, 7, 5, 3];

/**
 * True for an enterprise tax code (MST): ten digits whose last is the check digit, or those with '-' and a
 * three-digit branch. Check digit: 10 − (weighted sum of the first nine mod 11).
 */
export function isTaxCode(text: string): boolean {
  if (!/^\d{10}(?:-\d{3})?$/.test(text)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return Number(text[9]) === 10 - (sum % 11);
}
