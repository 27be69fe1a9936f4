import { redirect } from 'react-router';
import { withoutData } from './page-target.ts';

/**
 * Redirects from a page beyond the end of a list to its last page: an old link, or a list that has become shorter, must not show
 * an empty list. The rest of the query is kept.
 * @throws the redirect
 */
export function leadToLastPage(
  { pathname, searchParams }: URL,
  { page, totalPages }: { page: number; totalPages: number },
): void {
  if (totalPages === 0 || page <= totalPages) return;
  const last = new URLSearchParams(searchParams);
  if (totalPages > 1) last.set('page', String(totalPages));
  else last.delete('page');
  throw redirect(withoutData(pathname) + (last.size > 0 ? `?${last}` : ''));
}
