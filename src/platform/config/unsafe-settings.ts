import { isLoopbackHost } from '#platform/http/is-loopback.ts';
import type { Environment } from './environment.ts';
import type { Hosts } from './hosts.ts';
import { simulatedKeys } from './simulated-keys.ts';

type Settings = Environment & Hosts & { publicUrl: string };

/**
 * Settings that are unsafe on a publicly reachable site, one line each. Every line names the variable that allows it
 * explicitly.
 * @param given the variables that are set
 */
export function unsafeSettings(config: Settings, given: Record<string, unknown>): string[] {
  const { protocol, hostname, host } = new URL(config.publicUrl);
  const isPublic = !isLoopbackHost(hostname);
  if (config.PAYMENT_MODE !== 'live') {
    return isPublic && given.PAYMENT_MODE === undefined
      ? [`PAYMENT_MODE: name it for ${host}: live, or simulator where no money is real and everybody may pay`]
      : [];
  }
  return [
    protocol !== 'https:' &&
      !config.ALLOW_HTTP &&
      'PUBLIC_URL: must be https where money is real, or say ALLOW_HTTP=true',
    !config.SMTP_URL &&
      !config.ALLOW_NO_MAIL &&
      'SMTP_URL: without it no guest gets a mail; name a server, or say ALLOW_NO_MAIL=true',
    ...(config.ALLOW_SANDBOX_PROVIDERS ? [] : sandboxes(config)),
    ...publishedKeys(config),
  ].filter((line) => typeof line === 'string');
}

/** Configured payment providers that point at their sandboxes, where money is not real. */
function sandboxes(config: Settings): string[] {
  const used = [
    config.VNPAY_TMN_CODE && (['VNPAY_PAY_URL', 'VNPAY_API_URL'] as const),
    config.MOMO_PARTNER_CODE && (['MOMO_HOST'] as const),
    config.ZALOPAY_APP_ID && (['ZALOPAY_HOST'] as const),
  ].flatMap((keys) => (typeof keys === 'object' ? [...keys] : []));
  return used
    .filter((key) => /(^|[.-])(sandbox|sb|test|dev|uat)[.-]/.test(new URL(config[key]).hostname))
    .map(
      (key) =>
        `${key}: ${config[key]} is a trial system; name the real one, or say ALLOW_SANDBOX_PROVIDERS=true`,
    );
}

/** Keys of the payment simulators, which are public. */
function publishedKeys(config: Settings): string[] {
  const { vnpay, momo, zalopay } = simulatedKeys;
  const known = new Set<string | undefined>([
    vnpay.hashSecret,
    momo.accessKey,
    momo.secretKey,
    zalopay.key1,
    zalopay.key2,
  ]);
  const keys = [
    'VNPAY_HASH_SECRET',
    'MOMO_ACCESS_KEY',
    'MOMO_SECRET_KEY',
    'ZALOPAY_KEY1',
    'ZALOPAY_KEY2',
  ] as const;
  return keys
    .filter((key) => known.has(config[key]))
    .map((key) => `${key}: this is the key of the simulator, which everybody knows`);
}
