import type { ContentErrors } from '../content-texts.ts';
import type { DraftContent } from '../product-content.ts';
import type { Refused } from '../save-product-draft.ts';

/** A product as somebody brings it, with all that is said of it. */
export interface BroughtProduct {
  slug: string;
  /** As the company numbers it already; else the next of its kind. */
  code?: string | undefined;
  content: DraftContent;
  /** The content is another one than what is there. */
  isWritten: boolean;
  /** It goes onto the site. */
  isPut: boolean;
  /** As it was seen; null begins one. */
  seen: { id: number; revision: number } | null;
}

/** `revision` is that which it has now. */
export type BroughtResult =
  | { ok: true; id: number; revision: number }
  | Refused<
      'not_allowed' | 'unknown_product' | 'changed_meanwhile' | 'nothing_new' | 'slug_taken' | 'code_taken'
    >
  | (Refused<'unknown_name' | 'incomplete'> & { errors: ContentErrors });
