import { sql } from 'kysely';
import { createEncryptor, createTextEncryptor, type EncryptionSecrets } from '#platform/http/encryptor.ts';
import type { Database } from './connect.ts';

/** A column of encrypted values, and the purpose its key is derived for. */
export interface EncryptedColumn {
  table: string;
  /** The column that identifies a row. */
  key: string;
  column: string;
  /** A whole JSON value, or a text. */
  form: 'json' | 'text';
  purpose: string;
}

const batch = 500;

/**
 * Re-encrypts with the first secret what another one encrypted, or a key without an id. Rows locked by others are left for
 * the next run; idempotent, and may be interrupted.
 * @returns how many were encrypted anew, and how many none of the secrets decrypts
 */
export async function resealColumn(
  db: Database,
  secrets: EncryptionSecrets,
  place: EncryptedColumn,
): Promise<{ resealed: number; unreadable: number }> {
  const { keyId, isOld, reseal } = formOf(secrets, place);
  const [table, key, column] = [sql.table(place.table), sql.ref(place.key), sql.ref(place.column)];
  const done = { resealed: 0, unreadable: 0 };
  for (let after: unknown; ; ) {
    const beyond = after === undefined ? sql`true` : sql`${key} > ${after}`;
    const rows = await db.transaction().execute(async (tx) => {
      const found = await sql<{ key: unknown; value: unknown }>`
        SELECT ${key} AS key, ${column} AS value FROM ${table} WHERE ${isOld(column, keyId)} AND ${beyond}
        ORDER BY ${key} LIMIT ${batch} FOR UPDATE SKIP LOCKED`.execute(tx);
      for (const row of found.rows) {
        const value = reseal(row.value);
        if (value === null) done.unreadable += 1;
        else await sql`UPDATE ${table} SET ${column} = ${value} WHERE ${key} = ${row.key}`.execute(tx);
        if (value !== null) done.resealed += 1;
      }
      return found.rows;
    });
    if (rows.length < batch) return done;
    after = rows.at(-1)?.key;
  }
}

function formOf(secrets: EncryptionSecrets, { form, purpose }: EncryptedColumn) {
  if (form === 'text') {
    const { keyId, decrypt, encrypt } = createTextEncryptor(secrets, purpose);
    return {
      keyId,
      isOld: (column: ReturnType<typeof sql.ref>, id: string) =>
        sql`starts_with(${column}, 'sealed:') AND NOT starts_with(${column}, ${`sealed:${id}.`})`,
      reseal(kept: unknown) {
        const text = decrypt(String(kept));
        return text === null ? null : sql`${encrypt(text)}`;
      },
    };
  }
  const { keyId, decrypt, encrypt } = createEncryptor(secrets, purpose);
  return {
    keyId,
    isOld: (column: ReturnType<typeof sql.ref>, id: string) =>
      sql`${column} ? 'sealed' AND ${column} ->> 'key' IS DISTINCT FROM ${id}`,
    reseal(kept: unknown) {
      const opened = decrypt(kept);
      return opened && sql`${JSON.stringify(encrypt(opened.value))}::jsonb`;
    },
  };
}
