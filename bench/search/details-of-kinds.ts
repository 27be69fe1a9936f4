import type { z } from 'zod';
import { attractionDetails } from '#modules/catalog/kinds/attraction/details.ts';
import { carDetails } from '#modules/catalog/kinds/car/details.ts';
import { comboDetails } from '#modules/catalog/kinds/combo/details.ts';
import { cruiseDetails } from '#modules/catalog/kinds/cruise/details.ts';
import { experienceDetails } from '#modules/catalog/kinds/experience/details.ts';
import { hotelDetails } from '#modules/catalog/kinds/hotel/details.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { serviceDetails } from '#modules/catalog/kinds/service/details.ts';
import { tourDetails } from '#modules/catalog/kinds/tour/details.ts';

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
  tourType: 'shared',
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

const attraction: z.input<typeof attractionDetails> = {
  openHours: [{ days: 'Hằng ngày', from: '08:00', to: '17:30' }],
  redemption: 'qr-at-gate',
  delivery: 'per-guest',
  instant: true,
  validityDays: 1,
  visitHours: '2–3 giờ',
  childPolicy,
  ageRule: 'Trẻ cao dưới 1 m vào cổng không cần vé.',
  openWeekdays: everyDay,
  howToGetThere: 'Đi xe buýt hoặc taxi từ trung tâm.',
};

const experience: z.input<typeof experienceDetails> = {
  durationMinutes: 120,
  languages: ['Tiếng Việt'],
  meetingPoint: 'Bến thuyền',
  difficulty: 'easy',
  ageMin: 6,
  groupMin: 1,
  groupMax: 12,
  whatToBring: ['Nón', 'Nước uống'],
  childPolicy,
  weekdays: everyDay,
  weatherPolicy: 'Mưa lớn thì bạn đổi ngày hoặc nhận lại tiền.',
};

const car: z.input<typeof carDetails> = {
  mode: 'airport-transfer',
  seats: 7,
  model: 'Xe bảy chỗ',
  modelYear: 2024,
  transmission: 'automatic',
  fuel: 'petrol',
  luggage: 3,
  fleet: ['xe-1', 'xe-2'],
  turnaroundMinutes: 30,
  nightPercent: 20,
  freeWaitMinutes: 45,
  documents: [],
  insurance: 'Có bảo hiểm hành khách.',
  fuelPolicy: 'Giá đã gồm xăng.',
};

const service: z.input<typeof serviceDetails> = {
  per: 'hour',
  capacity: 'Tối đa 10 khách',
  isQuoteLed: false,
  steps: ['Gửi yêu cầu', 'Chọn gói', 'Thanh toán', 'Lên đường'].map((title) => ({
    title,
    text: `${title} trong vài phút.`,
  })),
  cases: [],
};

/** Valid details of each kind, the same for all its products except for stars, days, nights, seats and the start of a tour. */
export const detailsOfKinds: Record<KindName, object> = {
  hotel: hotelDetails.parse(hotel),
  tour: tourDetails.parse(tour),
  cruise: cruiseDetails.parse(cruise),
  combo: comboDetails.parse(combo),
  attraction: attractionDetails.parse(attraction),
  experience: experienceDetails.parse(experience),
  car: carDetails.parse(car),
  service: serviceDetails.parse(service),
};
