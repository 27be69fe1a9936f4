import type { APIResponse } from '@playwright/test';

/** The metadata of a page's head, parsed from its HTML. */
export function readHead(html: string) {
  const content = (attribute: string) =>
    decoded(new RegExp(`<meta[^>]*${attribute}[^>]*content="([^"]*)"`).exec(html)?.[1] ?? '');
  return {
    title: decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: content('name="description"'),
    robots: content('name="robots"'),
    image: content('property="og:image"'),
    canonical: decoded(/<link[^>]*rel="canonical"[^>]*href="([^"]+)"/.exec(html)?.[1] ?? ''),
    headings: [...html.matchAll(/<h1[\s>]/g)].length,
  };
}

/** The site's own paths that a page links to, without fragments. */
export function linksIn(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].flatMap(([, href = '']) => {
    const address = decoded(href).replace(/#.*$/, '');
    return address.startsWith('/') && !address.startsWith('//') ? [address] : [];
  });
}

/** Pages that only redirect to sign-in when not signed in. */
const signedInPages = ['/tai-khoan'];

/** The fault of a link that was followed without its redirects, if any. */
export function faultOfLink(link: string, reply: APIResponse): string | undefined {
  if (reply.status() < 300) return;
  const { location = '' } = reply.headers();
  if (signedInPages.includes(link) && location.startsWith('/dang-nhap')) return;
  return `answers ${reply.status()}`;
}

function decoded(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
