import { expect, test } from 'vitest';
import { isSentLink, wordsOfPath } from './not-found-view.tsx';

test('takes the words from the last part of an address', () => {
  expect(wordsOfPath('/khach-san/bien-xanh.html')).toBe('bien xanh');
  expect(wordsOfPath('/tour_da-lat/')).toBe('tour da lat');
  expect(wordsOfPath('/H%E1%BB%99i%20An')).toBe('Hội An');
  expect(wordsOfPath('/')).toBe('');
});

test('takes no words from a token', () => {
  const token = 'e865b12c-49c1-4d6a-b089-c312d83c79db.tyhs44.qOl-qhFL--4xWwJnpn4Q34ztOFnbBEXSRY506_QK8j';
  expect(wordsOfPath(`/dat-cho/phan/${token}`)).toBe('');
});

test('tolerates an address that cannot be decoded', () => {
  expect(wordsOfPath('/%E1%BB')).toBe('E1 BB');
});

test('tells links that were sent to somebody from addresses of what is sold', () => {
  const sent = [
    '/chuyen-di/ke-hoach/ba-ngay-ninh-binh-x7',
    '/dat-cho/phan/abc',
    '/dat-cho/DV2222222/xac-nhan-quay/abc',
    '/danh-gia/abc',
    '/nha-cung-cap/abc',
    '/ban-tin/xac-nhan/abc',
    '/bao-tin/dung/abc',
    '/gioi-thieu/ABCDEFGH',
  ];
  for (const path of sent) expect(isSentLink(path), path).toBe(true);
  for (const path of ['/khach-san/bien-xanh.html', '/ke-hoach/cat-ba', '/ban-tin', '/chuyen-di/abc'])
    expect(isSentLink(path), path).toBe(false);
});
