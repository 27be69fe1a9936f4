import { banks } from './banks.ts';
import type { Instrument, PayoutChannel } from './refund-promise.ts';

export interface KnownAccount {
  bankBin: string;
  lastDigits: string;
}

/** Where money goes back to, as the guest reads it: 'Ví MoMo', 'Tài khoản Vietcombank ****1234'. */
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

/** For money that was paid out over the counter. */
export const cashLabel = 'Tiền mặt tại văn phòng';

/** A bank account that shows no more than its owner needs to know it by. */
export function accountLabel({ bankBin, lastDigits }: KnownAccount): string {
  return `Tài khoản ${banks[bankBin] ?? 'ngân hàng'} ****${lastDigits}`;
}

/** The label of a place without anything by which the account could be known. */
export function hideAccount(label: string): string {
  return /\*{4}\w+$/.test(label) ? destinationLabel('bank_transfer', 'bank', null) : label;
}
