/** The sections of the home page below its search; the newsletter form follows them. */
export const homeSectionKeys = [
  'banners',
  'destinations',
  'combos',
  'tours',
  'cruises',
  'outings',
  'services',
  'seen',
  'commitments',
  'reviews',
  'articles',
] as const;

export type HomeSectionKey = (typeof homeSectionKeys)[number];
