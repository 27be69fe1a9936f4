import { expect, test } from 'vitest';
import { newBookingCode } from './hold/write-booking.ts';
import { createBookingInput, isBookingCode } from './schema.ts';

const valid = {
  quoteToken: 'token',
  contact: { fullName: 'Nguyễn Thu Hà', phone: '0912 345 678', email: 'ha@example.com' },
  consents: { terms: true },
};

test('fills in defaults and normalises the phone number', () => {
  expect(createBookingInput.parse(valid)).toEqual({
    ...valid,
    contact: { ...valid.contact, phone: '+84912345678' },
    travellers: [],
    note: '',
    consents: { terms: true, marketing: false },
  });
  expect(createBookingInput.parse({ ...valid, invoice: {} }).invoice).toBeUndefined();
});

test.each([
  ['terms not accepted', { consents: { terms: false } }, 'Vui lòng đồng ý với điều khoản đặt chỗ.'],
  [
    'no phone number',
    { contact: { ...valid.contact, phone: '12' } },
    'Số điện thoại gồm 10 chữ số, ví dụ 0912 345 678.',
  ],
  [
    'no e-mail address',
    { contact: { ...valid.contact, email: 'ha' } },
    'Email chưa đúng, ví dụ ten@vidu.vn.',
  ],
  ['no name', { contact: { ...valid.contact, fullName: ' ' } }, 'Vui lòng nhập họ và tên.'],
])('%s', (_, fields, message) => {
  const result = createBookingInput.safeParse({ ...valid, ...fields });
  expect(result.error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('an invoice needs a tax code that can be one', () => {
  const invoice = { companyName: 'Công ty', taxCode: '123', address: 'Hà Nội' };
  const { error } = createBookingInput.safeParse({ ...valid, invoice });
  expect(error?.issues).toMatchObject([
    { path: ['invoice', 'taxCode'], message: expect.stringContaining('gồm 10 chữ số') },
  ]);
  const empty = createBookingInput.safeParse({ ...valid, invoice: { ...invoice, taxCode: ' ' } });
  expect(empty.error?.issues[0]?.message).toBe('Vui lòng nhập mã số thuế.');
  const branch = { ...invoice, taxCode: '0100109106 001', email: 'ke-toan@example.com' };
  expect(createBookingInput.parse({ ...valid, invoice: branch }).invoice).toEqual({
    ...branch,
    taxCode: '0100109106-001',
  });
});

test('codes contain no characters that can be confused', () => {
  const codes = Array.from({ length: 2000 }, newBookingCode);
  expect(codes.every(isBookingCode)).toBe(true);
  expect(new Set(codes).size).toBe(2000);
});

test('control characters are refused, line breaks of a note are kept', () => {
  const travellers = [{ fullName: 'Lê\u0000Hòa', details: { birthYear: 1990 } }];
  const parsed = createBookingInput.parse({ ...valid, travellers, note: ' Đến muộn\n\u0000sau 22:00 ' });
  expect(parsed.travellers[0]?.fullName).toBe('Lê Hòa');
  expect(parsed.note).toBe('Đến muộn\n sau 22:00');
  const nested = [{ fullName: 'Hòa', details: { deep: { deeper: 1 } } }];
  expect(createBookingInput.safeParse({ ...valid, travellers: nested }).success).toBe(false);
});
