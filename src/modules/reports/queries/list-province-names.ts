import type { Executor } from '#platform/db/connect.ts';

/** The provinces by which reports can be filtered, by name. */
export function listProvinceNames(db: Executor): Promise<{ slug: string; title: string }[]> {
  return db.selectFrom('provinces').select(['slug', 'title']).orderBy('title').execute();
}
