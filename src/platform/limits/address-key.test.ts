import { expect, test } from 'vitest';
import { addressKey } from './address-key.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
  ['unknown', 'unknown'],
])('S-13: %s is counted as %s', (ip, key) => expect(addressKey(ip)).toBe(key));

test('S-13: changing the last half of an IPv6 address makes no difference', () => {
  const keys = new Set(
    Array.from({ length: 50 }, (_, index) => addressKey(`2001:db8:7:8::${index.toString(16)}`)),
  );
  expect(keys.size).toBe(1);
  expect(addressKey('2001:db8:7:9::1')).not.toBe(addressKey('2001:db8:7:8::1'));
});
