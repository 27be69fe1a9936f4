/** The parts of the home page below its search; the form for the newsletter stands after them. */
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
