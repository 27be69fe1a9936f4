import type { Gateway, QrDetails } from './gateway.ts';
import { buildVietQr } from './vietqr-payload.ts';

/** The account that receives transfers, from the site's settings. */
export interface ReceivingAccount {
  bankBin: string;
  bankName: string;
  account: string;
  accountName: string;
}

/** A bank transfer whose content is the booking's code; the bank's webhook reports its arrival. */
export function vietQrGateway(receiver: ReceivingAccount): Gateway {
  return {
    method: 'vietqr',
    isLocal: true,
    // NAPAS 247 carries less than 500 million at a time, and banks refuse less than 2 thousand.
    limits: { fewestVnd: 2_000, mostVnd: 499_999_999 },
    async start({ bookingCode, amountVnd }) {
      return { state: 'qr_shown', details: { qr: qrDetails(receiver, bookingCode, amountVnd) } };
    },
  };
}

export function qrDetails(receiver: ReceivingAccount, transferContent: string, amountVnd: number): QrDetails {
  const { bankBin, bankName, account, accountName } = receiver;
  const payload = buildVietQr({ bankBin, account, amountVnd, content: transferContent });
  return { payload, bankBin, bankName, account, accountName, transferContent };
}
