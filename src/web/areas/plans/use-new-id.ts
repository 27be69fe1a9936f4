import { useState } from 'react';

/**
 * The id under which a form adds something: the same one until that is there, whatever the page learns meanwhile, so that what is
 * being typed stays; sent twice it adds once. @param fresh another one, of the page as it is now
 */
export function useNewId(fresh: string, isThere: (id: string) => boolean): string {
  const [kept, keep] = useState(fresh);
  if (!isThere(kept)) return kept;
  keep(fresh);
  return fresh;
}
