import { z } from 'zod';
import type { Actor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import type { Executor } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { may } from '../policy.ts';

/** Input of the form of a partner. */
export const partnerInput = z.object({
  title: z
    .string('Vui lòng nhập tên đối tác.')
    .trim()
    .min(1, 'Vui lòng nhập tên đối tác.')
    .max(100, 'Tên dài quá 100 ký tự.'),
});

export type AddPartnerResult =
  | { ok: true; id: number }
  | { ok: false; reason: 'not_allowed' | 'known_title' };

export async function addPartner(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { title, actor }: { title: string; actor: Actor },
): Promise<AddPartnerResult> {
  if (!may(actor, 'partner.edit')) return { ok: false, reason: 'not_allowed' };
  const now = clock.now();
  return db.transaction().execute(async (tx): Promise<AddPartnerResult> => {
    const added = await tx
      .insertInto('partners')
      .values({ title, made_at: now, made_by: actor.name })
      .onConflict((conflict) => conflict.column('title').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return { ok: false, reason: 'known_title' };
    const object = { type: 'partner', id: String(added.id) };
    await writeHistory(tx, { actor, verb: 'partner.added', object, after: { title }, now });
    return { ok: true, id: added.id };
  });
}

export async function findPartner(db: Executor, id: number) {
  const row = await db.selectFrom('partners').select(['id', 'title']).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Partners by name, with the number of their keys and webhook endpoints. */
export function listPartners(db: Executor) {
  return db
    .selectFrom('partners as p')
    .select((eb) => [
      'p.id',
      'p.title',
      eb
        .selectFrom('partner_keys as k')
        .select(eb.fn.countAll<number>().as('count'))
        .whereRef('k.partner_id', '=', 'p.id')
        .where('k.revoked_at', 'is', null)
        .as('keys'),
      eb
        .selectFrom('webhook_endpoints as e')
        .select(eb.fn.countAll<number>().as('count'))
        .whereRef('e.partner_id', '=', 'p.id')
        .where('e.removed_at', 'is', null)
        .as('endpoints'),
      eb
        .selectFrom('webhook_endpoints as e')
        .select(eb.fn.countAll<number>().as('count'))
        .whereRef('e.partner_id', '=', 'p.id')
        .where('e.removed_at', 'is', null)
        .where('e.switched_off_at', 'is not', null)
        .as('off'),
    ])
    .orderBy('p.title')
    .limit(500)
    .execute();
}
