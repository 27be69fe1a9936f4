import type { DemoProduct } from '../demo-product.ts';

/** What holidays add to the price of a service, in percent of an ordinary day. */
export const busyDays = (tet: number, others: number): NonNullable<DemoProduct['priceRules']> => [
  { kind: 'holiday', holiday: 'tet', label: 'Phụ thu dịch vụ dịp Tết', percent: tet },
  { kind: 'holiday', holiday: 'le-30-4', label: 'Phụ thu lễ 30/4 – 1/5', percent: others },
  { kind: 'holiday', holiday: 'quoc-khanh', label: 'Phụ thu lễ 2/9', percent: others },
  { kind: 'holiday', holiday: 'tet-duong', label: 'Phụ thu Tết Dương lịch', percent: others },
];
