/** The path of a page, for a request of its data as well: the router asks for those of '/abc' at '/abc.data', of '/' at '/_.data'. */
export const withoutData = (path: string): string => path.replace(/(?<=\/)_\.data$|\.data$/, '');

/** The URL of the page that a request is for, as a visitor's address bar has it: without what the router adds to ask for its data. */
export function pageUrl(request: Request): URL {
  const url = new URL(request.url);
  url.pathname = withoutData(url.pathname);
  url.searchParams.delete('_routes');
  return url;
}

/** The same without its origin. */
export function pageTarget(request: Request): { path: string; query: string } {
  const { pathname, search } = pageUrl(request);
  return { path: pathname, query: search };
}
