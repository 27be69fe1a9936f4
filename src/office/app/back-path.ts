/** The path in `?ve=` without the /quan-tri prefix. Only pages of the office are accepted; the first page otherwise. */
export function backPath(request: Request): string {
  const requested = new URL(request.url).searchParams.get('ve') ?? '';
  const here = 'http://office.invalid';
  const url = requested.startsWith('/') ? URL.parse(requested, here) : null;
  if (url?.origin !== here || !/^\/quan-tri(\/|$)/.test(url.pathname)) return '/';
  const path = url.pathname.slice('/quan-tri'.length) || '/';
  return path.includes('//') || path.startsWith('/dang-nhap') ? '/' : path + url.search;
}
