import type { KindProfile } from '#modules/catalog/kinds/kind-profile.ts';
import type { FeatureFilters } from '#modules/search/documents/find-feature-filters.ts';
import type { SearchWish } from '#modules/search/documents/read-search.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { describeTripSearch } from './describe-trip-search.ts';
import { readTripSearch } from './read-trip-search.ts';

/** What was understood of a typed text, part by part, as the list below applies it. */
export function describeWish(
  wish: SearchWish,
  kind: Pick<KindProfile, 'startsToday' | 'search' | 'priceUnit'>,
  {
    params,
    today,
    origin,
    features,
  }: { params: URLSearchParams; today: string; origin: string | null; features: FeatureFilters },
): string[] {
  const { search } = readTripSearch(params, kind, today);
  const { adults, childAges, children = 0, minVnd, budgetVnd, stars = [] } = wish;
  const guests = [
    adults !== undefined && `${adults} người lớn`,
    childAges.length > 0 && `bé ${childAges.join(', ')} tuổi`,
  ].filter(Boolean);
  return [
    origin && `đi từ ${origin}`,
    search ? describeTripSearch(search, kind) : guests.join(', '),
    children > 0 && `${children} bé (chọn tuổi ở ô khách để giá tính đúng)`,
    minVnd !== undefined && `từ ${formatVnd(minVnd)}${kind.priceUnit}`,
    budgetVnd !== undefined && `đến ${formatVnd(budgetVnd)}${kind.priceUnit}`,
    params.has('star') && `${stars.length > 1 ? `từ ${stars[0]}` : stars[0]} sao`,
    ...features.chosen.map(({ name }) => name),
    params.get('sortBy') === 'finalPrice:asc' && 'giá thấp trước',
  ].filter((part): part is string => Boolean(part));
}
