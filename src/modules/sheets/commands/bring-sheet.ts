import { sql } from 'kysely';
import { actorText, type StaffActor } from '#platform/actor/actor.ts';
import type { Database } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { fold } from '#platform/vietnamese/fold.ts';
import { readSheetFile } from '../files/read-sheet-file.ts';
import type { SheetFileFault } from '../files/sheet-limits.ts';
import type { SheetColumn } from '../kinds/sheet.ts';
import { loadSheet, type SheetRef } from '../kinds/sheet-kinds.ts';
import { mayWrite } from './may-write.ts';

/**
 * Uploads a file for checking: stores its rows as texts and the meaning of its columns as far as their names tell.
 * Nothing of the sheet's data is written.
 */
export async function bringSheet(
  db: Database,
  { ref, fileName, bytes, actor }: { ref: SheetRef; fileName: string; bytes: Uint8Array; actor: StaffActor },
  now: Date,
): Promise<{ ok: true; id: number } | { ok: false; reason: 'not_allowed' | SheetFileFault }> {
  if (!mayWrite(actor, ref)) return { ok: false, reason: 'not_allowed' };
  const read = await readSheetFile(bytes);
  if (!read.ok) return read;
  const { columns } = await loadSheet(db, ref);
  return db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('sheet_imports')
      .values({
        ...{
          sheet: ref.name,
          product_kind: ref.kind,
          file_name: fileName.slice(-120),
          headings: read.headings,
        },
        columns: matchColumns(
          read.headings,
          columns.filter(({ isReadOnly }) => !isReadOnly),
        ),
        actor: json(actor),
        ...{ made_by: actorText(actor), made_name: actor.name, made_at: now },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const page of read.pages)
      await sql`
        INSERT INTO sheet_rows (import_id, number, cells)
        SELECT ${id}::int, (row->>'number')::int, array(SELECT jsonb_array_elements_text(row->'cells'))
        FROM jsonb_array_elements(${page}::jsonb) AS row`.execute(tx);
    return { ok: true, id } as const;
  });
}

/**
 * The column that each heading means, matched by its name or an alias, with or without marks; empty if none. Each column
 * is matched by only one heading, the first.
 */
function matchColumns(headings: readonly string[], columns: readonly SheetColumn[]): string[] {
  const taken = new Set<string>();
  const keyOf = (text: string) =>
    fold(text)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  const called = new Map<string, string>();
  for (const { name, label, aliases = [] } of columns)
    for (const word of [label, name, ...aliases]) if (!called.has(keyOf(word))) called.set(keyOf(word), name);
  return headings.map((heading) => {
    const name = called.get(keyOf(heading)) ?? '';
    if (name === '' || taken.has(name)) return '';
    taken.add(name);
    return name;
  });
}
