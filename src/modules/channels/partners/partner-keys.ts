import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Actor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import type { Executor } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { may } from '../policy.ts';
import { type Scope, scopeNames } from './scopes.ts';

/** Input of the form of a key. */
export const keyInput = z.object({
  title: z
    .string('Vui lòng nhập tên khóa.')
    .trim()
    .min(1, 'Vui lòng nhập tên khóa, ví dụ Máy chủ chính.')
    .max(60, 'Tên khóa dài quá 60 ký tự.'),
  mode: z.enum(['live', 'test'], 'Vui lòng chọn khóa thật hay khóa thử.'),
  scopes: z
    .array(z.enum(scopeNames), 'Vui lòng chọn ít nhất một quyền.')
    .min(1, 'Vui lòng chọn ít nhất một quyền.'),
  callsAMinute: z.coerce
    .number('Vui lòng nhập số lần gọi mỗi phút.')
    .int('Số lần gọi là số nguyên.')
    .min(1, 'Ít nhất 1 lần mỗi phút.')
    .max(600, 'Nhiều nhất 600 lần mỗi phút.'),
});

export type MakeKeyResult =
  | { ok: true; key: string }
  | { ok: false; reason: 'not_allowed' | 'unknown_partner' };

/** Creates an API key for a partner. It is shown only once: only its hash is stored. */
export async function makePartnerKey(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { partnerId, key, actor }: { partnerId: number; key: z.output<typeof keyInput>; actor: Actor },
): Promise<MakeKeyResult> {
  if (!may(actor, 'partner.edit')) return { ok: false, reason: 'not_allowed' };
  const { title, mode, scopes, callsAMinute } = key;
  const text = `nv_${mode}_${randomBytes(24).toString('base64url')}`;
  const now = clock.now();
  return db.transaction().execute(async (tx): Promise<MakeKeyResult> => {
    const partner = await tx
      .selectFrom('partners')
      .select('id')
      .where('id', '=', partnerId)
      .executeTakeFirst();
    if (!partner) return { ok: false, reason: 'unknown_partner' };
    const row = {
      partner_id: partnerId,
      title,
      mode,
      scopes: [...new Set(scopes)],
      calls_a_minute: callsAMinute,
    };
    await tx
      .insertInto('partner_keys')
      .values({ ...row, key_hash: hashOf(text), made_at: now, made_by: actor.name })
      .execute();
    const object = { type: 'partner', id: String(partnerId) };
    await writeHistory(tx, {
      actor,
      verb: 'partner.key_made',
      object,
      after: { apiKey: title, keyMode: mode, scopes },
      now,
    });
    return { ok: true, key: text };
  });
}

export type RevokeKeyResult = { ok: true } | { ok: false; reason: 'not_allowed' | 'unknown_key' };

/** Revokes a key: calls with it are refused from now on; the bookings made with it stay. */
export async function revokePartnerKey(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { partnerId, keyId, actor }: { partnerId: number; keyId: number; actor: Actor },
): Promise<RevokeKeyResult> {
  if (!may(actor, 'partner.edit')) return { ok: false, reason: 'not_allowed' };
  const now = clock.now();
  return db.transaction().execute(async (tx): Promise<RevokeKeyResult> => {
    const revoked = await tx
      .updateTable('partner_keys')
      .set({ revoked_at: now })
      .where('id', '=', keyId)
      .where('partner_id', '=', partnerId)
      .where('revoked_at', 'is', null)
      .returning('title')
      .executeTakeFirst();
    if (!revoked) return { ok: false, reason: 'unknown_key' };
    const object = { type: 'partner', id: String(partnerId) };
    await writeHistory(tx, {
      actor,
      verb: 'partner.key_revoked',
      object,
      before: { apiKey: revoked.title },
      now,
    });
    return { ok: true };
  });
}

/** The partner that calls with a key, and the key's scopes. */
export interface PartnerCaller {
  keyId: number;
  partnerId: number;
  mode: 'live' | 'test';
  scopes: readonly Scope[];
  callsAMinute: number;
}

/** How often the time of a key's last use is updated. */
const usedEveryMs = 60_000;

/** The partner of a key; null for an unknown or revoked one. */
export async function findPartnerCaller(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  key: string,
): Promise<PartnerCaller | null> {
  if (!/^nv_(live|test)_[\w-]{32}$/.test(key)) return null;
  const row = await db
    .selectFrom('partner_keys')
    .select([
      'id as keyId',
      'partner_id as partnerId',
      'mode',
      'scopes',
      'calls_a_minute as callsAMinute',
      'last_used_at as usedAt',
    ])
    .where('key_hash', '=', hashOf(key))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { usedAt, ...caller } = row;
  const now = clock.now();
  if (!usedAt || now.getTime() - usedAt.getTime() > usedEveryMs)
    await db.updateTable('partner_keys').set({ last_used_at: now }).where('id', '=', row.keyId).execute();
  return caller as PartnerCaller;
}

/** A partner's keys, active ones first. */
export function listPartnerKeys(db: Executor, partnerId: number) {
  return db
    .selectFrom('partner_keys')
    .select([
      'id',
      'title',
      'mode',
      'scopes',
      'calls_a_minute as callsAMinute',
      'made_at as madeAt',
      'made_by as madeBy',
      'last_used_at as lastUsedAt',
      'revoked_at as revokedAt',
    ])
    .where('partner_id', '=', partnerId)
    .orderBy((eb) => eb('revoked_at', 'is not', null))
    .orderBy('id')
    .limit(100)
    .execute();
}

/** Plain SHA-256: 192 random bits need no salt and no slow hash. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
