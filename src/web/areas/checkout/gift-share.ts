/** What a card that was looked at pays of what is due now, in đồng, and what stays on it. */
export interface GiftShare {
  paysVnd: number;
  leftVnd: number;
}

export function giftShareOf(restVnd: number | null | undefined, dueNowVnd: number): GiftShare | null {
  if (!restVnd) return null;
  const paysVnd = Math.min(restVnd, dueNowVnd);
  return { paysVnd, leftVnd: restVnd - paysVnd };
}
