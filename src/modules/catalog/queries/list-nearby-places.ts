import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import type { Executor } from '#platform/db/connect.ts';
import { kilometresFrom } from './kilometres-from.ts';

export interface NearbyPlace {
  title: string;
  url: string;
  lat: number;
  lng: number;
  /** As the crow flies. */
  kilometres: number;
}

/** The places that lie nearest to a position, the nearest first, none farther than `withinKm`. */
export async function listNearbyPlaces(
  db: Executor,
  position: { lat: number; lng: number },
  options: { limit: number; withinKm: number },
): Promise<NearbyPlace[]> {
  const distance = kilometresFrom(position, 'l');
  const rows = await db
    .selectFrom('places as l')
    .where('l.status', '=', true)
    .where('l.lat', 'is not', null)
    .where('l.lng', 'is not', null)
    .where(distance, '<=', options.withinKm)
    .select(['l.slug', 'l.title', 'l.lat', 'l.lng', distance.as('kilometres')])
    .orderBy(distance)
    .limit(options.limit)
    .execute();
  return rows.map(({ slug, lat, lng, ...row }) => ({
    ...row,
    lat: lat as number,
    lng: lng as number,
    url: linkTo('Place', slug),
  }));
}
