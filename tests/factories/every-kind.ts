import { saveTerms } from '#modules/catalog/commands/save-terms.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import type { Database } from '#platform/db/connect.ts';
import { createCatalogue, createProduct } from './catalogue.ts';
import { productsOfTests, type TestProduct } from './catalogue-products.ts';

const plan = { code: 'linh-hoat', title: 'Linh hoạt', cancellationPolicy: 'linh-hoat' };
const unit = { maxAdults: 8, maxChildren: 4, maxOccupancy: 12, quantity: 5 };
const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** Vocabulary terms of the kinds below, beside those of the small catalogue. */
const terms = [
  ['attraction-category', 'cap-treo', 'Cáp treo'],
  ['experience-category', 'cheo-thuyen', 'Chèo thuyền'],
  ['service-type', 'cho-thue-tau', 'Cho thuê tàu'],
  ['service-type', 'cho-thue-cano', 'Cho thuê ca nô'],
] as const;

/** The kinds in the small catalogue. */
type SmallKind = 'hotel' | 'combo' | 'tour' | 'cruise';

/** Two products of each kind that is not in the small catalogue, the second one dearer. */
const further: Record<Exclude<KindName, SmallKind>, (number: number) => Omit<TestProduct, 'kind'>> = {
  attraction: (number) => ({
    slug: `cap-treo-${number}`,
    code: `VE${number}`,
    title: `Vé cáp treo ${number}`,
    provinces: ['da-nang'],
    terms: { 'attraction-category': ['cap-treo'] },
    listVnd: number * 100_000,
    priceVnd: number * 100_000,
    details: {
      openHours: [{ days: 'Hằng ngày', from: '08:00', to: '17:00' }],
      redemption: 'qr-at-gate',
      delivery: 'per-guest',
      instant: true,
      validityDays: 1,
      visitHours: '2 giờ',
      childPolicy: [],
      ageRule: 'Mọi tuổi',
      openWeekdays: everyDay,
      howToGetThere: 'Đi xe.',
    },
    units: [
      { code: 've', title: 'Vé người lớn', baseVnd: 100_000, ...unit, details: { includes: ['Một lượt'] } },
    ],
    ratePlans: [plan],
  }),
  experience: (number) => ({
    slug: `cheo-thuyen-${number}`,
    code: `TN${number}`,
    title: `Chèo thuyền ${number}`,
    provinces: ['da-nang'],
    terms: { 'experience-category': ['cheo-thuyen'] },
    listVnd: number * 300_000,
    priceVnd: number * 300_000,
    details: {
      durationMinutes: 120,
      languages: ['Tiếng Việt'],
      meetingPoint: 'Bến',
      difficulty: number === 1 ? 'easy' : 'moderate',
      ageMin: 6,
      groupMin: 1,
      groupMax: 8,
      whatToBring: ['Nón'],
      childPolicy: [],
      weekdays: everyDay,
      weatherPolicy: 'Hoàn tiền.',
    },
    itinerary: [{ day: 1, title: 'Xuống thuyền', items: [{ time: '08:00', text: 'Gặp nhau ở bến.' }] }],
    units: [{ code: 'sang', title: 'Suất sáng', baseVnd: 300_000, ...unit, details: { startsAt: '08:00' } }],
    ratePlans: [plan],
  }),
  car: (number) => ({
    slug: `xe-san-bay-${number}`,
    code: `XE${number}`,
    title: `Xe sân bay ${number}`,
    provinces: ['da-nang'],
    listVnd: number * 250_000,
    priceVnd: number * 250_000,
    details: {
      mode: 'airport-transfer',
      seats: number === 1 ? 4 : 7,
      model: 'Xe đời mới',
      modelYear: 2024,
      transmission: 'automatic',
      luggage: 2,
      fuel: 'petrol',
      fleet: [`xe-${number}`],
      turnaroundMinutes: 30,
      freeWaitMinutes: 45,
      nightPercent: 20,
      documents: [],
      insurance: 'Có',
      fuelPolicy: 'Đã gồm',
    },
    units: [
      {
        code: 'vao-pho',
        title: 'Sân bay vào phố',
        baseVnd: 250_000,
        ...unit,
        details: { route: { from: 'Sân bay', to: 'Phố', km: 6, minutes: 20 } },
      },
    ],
    ratePlans: [plan],
  }),
  service: (number) => ({
    slug: `thue-tau-${number}`,
    code: `DV${number}`,
    title: `Thuê tàu ${number}`,
    provinces: ['da-nang'],
    terms: { 'service-type': [number === 1 ? 'cho-thue-tau' : 'cho-thue-cano'] },
    listVnd: number * 1_000_000,
    priceVnd: number * 1_000_000,
    details: {
      per: 'hour',
      capacity: '10 khách',
      isQuoteLed: false,
      steps: ['Hỏi', 'Chọn', 'Trả', 'Đi'].map((title) => ({ title, text: `${title}.` })),
      cases: [],
    },
    units: [
      { code: 'gio', title: 'Thuê theo giờ', baseVnd: 1_000_000, ...unit, details: { includes: ['Tàu'] } },
    ],
    ratePlans: [plan],
  }),
};

const furtherProducts: TestProduct[] = Object.entries(further).flatMap(([kind, make]) =>
  [1, 2].map((number) => ({ ...make(number), kind: kind as KindName })),
);

/** What `createEveryKind` makes. */
export const productsOfEveryKind = [...productsOfTests, ...furtherProducts];

/** The small catalogue and two products each of the four further kinds. @returns ids of products by slug */
export async function createEveryKind(db: Database): Promise<Map<string, number>> {
  const ids = await createCatalogue(db);
  await db.transaction().execute(async (tx) => {
    const rest = { icon: '', group: '', scope: [], filterable: true };
    await saveTerms(
      tx,
      terms.map(([taxonomy, slug, title], position) => ({ taxonomy, slug, title, ...rest, position })),
    );
    for (const product of furtherProducts) ids.set(product.slug, await createProduct(tx, product));
  });
  return ids;
}
