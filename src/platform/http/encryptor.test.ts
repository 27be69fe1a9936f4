import { expect, test } from 'vitest';
import { createEncryptor, createTextEncryptor } from './encryptor.ts';

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

test('the first secret seals, the former ones still open, with the name of their key and without', () => {
  const [old, text] = [createEncryptor('old', 'x'), createTextEncryptor('old', 'x')];
  const [now, nowText] = [createEncryptor(['new', 'old'], 'x'), createTextEncryptor(['new', 'old'], 'x')];
  expect(now.decrypt(old.encrypt(value))).toEqual({ value });
  expect(now.decrypt({ sealed: old.encrypt(value).sealed })).toEqual({ value });
  expect(nowText.decrypt(text.encrypt('bí mật'))).toBe('bí mật');
  expect(nowText.decrypt(text.encrypt('bí mật').replace(/:.*\./, ':'))).toBe('bí mật');
  expect(now.encrypt(value).key).not.toBe(old.keyId);
  expect(old.decrypt(now.encrypt(value))).toBeNull();
  expect(text.decrypt(nowText.encrypt('bí mật'))).toBeNull();
  expect(nowText.encrypt('bí mật')).toMatch(new RegExp(`^sealed:${now.keyId}\\.`));
  expect(createEncryptor('old', 'y').keyId).not.toBe(old.keyId);
});
