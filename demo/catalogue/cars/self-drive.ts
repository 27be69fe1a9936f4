import type { z } from 'zod';
import type { carDetails } from '#modules/catalog/kinds/car.ts';
import type { DemoProduct } from '../demo-product.ts';

type Car = z.input<typeof carDetails>;
type Unit = NonNullable<DemoProduct['units']>[number];

/** What a guest shows before driving off; the classes of licence are those since 2025. */
const rentersPapers = [
  'CCCD gắn chip hoặc hộ chiếu bản gốc',
  'Giấy phép lái xe hạng B còn hạn (hạng B1, B2 cấp trước 2025 vẫn dùng được)',
];

/** The details of a car that the guest drives. Without `includedKm`, as far as one likes. */
export const selfDriveCar = (
  car: Omit<Car, 'mode' | 'freeWaitMinutes' | 'nightPercent' | 'documents'> &
    Required<Pick<Car, 'overtimeVnd' | 'depositVnd'>> & {
      furtherPapers?: string[];
    },
): Car => {
  const { furtherPapers = [], ...rest } = car;
  return {
    mode: 'tự lái',
    freeWaitMinutes: 0,
    nightPercent: 0,
    documents: [...rentersPapers, ...furtherPapers],
    ...rest,
  };
};

/** Ways of renting one fleet, from hour to hour; `seats` count the driver. */
export const rentals = (
  { seats, cars }: { seats: number; cars: number },
  ways: Pick<Unit, 'code' | 'title' | 'summary' | 'baseVnd'>[],
): Unit[] =>
  ways.map((way) => ({
    ...way,
    quantity: cars,
    maxAdults: seats,
    maxChildren: seats - 1,
    maxOccupancy: seats,
    details: {},
  }));

/** How cars without driver are sold. */
export const rentalPlans: NonNullable<DemoProduct['ratePlans']> = [
  { code: 'tu-lai', title: 'Tự lái, trả trước tiền thuê', cancellationPolicy: 'xe' },
];
