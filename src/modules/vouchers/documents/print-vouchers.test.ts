import { expect, test } from 'vitest';
import type { VoucherSheet } from '#modules/vouchers/rules/voucher-sheet.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { printVouchers } from './print-vouchers.ts';

const sheet = {
  code: 'DV26A7K9Q-1',
  bookingCode: 'DV26A7K9Q',
  stateLabel: 'Có hiệu lực',
  productTitle: 'Khách sạn Sóng Lặng',
  unitTitle: 'Phòng hướng biển',
  planTitle: 'Gồm bữa sáng',
  facts: [],
  travellers: [],
  where: [],
  bring: [],
  money: [],
  guest: 'Nguyễn Thu Hà',
  supplierBrand: 'Sóng Lặng',
  token: 'eyJ2IjoxfQ.c2lnbmF0dXJl',
} as unknown as VoucherSheet;
const company = { company: settings, checkUrl: 'https://neoviet.example/kiem-tra' };

test('prints in another thread without blocking this one, each order separately', async () => {
  const guests = Array.from({ length: 20 }, (_, index) => `Nguyễn Thu Hà ${index}`);
  const files = guests.map((guest) => printVouchers([{ ...sheet, guest }], company));
  const broken = printVouchers([{ ...sheet, facts: null } as unknown as VoucherSheet], company);
  await expect(broken).rejects.toThrow(TypeError);
  const pages = (await Promise.all(files)).map((file) => readPdf(file));
  for (const [index, guest] of guests.entries())
    expect(pages[index]?.[0]).toContain(guest.replaceAll(/\s/g, ''));
});

test('the main thread is hardly used', async () => {
  const [here, everywhere] = [process.threadCpuUsage(), process.cpuUsage()];
  await Promise.all(Array.from({ length: 50 }, () => printVouchers([sheet], company)));
  expect(process.threadCpuUsage(here).user).toBeLessThan(process.cpuUsage(everywhere).user / 2);
});
