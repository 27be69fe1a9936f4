import type { z } from 'zod';
import { comboDetails } from '#modules/catalog/kinds/combo.ts';
import { cruiseDetails } from '#modules/catalog/kinds/cruise.ts';
import { hotelDetails } from '#modules/catalog/kinds/hotel.ts';
import { tourDetails } from '#modules/catalog/kinds/tour.ts';

const childPolicy = [
  { fromAge: 0, toAge: 5, label: 'Dưới 6 tuổi', amountVnd: 0 },
  { fromAge: 6, toAge: 11, label: 'Từ 6 đến 11 tuổi', percent: 50 },
];
const everyDay = [1, 2, 3, 4, 5, 6, 7];

const hotel: z.input<typeof hotelDetails> = {
  star: 4,
  checkInFrom: '14:00',
  checkOutUntil: '12:00',
  roomsCount: 40,
  floors: 5,
  yearBuilt: 2015,
  beachDistanceM: 300,
  distances: [{ label: 'Sân bay', km: 12, minutes: 25 }],
  childPolicy,
  extraBedVnd: 300_000,
  petPolicy: 'Không nhận thú cưng.',
  smokingPolicy: 'Không hút thuốc trong phòng.',
  parkingPolicy: 'Có chỗ để xe.',
  accessibility: [],
};

const tour: z.input<typeof tourDetails> = {
  days: 3,
  nights: 2,
  tourType: 'ghép đoàn',
  departureFrom: 'Hà Nội',
  transport: ['Xe giường nằm'],
  guideLanguages: ['Tiếng Việt'],
  groupMin: 6,
  groupMax: 20,
  departureWeekdays: everyDay,
  departureTime: '06:30',
  pickups: [{ place: 'Nhà hát Lớn Hà Nội', time: '06:30', feeVnd: 0 }],
  childPolicy,
  singleSupplementVnd: 600_000,
  depositPercent: 30,
  hotelStandard: '3 sao',
  insuranceMaxVnd: 50_000_000,
};

const cruise: z.input<typeof cruiseDetails> = {
  days: 2,
  nights: 1,
  star: 4,
  yearBuilt: 2018,
  decks: 4,
  cabinsCount: 24,
  routeName: 'Vịnh Hạ Long',
  pierName: 'Cảng Tuần Châu',
  boardingAt: '12:00',
  disembarkAt: '10:30',
  sailingWeekdays: everyDay,
  transfers: [],
  childPolicy,
  singleSupplementPercent: 70,
  documentsDeadlineHours: 24,
  weatherPolicy: 'Cảng vụ dừng tàu thì bạn đổi ngày hoặc nhận lại tiền.',
  mandatoryFees: [],
};

const combo: z.input<typeof comboDetails> = {
  days: 3,
  nights: 2,
  pricedPer: 'person',
  paxIncluded: 2,
  components: [
    { kind: 'roomNights', label: 'Hai đêm phòng' },
    { kind: 'transfer', label: 'Xe đưa đón' },
  ],
  saleFrom: '2026-01-01',
  saleTo: '2028-12-31',
  useFrom: '2026-01-01',
  useTo: '2028-12-31',
  blackouts: [],
  advanceBookingDays: 2,
  minQuantity: 1,
  surcharges: [],
  childPolicy,
  openDated: false,
  hotels: [],
  months: [3, 4, 5],
};

/** Valid details of each kind, the same for all its products but for stars, days and nights. */
export const detailsOfKinds = {
  hotel: hotelDetails.parse(hotel),
  tour: tourDetails.parse(tour),
  cruise: cruiseDetails.parse(cruise),
  combo: comboDetails.parse(combo),
};
