/** Text in place of a price. */
export function nothingWords({ availability }: { availability: string }): string {
  return availability === 'sold_out' ? 'Hết chỗ' : 'Chưa mở bán';
}
