import type { KindName } from './kind-names.ts';

/** What is known of a kind without a product of it. Browser-safe: no zod, no rules of sale. */
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
  /** What a price is for, as printed after it: '/đêm', '/khách'. */
  priceUnit: string;
  /** Words by which all products of the kind are looked for. */
  searchWords: string[];
  /** What else people say when they mean something of the kind, maybe only some of it: 'homestay'. */
  alsoCalled: string[];
  /** The noun of a sellable unit. */
  unit: { noun: string; plural: string };
  nouns: {
    /** After a number of products: '12 khách sạn'. */
    counted: string;
    /** Of products that are held against each other: 'So sánh 3 chỗ nghỉ'. */
    compared: string;
    /** Who provides it and confirms a booking: 'chờ du thuyền xác nhận'. */
    supplier: string;
  };
  /** Whether its products lie somewhere; cars and services come to the guest. */
  hasMap: boolean;
  /** The pages of places and provinces have a row of it. */
  isOfferedAtDestinations: boolean;
  /** Guests stay there; other things they do. */
  isStay: boolean;
  /** Whether it can begin today. What leaves at a fixed hour of the morning has left. */
  startsToday: boolean;
  /** Days are chosen from a list of departures, not from a date field. */
  hasDepartureList: boolean;
  /** It has a programme day by day, which the API lists too. */
  hasProgramme: boolean;
  /** Ports, insurers or lodgings want to know who comes: bookings of it need a list of passengers. */
  asksForPassengers: boolean;
  search: SearchProfile;
  booking: BookingLabels;
  /** Null where there is no booking widget: hotels have a table of rooms. */
  widget: WidgetLabels | null;
  /** Path of its reviews under /api/v1; two names were given from outside and differ from the others. */
  reviews: string;
  /** What guests score besides the whole. */
  criteria: Criterion[];
}

/** What a search of the kind asks besides where. */
export interface SearchProfile {
  /** 'nights': arrival and departure; 'day': the day on which it begins. */
  when: 'nights' | 'day';
  /** A whole month may be named where no day is fixed yet. */
  takesMonth: boolean;
  takesTime: boolean;
  /** Whether rooms are counted besides guests; null where nobody is counted. */
  party: 'rooms' | 'guests' | null;
  /** `where` asks for the place, `whereHint` says what may stand there, `from` and `to` name the days. */
  words: { where: string; whereHint: string; from: string; to?: string };
}

/** How a booking calls its days and number. `hasHour`: it begins at the product's own hour, which the guest must not miss. */
export interface BookingLabels {
  from: string;
  to?: string;
  counts?: string;
  /** Where nobody stays for the night. */
  countsOfDay?: string;
  hasHour?: true;
  /** The number is followed by that of the nights. */
  hasNights?: true;
}

/** How the booking widget calls what is chosen. */
export interface WidgetLabels {
  unit: string;
  day: string;
  until: string;
  /** Of what a day has so many left. */
  left: string;
  quantity: string;
  adults: string;
  /** After a number of those who come, where children are not counted apart: '2 người lớn'. */
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
