import type { DemoProduct } from '../demo-product.ts';

type PriceRule = NonNullable<DemoProduct['priceRules']>[number];
type RatePlan = NonNullable<DemoProduct['ratePlans']>[number];

/** What days on which guides and boats are short cost on top, in percent of the ordinary price. */
export const busyDays = (percent: number): PriceRule[] => [
  { kind: 'weekday', label: 'Giá thứ Bảy, Chủ nhật', weekdays: [6, 7], percent: Math.round(percent / 2) },
  { kind: 'holiday', holiday: 'tet', label: 'Giá dịp Tết Nguyên đán', percent: percent * 2 },
  { kind: 'holiday', holiday: 'le-30-4', label: 'Giá dịp lễ 30/4 – 1/5', percent },
  { kind: 'holiday', holiday: 'quoc-khanh', label: 'Giá dịp Quốc khánh 2/9', percent },
  { kind: 'holiday', holiday: 'tet-duong', label: 'Giá dịp Tết Dương lịch', percent },
];

export const slotPlans = {
  flexible: [{ code: 'linh-hoat', title: 'Hủy được trước hai ngày', cancellationPolicy: 'linh-hoat' }],
  choice: [
    { code: 'linh-hoat', title: 'Hủy được trước hai ngày', cancellationPolicy: 'linh-hoat' },
    {
      code: 'tiet-kiem',
      title: 'Giữ nguyên lịch, không hoàn',
      cancellationPolicy: 'khong-hoan',
      pricePercent: 90,
    },
  ],
  /** A household that has to be asked first. */
  onRequest: [
    {
      code: 'hoi-truoc',
      title: 'Chủ nhà xác nhận trong bốn giờ',
      cancellationPolicy: 'linh-hoat',
      confirmation: 'request',
      answerMinutes: 240,
    },
  ],
} satisfies Record<string, RatePlan[]>;

/** ISO weekdays. */
export const everyDay = [1, 2, 3, 4, 5, 6, 7];
