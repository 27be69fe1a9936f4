import { expect, test } from 'vitest';
import { createEncryptor, createTextEncryptor } from './encryptor.ts';

const encryptor = createEncryptor('s'.repeat(32), 'replies');
const value = { accessToken: 'bí mật', total: 1 };

test('encrypted data is unreadable, and decrypted with the same key only', () => {
  const kept = encryptor.encrypt(value);
  expect(JSON.stringify(kept)).not.toContain('accessToken');
  expect(kept).not.toEqual(encryptor.encrypt(value));
  expect(encryptor.decrypt(kept)).toEqual({ value });
  expect(createEncryptor('t'.repeat(32), 'replies').decrypt(kept)).toBeNull();
  expect(createEncryptor('s'.repeat(32), 'other').decrypt(kept)).toBeNull();
  expect(encryptor.decrypt({ sealed: kept.sealed.slice(0, -4) })).toBeNull();
  expect(encryptor.decrypt({ sealed: '' })).toBeNull();
});

test('data stored before encryption is returned as it is', () => {
  expect(encryptor.decrypt({ code: 'DV2' })).toEqual({ value: { code: 'DV2' } });
  expect(encryptor.decrypt(null)).toEqual({ value: null });
});

test('the first secret encrypts, former ones still decrypt, with and without the name of their key', () => {
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
