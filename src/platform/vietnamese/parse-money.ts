import { fold } from './fold.ts';

const unitZeros: Record<string, number> = {
  '': 0,
  k: 3,
  nghin: 3,
  ngan: 3,
  tr: 6,
  trieu: 6,
  ty: 9,
  ti: 9,
};

/** A minus sign or a range; `fold` would turn it into a space. */
const anyDash = /[-\u2010-\u2015\u2212]/g;

/** Number, unit, then the rest: smaller amounts or bare digits that are decimals of this unit. */
const amountPattern = /^([\d.,]+|nua)(k|nghin|ngan|trieu|tr|ty|ti)?(ruoi)?(.*)$/;

/**
 * Parses an amount the way Vietnamese type it, in đồng; null when it is not a whole amount of đồng or not
 * money at all. '1.250.000 ₫', '500k', '2tr5' (2.500.000), '1tr250' (1.250.000), '1,5 triệu', 'nửa triệu',
 * '1 tỷ 200 triệu'. A dot before exactly three digits groups thousands; negative amounts are refused.
 */
export function parseMoney(text: string): number | null {
  const folded = fold(text.replace(anyDash, '!'));
  const bare = folded.replace(/\s*(?:₫|vnd|dong|d)$/, '').replace(/^(?:₫|vnd)\s*/, '');
  if (/\d\s+(?!\d{3}(?!\d))\d/.test(bare)) return null;
  const amountVnd = readAmount(bare.replace(/\s/g, ''), 10);
  return amountVnd !== null && Number.isSafeInteger(amountVnd) ? amountVnd : null;
}

/** Amounts must decrease from left to right: `largerZeros` is the power of ten of the previous one. */
function readAmount(text: string, largerZeros: number): number | null {
  const [, number, unit = '', half, rest = ''] = amountPattern.exec(text) ?? [];
  const zeros = unitZeros[unit];
  if (number === undefined || zeros === undefined || zeros >= largerZeros) return null;
  const amountVnd = number === 'nua' ? scale('0', '5', zeros) : readNumber(number, zeros);
  const halfVnd = half ? scale('0', '5', zeros) : 0;
  const restVnd = readRest(rest, zeros, half !== undefined);
  return amountVnd === null || halfVnd === null || restVnd === null ? null : amountVnd + halfVnd + restVnd;
}

function readRest(rest: string, zeros: number, isClosed: boolean): number | null {
  if (rest === '') return 0;
  if (isClosed || zeros === 0) return null;
  return /^\d+$/.test(rest) ? scale('0', rest, zeros) : readAmount(rest, zeros);
}

function readNumber(number: string, zeros: number): number | null {
  if (/^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(number)) {
    const [whole = '', decimals = ''] = number.replaceAll('.', '').split(',');
    return scale(whole, decimals, zeros);
  }
  if (/^[1-9]\d{0,2}(?:,\d{3}){2,}$/.test(number)) return scale(number.replaceAll(',', ''), '', zeros);
  const [, whole, decimals = ''] = /^(\d+)(?:[.,](\d+))?$/.exec(number) ?? [];
  return whole === undefined ? null : scale(whole, decimals, zeros);
}

/** `whole,decimals` × 10^zeros in whole đồng, without floating point; null when a fraction is left. */
function scale(whole: string, decimals: string, zeros: number): number | null {
  const significant = decimals.replace(/0+$/, '');
  return significant.length > zeros ? null : Number(whole + significant.padEnd(zeros, '0'));
}
