import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Secrets } from '#platform/app.ts';
import type { Config } from './config.ts';

/** Name of the file in the data folder. */
export const secretsFile = 'secrets.json';

/** The keys stored in the file; keys for personal data are derived from them unless configured. */
type KeptSecrets = Omit<Secrets, 'data'>;

/** Generates each key that is not configured. */
const makers: { [Name in keyof KeptSecrets]: () => KeptSecrets[Name] } = {
  token: () => randomBytes(32).toString('hex'),
  bankWebhook: () => randomBytes(24).toString('hex'),
  voucherKey: () =>
    generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
};

/**
 * The keys of the installation: configured, or generated once and stored in the data folder. Keys that an older file lacks
 * are added to it.
 * @throws in live mode when a key that others rely on is not configured
 */
export function loadSecrets(config: Config): Secrets {
  if (config.PAYMENT_MODE === 'live' && !(config.TOKEN_SECRET && config.BANK_WEBHOOK_SECRET)) {
    throw new Error('PAYMENT_MODE=live needs TOKEN_SECRET and BANK_WEBHOOK_SECRET');
  }
  const kept = keptSecrets(config.DATA_DIR);
  const token = config.TOKEN_SECRET ?? kept.token;
  return {
    token,
    // Data encrypted before there were separate data keys is decrypted with the token secret.
    data: [...(config.DATA_SECRETS ?? []), token],
    bankWebhook: config.BANK_WEBHOOK_SECRET ?? kept.bankWebhook,
    voucherKey: config.VOUCHER_PRIVATE_KEY ?? kept.voucherKey,
  };
}

/** The environment variable of each key. */
const variables = {
  token: 'TOKEN_SECRET',
  bankWebhook: 'BANK_WEBHOOK_SECRET',
  voucherKey: 'VOUCHER_PRIVATE_KEY',
} as const satisfies Record<keyof KeptSecrets, keyof Config>;

/** The variables of the keys that are not configured, and so come from the data folder. */
export function unconfiguredSecrets(config: Config): string[] {
  return Object.values(variables).filter((name) => !config[name]);
}

function keptSecrets(folder: string): KeptSecrets {
  const path = join(folder, secretsFile);
  const known: Partial<KeptSecrets> = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const missing = (Object.keys(makers) as (keyof KeptSecrets)[]).filter((name) => !known[name]);
  if (missing.length === 0) return known as KeptSecrets;
  const secrets = { ...known, ...Object.fromEntries(missing.map((name) => [name, makers[name]()])) };
  mkdirSync(folder, { recursive: true });
  const partial = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(partial, JSON.stringify(secrets), { mode: 0o600, flag: 'wx' });
  renameSync(partial, path);
  return secrets as KeptSecrets;
}
