import { expect, test } from 'vitest';
import { airportRoute } from './airport-route.ts';

const routes = [
  { title: 'Sân bay Phú Quốc – Dương Đông', summary: 'Khu chợ đêm, Dinh Cậu và đầu đường Trần Hưng Đạo.' },
  { title: 'Sân bay Phú Quốc – Bãi Trường', summary: 'Dãy nghỉ dưỡng bờ tây.' },
  { title: 'Sân bay Phú Quốc – An Thới, Hòn Thơm', summary: 'Cảng và ga cáp treo.' },
];

test("U-36: the route is the one that ends at the hotel's place", () => {
  expect(airportRoute(routes, 'Chiều Resort, Đường Trần Hưng Đạo, Bãi Trường, Phú Quốc')).toBe(routes[1]);
  expect(airportRoute(routes, 'Khách sạn gần ga Hòn Thơm, đặc khu Phú Quốc')).toBe(routes[2]);
});

test('a place named only in the words below a route is found too', () => {
  expect(airportRoute(routes, 'Nhà nghỉ cạnh Dinh Cậu, Phú Quốc')).toBe(routes[0]);
});

test('without a route to the place there is none', () => {
  expect(airportRoute(routes, 'Homestay Gành Dầu, Phú Quốc')).toBeNull();
});
