/** An amount as staff type it, '1.250.000' or '-50.000 ₫', in đồng; NaN when invalid. */
export function readVnd(text: string): number {
  const bare = text.replace(/[\s.₫đ\u00a0]/g, '').replace('\u2212', '-');
  return /^[-+]?\d{1,12}$/.test(bare) ? Number(bare) : Number.NaN;
}
