import type { Executor } from '#platform/db/connect.ts';

/** The terms of one vocabulary, in their own order. */
export async function listTerms(
  db: Executor,
  taxonomy: string,
  options: { scope?: string | undefined; filterable?: boolean | undefined } = {},
) {
  return db
    .selectFrom('terms as t')
    .where('t.taxonomy', '=', taxonomy)
    .where('t.status', '=', true)
    .$if(options.filterable === true, (query) => query.where('t.filterable', '=', true))
    .$if(options.scope !== undefined, (query) =>
      query.where((eb) => eb(eb.val(options.scope as string), '=', eb.fn.any('t.scope'))),
    )
    .select([
      't.id',
      't.slug',
      't.title',
      't.icon',
      't.group_title as group',
      't.scope',
      't.filterable',
      't.position as order',
    ])
    .orderBy('t.position')
    .orderBy('t.id')
    .execute();
}
