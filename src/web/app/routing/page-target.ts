/** The path of a page, for a request of its data as well: the router asks for those of '/abc' at '/abc.data', of '/' at '/_.data'. */
export const withoutData = (path: string): string => path.replace(/(?<=\/)_\.data$|\.data$/, '');

/** The page that a request is for, as a visitor's address bar has it: path and query without what the router adds. */
export function pageTarget(request: Request): { path: string; query: string } {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('_routes');
  return { path: withoutData(pathname), query: searchParams.size > 0 ? `?${searchParams}` : '' };
}
