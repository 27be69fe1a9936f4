/** What stands where a price would be. */
export function nothingWords({ availability }: { availability: string }): string {
  return availability === 'sold_out' ? 'Hết chỗ' : 'Chưa mở bán';
}
