import { expect, test } from 'vitest';
import { maskCode, maskEmail, maskName, maskPhone } from './mask.ts';

test('S-24: masked data is recognised by its owner and reveals nothing to others', () => {
  expect(maskEmail('lan.nguyen@gmail.com')).toBe('l***@g***.com');
  expect(maskEmail('a@b@mail.example.vn')).toBe('a***@m***.vn');
  expect(maskEmail('')).toBe('');
  expect(maskPhone('+84912345123')).toBe('09xx xxx 123');
  expect(maskPhone('+842438251234')).toBe('02x xxxx x234');
  expect(maskPhone('+14155550123')).toBe('+14xxxxxx123');
  expect(maskName('Nguyễn Thu Hà')).toBe('N*** T*** H***');
  expect(maskName('  Ánh ')).toBe('Á***');
  expect(maskCode('NV2345ABCD')).toBe('NV****');
});
