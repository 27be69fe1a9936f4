import type { Gateways, OnlineGateway } from '#modules/payments/gateways/gateway.ts';
import { counterGateway } from '#modules/payments/gateways/gateways.ts';
import { momoGateway } from '#modules/payments/gateways/momo/momo.ts';
import { vietQrGateway } from '#modules/payments/gateways/vietqr.ts';
import { vnpayGateway } from '#modules/payments/gateways/vnpay/vnpay-gateway.ts';
import { zalopayGateway } from '#modules/payments/gateways/zalopay/zalopay.ts';
import { simulatedKeys } from '#platform/config/simulated-keys.ts';

/** The site's gateways with providers that accept every order and answer nothing else. */
export function stormGateways(): { gateways: Gateways; online: OnlineGateway[] } {
  const context = {
    publicUrl: 'http://localhost',
    now: () => new Date(),
    post: async () => ({
      resultCode: 0,
      return_code: 1,
      payUrl: 'http://pay.test',
      order_url: 'http://pay.test',
    }),
  };
  const { vnpay, momo, zalopay } = simulatedKeys;
  const online = [
    vnpayGateway({ ...vnpay, payUrl: 'http://pay.test', apiUrl: '', serverIp: '127.0.0.1' }, context),
    momoGateway({ ...momo, host: '' }, context),
    zalopayGateway({ ...zalopay, host: '' }, context),
  ];
  const vietqr = vietQrGateway({
    bankBin: '970422',
    bankName: 'MB Bank',
    account: '9999000099990',
    accountName: 'NEO VIET',
  });
  const byMethod = Object.fromEntries(online.map((gateway) => [gateway.method, gateway]));
  return { gateways: { ...byMethod, vietqr, office: counterGateway }, online };
}
