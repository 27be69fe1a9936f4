import { getSettings } from '#modules/settings/queries.ts';
import type { SiteSettings } from '#modules/settings/schema.ts';
import type { App } from '#platform/app.ts';
import type { Config } from '#platform/config/config.ts';
import { simulatedKeys } from '#platform/config/simulated-keys.ts';
import type { Gateway, GatewayContext, Gateways, OnlineGateway, PostJson } from './gateway.ts';
import { momoGateway } from './momo/momo.ts';
import { vietQrGateway } from './vietqr.ts';
import { vnpayGateway } from './vnpay/vnpay-gateway.ts';
import { zalopayGateway } from './zalopay/zalopay.ts';

/** MoMo requires at least 30 seconds; the others answer sooner. */
const timeoutMs = 35_000;

export const postJson: PostJson = async (url, body) => {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=UTF-8' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
  const answer: unknown = await reply.json();
  if (answer === null || typeof answer !== 'object') throw new Error(`${url} did not answer with an object`);
  return answer as Record<string, unknown>;
};

/** The payment methods offered at present, by the settings and keys of this installation. */
export async function offeredGateways({
  readDb,
  config,
  clock,
}: Pick<App, 'readDb' | 'config' | 'clock'>): Promise<Gateways> {
  return gatewaysOf(
    await getSettings(readDb),
    onlineGateways(config, () => clock.now()),
  );
}

/** The payment methods of this installation: transfer to its first bank account, providers, the counter. */
function gatewaysOf(settings: SiteSettings, online: readonly OnlineGateway[]): Gateways {
  const bank = settings.bankAccounts[0];
  return {
    ...(bank && {
      vietqr: vietQrGateway({
        bankBin: bank.bankBin,
        bankName: bank.bankName,
        account: bank.no,
        accountName: bank.name,
      }),
    }),
    ...Object.fromEntries(online.map((gateway) => [gateway.method, gateway])),
    office: counterGateway,
  };
}

/** Cash or card at the counter: the guest comes with the booking's code, and staff record the payment. */
export const counterGateway: Gateway = {
  method: 'office',
  isLocal: true,
  async start() {
    return { state: 'pending', details: {} };
  },
};

/** The providers that this installation has keys for, or the simulators. */
export function onlineGateways(config: Config, now: () => Date): OnlineGateway[] {
  const context: GatewayContext = { publicUrl: config.publicUrl, now, post: postJson };
  if (config.PAYMENT_MODE === 'live') return configured(config, context);
  const url = config.PAYMENT_SIMULATOR_URL;
  return url ? simulated(url, context) : [];
}

/** Origins to which a guest may be sent to pay, space-separated as in a content security policy. */
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
