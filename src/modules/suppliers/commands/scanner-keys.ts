import { createHash, randomBytes } from 'node:crypto';
import type { Actor } from '#platform/actor/actor.ts';
import type { Database } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { may } from '../policy.ts';

export type MakeScannerKeyResult = { ok: true; key: string } | { ok: false; reason: 'not_allowed' };

/** Creates a key for one of a supplier's scanners. It cannot be shown again: only its hash is stored. */
export async function makeScannerKey(
  db: Database,
  { supplier, name, actor }: { supplier: { id: number; slug: string }; name: string; actor: Actor },
  now: Date,
): Promise<MakeScannerKeyResult> {
  if (!may(actor, 'supplier.scanners')) return { ok: false, reason: 'not_allowed' };
  const key = `qp-${randomBytes(18).toString('base64url')}`;
  await db.transaction().execute(async (tx) => {
    const row = { supplier_id: supplier.id, name, key_hash: hashOf(key), made_at: now, made_by: actor.name };
    await tx.insertInto('scanner_keys').values(row).execute();
    const object = { type: 'supplier', id: supplier.slug };
    await writeHistory(tx, { actor, verb: 'supplier.scanner_made', object, after: { scanner: name }, now });
  });
  return { ok: true, key };
}

export type RevokeScannerKeyResult = { ok: true } | { ok: false; reason: 'not_allowed' | 'unknown_key' };

/** Revokes a scanner's key: its reports are refused from now on; earlier ones stay valid. */
export async function revokeScannerKey(
  db: Database,
  { supplier, id, actor }: { supplier: { id: number; slug: string }; id: number; actor: Actor },
  now: Date,
): Promise<RevokeScannerKeyResult> {
  if (!may(actor, 'supplier.scanners')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<RevokeScannerKeyResult> => {
    const row = await tx
      .updateTable('scanner_keys')
      .set({ revoked_at: now })
      .where('id', '=', id)
      .where('supplier_id', '=', supplier.id)
      .where('revoked_at', 'is', null)
      .returning('name')
      .executeTakeFirst();
    if (!row) return { ok: false, reason: 'unknown_key' };
    const object = { type: 'supplier', id: supplier.slug };
    const before = { scanner: row.name };
    await writeHistory(tx, { actor, verb: 'supplier.scanner_revoked', object, before, now });
    return { ok: true };
  });
}

/** Minimum interval between updates of a key's last use. */
const usedEveryMs = 60_000;

/** The scanner of a key; null if the key is unknown or revoked. */
export async function findScanner(
  db: Database,
  key: string,
  now: Date,
): Promise<{ supplierId: number } | null> {
  const row = await db
    .selectFrom('scanner_keys')
    .select(['id', 'supplier_id as supplierId', 'last_used_at as usedAt'])
    .where('key_hash', '=', hashOf(key))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  if (!row.usedAt || now.getTime() - row.usedAt.getTime() > usedEveryMs)
    await db.updateTable('scanner_keys').set({ last_used_at: now }).where('id', '=', row.id).execute();
  return { supplierId: row.supplierId };
}

/** A supplier's keys, those in use first. */
export function listScannerKeys(db: Database, supplierId: number) {
  return db
    .selectFrom('scanner_keys')
    .select([
      'id',
      'name',
      'made_at as madeAt',
      'made_by as madeBy',
      'last_used_at as lastUsedAt',
      'revoked_at as revokedAt',
    ])
    .where('supplier_id', '=', supplierId)
    .orderBy((eb) => eb('revoked_at', 'is not', null))
    .orderBy('id')
    .limit(50)
    .execute();
}

/** Plain SHA-256: 144 random bits need no salt and no slow hash. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
