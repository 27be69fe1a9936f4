import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Actor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { FileStore } from '#platform/storage/create-disk-store.ts';
import { isoDay } from '#platform/time/iso-day.ts';
import { may } from '../policy.ts';
import { paperLimits, paperType } from './paper-type.ts';

type Parts = Pick<App, 'db' | 'files'>;

/** Storage key of a paper's file: not reachable by any address of the site. */
const fileName = (id: string) => `withheld/supplier-papers/${id}`;

const day = z.preprocess((value) => (value === '' ? null : value), isoDay().nullable());

/** A contract or licence as staff record it. */
export const paperInput = z
  .object({
    kind: z.enum(['contract', 'licence'], 'Chọn loại giấy tờ.'),
    number: z.string().trim().min(1, 'Nhập số hợp đồng hoặc giấy phép.').max(100, 'Tối đa 100 chữ.'),
    note: z.string().trim().max(500, 'Tối đa 500 chữ.'),
    fromOn: day,
    untilOn: day,
  })
  .refine(({ fromOn, untilOn }) => !fromOn || !untilOn || untilOn >= fromOn, {
    path: ['untilOn'],
    message: 'Ngày hết hạn phải từ ngày bắt đầu trở đi.',
  });

export type AddPaperResult =
  | { ok: true; id: string }
  | { ok: false; reason: 'not_allowed' | 'too_large' | 'not_a_paper' };

/**
 * Records a contract or licence of a supplier, with its optional file (PDF, picture or Word, by its content and not by its name). The
 * file is written before the row, so that a row never refers to a missing file.
 */
export async function addSupplierPaper(
  { db, files }: Parts,
  {
    supplier,
    paper,
    file,
    actor,
  }: {
    supplier: { id: number; slug: string };
    paper: z.output<typeof paperInput>;
    file: { name: string; bytes: Buffer } | null;
    actor: Actor;
  },
  now: Date,
): Promise<AddPaperResult> {
  if (!may(actor, 'supplier.papers')) return { ok: false, reason: 'not_allowed' };
  if (file && file.bytes.length > paperLimits.bytes) return { ok: false, reason: 'too_large' };
  const type = file && paperType(file.bytes);
  if (file && !type) return { ok: false, reason: 'not_a_paper' };
  const id = randomUUID();
  if (file) await files.write(fileName(id), file.bytes);
  const { kind, number, note, fromOn, untilOn } = paper;
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('supplier_papers')
      .values({
        ...{ id, supplier_id: supplier.id, kind, number, note, from_on: fromOn, until_on: untilOn },
        ...(file && { file_name: file.name.slice(-200), file_type: type, file_bytes: file.bytes.length }),
        ...{ added_at: now, added_by: actor.name },
      })
      .execute();
    await writeHistory(tx, {
      ...{ actor, verb: 'supplier.paper_added', object: { type: 'supplier', id: supplier.slug }, now },
      after: { paper: kind, number, fromOn, toOn: untilOn },
    });
  });
  return { ok: true, id };
}

export type RemovePaperResult =
  | { ok: true; number: string }
  | { ok: false; reason: 'not_allowed' | 'unknown_paper' };

/** Removes a contract or licence, with its file. */
export async function removeSupplierPaper(
  { db, files }: Parts,
  { supplier, id, actor }: { supplier: { id: number; slug: string }; id: string; actor: Actor },
  now: Date,
): Promise<RemovePaperResult> {
  if (!may(actor, 'supplier.papers')) return { ok: false, reason: 'not_allowed' };
  const removed = await db.transaction().execute(async (tx) => {
    const row = await tx
      .deleteFrom('supplier_papers')
      .where('id', '=', id)
      .where('supplier_id', '=', supplier.id)
      .returning(['kind', 'number', 'from_on as fromOn', 'until_on as untilOn'])
      .executeTakeFirst();
    if (!row) return null;
    const { kind, number, fromOn, untilOn } = row;
    await writeHistory(tx, {
      ...{ actor, verb: 'supplier.paper_removed', object: { type: 'supplier', id: supplier.slug }, now },
      before: { paper: kind, number, fromOn, toOn: untilOn },
    });
    return row;
  });
  if (!removed) return { ok: false, reason: 'unknown_paper' };
  await files.remove(fileName(id));
  return { ok: true, number: removed.number };
}

/** The bytes of a paper's file; null when it does not exist. */
export function readPaperFile(files: FileStore, id: string): Promise<Buffer | null> {
  return files.read(fileName(id));
}
