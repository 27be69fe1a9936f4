import { expect, test } from 'vitest';
import { estimateLegs } from './estimate-legs.ts';
import { itemWarnings } from './item-warnings.ts';

const at = (id: string, lat: number | null, lng: number | null) => ({ id, lat, lng });
const hanoi = at('a', 21.0285, 105.8542);
const ninhBinh = at('b', 20.2506, 105.9745);

test('Hà Nội to Ninh Bình, about 100 km, takes one and a half to two and a half hours', () => {
  const [leg] = estimateLegs([hanoi, ninhBinh]);
  expect(leg).toMatchObject({ from: 'a', to: 'b' });
  expect(leg?.km).toBeGreaterThan(85);
  expect(leg?.km).toBeLessThan(130);
  expect(leg?.minutes).toBeGreaterThan(90);
  expect(leg?.minutes).toBeLessThan(150);
});

test('products without a position are skipped, and the same spot has no leg', () => {
  expect(estimateLegs([hanoi, at('n', null, null), ninhBinh])).toHaveLength(1);
  expect(estimateLegs([hanoi, { ...hanoi, id: 'c' }])).toEqual([]);
  expect(estimateLegs([])).toEqual([]);
});

test('warns of a closed weekday and of an hour outside the opening hours', () => {
  const details = {
    openWeekdays: [2, 3, 4, 5, 6, 7],
    openHours: [{ days: 'x', from: '08:00', to: '17:00' }],
  };
  // 2026-11-23 is a Monday.
  expect(itemWarnings({ hour: '07:30', details }, '2026-11-23')).toEqual([
    'Không mở vào thứ Hai: chỉ có thứ Ba, thứ Tư, thứ Năm, thứ Sáu, thứ Bảy, Chủ nhật.',
    'Giờ mở cửa là 08:00 đến 17:00.',
  ]);
  expect(itemWarnings({ hour: '08:00', details }, '2026-11-24')).toEqual([]);
  expect(itemWarnings({ hour: null, details: {} }, '2026-11-23')).toEqual([]);
  const extraDays = ['2026-11-23'];
  expect(itemWarnings({ hour: null, details, extraDays }, '2026-11-23')).toEqual([]);
  expect(itemWarnings({ hour: null, details, extraDays }, '2026-11-30')).toHaveLength(1);
});
