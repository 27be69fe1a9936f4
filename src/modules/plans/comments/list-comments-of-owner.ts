import type { Executor } from '#platform/db/connect.ts';

/** Published comments of a plan for its owner, including those they have hidden. */
export function listCommentsOfOwner(db: Executor, planId: number) {
  return db
    .selectFrom('plan_comments')
    .where('plan_id', '=', planId)
    .where('status', '=', 'published')
    .select([
      'id',
      'answers_id as answersId',
      'author_name as authorName',
      'words',
      'by_owner as byOwner',
      'hidden_at as hiddenAt',
      'created_at as createdAt',
    ])
    .orderBy(({ fn }) => fn.coalesce('answers_id', 'id'))
    .orderBy('id')
    .limit(200)
    .execute();
}
