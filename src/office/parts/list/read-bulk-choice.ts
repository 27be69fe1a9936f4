import type { ListDeclaration } from './types.ts';

const maxChosen = 500;

/**
 * The rows that a bulk sheet is about: those selected, or all that the list finds, 500 at most; null when no sheet is requested.
 * @param query of the address
 */
export async function readBulkChoice(
  query: URLSearchParams,
  { bulk = [] }: Pick<ListDeclaration<never>, 'bulk'>,
  { isKey, findAll }: { isKey: (text: string) => boolean; findAll: (limit: number) => Promise<string[]> },
): Promise<{ name: string; keys: string[] } | null> {
  const name = query.get('viec') ?? '';
  if (!bulk.some((one) => one.name === name)) return null;
  const keys = query.has('tat-ca')
    ? await findAll(maxChosen)
    : query.getAll('ma').filter(isKey).slice(0, maxChosen);
  return { name, keys };
}
