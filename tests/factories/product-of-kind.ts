import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import type { Executor } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';
import { createBookableHotel } from './bookable-hotel.ts';
import type { Stay } from './booking.ts';
import type { TestHotel } from './hotel.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const bands = [
  { fromAge: 0, toAge: 4, label: 'Dưới 5 tuổi', amountVnd: 0, takesPlace: false },
  { fromAge: 5, toAge: 11, label: 'Từ 5 đến 11 tuổi', percent: 50, takesPlace: true },
];
const pickup = { place: 'Nhà hát Lớn', time: '06:30', feeVnd: 50_000 };

/** The details of each kind's product that pricing reads, and no more. */
const detailsOf: Record<KindName, { product: object; unit?: object; title: string }> = {
  hotel: { title: 'Khách sạn Sóng Lặng', product: {} },
  combo: {
    title: 'Combo biển ba ngày',
    product: {
      days: 3,
      nights: 2,
      pricedPer: 'room',
      paxIncluded: 2,
      saleFrom: '2026-01-01',
      saleTo: '2027-12-31',
      useFrom: '2026-01-01',
      useTo: '2026-12-28',
      blackouts: [],
      advanceBookingDays: 0,
      minQuantity: 1,
      surcharges: [],
      childPolicy: bands,
      openDated: true,
    },
  },
  tour: {
    title: 'Tour đảo hai ngày',
    product: {
      days: 2,
      nights: 1,
      groupMax: 20,
      departureTime: '07:30',
      departureWeekdays: everyDay,
      pickups: [pickup],
      childPolicy: bands,
      singleSupplementVnd: 300_000,
      depositPercent: 30,
      balanceDays: 5,
    },
  },
  cruise: {
    title: 'Du thuyền Mây Vịnh',
    product: {
      days: 3,
      nights: 2,
      boardingAt: '12:15',
      sailingWeekdays: everyDay,
      transfers: [],
      childPolicy: bands,
      singleSupplementPercent: 50,
      balanceDays: 5,
      mandatoryFees: [],
    },
  },
  attraction: {
    title: 'Vé vườn nước',
    product: {
      openHours: [{ days: 'Mỗi ngày', from: '08:00', to: '18:00' }],
      validityDays: 1,
      openWeekdays: everyDay,
      childPolicy: [
        { fromAge: 0, toAge: 17, fromCm: 0, toCm: 100, label: 'Dưới 1 m', amountVnd: 0, takesPlace: false },
      ],
    },
    unit: { includes: ['Vào cổng'] },
  },
  experience: {
    title: 'Chèo thuyền lúc bình minh',
    product: { groupMin: 1, groupMax: 20, weekdays: everyDay, childPolicy: bands, extras: [] },
    unit: { startsAt: '05:30' },
  },
  car: {
    title: 'Xe đón sân bay',
    product: {
      mode: 'airport-transfer',
      turnaroundMinutes: 30,
      nightPercent: 0,
      freeWaitMinutes: 30,
      extras: [{ code: 'ghe-tre-em', label: 'Ghế trẻ em', priceVnd: 60_000, per: 'unit' }],
    },
    unit: { route: { from: 'Sân bay', to: 'Trung tâm', km: 20, minutes: 60 } },
  },
  service: {
    title: 'Ca nô theo giờ',
    product: { depositPercent: 100, balanceDays: 7, extras: [] },
    unit: { includes: ['Áo phao'], fewest: 1, most: 20, byDays: false },
  },
};

export interface TestProductOfKind extends TestHotel {
  kind: KindName;
  vehicleIds: number[];
}

interface OfKind {
  allotment?: number;
  /** Number of vehicles of a car; none for other kinds. */
  vehicles?: number;
  /** Units of other products that one pack includes, on each of its nights. */
  components?: number[];
  details?: object;
  plan?: {
    pay_mode?: 'prepay' | 'deposit' | 'office';
    confirmation?: 'instant' | 'request' | 'after_payment';
  };
}

/** A product of any kind with one unit at 1.000.000 ₫, with inventory and prices through December 2026. */
export async function createProductOfKind(
  db: Executor,
  kind: KindName,
  { allotment = 7, vehicles = 2, components = [], details = {}, plan = {} }: OfKind = {},
): Promise<TestProductOfKind> {
  const { product, unit = {}, title } = detailsOf[kind];
  const { sale } = getKind(kind);
  const isGroup = sale !== 'stay' && sale !== 'cabins' && sale !== 'bundle';
  const room = isGroup ? { max_adults: 20, max_children: 20, max_occupancy: 20 } : {};
  const created = await createBookableHotel(db, {
    allotment,
    product: { kind, title },
    details: { ...product, ...details },
    units: [{ title: `${title}: loại thường`, details: { ...unit }, ...room }],
    plans: [plan],
  });
  const [unitId] = created.unitIds as [number];
  for (const componentId of components) {
    await db
      .insertInto('unit_components')
      .values({
        unit_id: unitId,
        component_unit_id: componentId,
        from_day: 0,
        days: 2,
        per: 'room',
        quantity: 1,
      })
      .execute();
  }
  return {
    ...created,
    kind,
    vehicleIds: sale === 'vehicles' ? await createFleet(db, created, vehicles) : [],
  };
}

async function createFleet(db: Executor, { productId }: TestHotel, count: number): Promise<number[]> {
  const rows = await db
    .insertInto('vehicles')
    .values(Array.from({ length: count }, (_, index) => ({ product_id: productId, code: `xe-${index}` })))
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** A quote item for such a product: one room, cabin, pack, piece or vehicle, or one adult. */
export function itemOf({ kind, unitIds }: TestProductOfKind, from: string, fields: Partial<Stay> = {}): Stay {
  const unitId = unitIds[0] as number;
  const base = { unitId, from, quantity: 1, adults: 1 };
  const { sale } = getKind(kind);
  if (sale === 'stay') return { ...base, to: addDays(from, 1), ...fields };
  if (sale === 'vehicles') return { ...base, options: { time: '09:00' }, ...fields };
  if (sale === 'pieces') return { ...base, adults: 0, ...fields };
  return { ...base, ...fields };
}
