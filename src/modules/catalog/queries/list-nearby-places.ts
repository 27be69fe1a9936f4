import { sql } from 'kysely';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import type { Executor } from '#platform/db/connect.ts';

export interface NearbyPlace {
  title: string;
  kind: string;
  url: string;
  lat: number;
  lng: number;
  /** As the crow flies. */
  kilometres: number;
}

/** Kilometres between two degrees of latitude. */
const degreeKm = 111.2;

/** The places that lie nearest to a position, the nearest first, none farther than `withinKm`. */
export async function listNearbyPlaces(
  db: Executor,
  position: { lat: number; lng: number },
  options: { limit: number; withinKm: number },
): Promise<NearbyPlace[]> {
  const { lat, lng } = position;
  const eastKm = degreeKm * Math.cos((lat * Math.PI) / 180);
  const distance = sql<number>`sqrt(((l.lat - ${lat}) * ${degreeKm}) ^ 2 + ((l.lng - ${lng}) * ${eastKm}) ^ 2)`;
  const rows = await db
    .selectFrom('places as l')
    .where('l.status', '=', true)
    .where('l.lat', 'is not', null)
    .where('l.lng', 'is not', null)
    .where(distance, '<=', options.withinKm)
    .select(['l.slug', 'l.title', 'l.kind', 'l.lat', 'l.lng', distance.as('kilometres')])
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
