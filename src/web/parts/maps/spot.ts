import { formatVndShort } from '#platform/vietnamese/format-money.ts';
import type { Position } from '#ui/maps/mercator.ts';
import type { PictureSource } from '#ui/picture.tsx';
import type { MapPin } from './map-pin.ts';

/** A product on a map, with its details. */
export interface Spot extends Position {
  id: number;
  title: string;
  url: string;
  place: string;
  picture: PictureSource | null;
  finalPrice: number;
  priceUnit: string;
  ratingAvg: number | null;
  ratingCount: number;
  /** Of a list with dates: the total of the trip, null where it is sold out. */
  trip?: { free: { total: number; isFrom?: boolean } | null } | undefined;
}

/** A place on a map: its name, and the link to its page. */
export interface NamedSpot extends Position {
  title: string;
  url: string;
}

export function pricePin(spot: Spot): MapPin {
  const { id, title, url, lat, lng, finalPrice, trip } = spot;
  const priceVnd = trip ? trip.free?.total : finalPrice;
  return {
    key: String(id),
    lat,
    lng,
    href: url,
    look: 'price',
    text: priceVnd ? shortPrice(priceVnd) : trip ? 'Hết' : 'Liên hệ',
    label: title,
  };
}

export function namePin({ title, url, lat, lng }: NamedSpot): MapPin {
  return { key: url, lat, lng, href: url, look: 'name', text: title, label: title };
}

/** '1,25 tr', '850k': room on a pin is scarce. */
function shortPrice(amountVnd: number): string {
  return formatVndShort(amountVnd)
    .replace('triệu', 'tr')
    .replace(/\s?nghìn/, 'k');
}
