import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { affiliateOpened } from '../events.ts';
import { may } from '../policy.ts';
import { findTerms } from '../queries/find-affiliate.ts';
import type { CommissionRates } from '../rules/commission.ts';
import { rateFieldOf } from '../rules/rate-field-of.ts';
import type { AffiliateFields } from '../schema.ts';

interface Terms {
  attributionDays: number;
  rates: CommissionRates;
}

export type AddAffiliateResult =
  | { ok: true; code: string }
  | { ok: false; reason: 'not_allowed' | 'code_taken' | 'email_taken' };

/** Adds an affiliate under a permanent code, and notifies them by mail. */
export async function addAffiliate(
  db: Database,
  queue: Queue,
  { fields, actor }: { fields: AffiliateFields & { code: string }; actor: Actor },
  now: Date,
): Promise<AddAffiliateResult> {
  if (!may(actor, 'affiliate.edit')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<AddAffiliateResult> => {
    const { code } = fields;
    const taken = await tx
      .selectFrom('affiliates')
      .select('code')
      .where(({ or, eb }) => or([eb('code', '=', code), eb('email', '=', fields.email)]))
      .execute();
    if (taken.length > 0)
      return { ok: false, reason: taken.some((one) => one.code === code) ? 'code_taken' : 'email_taken' };
    const added = await tx
      .insertInto('affiliates')
      .values({ code, ...rowOf(fields), created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return { ok: false, reason: 'code_taken' };
    await writeTerms(tx, { affiliateId: added.id, fields, actor, now });
    const object = { type: 'affiliate', id: code };
    const after = { ...inHistory(rowOf(fields)), ...inWords(termsOf(fields)) };
    await writeHistory(tx, { actor, verb: 'affiliate.add', object, after, now });
    await queue.send(tx, affiliateOpened, { affiliateId: added.id });
    return { ok: true, code };
  });
}

export type EditAffiliateResult =
  | { ok: true; version: number }
  | { ok: false; reason: 'not_allowed' | 'unknown_affiliate' | 'changed_meanwhile' | 'email_taken' };

/**
 * Edits an affiliate at the version that was shown (`version`). Other rates or days are new terms, which apply to bookings from now on;
 * earlier bookings keep theirs.
 */
export async function editAffiliate(
  db: Database,
  { code, version, fields, actor }: { code: string; version: number; fields: AffiliateFields; actor: Actor },
  now: Date,
): Promise<EditAffiliateResult> {
  if (!may(actor, 'affiliate.edit')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<EditAffiliateResult> => {
    const before = await tx
      .selectFrom('affiliates')
      .select(['id', 'version', 'name', 'is_company', 'email', 'phone', 'channel'])
      .where('code', '=', code)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return { ok: false, reason: 'unknown_affiliate' };
    if (before.version !== version) return { ok: false, reason: 'changed_meanwhile' };
    const other = await tx
      .selectFrom('affiliates')
      .select('id')
      .where('email', '=', fields.email)
      .where('id', '<>', before.id)
      .executeTakeFirst();
    if (other) return { ok: false, reason: 'email_taken' };
    const after = rowOf(fields);
    await tx
      .updateTable('affiliates')
      .set({ ...after, version: version + 1, updated_at: now })
      .where('id', '=', before.id)
      .execute();
    const terms = termsOf(fields);
    const were = await findTerms(tx, before.id);
    if (!isSame(were, terms)) await writeTerms(tx, { affiliateId: before.id, fields, actor, now });
    const { id: _, version: __, ...was } = before;
    await writeHistory(tx, {
      actor,
      verb: 'affiliate.edit',
      object: { type: 'affiliate', id: code },
      before: { ...inHistory(was), ...inWords(were) },
      after: { ...inHistory(after), ...inWords(terms) },
      now,
    });
    return { ok: true, version: version + 1 };
  });
}

export type SwitchAffiliateResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_affiliate' | 'no_reason' | 'already_so' };

/** Deactivates or reactivates an affiliate's links; earlier bookings stay theirs. */
export async function switchAffiliate(
  db: Database,
  { code, isActive, reason, actor }: { code: string; isActive: boolean; reason: string; actor: Actor },
  now: Date,
): Promise<SwitchAffiliateResult> {
  if (!may(actor, 'affiliate.edit')) return { ok: false, reason: 'not_allowed' };
  if (reason === '') return { ok: false, reason: 'no_reason' };
  return db.transaction().execute(async (tx): Promise<SwitchAffiliateResult> => {
    const before = await tx
      .selectFrom('affiliates')
      .select(['id', 'is_active as isActive'])
      .where('code', '=', code)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return { ok: false, reason: 'unknown_affiliate' };
    if (before.isActive === isActive) return { ok: false, reason: 'already_so' };
    await tx
      .updateTable('affiliates')
      .set(({ eb }) => ({ is_active: isActive, version: eb('version', '+', 1), updated_at: now }))
      .where('id', '=', before.id)
      .execute();
    await writeHistory(tx, {
      actor,
      verb: isActive ? 'affiliate.resume' : 'affiliate.pause',
      object: { type: 'affiliate', id: code },
      before: { isActive: before.isActive },
      after: { isActive },
      reason,
      now,
    });
    return { ok: true };
  });
}

function rowOf({ name, type, email, phone, channel }: AffiliateFields) {
  return { name, is_company: type === 'to-chuc', email, phone, channel };
}

function termsOf(fields: AffiliateFields): Terms {
  const rates = kindNames.flatMap((kind) => {
    const points = fields[rateFieldOf(kind)];
    return points > 0 ? [[kind, points]] : [];
  });
  return { attributionDays: fields.attributionDays, rates: Object.fromEntries(rates) };
}

function isSame(one: Terms, other: Terms): boolean {
  return (
    one.attributionDays === other.attributionDays &&
    kindNames.every((kind) => (one.rates[kind] ?? 0) === (other.rates[kind] ?? 0))
  );
}

/** Renamed, because in the history a channel means a sales channel. */
const inHistory = ({ channel, ...row }: ReturnType<typeof rowOf>) => ({ ...row, affiliateChannel: channel });

/** Terms as text for the history: each kind with its percentage. */
function inWords({ attributionDays, rates }: Terms) {
  const named = kindNames.flatMap((kind) => {
    const points = rates[kind];
    const percent = ((points ?? 0) / 100).toLocaleString('vi-VN');
    return points ? [`${kindProfiles[kind].labels.one} ${percent} %`] : [];
  });
  return { attributionDays, rates: named.join(', ') };
}

async function writeTerms(
  tx: Tx,
  {
    affiliateId,
    fields,
    actor,
    now,
  }: { affiliateId: number; fields: AffiliateFields; actor: Actor; now: Date },
): Promise<void> {
  const { attributionDays, rates } = termsOf(fields);
  await tx
    .insertInto('affiliate_terms')
    .values({
      affiliate_id: affiliateId,
      attribution_days: attributionDays,
      rates: json(rates),
      made_by: actorText(actor),
      made_at: now,
    })
    .execute();
}
