/** The path specified by RFC 9116. */
export const securityTextPath = '/.well-known/security.txt';

/** Less than a year, as the RFC recommends; the file is regenerated all the time, so it never expires. */
const goodForDays = 180;
const dayMs = 86_400_000;

/** The contact for reporting vulnerabilities. Expires at midnight UTC, so that the text stays the same for a day. */
export function writeSecurityText(site: { publicUrl: string; contact: string }, now: Date): string {
  const today = Math.floor(now.getTime() / dayMs);
  const expires = new Date((today + goodForDays) * dayMs).toISOString().replace('.000', '');
  return [
    `Contact: mailto:${site.contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: vi, en',
    `Canonical: ${site.publicUrl}${securityTextPath}`,
    '',
  ].join('\n');
}
