import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import type { EncryptedColumn } from '#platform/db/reseal-column.ts';
import { createTextEncryptor, type EncryptionSecrets } from '#platform/http/encryptor.ts';
import { refreshZaloTokens, type ZaloKeys } from '../gateways/zalo-gateway.ts';

const name = 'zalo';
/** Renewed this long before it expires. */
const marginMs = 5 * 60_000;

const kept = z.object({
  access: z.string(),
  refresh: z.string(),
  until: z.iso.datetime(),
  /** Hash of the configured refresh token that this chain began with: a newly configured one starts anew. */
  seed: z.string(),
});

const purpose = 'sender keys';
/** Column in which the keys of senders are stored encrypted. */
export const encryptedSenderKeys: EncryptedColumn = {
  table: 'sender_keys',
  key: 'name',
  column: 'value',
  form: 'text',
  purpose,
};

const senderKeyEncryptor = (secrets: EncryptionSecrets) => createTextEncryptor(secrets, purpose);

/**
 * Zalo's access token, from the stored one. The first caller to find it expired renews it while others wait for the row lock, since
 * a refresh token is valid only once.
 * @param refused a token that Zalo no longer accepts
 */
export async function zaloAccessToken(
  { db, secrets, clock }: Pick<App, 'db' | 'secrets' | 'clock'>,
  keys: ZaloKeys & { refreshToken: string },
  refused?: string,
): Promise<string> {
  const encryptor = senderKeyEncryptor(secrets.data);
  const seed = createHash('sha256').update(keys.refreshToken).digest('base64url').slice(0, 16);
  return db.transaction().execute(async (tx) => {
    const now = clock.now();
    await tx
      .insertInto('sender_keys')
      .values({ name, value: '', updated_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await tx
      .selectFrom('sender_keys')
      .select('value')
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const text = row.value ? encryptor.decrypt(row.value) : null;
    const last = text ? kept.parse(JSON.parse(text)) : null;
    const current = last?.seed === seed ? last : null;
    const isOver = current && Date.parse(current.until) - marginMs < now.getTime();
    if (current && !isOver && current.access !== refused) return current.access;
    const fresh = await refreshZaloTokens(keys, current?.refresh ?? keys.refreshToken, now);
    const value = encryptor.encrypt(JSON.stringify({ ...fresh, seed }));
    await tx.updateTable('sender_keys').set({ value, updated_at: now }).where('name', '=', name).execute();
    return fresh.access;
  });
}
