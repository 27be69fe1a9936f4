import { expect, test } from 'vitest';
import { accountLabel, destinationLabel } from './banks.ts';

test('banks are shown without revealing an account', () => {
  const account = { bankBin: '970436', lastDigits: '3445' };
  expect(accountLabel(account)).toBe('Tài khoản Vietcombank ****3445');
  expect(destinationLabel('momo', 'wallet', null)).toBe('Ví MoMo');
  expect(destinationLabel('vnpay', 'card', null)).toBe('Thẻ quốc tế bạn đã dùng qua VNPay');
  expect(destinationLabel('bank_transfer', 'bank', null)).toBe('Tài khoản ngân hàng mà bạn cho biết');
});
