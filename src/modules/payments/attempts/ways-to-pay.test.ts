import { expect, test } from 'vitest';
import { counterGateway } from '#modules/payments/gateways/gateways.ts';
import { vietQrGateway } from '#modules/payments/gateways/vietqr.ts';
import { stormGateways } from '#tests/support/money-storm/storm-gateways.ts';
import { waysToPay } from './ways-to-pay.ts';

const { gateways } = stormGateways();
const refused = (amountVnd: number) =>
  waysToPay(gateways, amountVnd).flatMap(({ method, refusal }) => (refusal ? [[method, refusal]] : []));

test('methods that cannot take the amount say why, with their limit', () => {
  expect(refused(2_000_000)).toEqual([]);
  expect(refused(50_000_001)).toEqual([['momo', 'Mỗi lần trả tối đa 50.000.000\u00a0₫']]);
  expect(refused(1_200_000_000).map(([method]) => method)).toEqual(['vietqr', 'vnpay', 'momo', 'zalopay']);
  expect(refused(1_500)).toEqual([
    ['vietqr', 'Mỗi lần trả tối thiểu 2.000\u00a0₫'],
    ['vnpay', 'Mỗi lần trả tối thiểu 5.000\u00a0₫'],
  ]);
});

test('only configured methods are shown', () => {
  const receiver = { bankBin: '970422', bankName: 'MB Bank', account: '1', accountName: 'NEO VIET' };
  const offered = { office: counterGateway, vietqr: vietQrGateway(receiver) };
  expect(waysToPay(offered, 1_000_000).map(({ method }) => method)).toEqual(['vietqr', 'office']);
});
