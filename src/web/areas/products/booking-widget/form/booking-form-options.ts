import type { Kind } from '#modules/catalog/kinds/kind.ts';
import type { WidgetLabels } from '#modules/catalog/kinds/kind-profile.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { ExtraInput, SaleTerms } from '#modules/catalog/kinds/sale-terms.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import { type PartyLimits, partyLimits } from '#modules/pricing/quote/party-limits.ts';

/** The widget's fields, derived from how the kind is sold and the terms of the chosen unit. */
export interface BookingFormOptions extends PartyLimits {
  words: WidgetLabels;
  /** Departure days are chosen from a list, other days from a date field. */
  hasDayList: boolean;
  until: 'none' | 'optional' | 'required';
  time: string | null;
  endTime: string | null;
  hasSingles: boolean;
  flight: boolean;
  addresses: boolean;
  /** Whether it is a combo that can be bought without its first day of use. */
  openDated: boolean;
  extras: ExtraInput[];
}

export function bookingFormOptions(
  product: ProductDetail,
  unit: ProductDetail['units'][number],
): BookingFormOptions {
  const kind = getKind(product.kind);
  const terms = kind.saleTerms(product.details, unit.details);
  if (kind.sale === 'stay') throw new Error('A stay has a table of rooms, not a booking widget');
  const vehicles = kind.fleet?.(product.details).length ?? 0;
  const plain: BookingFormOptions = {
    words: widgetOf(kind),
    hasDayList: false,
    until: 'none',
    time: null,
    endTime: null,
    ...partyLimits(kind.sale, terms, unit, vehicles),
    hasSingles: false,
    flight: false,
    addresses: false,
    openDated: false,
    extras: terms.extras,
  };
  switch (kind.sale) {
    case 'guests':
      return { ...plain, hasDayList: kind.hasDepartureList, hasSingles: terms.single !== undefined };
    case 'cabins':
      return { ...plain, words: wordsOfCabins(plain.words, terms), hasDayList: kind.hasDepartureList };
    case 'bundle':
      return { ...plain, openDated: terms.bundle?.openDated ?? false };
    case 'pieces':
      return { ...plain, ...ofPieces(plain.words, terms) };
    case 'vehicles':
      return { ...plain, ...ofVehicles(plain.words, terms) };
  }
}

function widgetOf({ name, widget }: Kind): WidgetLabels {
  if (!widget) throw new Error(`No booking widget for the kind ${name}`);
  return widget;
}

function wordsOfCabins(words: WidgetLabels, { cabins }: SaleTerms): WidgetLabels {
  if (!cabins || cabins.noun === words.left) return words;
  return { ...words, unit: 'Hạng chỗ', left: cabins.noun, quantity: `Số ${cabins.noun}` };
}

function ofPieces(words: WidgetLabels, { pieces, hire }: SaleTerms): Partial<BookingFormOptions> {
  return {
    words: {
      ...words,
      ...(pieces?.byDays && { day: 'Ngày nhận', until: 'Ngày trả', left: 'chiếc' }),
      ...(pieces && !pieces.byDays && { quantity: `Số ${pieces.noun}` }),
    },
    until: pieces?.byDays ? 'required' : 'none',
    time: hire ? `Giờ bắt đầu, ${hire.from}–${hire.to}` : null,
  };
}

function ofVehicles(words: WidgetLabels, { vehicle }: SaleTerms): Partial<BookingFormOptions> {
  const runs = vehicle?.runs ?? 'trip';
  const isRental = runs === 'rental';
  return {
    words: {
      ...words,
      unit: runs === 'trip' ? 'Tuyến' : 'Gói thuê',
      day: isRental ? 'Ngày nhận xe' : 'Ngày đón',
      until: isRental ? 'Ngày trả xe' : 'Đến ngày',
    },
    until: isRental ? 'required' : runs === 'day' ? 'optional' : 'none',
    time: isRental ? 'Giờ nhận xe' : 'Giờ đón',
    endTime: isRental ? 'Giờ trả xe' : null,
    flight: runs === 'trip',
    addresses: true,
  };
}
