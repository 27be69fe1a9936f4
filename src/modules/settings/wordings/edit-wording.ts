import { type Actor, isStaff } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { may } from '../policy.ts';
import { sendBannerTurns } from './banner-turns.ts';
import { findWrittenWording, listFormerWordings } from './get-wording.ts';
import {
  startWording,
  type WordingKind,
  type WordingOf,
  type WordingRef,
  wordingKey,
  wordingKinds,
} from './wording-kinds.ts';

export type EditWordingResult =
  | { ok: true; version: number }
  | { ok: false; reason: 'not_allowed' | 'changed_meanwhile' };

/**
 * Replaces a wording with an optimistic lock (`version`, 0 for a wording that was never written); null restores the initial
 * one. Pages that show it are notified, the former value is kept, and the history records who and why.
 * @throws ZodError when it is invalid
 */
export async function editWording<Kind extends WordingKind>(
  { db, queue }: { db: Database; queue: Queue },
  edit: {
    ref: WordingRef<Kind>;
    version: number;
    value: WordingOf<Kind> | null;
    actor: Actor;
    reason?: string;
  },
  now: Date,
): Promise<EditWordingResult> {
  const { ref, version, actor, reason = '' } = edit;
  const { shape, tag, verb } = wordingKinds[ref.kind];
  if (!may(actor, verb)) return { ok: false, reason: 'not_allowed' };
  const value = edit.value && (shape.parse(edit.value) as WordingOf<Kind>);
  const key = wordingKey(ref);
  return db.transaction().execute(async (tx): Promise<EditWordingResult> => {
    // The first edit inserts the row, so that there is one to lock.
    await tx
      .insertInto('wordings')
      .values({ key, value: null, version: 0, updated_at: now })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    await tx.selectFrom('wordings').where('key', '=', key).select('key').forUpdate().execute();
    const was = await findWrittenWording(tx, ref);
    if (was.version !== version) return { ok: false, reason: 'changed_meanwhile' };
    const former = was.value ?? startWording(ref);
    await keepFormer(tx, ref, former, actor, now);
    await tx
      .updateTable('wordings')
      .set({ value: value && json(value), version: version + 1, updated_at: now })
      .where('key', '=', key)
      .execute();
    await announceTag(tx, tag);
    if (ref.kind === 'banners' && value) await sendBannerTurns(tx, queue, value as WordingOf<'banners'>, now);
    await writeHistory(tx, {
      ...{ actor, verb, object: { type: 'wording', id: key }, reason, now },
      before: toHistory(former),
      after: toHistory(value ?? startWording(ref)),
    });
    return { ok: true, version: version + 1 };
  });
}

async function announceTag(tx: Tx, tag: 'settings' | 'content' | 'catalogue' | ''): Promise<void> {
  if (tag === 'settings') await announceChange(tx, ['settings']);
  if (tag === 'content') await announceChange(tx, ['content']);
  if (tag === 'catalogue') await announceChange(tx, ['catalogue']);
}

async function keepFormer(tx: Tx, ref: WordingRef, value: object, actor: Actor, now: Date): Promise<void> {
  const [latest] = await listFormerWordings(tx, ref);
  await tx
    .insertInto('former_wordings')
    .values({
      key: wordingKey(ref),
      number: (latest?.number ?? 0) + 1,
      value: json(value),
      replaced_at: now,
      replaced_by: isStaff(actor) ? actor.name : '',
    })
    .execute();
}

/** A tick as in the form, an instant in Vietnam time, anything else unchanged. */
function cell(value: unknown): string {
  if (value === true) return 'hiện';
  const text = String(value);
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? formatDateTime(text) : text;
}

/** The value as the history records it: each part as text, lists with one row per line. */
function toHistory(value: object): Record<string, string> {
  const line = (row: unknown) =>
    typeof row === 'object' && row !== null
      ? Object.values(row).filter(Boolean).map(cell).join(' | ')
      : String(row);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      Array.isArray(one) ? one.map(line).join('\n') : String(one),
    ]),
  );
}
