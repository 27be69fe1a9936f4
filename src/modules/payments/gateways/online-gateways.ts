import type { Config } from '#platform/config/config.ts';
import { simulatedKeys } from '#platform/config/simulated-keys.ts';
import { momoGateway } from './momo/momo.ts';
import type { GatewayContext, OnlineGateway } from './online-gateway.ts';
import { postJson } from './protocol/post-json.ts';
import { vnpayGateway } from './vnpay/vnpay-gateway.ts';
import { zalopayGateway } from './zalopay/zalopay.ts';

/** The providers that this installation has keys for, or the simulated ones. */
export function onlineGateways(config: Config, now: () => Date): OnlineGateway[] {
  const context: GatewayContext = { publicUrl: config.publicUrl, now, post: postJson };
  if (config.PAYMENT_MODE === 'live') return configured(config, context);
  const url = config.PAYMENT_SIMULATOR_URL;
  return url ? simulated(url, context) : [];
}

/** Where a guest may be sent to pay, parted by spaces, as a content security policy lists them. */
export function payOrigins(config: Config): string {
  return config.PAYMENT_MODE === 'live' ? providerOrigins : (config.PAYMENT_SIMULATOR_URL ?? '');
}

const providerOrigins =
  'https://*.vnpayment.vn https://*.vnpay.vn https://*.momo.vn https://*.zalopay.vn https://zalopay.vn';

function configured(config: Config, context: GatewayContext): OnlineGateway[] {
  const { VNPAY_TMN_CODE, VNPAY_HASH_SECRET, MOMO_PARTNER_CODE, MOMO_ACCESS_KEY, MOMO_SECRET_KEY } = config;
  const { ZALOPAY_APP_ID, ZALOPAY_KEY1, ZALOPAY_KEY2 } = config;
  return [
    VNPAY_TMN_CODE &&
      VNPAY_HASH_SECRET &&
      vnpayGateway(
        {
          tmnCode: VNPAY_TMN_CODE,
          hashSecret: VNPAY_HASH_SECRET,
          payUrl: config.VNPAY_PAY_URL,
          apiUrl: config.VNPAY_API_URL,
          serverIp: config.VNPAY_SERVER_IP,
        },
        context,
      ),
    MOMO_PARTNER_CODE &&
      MOMO_ACCESS_KEY &&
      MOMO_SECRET_KEY &&
      momoGateway(
        {
          partnerCode: MOMO_PARTNER_CODE,
          accessKey: MOMO_ACCESS_KEY,
          secretKey: MOMO_SECRET_KEY,
          host: config.MOMO_HOST,
        },
        context,
      ),
    ZALOPAY_APP_ID &&
      ZALOPAY_KEY1 &&
      ZALOPAY_KEY2 &&
      zalopayGateway(
        { appId: ZALOPAY_APP_ID, key1: ZALOPAY_KEY1, key2: ZALOPAY_KEY2, host: config.ZALOPAY_HOST },
        context,
      ),
  ].filter((gateway) => typeof gateway === 'object');
}

function simulated(url: string, context: GatewayContext): OnlineGateway[] {
  const { vnpay, momo, zalopay } = simulatedKeys;
  return [
    vnpayGateway(
      {
        ...vnpay,
        payUrl: `${url}/vnpay/paymentv2/vpcpay.html`,
        apiUrl: `${url}/vnpay/merchant_webapi/api/transaction`,
        serverIp: '127.0.0.1',
      },
      context,
    ),
    momoGateway({ ...momo, host: `${url}/momo` }, context),
    zalopayGateway({ ...zalopay, host: `${url}/zalopay` }, context),
  ];
}
