import type { SearchType } from '#modules/search/documents/match-documents.ts';

export interface SearchCase {
  type: SearchType;
  /** The titles expected first, in this order. */
  first: string[];
  /** The text expected in 'Kết quả cho …'; absent if none is expected. */
  correctedTo?: string;
  queries: string[];
}
