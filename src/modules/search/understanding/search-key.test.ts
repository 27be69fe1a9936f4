import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fold } from '#platform/vietnamese/fold.ts';
import { placeNames } from '#platform/vietnamese/place-names.test-data.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { searchKey } from './search-key.ts';
import { toModernTonePlacement } from './typing/tone-placement.ts';

describe('searchKey', () => {
  test.each([
    ['Khách sạn Đà Lạt – 5*', 'khach san da lat 5'],
    ['Ðà\u00a0Nẵng', 'da nang'],
    ['BÀ RỊA—VŨNG  TÀU', 'ba ria vung tau'],
    ['Hồ\u200b Gươm\u00ad', 'ho guom'],
    ['hồ T’Nưng “xanh”', 'ho t nung xanh'],
    ['e\u0301\u0302', 'e'],
    ["100%_'; DROP TABLE", '100 drop table'],
    ['🏖️', ''],
    ['Æsir & Straße', 'aesir strasse'],
  ])('%j → %j', (text, key) => {
    expect(searchKey(text)).toBe(key);
  });

  test('agrees with fold, which highlights, on every place name', () => {
    for (const name of placeNames) {
      expect(searchKey(name)).toBe(
        fold(name)
          .replace(/[^a-z0-9]+/g, ' ')
          .trim(),
      );
      expect(searchKey(toModernTonePlacement(name))).toBe(searchKey(name));
      expect(searchKey(name.normalize('NFD'))).toBe(searchKey(name));
    }
  });
});

describe('search_key of the database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  async function keysInSql(texts: string[]): Promise<string[]> {
    const { rows } = await sql<{ key: string }>`
      SELECT search_key(text) AS key FROM unnest(${texts}::text[]) WITH ordinality AS t (text, at) ORDER BY at`.execute(
      database.db,
    );
    return rows.map((row) => row.key);
  }

  test('is the same for place names in every spelling', async () => {
    const texts = placeNames.flatMap((name) => [
      name,
      name.normalize('NFD'),
      name.toUpperCase(),
      toModernTonePlacement(name),
    ]);
    expect(await keysInSql(texts)).toEqual(texts.map(searchKey));
  });

  test('is the same for every character of the basic plane', async () => {
    const characters = Array.from({ length: 0xfffd }, (_, code) => code + 1)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => `a${String.fromCharCode(code)}B`);
    const inSql = await keysInSql(characters);
    const differing = characters.filter((text, index) => inSql[index] !== searchKey(text));
    expect(differing.map((text) => text.codePointAt(1)?.toString(16))).toEqual([]);
  });

  test('is the same for arbitrary text', async () => {
    const texts = fc
      .sample(fc.string({ unit: 'binary', maxLength: 40 }), 2000)
      .map((text) => text.replaceAll('\0', ''));
    expect(await keysInSql(texts)).toEqual(texts.map(searchKey));
  });
});
