import type { DemoProduct } from '../demo-product.ts';

type PriceRule = NonNullable<DemoProduct['priceRules']>[number];
type RatePlan = NonNullable<DemoProduct['ratePlans']>[number];

/** What parks ask on top when everybody is free, in percent of the ordinary price; no `weekend` for none. */
export const parkPrices = ({ weekend, holiday }: { weekend?: number; holiday: number }): PriceRule[] => [
  ...(weekend ? [weekendPrice(weekend)] : []),
  { kind: 'holiday', holiday: 'tet', label: 'Giá vé dịp Tết Nguyên đán', percent: holiday },
  { kind: 'holiday', holiday: 'gio-to', label: 'Giá vé dịp Giỗ Tổ Hùng Vương', percent: holiday },
  { kind: 'holiday', holiday: 'le-30-4', label: 'Giá vé dịp lễ 30/4 – 1/5', percent: holiday },
  { kind: 'holiday', holiday: 'quoc-khanh', label: 'Giá vé dịp Quốc khánh 2/9', percent: holiday },
  { kind: 'holiday', holiday: 'tet-duong', label: 'Giá vé dịp Tết Dương lịch', percent: holiday },
];

const weekendPrice = (percent: number): PriceRule => ({
  kind: 'weekday',
  label: 'Giá vé thứ Bảy, Chủ nhật',
  weekdays: [6, 7],
  percent,
});

/** How tickets are sold: as issued, or such as can be given back until two days before. */
export const ticketPlans = {
  issued: [{ code: 've-dien-tu', title: 'Vé điện tử', cancellationPolicy: 've-tham-quan' }],
  refundable: [{ code: 'linh-hoat', title: 'Vé hủy được', cancellationPolicy: 'linh-hoat' }],
  choice: [
    { code: 'linh-hoat', title: 'Vé hủy được', cancellationPolicy: 'linh-hoat' },
    {
      code: 'khong-hoan',
      title: 'Vé không hoàn, giá thấp hơn',
      cancellationPolicy: 'khong-hoan',
      pricePercent: 92,
    },
  ],
} satisfies Record<string, RatePlan[]>;

/** ISO weekdays. */
export const everyDay = [1, 2, 3, 4, 5, 6, 7];
