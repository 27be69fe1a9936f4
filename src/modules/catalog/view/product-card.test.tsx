import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { CardProduct } from './card-product.ts';
import { ProductCard } from './product-card.tsx';

const product: CardProduct = {
  id: 1,
  kind: 'tour',
  url: '/du-lich/dao.html',
  title: 'Ra đảo',
  place: 'Cô Tô',
  facts: [],
  picture: null,
  price: 0,
  finalPrice: 0,
  discount: 0,
  priceUnit: '/khách',
  ratingAvg: null,
  ratingCount: 0,
};
const renderWith = (fields: Partial<CardProduct>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ProductCard product={{ ...product, ...fields }} />
    </MemoryRouter>,
  );

test('P-05: a sold-out card says so, keeps its link and shows no price', () => {
  const soldOut = renderWith({ availability: 'sold_out' });
  expect(soldOut).toContain('Hết chỗ');
  expect(soldOut).toContain('href="/du-lich/dao.html"');
  expect(soldOut).not.toContain('₫');
  expect(renderWith({ availability: 'not_on_sale' })).toContain('Chưa mở bán');
  expect(renderWith({ finalPrice: 900_000, availability: 'in_stock' })).toContain('900.000');
});
