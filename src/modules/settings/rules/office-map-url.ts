import type { SiteSettings } from '../schema.ts';

/** URL of a map of the company's office: the configured one, else a map search for its address. */
export function officeMapUrl({ mapsUrl, address }: Pick<SiteSettings, 'mapsUrl' | 'address'>): string {
  return mapsUrl || `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
