import type { DemoProduct } from '../demo-product.ts';

type PriceRule = NonNullable<DemoProduct['priceRules']>[number];

const percentOn = (holiday: string, label: string, percent: number): PriceRule => ({
  kind: 'holiday',
  holiday,
  label,
  percent,
});

/** What driving costs more on holidays, in percent of an ordinary day: drivers get paid for working them. */
export const roadHolidays = (tet: number, others: number): PriceRule[] => [
  percentOn('tet', 'Phụ thu lái xe dịp Tết Nguyên đán', tet),
  percentOn('gio-to', 'Phụ thu dịp Giỗ Tổ Hùng Vương', Math.round(others / 2)),
  percentOn('le-30-4', 'Phụ thu dịp 30/4 – 1/5', others),
  percentOn('quoc-khanh', 'Phụ thu dịp Quốc khánh 2/9', others),
  percentOn('tet-duong', 'Phụ thu Tết Dương lịch', others),
];
