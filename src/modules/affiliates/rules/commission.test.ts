import { expect, test } from 'vitest';
import { affiliateLink } from './affiliate-link.ts';
import { commissionOf } from './commission.ts';

test('each kind earns at its own rate on the amount paid, rounded down to whole đồng', () => {
  const items = [
    { kind: 'hotel', amountVnd: 1_999_999 },
    { kind: 'hotel', amountVnd: 1 },
    { kind: 'tour', amountVnd: 999 },
    { kind: 'car', amountVnd: 500_000 },
  ] as const;
  const all = { stayedVnd: 2_500_999, totalVnd: 2_500_999 };
  expect(commissionOf(items, all, { hotel: 450, tour: 333 })).toEqual({
    baseVnd: 2_500_999,
    amountVnd: 90_000 + 33,
  });
  expect(commissionOf(items, { ...all, stayedVnd: 0 }, { hotel: 450 })).toEqual({ baseVnd: 0, amountVnd: 0 });
  expect(commissionOf([], { stayedVnd: 0, totalVnd: 0 }, { hotel: 450 })).toEqual({
    baseVnd: 0,
    amountVnd: 0,
  });
});

test('a refund reduces it proportionally; an overpayment adds nothing', () => {
  const items = [{ kind: 'cruise', amountVnd: 40_000_000_000 }] as const;
  const of = (stayedVnd: number) =>
    commissionOf(items, { stayedVnd, totalVnd: 40_000_000_000 }, { cruise: 10_000 }).amountVnd;
  expect([of(30_000_000_000), of(40_000_000_000), of(50_000_000_000), of(-5)]).toEqual([
    30_000_000_000, 40_000_000_000, 40_000_000_000, 0,
  ]);
});

test('a link always leads to a page of this site, whatever it contains', () => {
  const link = (text: string) => affiliateLink(text, 'LAN2026', 'https://neoviet.example');
  expect(link('/khach-san')).toBe('https://neoviet.example/khach-san?ctv=LAN2026');
  expect(link('https://neoviet.example/du-lich/a.html?from=2026-12-01&ctv=KHAC#gia')).toBe(
    'https://neoviet.example/du-lich/a.html?from=2026-12-01&ctv=LAN2026',
  );
  for (const other of ['https://khac.example/khach-san', '//khac.example', '/quan-tri/dat-cho', 'http://'])
    expect(link(other), other).toBeNull();
});
