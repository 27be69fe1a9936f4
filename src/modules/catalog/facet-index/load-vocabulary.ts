import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { PlaceKind } from '../codes.ts';

/** A place that lists can be filtered by; without coordinates nothing is near it. */
export interface IndexedPlace {
  id: number;
  slug: string;
  title: string;
  names: string[];
  kind: PlaceKind;
  province: string;
  lat: number | null;
  lng: number | null;
  isShown: boolean;
}

/** Provinces, places and terms that lists filter by. Hidden ones are not offered, but an address that contains one still works. */
export interface Vocabulary {
  /** `names` are aliases and resorts within the province ('HN', 'Hội An'), and provinces that were merged into it. */
  provinces: {
    id: number;
    slug: string;
    title: string;
    names: string[];
    lat: number | null;
    lng: number | null;
    isShown: boolean;
  }[];
  /** By slug, the most popular first. */
  places: ReadonlyMap<string, IndexedPlace>;
  terms: {
    id: number;
    taxonomy: string;
    slug: string;
    title: string;
    filterable: boolean;
    isShown: boolean;
  }[];
}

type Row = Omit<Vocabulary, 'places'> & { places: IndexedPlace[] };

export async function loadVocabulary(db: Executor): Promise<Vocabulary> {
  const { rows } = await sql<Row>`
    SELECT (SELECT coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'title', title, 'names', name_alias || merged_from,
          'lat', lat, 'lng', lng, 'isShown', status) ORDER BY popularity DESC, id), '[]') FROM provinces)
        AS provinces,
      (SELECT coalesce(json_agg(json_build_object('id', l.id, 'slug', l.slug, 'title', l.title, 'names', l.name_alias,
          'kind', l.kind_code, 'province', v.slug, 'lat', l.lat, 'lng', l.lng, 'isShown', l.status) ORDER BY l.popularity DESC, l.id), '[]')
        FROM places l JOIN provinces v ON v.id = l.province_id) AS places,
      (SELECT coalesce(json_agg(json_build_object(
        'id', id, 'taxonomy', taxonomy, 'slug', slug, 'title', title, 'filterable', filterable, 'isShown', status)), '[]') FROM terms)
        AS terms`.execute(db);
  const { places, ...words } = rows[0] as Row;
  return { ...words, places: new Map(places.map((place) => [place.slug, place])) };
}
