import { isStaging } from '#web/app/seo/is-staging.ts';

/** What crawlers may look at. Pages that they may look at but not keep say so themselves (SEO-02). */
export function writeRobots(site: { publicUrl: string; stagingHost: string }): string {
  if (isStaging(site)) return 'User-agent: *\nDisallow: /\n';
  return [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    'Disallow: /dev/',
    'Disallow: /dat-cho',
    'Disallow: /thanh-toan/',
    '',
    `Sitemap: ${site.publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
