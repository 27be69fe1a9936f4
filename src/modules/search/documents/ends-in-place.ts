import type { Executor } from '#platform/db/connect.ts';
import { findNamedPlace } from './find-named-place.ts';

/** Whether a text ends with the name of a place. */
export async function endsInPlace(db: Executor, text: string): Promise<boolean> {
  const words = text.split(/\s+/);
  for (let from = 0; from < words.length; from++)
    if (await findNamedPlace(db, 'hotel', words.slice(from).join(' '))) return true;
  return false;
}
