import { useState } from 'react';

/**
 * The id that a form gives a new item: stable until that item exists, whatever is revalidated meanwhile, so that typed text stays
 * and a second submission adds nothing. @param fresh a new id from the page's latest data
 */
export function useNewId(fresh: string, isThere: (id: string) => boolean): string {
  const [kept, keep] = useState(fresh);
  if (!isThere(kept)) return kept;
  keep(fresh);
  return fresh;
}
