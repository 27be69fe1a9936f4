import type { KindName } from './kind-names.ts';

/** Properties of a kind that need no product. Browser-safe: no zod, no sale rules. */
export interface KindProfile {
  name: KindName;
  /** Path under /api/v1, and further paths that answer the same. */
  collection: string;
  collectionAliases: string[];
  /** The content category of the specification (NAV-09), one for each kind. */
  category: string;
  /** URL prefix of list and detail pages. */
  prefix: string;
  labels: { one: string; many: string; listTitle: string; listIntro: string };
  /** Name of its icon in the sprite. */
  icon: string;
  /** Price unit, as printed after a price: '/đêm', '/khách'. */
  priceUnit: string;
  /** Search words that match all products of the kind. */
  searchWords: string[];
  /** Other words that people use for the kind or for a part of it: 'homestay'. */
  alsoCalled: string[];
  /** The noun of a sellable unit. */
  unit: { noun: string; plural: string };
  nouns: {
    /** After a number of products: '12 khách sạn'. */
    counted: string;
    /** For compared products: 'So sánh 3 chỗ nghỉ'. */
    compared: string;
    /** Who provides it and confirms a booking: 'chờ du thuyền xác nhận'. */
    supplier: string;
  };
  /** Whether suggestions request a list of its own (SRCH-01); products of other kinds come with the provinces. */
  hasSuggestionList: boolean;
  /** Whether its products have a fixed location; cars and services come to the guest. */
  hasMap: boolean;
  /** Whether the pages of places and provinces have a row of it. */
  isOfferedAtDestinations: boolean;
  /** Whether it is accommodation; other kinds are activities. */
  isStay: boolean;
  /** Whether it can start today. Anything that leaves at a fixed hour in the morning has already left. */
  startsToday: boolean;
  /** Days are chosen from a list of departures, not from a date field. */
  hasDepartureList: boolean;
  /** It has a day-by-day itinerary, which the API also lists. */
  hasProgramme: boolean;
  /** Bookings need a passenger list, because ports, insurers or lodgings require one. */
  asksForPassengers: boolean;
  search: SearchProfile;
  booking: BookingLabels;
  /** Null where there is no booking widget: hotels have a table of rooms. */
  widget: WidgetLabels | null;
  /** Path of its reviews under /api/v1; two names were given from outside and differ from the others. */
  reviews: string;
  /** Review criteria besides the overall score. */
  criteria: Criterion[];
}

/** Search fields of the kind besides the place. */
export interface SearchProfile {
  /** 'nights': arrival and departure; 'day': the day on which it begins. */
  when: 'nights' | 'day';
  /** A whole month can be given while the day is open. */
  takesMonth: boolean;
  takesTime: boolean;
  /** Whether rooms are counted besides guests; null where no party is requested. */
  party: 'rooms' | 'guests' | null;
  /** `where` labels the place field, `whereHint` is its placeholder, `from` and `to` label the days. */
  words: { where: string; whereHint: string; from: string; to?: string };
}

/** Labels of a booking's days and quantity. `hasHour`: it starts at the product's own hour, which the guest must not miss. */
export interface BookingLabels {
  from: string;
  to?: string;
  counts?: string;
  /** Used where nobody stays overnight. */
  countsOfDay?: string;
  hasHour?: true;
  /** The quantity is followed by the number of nights. */
  hasNights?: true;
}

/** Labels of the choices in the booking widget. */
export interface WidgetLabels {
  unit: string;
  day: string;
  until: string;
  /** Unit of what is left on a day. */
  left: string;
  quantity: string;
  adults: string;
  /** Follows the number of guests where children are not counted separately: '2 người lớn'. */
  people: string;
}

export interface Criterion {
  key: string;
  label: string;
}

export const widgetLabels = {
  until: 'Đến ngày',
  quantity: 'Số lượng',
  adults: 'Người lớn',
  people: 'người lớn',
};
export const staffCriterion: Criterion = { key: 'staff', label: 'Nhân viên' };
export const valueCriterion: Criterion = { key: 'value', label: 'Đáng giá tiền' };
export const identityPapers = 'Căn cước công dân hoặc hộ chiếu của từng khách; trẻ em mang giấy khai sinh';
