import { sql } from 'kysely';
import type { Actor } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { may } from '../policy.ts';
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
  input: {
    type: DestinationType;
    slug: string;
    title?: string | undefined;
    summary?: string | undefined;
    actor: Actor;
  },
  now: Date,
): Promise<{ ok: true } | { ok: false; reason: 'not_allowed' | 'unknown_destination' }> {
  const { type, slug, actor } = input;
  if (!may(actor, 'catalogue.edit')) return { ok: false, reason: 'not_allowed' };
  const { table } = destinationTables[type];
  const title = input.title === undefined ? null : titleInput.parse(input.title);
  const summary = input.summary === undefined ? null : summaryInput.parse(input.summary);
  const before = await tx
    .selectFrom(table)
    .select(['title', 'summary'])
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return { ok: false, reason: 'unknown_destination' };
  await tx
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
    .where('slug', '=', slug)
    .execute();
  const after = { title: title ?? before.title, summary: summary ?? before.summary };
  await writeHistory(tx, { actor, verb: 'catalogue.edit', object: { type, id: slug }, before, after, now });
  await announceChange(tx, ['catalogue', 'content']);
  return { ok: true };
}
