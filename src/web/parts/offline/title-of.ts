/** A document's title without the site's name; null without a title. */
export function titleOf(html: string): string | null {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]?.split(' | ')[0];
  return title === undefined ? null : plainText(title);
}

/** Decodes the few entities that React writes into a title. */
function plainText(html: string): string {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
