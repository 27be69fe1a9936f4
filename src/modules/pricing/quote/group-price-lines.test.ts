import { expect, test } from 'vitest';
import { groupPriceLines } from './group-price-lines.ts';

const room = { label: 'Deluxe', amount: 9_800_000, reason: '4 đêm × 1 phòng, 05–09/12/2026' };
const child = { label: 'Trẻ em: 4–11 tuổi', amount: 1_400_000, reason: '1 trẻ × 4 đêm' };

test('U-73: a deal of several nights is one line with all of them', () => {
  const deal = (amount: number, reason: string) => ({ label: 'Ưu đãi đảo ngọc', amount, reason });
  const lines = [
    room,
    deal(-479_000, '1 đêm × 1 phòng: T7, 05/12'),
    deal(-834_000, '2 đêm × 1 phòng: CN, 06/12; T2, 07/12'),
    child,
  ];
  expect(groupPriceLines(lines)).toEqual([
    room,
    { label: 'Ưu đãi đảo ngọc (3 đêm)', amount: -1_313_000, reason: 'Đêm T7, 05/12; CN, 06/12; T2, 07/12' },
    child,
  ]);
});

test('U-73: days of products sold by the day are counted as days', () => {
  const deal = (reason: string) => ({ label: 'Ưu đãi đặt online', amount: -100_000, reason });
  expect(groupPriceLines([deal('2 xe: CN, 06/12'), deal('2 xe: T2, 07/12')])).toEqual([
    { label: 'Ưu đãi đặt online (2 ngày)', amount: -200_000, reason: 'Ngày CN, 06/12; T2, 07/12' },
  ]);
});

test('lines of one day, of other rules and of the opposite sign stay separate', () => {
  const lines = [
    room,
    { label: 'Cuối tuần', amount: 368_000, reason: '1 đêm × 1 phòng: T7, 05/12' },
    { label: 'Cuối tuần', amount: -50_000, reason: '1 đêm × 1 phòng: CN, 06/12' },
    { ...room, amount: 1 },
  ];
  expect(groupPriceLines(lines)).toEqual(lines);
});
