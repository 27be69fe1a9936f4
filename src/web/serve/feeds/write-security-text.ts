/** Where RFC 9116 has finders of faults look. */
export const securityTextPath = '/.well-known/security.txt';

/** Less than a year, as the RFC asks; it is written anew all the time, so that it never lies in the past. */
const goodForDays = 180;
const dayMs = 86_400_000;

/** To whom a fault of the site is reported. The day ends at midnight UTC, so that it stays the same text for a day. */
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
