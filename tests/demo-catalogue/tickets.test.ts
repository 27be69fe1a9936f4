import { describe, expect, test } from 'vitest';
import { readCatalogue } from '#import/read-catalogue.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { terms } from '#reference-data/ensure-reference-data.ts';
import { places } from '#reference-data/places.ts';

const { products: all, suppliers } = readCatalogue('demo/catalogue');
const attractions = all.filter(({ kind }) => kind === 'attraction');
const experiences = all.filter(({ kind }) => kind === 'experience');
const products = [...attractions, ...experiences];

describe('tickets and experiences of the demo', () => {
  test('are numbered consecutively', () => {
    const numbered = (prefix: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${prefix}${String(index + 1).padStart(3, '0')}`);
    expect(attractions.map(({ code }) => code)).toEqual(numbered('VE', 30));
    expect(experiences.map(({ code }) => code)).toEqual(numbered('TN', 24));
  });

  test.each(products)(
    '$code $slug is valid for its kind',
    ({ kind: name, details, units, ratePlans, pictures }) => {
      const kind = getKind(name);
      kind.details.parse(details);
      for (const unit of units) kind.unitDetails.parse(unit.details);
      expect(units.length).toBeGreaterThan(0);
      expect(ratePlans.length).toBeGreaterThan(0);
      expect(pictures.length).toBeGreaterThan(0);
    },
  );

  test.each(products)('$code $slug refers only to what the catalogue has', (product) => {
    expect(suppliers.map(({ slug }) => slug)).toContain(product.supplier);
    for (const place of product.places) {
      expect(product.provinces).toContain(places.find(({ slug }) => slug === place)?.province);
    }
    const known = terms.map(({ taxonomy, slug }) => `${taxonomy}/${slug}`);
    for (const [taxonomy, slugs] of Object.entries(product.terms)) {
      expect(known).toEqual(expect.arrayContaining(slugs.map((slug) => `${taxonomy}/${slug}`)));
    }
  });

  test('a child below the minimum age of an experience has no price', () => {
    for (const { details } of experiences) {
      const { ageMin, childPolicy } = details as { ageMin: number; childPolicy: { fromAge: number }[] };
      expect(childPolicy.map(({ fromAge }) => fromAge)).toEqual([ageMin]);
    }
  });
});
