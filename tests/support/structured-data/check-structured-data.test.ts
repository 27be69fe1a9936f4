import { expect, test } from 'vitest';
import { checkStructuredData, structuredDataOf } from './check-structured-data.ts';

const offer = { '@type': 'AggregateOffer', lowPrice: 100_000, priceCurrency: 'VND' };
const product = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Vé',
  image: 'https://a.example/b.jpg',
  offers: offer,
};

test('SEO-04: the check knows what Google requires, and what it only recommends', () => {
  expect(checkStructuredData(product).faults).toEqual([]);
  expect(checkStructuredData(product).missing).toContain('Product(Product).sku');
  const { offers, ...unsold } = product;
  expect(checkStructuredData(unsold).faults).toEqual([
    'Product(Product) has to have one of offers, aggregateRating, review',
  ]);
  expect(checkStructuredData({ ...product, offers: { ...offer, priceCurrency: 'đ' } }).faults).toEqual([
    'Product.offers.priceCurrency is đ',
  ]);
});

test('SEO-04: the check knows the vocabulary of schema.org', () => {
  expect(checkStructuredData({ ...product, colour: 'đỏ' }).faults).toEqual([
    'Product: Product has no colour',
  ]);
  expect(checkStructuredData({ ...product, '@type': 'Vé' }).faults[0]).toBe('Vé: unknown type Vé');
  expect(checkStructuredData({ ...product, image: '/b.jpg' }).faults).toEqual([
    'Product.image is no whole address: /b.jpg',
  ]);
});

test('extracts the blocks of a page', () => {
  const page = '<script type="application/ld+json">{"@type":"WebSite"}</script><script>x</script>';
  expect(structuredDataOf(page)).toEqual([{ '@type': 'WebSite' }]);
});
