/** Number, unit, number, unit: '2N1Đ', '3n2d', '3N-2Đ', '3D2N', '3 ngày 2 đêm', '3 days 2 nights'. */
const PAIR =
  /(?<![\p{L}\p{N}])(\d{1,2})\s*(n|ngày|ngay|d|days?|đ|đêm|dem)\s*[-–/,]?\s*(\d{1,2})\s*(đ|đêm|dem|d|days?|n|ngày|ngay|nights?)(?![\p{L}\p{N}])/giu;

/**
 * Writes every trip length in a text as 'N ngày M đêm'. A plain d first is the English order ('3D2N': days
 * first); đ always means đêm, so '2Đ3N' is 3 ngày 2 đêm. Pairs of the same unit stay as they are.
 */
export function normalizeTripLength(text: string): string {
  return text
    .normalize('NFC')
    .replace(PAIR, (typed, first: string, firstUnit: string, second: string, secondUnit: string) => {
      const isNightFirst = /^(?:đ|dem)/i.test(firstUnit);
      if (isNightFirst !== /^(?:ng|n$|d$|day)/i.test(secondUnit) && isNightFirst) return typed;
      if (!isNightFirst && !isNight(secondUnit, firstUnit)) return typed;
      const [days, nights] = isNightFirst ? [second, first] : [first, second];
      return `${Number(days)} ngày ${Number(nights)} đêm`;
    });
}

/** Whether the second unit of a pair that begins with days can mean nights. */
function isNight(unit: string, firstUnit: string): boolean {
  if (/^(?:đ|dem|night)/i.test(unit)) return true;
  return /^d/i.test(firstUnit) ? /^n$/i.test(unit) : /^d$/i.test(unit);
}
