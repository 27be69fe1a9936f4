import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { articleFields } from '#import/read-articles.ts';
import { productFile } from '#import/read-products.ts';
import { reviewFile } from '#import/read-reviews.ts';
import { supplierInput } from '#modules/catalog/commands/suppliers.ts';
import { kinds } from '#modules/catalog/kinds/registry.ts';
import { fleetInput } from '#modules/catalog/schema.ts';
import { promotionInput } from '#modules/pricing/promotions/promotions.ts';

const readme = readFileSync('demo/README.md', 'utf8');

/** Names of a schema's fields, including nested ones. */
function fieldsOf(schema: z.ZodType): string[] {
  const found = new Set<string>();
  JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), (key, value) => {
    if (key === 'properties') for (const name of Object.keys(value)) found.add(name);
    return value;
  });
  return [...found];
}

test.each<[string, z.ZodType]>([
  ['a product', productFile],
  ...kinds.flatMap(({ name, details, unitDetails }): [string, z.ZodType][] => [
    [`details of a ${name}`, details],
    [`details of units of a ${name}`, unitDetails],
  ]),
  ['a supplier', supplierInput],
  ['a fleet', fleetInput],
  ['a promotion', promotionInput],
  ['a review', reviewFile],
  ['an article', articleFields],
])('the description of the format names every field of %s', (_, schema) => {
  expect(fieldsOf(schema).filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
