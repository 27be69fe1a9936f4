import fc from 'fast-check';
import { QRPay } from 'vietnam-qr-pay';
import { expect, test } from 'vitest';
import { renderQr } from '#platform/qr/render-qr.ts';
import { buildVietQr, crc16, parseVietQr, type VietQr } from './vietqr-payload.ts';

const vectors: [VietQr, string][] = [
  [
    { bankBin: '970436', account: '0011002233445' },
    '00020101021138570010A00000072701270006970436011300110022334450208QRIBFTTA53037045802VN63044564',
  ],
  [
    { bankBin: '970422', account: '0123456789', amountVnd: 1_250_000, content: 'DV26A7K9Q' },
    '00020101021238540010A00000072701240006970422011001234567890208QRIBFTTA5303704540712500005802VN62130809DV26A7K9Q630476AF',
  ],
  [
    { bankBin: '970418', account: '31410001234567', amountVnd: 5_600_000, content: 'THANH TOAN DV26B3M8X' },
    '00020101021238580010A000000727012800069704180114314100012345670208QRIBFTTA5303704540756000005802VN62240820THANH TOAN DV26B3M8X6304D880',
  ],
  [
    { bankBin: '970416', account: '257678859', amountVnd: 10_000, content: 'Chuyen tien' },
    '00020101021238530010A0000007270123000697041601092576788590208QRIBFTTA53037045405100005802VN62150811Chuyen tien630453E6',
  ],
  [
    { bankBin: '970416', account: '257678859' },
    '00020101021138530010A0000007270123000697041601092576788590208QRIBFTTA53037045802VN6304AE9F',
  ],
];
/** From a payment provider's documentation: with a second merchant, a category and fields out of order. */
const foreignSample =
  '00020101021226520010vn.zalopay0203001010627000503173916458628013369138620010A00000072701320006970454011899ZP23237O000015410208QRIBFTTA5204739953037045405690005802VN622108173916458628013369163043895';

test('the checksum has its known check value and is padded', () => {
  expect(crc16('123456789')).toBe('29B1');
  const padded = Array.from({ length: 200 }, (_, index) => crc16(String(index)));
  expect(padded.every((crc) => /^[0-9A-F]{4}$/.test(crc))).toBe(true);
  expect(padded.some((crc) => crc.startsWith('0'))).toBe(true);
});

test.each(vectors)('builds and reads %o', (value, payload) => {
  expect(buildVietQr(value)).toBe(payload);
  expect(parseVietQr(payload)).toEqual({ ok: true, value: { ...value, service: 'QRIBFTTA' } });
});

test('parses a payload of another issuer', () => {
  expect(parseVietQr(foreignSample)).toEqual({
    ok: true,
    value: {
      bankBin: '970454',
      account: '99ZP23237O00001541',
      amountVnd: 69_000,
      content: '39164586280133691',
      service: 'QRIBFTTA',
    },
  });
});

test('agrees with an independent implementation, and parses what it builds', () => {
  const text = fc.stringMatching(/^[A-Z0-9]([A-Z0-9 ]{0,23}[A-Z0-9])?$/);
  const code = fc.record({
    bankBin: fc.stringMatching(/^\d{6}$/),
    account: fc.stringMatching(/^[0-9A-Z]{1,19}$/),
    amountVnd: fc.integer({ min: 1, max: 9_999_999_999 }),
    content: text,
  });
  fc.assert(
    fc.property(code, (value) => {
      const payload = buildVietQr(value);
      const { bankBin, account, amountVnd, content } = value;
      const other = QRPay.initVietQR({
        bankBin,
        bankNumber: account,
        amount: String(amountVnd),
        purpose: content,
      });
      expect(payload).toBe(other.build());
      expect(parseVietQr(payload)).toEqual({ ok: true, value: { ...value, service: 'QRIBFTTA' } });
      const read = new QRPay(payload);
      expect([read.isValid, read.consumer.bankNumber, read.amount]).toEqual([
        true,
        account,
        String(amountVnd),
      ]);
    }),
  );
});

test('any changed character is detected', () => {
  const payload = vectors[1]?.[1] as string;
  fc.assert(
    fc.property(fc.nat(payload.length - 1), fc.constantFrom(...'0123456789AZ'), (at, character) => {
      fc.pre(payload[at] !== character);
      expect(parseVietQr(payload.slice(0, at) + character + payload.slice(at + 1)).ok).toBe(false);
    }),
  );
});

test.each([
  ['nothing', '', 'malformed'],
  ['words', 'khong phai ma QR', 'malformed'],
  ['a wrong checksum', `${vectors[0]?.[1].slice(0, -4)}0000`, 'bad_checksum'],
  ['another scheme', withChecksum('0002010102115802VN6304'), 'not_vietqr'],
])('%s is rejected', (_, payload, reason) => {
  expect(parseVietQr(payload)).toEqual({ ok: false, reason });
});

test.each([
  { bankBin: '97042', account: '1' },
  { bankBin: '970422', account: '' },
  { bankBin: '970422', account: '12345678901234567890' },
  { bankBin: '970422', account: '1', amountVnd: 0 },
  { bankBin: '970422', account: '1', amountVnd: 1.5 },
  { bankBin: '970422', account: '1', content: 'chuyển tiền' },
  { bankBin: '970422', account: '1', content: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' },
])('%o does not fit', (value) => {
  expect(() => buildVietQr(value)).toThrow(RangeError);
});

test('is rendered as SVG', async () => {
  expect(await renderQr(vectors[1]?.[1] as string)).toMatch(/^<svg .*<\/svg>\s*$/s);
});

function withChecksum(body: string): string {
  return body + crc16(body);
}
