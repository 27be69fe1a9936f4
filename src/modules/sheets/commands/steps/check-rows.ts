import { sql } from 'kysely';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { announceLive } from '#platform/live/live-feed.ts';
import type { Cells, CheckedRow, RowErrors, Sheet } from '../../kinds/sheet.ts';

const atOnce = 500;
/** Changed texts are stored as the page shows them, truncated to this length. */
const longestQuoted = 120;

/** Checks the unchecked rows of an import and stores for each what it would do, or all its errors. */
export async function checkRows(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  sheet: Sheet,
  importId: number,
): Promise<void> {
  const bringing = await db
    .selectFrom('sheet_imports')
    .select(['columns', 'actor'])
    .where('id', '=', importId)
    .executeTakeFirstOrThrow();
  const now = clock.now();
  const [seen, said] = [new Map<string, number>(), new Map<string, string>()];
  for (let last = 0; ; ) {
    const some = await db
      .selectFrom('sheet_rows')
      // As JSON, which is read in a fraction of the time that arrays take.
      .select(['number', sql<string[]>`to_json(cells)`.as('cells')])
      .where('import_id', '=', importId)
      .where('number', '>', last)
      .orderBy('number')
      .limit(atOnce)
      .execute();
    last = some.at(-1)?.number ?? 0;
    if (some.length === 0) break;
    const actor = bringing.actor as unknown as StaffActor;
    const checked = await sheet.check(
      db,
      some.map(({ cells }) => toCells(bringing.columns, cells)),
      { actor, now, said },
    );
    const results = some.map(({ number }, index) => ({
      number,
      ...rowOf(checked[index] as CheckedRow, number, seen),
    }));
    await db.transaction().execute(async (tx) => {
      await sql`
        UPDATE sheet_rows r SET title = d.title, outcome = d.outcome, errors = d.errors, changes = d.changes, plan = d.plan
        FROM jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
          AS d (number int, title text, outcome text, errors jsonb, changes jsonb, plan jsonb)
        WHERE r.import_id = ${importId} AND r.number = d.number`.execute(tx);
      await announceLive(tx, { tags: ['sheets'] });
    });
  }
  await db
    .updateTable('sheet_imports')
    .set({ state: 'checked', ended_at: clock.now() })
    .where('id', '=', importId)
    .where('state', '=', 'checking')
    .execute();
  await announceLive(db, { tags: ['sheets'] });
}

function toCells(columns: readonly string[], cells: readonly string[]): Cells {
  return Object.fromEntries(columns.flatMap((name, at) => (name ? [[name, cells[at] ?? '']] : [])));
}

function rowOf(row: CheckedRow, number: number, seen: Map<string, number>) {
  const title = row.title.slice(0, 200);
  const errors = { ...('errors' in row && row.errors), ...twiceSaid(row, number, seen) };
  if ('errors' in row || Object.keys(errors).length > 0)
    return { title, outcome: 'faulty', errors, changes: [], plan: null };
  if (row.outcome === 'unchanged') return { title, outcome: row.outcome, errors, changes: [], plan: null };
  const changes = row.changes.map(({ label, before, after }) => ({
    label,
    before: short(before),
    after: short(after),
  }));
  return { title, outcome: row.outcome, errors, changes, plan: row.plan };
}

/**
 * Reports the second of two rows about the same item, or with the same unique name, as an error: only their author knows
 * which is right.
 */
function twiceSaid(row: CheckedRow, number: number, seen: Map<string, number>): RowErrors {
  const first = seen.get(row.key);
  if (first !== undefined) return { row: `Trùng với dòng ${first}: cùng một mục.` };
  seen.set(row.key, number);
  if (!('sole' in row) || !row.sole) return {};
  const { field, key, words } = row.sole;
  const other = seen.get(key);
  if (other !== undefined)
    return { [field]: `Dòng ${other} và dòng ${number} ${words}. Ghi khác đi ở một dòng.` };
  seen.set(key, number);
  return {};
}

const short = (text: string) => (text.length > longestQuoted ? `${text.slice(0, longestQuoted)}…` : text);
