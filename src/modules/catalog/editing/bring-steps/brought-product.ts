import type { ContentErrors } from '../content-texts.ts';
import type { DraftContent } from '../product-content.ts';
import type { Refused } from '../save-product-draft.ts';

/** A product to import, with all of its content. */
export interface BroughtProduct {
  slug: string;
  /** The company's own product code; without it, the next one of the kind. */
  code?: string | undefined;
  content: DraftContent;
  /** Whether the content differs from what is stored. */
  isWritten: boolean;
  /** Whether it is to be published. */
  isPut: boolean;
  /** The id and revision that the caller saw; null for a new product. */
  seen: { id: number; revision: number } | null;
}

/** `revision` is the current one after the import. */
export type BroughtResult =
  | { ok: true; id: number; revision: number }
  | Refused<
      'not_allowed' | 'unknown_product' | 'changed_meanwhile' | 'nothing_new' | 'slug_taken' | 'code_taken'
    >
  | (Refused<'unknown_name' | 'incomplete'> & { errors: ContentErrors });
