import { expect, test } from 'vitest';
import { createEncryptor } from './encryptor.ts';

const encryptor = createEncryptor('s'.repeat(32), 'replies');
const value = { accessToken: 'bí mật', total: 1 };

test('what is sealed cannot be read, and is opened by the same key alone', () => {
  const kept = encryptor.encrypt(value);
  expect(JSON.stringify(kept)).not.toContain('accessToken');
  expect(kept).not.toEqual(encryptor.encrypt(value));
  expect(encryptor.decrypt(kept)).toEqual({ value });
  expect(createEncryptor('t'.repeat(32), 'replies').decrypt(kept)).toBeNull();
  expect(createEncryptor('s'.repeat(32), 'other').decrypt(kept)).toBeNull();
  expect(encryptor.decrypt({ sealed: kept.sealed.slice(0, -4) })).toBeNull();
  expect(encryptor.decrypt({ sealed: '' })).toBeNull();
});

test('what was kept before sealing is passed on', () => {
  expect(encryptor.decrypt({ code: 'DV2' })).toEqual({ value: { code: 'DV2' } });
  expect(encryptor.decrypt(null)).toEqual({ value: null });
});
