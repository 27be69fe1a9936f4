import { sql } from 'kysely';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Tx } from '#platform/db/connect.ts';
import { textInput } from '../schema.ts';
import { type DestinationType, destinationTables } from './destination-tables.ts';

const titleInput = textInput(80);
const summaryInput = textInput(300);

/**
 * Changes the title or the summary of a province or place. It is still found by its old title, which becomes one of its
 * other names. @throws ZodError when a text is empty or too long
 */
export async function describeDestination(
  tx: Tx,
  input: { type: DestinationType; slug: string; title?: string | undefined; summary?: string | undefined },
): Promise<{ ok: true } | { ok: false; reason: 'unknown_destination' }> {
  const { table } = destinationTables[input.type];
  const title = input.title === undefined ? null : titleInput.parse(input.title);
  const summary = input.summary === undefined ? null : summaryInput.parse(input.summary);
  const row = await tx
    .updateTable(table)
    .set({
      updated_at: new Date(),
      ...(title && {
        title,
        name_alias: sql<string[]>`CASE WHEN title = ${title} OR title = ANY(name_alias) THEN name_alias
          ELSE name_alias || title END`,
      }),
      ...(summary && { summary }),
    })
    .where('slug', '=', input.slug)
    .returning('id')
    .executeTakeFirst();
  if (!row) return { ok: false, reason: 'unknown_destination' };
  await announceChange(tx, ['catalogue', 'content']);
  return { ok: true };
}
