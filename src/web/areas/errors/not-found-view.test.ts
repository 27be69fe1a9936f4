import { expect, test } from 'vitest';
import { wordsOfPath } from './not-found-view.tsx';

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
