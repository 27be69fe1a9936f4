import { groupDigits } from '#platform/vietnamese/format-number.ts';

/** An amount of bare digits with its dots ('1.500.000'); anything else ('1tr5') as it was typed. */
export function withDots(text: string): string {
  const digits = text.replaceAll('.', '');
  return /^\d+$/.test(digits) ? groupDigits(digits) : text;
}
