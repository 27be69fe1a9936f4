import { expect, test } from 'vitest';
import { sharedAddress } from './pages.ts';

const ofTour = (url: string) =>
  sharedAddress(url, {
    tags: [],
    queryKeys: ['from', 'adults', 'cm', 'ages', 'pickup'],
    ownKeys: ['pickup'],
  });

test('a page has one address, for any order of its query and any referrer', () => {
  const address = ofTour('/du-lich?adults=2&from=2026-12-05');
  expect(ofTour('/du-lich?utm_source=x&from=2026-12-05&adults=2')).toBe(address);
  expect(ofTour('/du-lich?utm_source=x')).toBe('/du-lich?');
  expect(ofTour('/du-lich')).toBe('/du-lich');
});

test('a page sees no key that its route does not declare', () => {
  expect(ofTour('/du-lich.data?_routes=tour-list&sortBy=x&adults=2')).toBe(
    '/du-lich.data?_routes=tour-list&adults=2',
  );
  expect(sharedAddress('/dia-diem/hue.html?adults=2', { tags: [] })).toBe('/dia-diem/hue.html?');
});

test('children keep their order: a page rendered from its address shows each height where it was typed', () => {
  expect(ofTour('/ve-tham-quan/a.html?cm=95&adults=2&cm=125')).toBe(
    '/ve-tham-quan/a.html?adults=2&cm=95&cm=125',
  );
  expect(ofTour('/ve-tham-quan/a.html?ages=9&ages=12&ages=3')).toBe(
    '/ve-tham-quan/a.html?ages=9&ages=12&ages=3',
  );
});

test('S-10: personal parameters have no shared address', () => {
  expect(ofTour('/du-lich/a.html?adults=2&pickup=12+Hang+Bac')).toBeNull();
  expect(ofTour('/du-lich/a.html?adults=2&pickup=')).not.toBeNull();
});
