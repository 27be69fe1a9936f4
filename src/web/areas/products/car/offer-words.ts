import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { formatMinutes } from '#web/areas/products/booking-widget/format-minutes.ts';
import type { CarView } from './car-view.ts';

/** A route, or a way to rent the vehicle, in a line: '45 km · 1 giờ'. */
export function offerWords({ summary, details: { route } }: CarView['offers'][number]): string {
  return [route && `${formatNumber(route.km)} km · ${formatMinutes(route.minutes)}`, summary]
    .filter(Boolean)
    .join(' · ');
}
