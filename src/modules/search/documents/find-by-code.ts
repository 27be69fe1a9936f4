import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { SearchType } from './match-documents.ts';

/** The published product whose code ('KS033', as shown on its page) is the whole text; null for any other text. */
export async function findByCode(db: Executor, text: string): Promise<{ id: number; kind: KindName } | null> {
  const code = text.trim().toUpperCase();
  if (!/^[A-Z]{1,6}-?\d{2,8}$/.test(code)) return null;
  const row = await db
    .selectFrom('products')
    .select(['id', 'kind'])
    .where('code', '=', code)
    .where('status', '=', true)
    .where('step', '=', 1)
    .executeTakeFirst();
  return row ? { id: row.id, kind: row.kind as KindName } : null;
}

/** Whether objects of a type have codes. */
export const hasCodes = (type: SearchType): type is KindName =>
  (kindNames as readonly string[]).includes(type);
