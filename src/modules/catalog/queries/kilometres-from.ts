import { type RawBuilder, sql } from 'kysely';

/** Kilometres per degree of latitude. */
const degreeKm = 111.2;

/** Distance as the crow flies, in kilometres, of a row of `table` with columns `lat` and `lng` from a position. */
export function kilometresFrom(position: { lat: number; lng: number }, table: string): RawBuilder<number> {
  const { lat, lng } = position;
  const eastKm = degreeKm * Math.cos((lat * Math.PI) / 180);
  const [ownLat, ownLng] = [sql.ref(`${table}.lat`), sql.ref(`${table}.lng`)];
  return sql<number>`sqrt(((${ownLat} - ${lat}) * ${degreeKm}) ^ 2 + ((${ownLng} - ${lng}) * ${eastKm}) ^ 2)`;
}
