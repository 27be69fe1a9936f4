import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { provinceInput } from '#modules/catalog/commands/save-province.ts';
import { productInput } from '#modules/catalog/schema.ts';
import { json } from '#platform/db/json.ts';
import { createEveryKind } from '#tests/factories/every-kind.ts';
import { runMigration } from '#tests/support/run-migration.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { carModes } from './car/codes.ts';
import { codeInput, codeOptions, labelledDetails } from './code-input.ts';
import { currentValue } from './current-value.ts';
import { getKind, kinds } from './registry.ts';

const database = setUpTestDatabase();
beforeAll(async () => {
  await createEveryKind(database.db);
});

test('a label is not a code, and the error lists the codes', () => {
  const { error } = codeInput(carModes).safeParse('tự lái');
  for (const code of Object.keys(carModes)) expect(error?.issues[0]?.message).toContain(code);
});

test('enumerations are stored and filtered by codes, never by Vietnamese text', () => {
  const schemas = [productInput, provinceInput, ...kinds.flatMap((kind) => [kind.details, kind.unitDetails])];
  const stored = schemas.flatMap((schema) => {
    const written = JSON.stringify(z.toJSONSchema(schema, { io: 'input' }));
    return [...written.matchAll(/"enum":(\[[^\]]*\])/g)].flatMap(([, values]) =>
      JSON.parse(values as string),
    );
  });
  const filtered = kinds
    .flatMap(({ filters }) => filters)
    .flatMap((filter) => (filter.type === 'detail' && filter.options) || []);
  expect(stored.length).toBeGreaterThan(40);
  for (const code of [...stored, ...filtered.map(({ value }) => value)]) expect(code).toMatch(/^[\w-]+$/);
});

test('options are listed by the beginning of their line, and old addresses without codes still work', () => {
  const options = codeOptions(carModes);
  expect(options[2]).toMatchObject({ value: 'self-drive', label: 'Tự lái' });
  const filter = { key: 'mode', label: 'Hình thức', type: 'detail', path: 'mode', options } as const;
  expect(currentValue(filter, 'tự lái')).toBe('self-drive');
  expect(currentValue(filter, 'self-drive')).toBe('self-drive');
  expect(currentValue(filter, 'toString')).toBe('toString');
});

test('the API shows labels for stored codes, and leaves the rest alone', () => {
  expect(
    labelledDetails(getKind('car').details, {
      mode: 'with-driver',
      seats: 7,
      fuel: 'petrol',
      model: 'manual',
    }),
  ).toEqual({ mode: 'có tài xế', seats: 7, fuel: 'xăng', model: 'manual' });
});

const formerly = [
  ['car', { mode: 'đưa đón sân bay', transmission: 'số tự động', fuel: 'xăng' }],
  ['attraction', { redemption: 'quét QR tại cổng', delivery: 'một QR mỗi khách' }],
  ['experience', { difficulty: 'nhẹ nhàng' }],
  ['service', { per: 'giờ' }],
  ['tour', { tourType: 'ghép đoàn' }],
] as const;

test('stored labels become codes, and everything else stays', async () => {
  const read = () =>
    database.db.selectFrom('products').select(['id', 'kind', 'details']).orderBy('id').execute();
  const before = await read();
  for (const [kind, words] of formerly) {
    const { id, details } = before.find((row) => row.kind === kind) as (typeof before)[number];
    const given = details as Record<string, unknown>;
    expect(labelledDetails(getKind(kind).details, given)).toMatchObject(words);
    const old = json({ ...given, ...words });
    await database.db.updateTable('products').set({ details: old }).where('id', '=', id).execute();
  }
  expect(await read()).not.toEqual(before);
  await runMigration(database.url, '0040_codes_of_details.sql');
  expect(await read()).toEqual(before);
});
