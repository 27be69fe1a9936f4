import { fold } from './fold.ts';

/**
 * Slug of a title: only `[a-z0-9]` runs joined by single hyphens; '' when nothing is left.
 * Different titles can share a slug ('Bà Rịa', 'Bá Rịa'): the caller adds a number, and never changes a
 * slug that has been published.
 */
export function slugify(title: string): string {
  return fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
