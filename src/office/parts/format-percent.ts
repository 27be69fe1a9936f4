/** '12,5%'. */
export function formatPercent(percent: number): string {
  return `${percent.toLocaleString('vi-VN', { maximumFractionDigits: 1 })}%`;
}
