import type { ProductDraft } from '#modules/catalog/schema.ts';

/** The fields of a product that a test gives; the rest is the same for all. */
export type TestProduct = Omit<
  ProductDraft,
  'summary' | 'content' | 'highlights' | 'location' | 'supplier'
> & { listVnd: number; priceVnd: number };

const childPolicy = [{ fromAge: 0, toAge: 5, label: 'Dưới 6 tuổi', amountVnd: 0 }];

const plan = {
  code: 'linh-hoat',
  title: 'Linh hoạt, gồm bữa sáng',
  mealPlan: 'BB' as const,
  cancellationPolicy: 'linh-hoat',
};

const unit = { maxAdults: 2, maxChildren: 1, maxOccupancy: 3, quantity: 5, facilities: ['wi-fi-mien-phi'] };

function hotel(
  number: number,
  slug: string,
  title: string,
  fields: Partial<TestProduct> & { star: number },
): TestProduct {
  const { star, ...rest } = fields;
  return {
    kind: 'hotel',
    slug,
    code: `KS${number}`,
    title,
    provinces: ['da-nang'],
    terms: { 'hotel-type': ['khach-san'], facility: ['wi-fi-mien-phi'] },
    popularity: 100 * number,
    listVnd: number * 500_000,
    priceVnd: number * 500_000,
    details: {
      star,
      checkInFrom: '14:00',
      checkOutUntil: '12:00',
      roomsCount: 20,
      floors: 4,
      yearBuilt: 2015,
      distances: [],
      childPolicy,
      extraBedVnd: 300_000,
      petPolicy: 'Không nhận thú cưng',
      smokingPolicy: 'Không hút thuốc',
      parkingPolicy: 'Có chỗ đậu xe',
      accessibility: [],
    },
    units: [
      {
        code: 'deluxe',
        title: 'Phòng Deluxe',
        baseVnd: number * 500_000,
        ...unit,
        details: {
          areaM2: 28,
          beds: [{ type: 'giường đôi', count: 1 }],
          view: 'Biển',
          balcony: true,
          smoking: false,
        },
      },
    ],
    ratePlans: [plan],
    ...rest,
  };
}

/** Three hotels by the sea of Đà Nẵng, one each in Đà Lạt and Sa Pa, and one product of every other kind. */
export const productsOfTests: TestProduct[] = [
  hotel(1, 'song-lang-da-nang', 'Khách sạn Sóng Lặng Đà Nẵng', { star: 3 }),
  hotel(2, 'cat-vang-da-nang', 'Khách sạn Cát Vàng Đà Nẵng', {
    star: 4,
    special: true,
    listVnd: 1_250_000,
    terms: { 'hotel-type': ['khach-san'], facility: ['ho-boi', 'wi-fi-mien-phi'], conform: ['gia-dinh'] },
  }),
  hotel(3, 'gio-bien-resort', 'Resort Gió Biển', {
    star: 5,
    special: true,
    terms: { 'hotel-type': ['resort'], facility: ['ho-boi'] },
  }),
  hotel(4, 'doi-thong-da-lat', 'Khách sạn Đồi Thông', {
    star: 4,
    provinces: ['lam-dong'],
    places: ['da-lat'],
  }),
  hotel(5, 'may-nui-sa-pa', 'Khách sạn Mây Núi', { star: 3, provinces: ['lao-cai'] }),
  {
    kind: 'combo',
    slug: 'da-nang-ba-ngay',
    code: 'CB1',
    title: 'Combo Đà Nẵng ba ngày',
    provinces: ['da-nang'],
    terms: { include: ['buffet-sang'] },
    special: true,
    listVnd: 4_000_000,
    priceVnd: 3_000_000,
    details: {
      days: 3,
      nights: 2,
      pricedPer: 'two',
      paxIncluded: 2,
      components: [
        {
          kind: 'roomNights',
          label: 'Hai đêm phòng Deluxe',
          unit: 'song-lang-da-nang/deluxe',
          nights: 2,
        },
        { kind: 'meal', label: 'Buffet sáng' },
      ],
      saleFrom: '2026-01-01',
      saleTo: '2027-12-31',
      useFrom: '2026-01-01',
      useTo: '2027-12-31',
      blackouts: [],
      advanceBookingDays: 1,
      minQuantity: 1,
      surcharges: [],
      childPolicy,
      openDated: false,
      hotels: ['song-lang-da-nang'],
      months: [3],
    },
  },
  {
    kind: 'tour',
    slug: 'ba-na-mot-ngay',
    code: 'TR1',
    title: 'Tour Bà Nà một ngày',
    provinces: ['da-nang'],
    listVnd: 900_000,
    priceVnd: 900_000,
    details: {
      days: 1,
      nights: 0,
      tourType: 'shared',
      departureFrom: 'Đà Nẵng',
      transport: ['Xe 29 chỗ'],
      guideLanguages: ['Tiếng Việt'],
      groupMin: 1,
      groupMax: 25,
      departureWeekdays: [1, 2, 3, 4, 5, 6, 7],
      departureTime: '08:00',
      pickups: [{ place: 'Cầu Rồng', time: '07:30', feeVnd: 0 }],
      childPolicy,
      singleSupplementVnd: 0,
      depositPercent: 100,
      hotelStandard: '',
      insuranceMaxVnd: 20_000_000,
    },
    units: [{ code: 'cho', title: 'Chỗ ghép đoàn', baseVnd: 900_000, ...unit, facilities: [] }],
    ratePlans: [{ ...plan, mealPlan: 'RO' }],
  },
  {
    kind: 'cruise',
    slug: 'hai-au-ha-long',
    code: 'DT1',
    title: 'Du thuyền Hải Âu',
    provinces: ['da-nang'],
    listVnd: 2_000_000,
    priceVnd: 2_000_000,
    details: {
      days: 2,
      nights: 1,
      star: 4,
      yearBuilt: 2018,
      decks: 3,
      cabinsCount: 12,
      routeName: 'Vịnh Hạ Long',
      pierName: 'Tuần Châu',
      boardingAt: '12:00',
      disembarkAt: '11:00',
      sailingWeekdays: [1, 2, 3, 4, 5, 6, 7],
      transfers: [],
      childPolicy,
      singleSupplementPercent: 50,
      documentsDeadlineHours: 24,
      weatherPolicy: 'Hủy vì thời tiết thì hoàn đủ tiền.',
      mandatoryFees: [],
    },
    units: [
      {
        code: 'ban-cong',
        title: 'Cabin ban công',
        baseVnd: 2_000_000,
        ...unit,
        facilities: [],
        details: {
          areaM2: 22,
          beds: [{ type: 'giường đôi', count: 1 }],
          deck: 'Tầng 2',
          balcony: true,
          bathtub: false,
        },
      },
    ],
    ratePlans: [{ ...plan, mealPlan: 'FB' }],
  },
];
