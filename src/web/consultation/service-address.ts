/** The services that are sold by consultation, each with a page of its own text at this address (NAV-02, NAV-03). */
export const serviceAddresses = [
  '/ve-may-bay',
  '/ve-tham-quan',
  '/xe-du-lich',
  '/trai-nghiem',
  '/dich-vu',
  '/dich-vu/xe-dua-don-san-bay',
  '/dich-vu/cho-thue-tau',
  '/dich-vu/cho-thue-cano',
  '/dich-vu/cho-thue-xe-may',
  '/dich-vu/to-chuc-team-building',
  '/dich-vu/to-chuc-gala-dinner',
];

/** Under which slug the text of an address is kept: '/dich-vu/cho-thue-tau' → 'dich-vu-cho-thue-tau'. */
export function serviceSlug(address: string): string {
  return address.slice(1).replaceAll('/', '-');
}

/** The address that shows the text of a slug, or null when the slug is no service: it then lives at /page/{slug}. */
export function serviceAddress(slug: string): string | null {
  return serviceAddresses.find((address) => serviceSlug(address) === slug) ?? null;
}
