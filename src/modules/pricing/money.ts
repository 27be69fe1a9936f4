export function sumOf<T>(rows: readonly T[], amountOf: (row: T) => number): number {
  return rows.reduce((sum, row) => sum + amountOf(row), 0);
}
