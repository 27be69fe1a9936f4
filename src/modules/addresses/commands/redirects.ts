import { sql } from 'kysely';
import { z } from 'zod';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import type { Database } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { may } from '../policy.ts';
import { recordMove } from './record-move.ts';

const path = z
  .string()
  .trim()
  .max(200, 'Dài quá 200 ký tự.')
  .regex(/^\/(?!\/)[^\s?#\\…]*$/, 'Địa chỉ bắt đầu bằng /, không có tên miền, dấu ? hay dấu #.')
  .refine((text) => !/^\/(quan-tri|api)(\/|$)/.test(text), 'Địa chỉ này không thuộc các trang của khách.')
  .transform((text) => (text === '/' ? text : text.replace(/\/+$/, '')));

/** Form input for a redirect. */
export const redirectInput = z.object({
  from: path.refine((text) => text !== '/', 'Trang chủ luôn có, không chuyển đi đâu được.'),
  to: path,
});

export type AddRedirectResult = { ok: true; target: string } | { ok: false; reason: 'not_allowed' | 'loops' };

/**
 * Adds a redirect (301) from an address that does not exist. A target that has moved is replaced with its present
 * address, and existing redirects to the source are updated; one that would lead back to itself is refused.
 */
export async function addRedirect(
  db: Database,
  { from, to, actor }: z.output<typeof redirectInput> & { actor: Actor },
  now: Date,
): Promise<AddRedirectResult> {
  if (!may(actor, 'redirect.edit')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<AddRedirectResult> => {
    // Two redirects that are each valid alone could form a circle together.
    await sql`LOCK TABLE moved_addresses IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
    const moves = await tx
      .selectFrom('moved_addresses')
      .select(['path', 'target'])
      .where('path', 'in', [from, to])
      .execute();
    const targetOf = (one: string) => moves.find((move) => move.path === one)?.target;
    const target = targetOf(to) ?? to;
    if (target === from) return { ok: false, reason: 'loops' };
    await recordMove(tx, { from, to: target, actor: actorText(actor) });
    const object = { type: 'redirect', id: from };
    const before = { to: targetOf(from) ?? null };
    await writeHistory(tx, { actor, verb: 'redirect.edit', object, before, after: { to: target }, now });
    return { ok: true, target };
  });
}

/** Removes a redirect; its address is missing again. */
export async function removeRedirect(
  db: Database,
  { from, actor }: { from: string; actor: Actor },
  now: Date,
): Promise<{ ok: true } | { ok: false; reason: 'not_allowed' | 'unknown_redirect' }> {
  if (!may(actor, 'redirect.edit')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx) => {
    const deleted = await tx
      .deleteFrom('moved_addresses')
      .where('path', '=', from)
      .returning('target')
      .executeTakeFirst();
    if (!deleted) return { ok: false, reason: 'unknown_redirect' } as const;
    const object = { type: 'redirect', id: from };
    await writeHistory(tx, { actor, verb: 'redirect.remove', object, before: { to: deleted.target }, now });
    return { ok: true } as const;
  });
}
