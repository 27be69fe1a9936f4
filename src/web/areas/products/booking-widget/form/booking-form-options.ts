import type { z } from 'zod';
import type { carDetails } from '#modules/catalog/kinds/car/details.ts';
import type { Kind } from '#modules/catalog/kinds/kind.ts';
import type { WidgetLabels } from '#modules/catalog/kinds/kind-profile.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { SaleTerms } from '#modules/catalog/kinds/sale-terms.ts';
import type { packageDetails, serviceDetails } from '#modules/catalog/kinds/service/details.ts';
import type { ProductDetail } from '#modules/catalog/queries/find-product.ts';
import type { ExtraInput } from '#modules/catalog/schema.ts';
import { minAdultsOfPacks } from '#modules/pricing/quote/bundle-availability.ts';
import { defaultAdults } from '#modules/pricing/quote/default-wanted.ts';

/** What the widget asks for, worked out from how the kind is sold and the terms of the chosen unit. */
export interface BookingFormOptions {
  words: WidgetLabels;
  /** Days of departure are chosen from a list, other days from a date field. */
  hasDayList: boolean;
  until: 'none' | 'optional' | 'required';
  time: string | null;
  endTime: string | null;
  /** Null where nobody is counted. */
  guests: {
    min: number;
    max: number;
    /** As long as nobody said how many come. */
    proposed: number;
    children: 'age' | 'height' | null;
    maxChildren: number;
  } | null;
  /** Null where the number follows from the guests. */
  quantity: { min: number; max: number } | null;
  hasSingles: boolean;
  flight: boolean;
  addresses: boolean;
  /** The first day of use of a combo that can be bought without a date. */
  openDated: boolean;
  extras: ExtraInput[];
}

/** The widget offers so many at most; larger groups ask for a quote. */
const offeredAtMost = { adults: 20, children: 6, cabins: 6, packs: 10, pieces: 300, vehicles: 5 };

export function bookingFormOptions(
  product: ProductDetail,
  unit: ProductDetail['units'][number],
): BookingFormOptions {
  const kind = getKind(product.kind);
  const terms = kind.saleTerms(product.details, unit.details);
  const words = widgetOf(kind);
  const proposed = defaultAdults(kind.sale, terms, unit.maxAdults);
  const plain: BookingFormOptions = {
    words,
    hasDayList: false,
    until: 'none',
    time: null,
    endTime: null,
    guests: null,
    quantity: null,
    hasSingles: false,
    flight: false,
    addresses: false,
    openDated: false,
    extras: terms.extras,
  };
  switch (kind.sale) {
    case 'guests':
      return {
        ...plain,
        hasDayList: kind.hasDepartureList,
        guests: {
          min: 1,
          max: Math.min(offeredAtMost.adults, terms.max ?? offeredAtMost.adults, unit.maxAdults),
          proposed,
          ...childrenOf(terms, unit.maxChildren),
        },
        hasSingles: terms.single !== undefined,
      };
    case 'cabins':
      return {
        ...plain,
        hasDayList: kind.hasDepartureList,
        guests: {
          min: 1,
          max: offeredAtMost.adults,
          proposed,
          ...childrenOf(terms, unit.maxChildren * offeredAtMost.cabins),
        },
        quantity: { min: 1, max: offeredAtMost.cabins },
      };
    case 'bundle':
      return { ...plain, ...bundleAsks(terms, unit.maxChildren, proposed) };
    case 'pieces':
      return piecesAsks(plain, product.details, unit.details, terms);
    case 'vehicles':
      return vehicleAsks(plain, product.details, unit, { proposed, terms });
    case 'stay':
      throw new Error('A stay has a table of rooms, and no booking widget');
  }
}

function widgetOf({ name, widget }: Kind): WidgetLabels {
  if (!widget) throw new Error(`No booking widget for the kind ${name}`);
  return widget;
}

/** Parks measure children at the gate, everybody else asks for their age. `maxChildren` is of all that can be booked at once. */
function childrenOf({ childBands }: SaleTerms, maxChildren: number) {
  const isMeasured = childBands.some((band) => band.fromCm !== undefined || band.toCm !== undefined);
  const by = isMeasured ? ('height' as const) : ('age' as const);
  return {
    children: maxChildren > 0 ? by : null,
    maxChildren: Math.min(offeredAtMost.children, maxChildren),
  };
}

function bundleAsks(terms: SaleTerms, maxChildren: number, proposed: number): Partial<BookingFormOptions> {
  const { bundle, min = 1 } = terms;
  if (!bundle) return {};
  return {
    guests: {
      min: minAdultsOfPacks(min, bundle),
      max: offeredAtMost.adults,
      proposed,
      ...childrenOf(terms, maxChildren * offeredAtMost.packs),
    },
    quantity: bundle.pricedPer === 'room' ? { min, max: offeredAtMost.packs } : null,
    openDated: bundle.openDated,
  };
}

function piecesAsks(
  plain: BookingFormOptions,
  details: ProductDetail['details'],
  unitDetails: Record<string, unknown>,
  terms: SaleTerms,
): BookingFormOptions {
  const { per } = details as z.infer<typeof serviceDetails>;
  const { byDays } = unitDetails as z.infer<typeof packageDetails>;
  const min = terms.min ?? 1;
  return {
    ...plain,
    words: {
      ...plain.words,
      ...(byDays ? { day: 'Ngày nhận', until: 'Ngày trả' } : { quantity: `Số ${per}` }),
    },
    until: byDays ? 'required' : 'none',
    time: terms.hire ? `Giờ bắt đầu, ${terms.hire.from}–${terms.hire.to}` : null,
    quantity: { min, max: Math.min(terms.max ?? offeredAtMost.pieces, offeredAtMost.pieces) },
  };
}

function vehicleAsks(
  plain: BookingFormOptions,
  details: ProductDetail['details'],
  { maxOccupancy }: ProductDetail['units'][number],
  { proposed, terms: { vehicle } }: { proposed: number; terms: SaleTerms },
): BookingFormOptions {
  const { fleet } = details as z.infer<typeof carDetails>;
  const vehicles = Math.min(offeredAtMost.vehicles, fleet.length);
  const runs = vehicle?.runs ?? 'trip';
  const isRental = runs === 'rental';
  return {
    ...plain,
    words: {
      ...plain.words,
      unit: runs === 'trip' ? 'Tuyến' : 'Gói thuê',
      day: isRental ? 'Ngày nhận xe' : 'Ngày đón',
      until: isRental ? 'Ngày trả xe' : 'Đến ngày',
    },
    until: isRental ? 'required' : runs === 'day' ? 'optional' : 'none',
    time: isRental ? 'Giờ nhận xe' : 'Giờ đón',
    endTime: isRental ? 'Giờ trả xe' : null,
    guests: {
      min: 1,
      max: Math.min(60, maxOccupancy * vehicles),
      proposed,
      children: null,
      maxChildren: 0,
    },
    quantity: { min: 1, max: vehicles },
    flight: runs === 'trip',
    addresses: true,
  };
}
