import type { SearchType } from '#modules/search/documents/match-documents.ts';

export interface SearchCase {
  type: SearchType;
  /** The titles that must come first, in this order. */
  first: string[];
  /** What 'Hiển thị kết quả cho …' must say; nothing when absent. */
  correctedTo?: string;
  queries: string[];
}
