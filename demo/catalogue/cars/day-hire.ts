import type { z } from 'zod';
import type { carDetails } from '#modules/catalog/kinds/car.ts';
import type { DemoProduct } from '../demo-product.ts';

type Car = z.input<typeof carDetails>;
type Unit = NonNullable<DemoProduct['units']>[number];

/** The details of a car with its driver, let by the day. */
export const chauffeuredCar = (
  car: Omit<Car, 'mode' | 'documents' | 'depositVnd' | 'freeWaitMinutes'> &
    Required<Pick<Car, 'includedKm' | 'overKmVnd' | 'overtimeVnd'>>,
): Car => ({ mode: 'có tài xế', freeWaitMinutes: 0, documents: [], ...car });

/** The days for which one fleet is let; `hours` run from the first pick-up to the last stop. */
export const hireDays = (
  { guests, cars }: { guests: number; cars: number },
  days: (Pick<Unit, 'code' | 'title' | 'summary' | 'baseVnd'> & { hours: number })[],
): Unit[] =>
  days.map(({ hours, ...unit }) => ({
    ...unit,
    quantity: cars,
    maxAdults: guests,
    maxChildren: guests - 1,
    maxOccupancy: guests,
    details: { hours },
  }));

/** How cars with drivers are sold where the company has them at hand. */
export const hirePlans: NonNullable<DemoProduct['ratePlans']> = [
  { code: 'theo-ngay', title: 'Thuê theo ngày, có lái xe', cancellationPolicy: 'xe' },
];
