import { expect, test } from 'vitest';
import { places } from '#reference-data/places.ts';
import { airportRoute } from '#web/parts/booking/airport-route.ts';
import { products } from './product-neighbours.ts';

const titles = new Map(places.map(({ slug, title }) => [slug, title]));

/** Hotels an airport transfer of their province does not go to. */
const notDrivenTo = [
  'bungalow-vuon-oi-viet-hai',
  'khach-san-can-ho-ben-doan-hon-gai',
  'khach-san-la-bang-con-dao',
  'khach-san-phuong-vi-ben-binh',
  'resort-vach-da-cat-ba',
];

test('U-36: an airport transfer of the demo goes to every hotel that one could drive to', () => {
  const transfers = products.filter(
    ({ kind, details }) => kind === 'car' && details.mode === 'airport-transfer',
  );
  const without = products.filter((hotel) => {
    if (hotel.kind !== 'hotel') return false;
    const cars = transfers.filter(({ provinces }) => provinces.some((one) => hotel.provinces.includes(one)));
    const words = [
      hotel.title,
      hotel.location.address,
      ...hotel.places.map((place) => titles.get(place)),
    ].join(', ');
    return cars.length > 0 && !cars.some(({ units }) => airportRoute(units, words));
  });
  expect(without.map(({ slug }) => slug).toSorted()).toEqual(notDrivenTo);
});
