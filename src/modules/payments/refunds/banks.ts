import type { Instrument, PayoutChannel } from './refund-promise.ts';

/** Banks reachable by transfer, by NAPAS number (list of 07/2026). */
export const banks: Record<string, string> = {
  '970436': 'Vietcombank',
  '970415': 'VietinBank',
  '970418': 'BIDV',
  '970405': 'Agribank',
  '970407': 'Techcombank',
  '970422': 'MB Bank',
  '970416': 'ACB',
  '970432': 'VPBank',
  '970423': 'TPBank',
  '970403': 'Sacombank',
  '970441': 'VIB',
  '970437': 'HDBank',
  '970443': 'SHB',
  '970448': 'OCB',
  '970426': 'MSB',
  '970440': 'SeABank',
  '970431': 'Eximbank',
  '970449': 'LPBank',
  '970428': 'Nam A Bank',
  '970425': 'ABBank',
  '970409': 'Bac A Bank',
  '970438': 'BaoViet Bank',
  '970454': 'BVBank',
  '970446': 'Co-opBank',
  '970419': 'NCB',
  '970412': 'PVcomBank',
  '970429': 'SCB',
  '970424': 'Shinhan Việt Nam',
  '970427': 'VietABank',
  '970406': 'Vikki Bank',
  '970414': 'MBV',
  '546034': 'Cake',
  '963388': 'Timo',
};

export interface KnownAccount {
  bankBin: string;
  lastDigits: string;
}

/** The destination of a refund, for the guest: 'Ví MoMo', 'Tài khoản Vietcombank ****1234'. */
export function destinationLabel(
  channel: PayoutChannel,
  instrument: Instrument,
  account: KnownAccount | null,
): string {
  if (channel === 'credit') return 'Tín dụng của bạn';
  if (channel === 'bank_transfer')
    return account ? accountLabel(account) : 'Tài khoản ngân hàng mà bạn cho biết';
  const way = { vnpay: 'VNPay', momo: 'MoMo', zalopay: 'ZaloPay' }[channel];
  if (instrument === 'wallet') return `Ví ${way}`;
  if (instrument === 'card') return `Thẻ quốc tế bạn đã dùng qua ${way}`;
  return `Tài khoản hoặc thẻ ngân hàng bạn đã dùng qua ${way}`;
}

/** Label for money paid out at the counter. */
export const cashLabel = 'Tiền mặt tại văn phòng';

/** A bank account masked to what its owner needs to recognize it. */
export function accountLabel({ bankBin, lastDigits }: KnownAccount): string {
  return `Tài khoản ${banks[bankBin] ?? 'ngân hàng'} ****${lastDigits}`;
}

/** A destination's label without the digits of its account. */
export function hideAccount(label: string): string {
  return /\*{4}\w+$/.test(label) ? destinationLabel('bank_transfer', 'bank', null) : label;
}

/** Sorted by name, as guests look for their bank. */
export const banksByName: readonly (readonly [bin: string, name: string])[] = Object.entries(banks).sort(
  ([, one], [, other]) => one.localeCompare(other, 'vi'),
);
