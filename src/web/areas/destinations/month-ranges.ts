/**
 * Names months as people say them: adjacent ones as ranges, also across the turn of the year. [11, 12, 1, 2, 5] is 'Tháng 11 đến
 * tháng 2, tháng 5'.
 */
export function monthRanges(months: readonly number[]): string {
  const wanted = new Set(months);
  if (wanted.size >= 12) return 'Quanh năm';
  const before = (month: number) => (month === 1 ? 12 : month - 1);
  const after = (month: number) => (month === 12 ? 1 : month + 1);
  const starts = [...wanted].filter((month) => !wanted.has(before(month))).sort((a, b) => a - b);
  const words = starts.map((start) => {
    let end = start;
    while (wanted.has(after(end))) end = after(end);
    if (end === start) return `tháng ${start}`;
    return end === after(start) ? `tháng ${start} và ${end}` : `tháng ${start} đến tháng ${end}`;
  });
  const text = words.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
