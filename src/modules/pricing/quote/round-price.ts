/** Prices are whole thousands of đồng; halves go away from zero, as PostgreSQL's round() does. */
export function roundToThousand(amountVnd: number): number {
  return Math.sign(amountVnd) * Math.round(Math.abs(amountVnd) / 1000) * 1000 || 0;
}
