import type { ProductQuery } from '#modules/catalog/facet-index/product-query.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';

/** A product list query; with `search`, within the matches of a text. */
export type ListQuery = ProductQuery & { search?: string };

/** Typical list queries: unfiltered, the third page, by price, few filters and many, with many matches and none. */
export const listQueries: ListQuery[] = [
  list('hotel', {}),
  list('hotel', { page: 3 }),
  list('hotel', { sortBy: 'finalPrice:asc', page: 3 }),
  list('hotel', { sortBy: 'finalPrice:desc' }),
  list('hotel', { sortBy: 'ratingAvg:desc', page: 2 }),
  list('hotel', { sortBy: 'title:asc' }),
  list('hotel', { provinces: ['da-nang'] }),
  list('hotel', { provinces: ['da-nang', 'khanh-hoa'], sortBy: 'title:asc', page: 3 }),
  list('hotel', { filters: { star: ['4', '5'] }, sortBy: 'finalPrice:asc', page: 3 }),
  list('hotel', { filters: { facilities: ['ho-boi-vo-cuc', 'wi-fi-mien-phi'] }, priceMaxVnd: 2_000_000 }),
  list('hotel', {
    provinces: ['lam-dong'],
    filters: { star: ['4'], hotelType: ['resort', 'homestay'], conforms: ['gia-dinh'] },
    sortBy: 'finalPrice:asc',
  }),
  list('hotel', { priceMinVnd: 1_000_000, priceMaxVnd: 1_500_000, sortBy: 'finalPrice:asc', page: 3 }),
  list('hotel', { places: ['da-lat'], filters: { star: ['2', '3'] }, sortBy: 'ratingAvg:desc' }),
  list('hotel', { filters: { hotelType: ['khong-co'] } }),
  list('hotel', { search: 'da nang' }),
  list('hotel', { search: 'khach san', filters: { star: ['5'] }, sortBy: 'finalPrice:asc' }),
  list('tour', {}),
  list('tour', { filters: { days: ['3'], departure: ['Hà Nội'] }, sortBy: 'finalPrice:asc', page: 3 }),
  list('tour', { search: 'sa pa', filters: { days: ['2', '3'] } }),
  list('combo', { filters: { nights: ['2'], includes: ['buffet-sang'] }, sortBy: 'finalPrice:desc' }),
  list('cruise', { filters: { bay: ['lan-ha'], star: ['5'] } }),
  list('attraction', { sortBy: 'finalPrice:asc', page: 3 }),
  list('experience', { provinces: ['quang-ninh'], sortBy: 'title:asc' }),
  list('car', { filters: { seats: ['7'] }, sortBy: 'finalPrice:asc', page: 3 }),
  list('service', { search: 'thue tau' }),
];

function list(kind: KindName, { search, ...given }: Partial<ListQuery>): ListQuery {
  return {
    kind,
    page: 1,
    limit: 20,
    sortBy: 'popularity:desc',
    provinces: [],
    places: [],
    filters: {},
    ...given,
    ...(search !== undefined && { search }),
  };
}
