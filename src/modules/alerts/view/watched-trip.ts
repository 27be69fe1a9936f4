import { formatRange, formatWeekdayDate } from '#platform/vietnamese/format-date.ts';

export interface Watched {
  kind: string;
  title: string;
  startsOn: string;
  endsOn: string | null;
  adults: number;
  rooms: number;
}

/** The days and guests of an alert. */
export const watchedTrip = ({ startsOn, endsOn, adults, rooms }: Watched): string =>
  [
    endsOn ? formatRange(startsOn, endsOn) : formatWeekdayDate(startsOn),
    `${adults} người lớn`,
    endsOn && `${rooms} phòng`,
  ]
    .filter(Boolean)
    .join(', ');

/** What an alert waits for. */
export const watchedWish = ({ kind }: Watched): string =>
  kind === 'price' ? 'báo khi giảm giá' : 'báo khi còn chỗ';

/** The news of an alert. */
export const watchedNews = ({ kind }: Watched): string =>
  kind === 'price' ? 'đã giảm giá' : 'đã có chỗ lại';

/** The product's page with the days and guests of an alert. */
export function watchedPath({ path, startsOn, endsOn, adults, rooms }: Watched & { path: string }): string {
  const asked = {
    from: startsOn,
    ...(endsOn && { to: endsOn, rooms: String(rooms) }),
    adults: String(adults),
  };
  return `${path}?${new URLSearchParams(asked)}`;
}
