/** The types of service that have a page of their own, '/dich-vu/{slug}'; its products carry the term of that name. */
export const serviceSlugs = [
  'xe-dua-don-san-bay',
  'cho-thue-tau',
  'cho-thue-cano',
  'cho-thue-xe-may',
  'to-chuc-team-building',
  'to-chuc-gala-dinner',
] as const;

export type ServiceSlug = (typeof serviceSlugs)[number];

/** The paths of their pages. */
export const servicePaths: readonly string[] = serviceSlugs.map((slug) => `/dich-vu/${slug}`);

export const isServiceSlug = (slug: string): slug is ServiceSlug =>
  (serviceSlugs as readonly string[]).includes(slug);
