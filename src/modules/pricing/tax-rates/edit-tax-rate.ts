import { z } from 'zod';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Executor, Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { dayInVietnam, isDay } from '#platform/time/days.ts';
import { may } from '../policy.ts';

/** Fields of the office's tax rate form: kind, first day, percent and legal source. */
export const taxRateEdit = z.object({
  kind: z.enum(['', ...kindNames], 'Vui lòng chọn loại dịch vụ.'),
  fromOn: z
    .string()
    .trim()
    .refine((text) => isDay(text), 'Vui lòng chọn ngày.'),
  percent: z
    .string()
    .trim()
    .regex(/^(30|[12]?\d)$/, 'Thuế suất là một số từ 0 đến 30.')
    .transform(Number),
  source: z
    .string()
    .trim()
    .min(5, 'Vui lòng ghi văn bản hoặc lý do, như Luật Thuế giá trị gia tăng 48/2024/QH15.')
    .max(300, 'Dài quá 300 ký tự.'),
});

type TaxRateFields = z.output<typeof taxRateEdit>;
type Refused<Reason extends string> = { ok: false; reason: Reason };
type Key = { kind: string; fromOn: string };

export async function listTaxRates(db: Executor) {
  return db
    .selectFrom('tax_rates')
    .select(['kind', 'from_on as fromOn', 'percent', 'source', 'version'])
    .orderBy('kind')
    .orderBy('from_on', 'desc')
    .execute();
}

/** Adds a rate that begins today or later: past sales were taxed at the rate of their time. */
export async function addTaxRate(
  tx: Tx,
  { fields, actor }: { fields: TaxRateFields; actor: Actor },
  now: Date,
): Promise<{ ok: true } | Refused<'not_allowed' | 'in_past' | 'taken'>> {
  if (!may(actor, 'tax.edit')) return { ok: false, reason: 'not_allowed' };
  if (fields.fromOn < dayInVietnam(now)) return { ok: false, reason: 'in_past' };
  const { kind, fromOn, percent, source } = fields;
  const added = await tx
    .insertInto('tax_rates')
    .values({ kind, from_on: fromOn, percent, source })
    .onConflict((conflict) => conflict.doNothing())
    .returning('percent')
    .executeTakeFirst();
  if (!added) return { ok: false, reason: 'taken' };
  await announceChange(tx, ['catalogue']);
  const object = { type: 'tax', id: keyText(fields) };
  await writeHistory(tx, { actor, verb: 'tax.add', object, after: { percent, source }, now });
  return { ok: true };
}

/** Edits a rate with an optimistic lock (`version`); of one already in force only the source can change. */
export async function editTaxRate(
  tx: Tx,
  { key, version, fields, actor }: { key: Key; version: number; fields: TaxRateFields; actor: Actor },
  now: Date,
): Promise<
  | { ok: true; version: number }
  | Refused<'not_allowed' | 'unknown_rate' | 'changed_meanwhile' | 'in_past' | 'key_stays'>
> {
  if (!may(actor, 'tax.edit')) return { ok: false, reason: 'not_allowed' };
  if (fields.kind !== key.kind || fields.fromOn !== key.fromOn) return { ok: false, reason: 'key_stays' };
  const before = await lockRate(tx, key);
  if (!before) return { ok: false, reason: 'unknown_rate' };
  if (before.version !== version) return { ok: false, reason: 'changed_meanwhile' };
  if (key.fromOn <= dayInVietnam(now) && before.percent !== fields.percent)
    return { ok: false, reason: 'in_past' };
  const { percent, source } = fields;
  const after = await tx
    .updateTable('tax_rates')
    .set({ percent, source })
    .where('kind', '=', key.kind)
    .where('from_on', '=', key.fromOn)
    .returning('version')
    .executeTakeFirstOrThrow();
  await announceChange(tx, ['catalogue']);
  const was = { percent: before.percent, source: before.source };
  const object = { type: 'tax', id: keyText(key) };
  await writeHistory(tx, { actor, verb: 'tax.edit', object, before: was, after: { percent, source }, now });
  return { ok: true, version: after.version };
}

/** Removes a rate that is not in force yet: what was entered by mistake. */
export async function removeTaxRate(
  tx: Tx,
  { key, version, reason, actor }: { key: Key; version: number; reason: string; actor: Actor },
  now: Date,
): Promise<{ ok: true } | Refused<'not_allowed' | 'unknown_rate' | 'changed_meanwhile' | 'in_past'>> {
  if (!may(actor, 'tax.edit')) return { ok: false, reason: 'not_allowed' };
  const before = await lockRate(tx, key);
  if (!before) return { ok: false, reason: 'unknown_rate' };
  if (before.version !== version) return { ok: false, reason: 'changed_meanwhile' };
  if (key.fromOn <= dayInVietnam(now)) return { ok: false, reason: 'in_past' };
  await tx.deleteFrom('tax_rates').where('kind', '=', key.kind).where('from_on', '=', key.fromOn).execute();
  await announceChange(tx, ['catalogue']);
  const { percent, source } = before;
  const object = { type: 'tax', id: keyText(key) };
  await writeHistory(tx, { actor, verb: 'tax.remove', object, before: { percent, source }, reason, now });
  return { ok: true };
}

function lockRate(tx: Tx, { kind, fromOn }: Key) {
  return tx
    .selectFrom('tax_rates')
    .select(['percent', 'source', 'version'])
    .where('kind', '=', kind)
    .where('from_on', '=', fromOn)
    .forUpdate()
    .executeTakeFirst();
}

/** Name of a rate in the history: 'tour 2027-01-01'. */
export function keyText({ kind, fromOn }: Key): string {
  return `${kind || 'chung'} ${fromOn}`;
}
