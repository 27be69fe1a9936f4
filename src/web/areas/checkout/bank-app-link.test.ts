import { expect, test } from 'vitest';
import { bankAppLink } from './bank-app-link.ts';

const qr = {
  payload: '',
  bankBin: '970422',
  bankName: 'MB Bank',
  account: '0123456789',
  accountName: 'CTY TNHH NEO VIET',
  transferContent: 'DV26A7K9Q',
};

test('U-35: the link to the bank’s application contains the transfer, each part encoded', () => {
  const template = 'https://dl.example/pay?app=mb&ba={account}@{bank}&am={amount}&tn={content}&bn={name}';
  expect(bankAppLink(template, qr, 3_796_000)).toBe(
    'https://dl.example/pay?app=mb&ba=0123456789@970422&am=3796000&tn=DV26A7K9Q&bn=CTY%20TNHH%20NEO%20VIET',
  );
});

test('unknown placeholders of a template stay', () => {
  expect(bankAppLink('https://dl.example/{other}', qr, 1)).toBe('https://dl.example/{other}');
});
