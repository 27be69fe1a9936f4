import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { widgetLabels } from '#modules/catalog/kinds/kind-profile.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { formatRange, formatWeekdayDate } from '#platform/vietnamese/format-date.ts';

export interface Watched {
  kind: string;
  productKind: KindName;
  title: string;
  startsOn: string;
  endsOn: string | null;
  adults: number;
  rooms: number;
}

/** The days and guests of an alert. */
export function watchedTrip({ productKind, startsOn, endsOn, adults, rooms }: Watched): string {
  const words = partyWords(productKind);
  return [
    endsOn ? formatRange(startsOn, endsOn) : formatWeekdayDate(startsOn),
    words.people && `${adults} ${words.people}`,
    words.hasRooms && `${rooms} phòng`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** How the party of an alert is counted: `label` of the field, `people` after the number; both null where nobody is counted. */
export function partyWords(kind: KindName): {
  label: string | null;
  people: string | null;
  hasRooms: boolean;
} {
  const { search, widget } = kindProfiles[kind];
  const { adults: label, people } = widget ?? widgetLabels;
  if (getKind(kind).sale === 'pieces') return { label: null, people: null, hasRooms: false };
  return { label, people, hasRooms: search.party === 'rooms' };
}

/** What an alert waits for. */
export const watchedWish = ({ kind }: Watched): string =>
  kind === 'price' ? 'báo khi giảm giá' : 'báo khi còn chỗ';

/** The news of an alert. */
export const watchedNews = ({ kind }: Watched): string =>
  kind === 'price' ? 'đã giảm giá' : 'đã có chỗ lại';

/** The product's page with the days and guests of an alert. */
export function watchedPath(watched: Watched & { path: string }): string {
  const { path, productKind, startsOn, endsOn, adults, rooms } = watched;
  const { people, hasRooms } = partyWords(productKind);
  const params = {
    from: startsOn,
    ...(endsOn && { to: endsOn }),
    ...(hasRooms && { rooms: String(rooms) }),
    ...(people && { adults: String(adults) }),
  };
  return `${path}?${new URLSearchParams(params)}`;
}
