import type { SiteSettings } from '../schema.ts';

/** A map of where the company sits: the one that it names, else whatever a map finds by its address. */
export function officeMapUrl({ mapsUrl, address }: Pick<SiteSettings, 'mapsUrl' | 'address'>): string {
  return mapsUrl || `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
