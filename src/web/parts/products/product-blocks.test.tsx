import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ProductBlocks } from './product-blocks.tsx';
import type { ProductOffer } from './product-offers.ts';

/** A destination's page with one product of each of these kinds. */
function show(kinds: { title: string; isComing: boolean }[]): string {
  const offers = kinds.map((kind, id) => ({
    ...kind,
    noun: 'dịch vụ',
    href: `/${id}`,
    cards: [
      { id, title: kind.title, url: `/${id}.html`, place: 'Hà Nội', facts: [], finalPrice: 0, discount: 0 },
    ],
  })) as unknown as ProductOffer[];
  const element = (
    <ProductBlocks offers={offers} filter={{ key: 'provinces', value: 'x' }} place="Quảng Ninh" />
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToString(<RouterProvider router={router} />);
}

test('U-16: a row with cars that come from elsewhere does not say that they are there', () => {
  const tour = { title: 'Tour', isComing: false };
  expect(show([tour, { title: 'Thuê xe', isComing: true }])).toContain('Dịch vụ cho chuyến đi Quảng Ninh');
  expect(show([tour, { title: 'Vé', isComing: false }])).toContain('Dịch vụ ở Quảng Ninh');
});
