import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const seal = createSeal('s'.repeat(32), 'replies');
const value = { accessToken: 'bí mật', total: 1 };

test('what is sealed cannot be read, and is opened by the same key alone', () => {
  const kept = seal.close(value);
  expect(JSON.stringify(kept)).not.toContain('accessToken');
  expect(kept).not.toEqual(seal.close(value));
  expect(seal.open(kept)).toEqual({ value });
  expect(createSeal('t'.repeat(32), 'replies').open(kept)).toBeNull();
  expect(createSeal('s'.repeat(32), 'other').open(kept)).toBeNull();
  expect(seal.open({ sealed: kept.sealed.slice(0, -4) })).toBeNull();
  expect(seal.open({ sealed: '' })).toBeNull();
});

test('what was kept before sealing is passed on', () => {
  expect(seal.open({ code: 'DV2' })).toEqual({ value: { code: 'DV2' } });
  expect(seal.open(null)).toEqual({ value: null });
});
