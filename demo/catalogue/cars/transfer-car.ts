import type { z } from 'zod';
import type { carDetails, carOfferDetails } from '#modules/catalog/kinds/car.ts';
import type { DemoProduct } from '../demo-product.ts';

type Car = z.input<typeof carDetails>;
type Unit = NonNullable<DemoProduct['units']>[number];
type Route = NonNullable<z.input<typeof carOfferDetails>['route']>;

/** The details of a car that meets flights: an hour's wait is free, petrol and tolls are in the price. */
export const transferCar = (
  car: Omit<
    Car,
    'mode' | 'freeWaitMinutes' | 'documents' | 'fuelPolicy' | 'includedKm' | 'overKmVnd' | 'depositVnd'
  >,
): Car => ({
  mode: 'đưa đón sân bay',
  freeWaitMinutes: 60,
  documents: [],
  fuelPolicy: 'Xăng dầu, phí cầu đường và phí vào cổng sân bay đã nằm trong giá.',
  ...car,
});

/** The routes of one car. `guests` fit in beside the driver; every car of the fleet may drive every route. */
export const transferRoutes = (
  { guests, cars }: { guests: number; cars: number },
  routes: (Pick<Unit, 'code' | 'title' | 'summary' | 'baseVnd'> & Route)[],
): Unit[] =>
  routes.map(({ from, to, km, minutes, ...unit }) => ({
    ...unit,
    quantity: cars,
    maxAdults: guests,
    maxChildren: guests - 1,
    maxOccupancy: guests,
    details: { route: { from, to, km, minutes } },
  }));

/** How every transfer is sold. */
export const transferPlans: NonNullable<DemoProduct['ratePlans']> = [
  { code: 'mot-chieu', title: 'Trọn gói một chiều', cancellationPolicy: 'xe' },
];
