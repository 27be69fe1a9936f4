/** '16,1' in millions or '850' in thousands, for a small cell. */
export function shortPrice(vnd: number, isInMillions: boolean): string {
  return isInMillions
    ? (vnd / 1_000_000).toLocaleString('vi-VN', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    : Math.round(vnd / 1000).toLocaleString('vi-VN');
}
