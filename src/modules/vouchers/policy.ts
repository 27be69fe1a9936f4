import { createHash, timingSafeEqual } from 'node:crypto';
import { permission, type Verb } from '#platform/actor/actor.ts';

/** What staff may do to vouchers. */
export const voucherVerbs = {
  'voucher.reissue': { title: 'Cấp lại phiếu' },
  'voucher.reference': { title: 'Ghi mã của nhà cung cấp lên phiếu' },
} satisfies Record<string, Verb>;

export const may = permission(voucherVerbs);

/** Whether a key lets somebody report scans. Takes the same time whatever the key is. */
export function mayScan(scanKey: string, given: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(scanKey), digest(given));
}
