import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Secrets } from '#platform/app.ts';
import type { Config } from './config.ts';

/**
 * The keys of the installation: configured, or made once and kept in the data folder.
 * @throws in live mode when a key that others rely on is not configured
 */
export function loadSecrets(config: Config): Secrets {
  if (config.PAYMENT_MODE === 'live' && !(config.TOKEN_SECRET && config.BANK_WEBHOOK_SECRET)) {
    throw new Error('PAYMENT_MODE=live needs TOKEN_SECRET and BANK_WEBHOOK_SECRET');
  }
  const path = join(config.DATA_DIR, 'secrets.json');
  if (!existsSync(path)) {
    mkdirSync(config.DATA_DIR, { recursive: true });
    const made: Secrets = {
      token: randomBytes(32).toString('hex'),
      bankWebhook: randomBytes(24).toString('hex'),
    };
    writeFileSync(path, JSON.stringify(made), { mode: 0o600, flag: 'wx' });
  }
  const kept = JSON.parse(readFileSync(path, 'utf8')) as Secrets;
  return {
    token: config.TOKEN_SECRET ?? kept.token,
    bankWebhook: config.BANK_WEBHOOK_SECRET ?? kept.bankWebhook,
  };
}
