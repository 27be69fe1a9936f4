import type { ProductDraft } from '#modules/catalog/schema.ts';

type PriceRule = NonNullable<ProductDraft['priceRules']>[number];
type RatePlan = NonNullable<ProductDraft['ratePlans']>[number];
type ChildBand = { fromAge: number; toAge: number; label: string; percent?: number; amountVnd?: number };

const holidays = (tet: number, others: number): PriceRule[] => [
  { kind: 'holiday', holiday: 'tet', label: 'Phụ thu Tết Nguyên đán', percent: tet },
  { kind: 'holiday', holiday: 'gio-to', label: 'Phụ thu Giỗ Tổ Hùng Vương', percent: Math.round(others / 2) },
  { kind: 'holiday', holiday: 'le-30-4', label: 'Phụ thu lễ 30/4 – 1/5', percent: others },
  { kind: 'holiday', holiday: 'quoc-khanh', label: 'Phụ thu lễ Quốc khánh 2/9', percent: others },
  {
    kind: 'holiday',
    holiday: 'van-hoa',
    label: 'Phụ thu Ngày Văn hóa Việt Nam',
    percent: Math.round(others / 2),
  },
  { kind: 'holiday', holiday: 'tet-duong', label: 'Phụ thu Tết Dương lịch', percent: others },
  {
    kind: 'holiday',
    holiday: 'giang-sinh',
    label: 'Phụ thu tuần Giáng sinh',
    percent: Math.round(others / 2),
  },
];

const weekend = (percent: number): PriceRule[] => [
  { kind: 'weekday', label: 'Phụ thu cuối tuần (tối thứ Sáu, thứ Bảy)', weekdays: [5, 6], percent },
];

const season = (label: string, from: string, to: string, percent: number): PriceRule => ({
  kind: 'season',
  label,
  from,
  to,
  percent,
});

/** How the price of a room moves over the year, by the character of the destination. */
export const priceProfiles = {
  northBeach: [...weekend(20), season('Mùa biển miền Bắc', '05-15', '08-31', 30), ...holidays(40, 45)],
  centralBeach: [
    ...weekend(12),
    season('Mùa biển miền Trung', '05-01', '08-31', 25),
    season('Mùa mưa miền Trung', '10-01', '12-15', -15),
    ...holidays(60, 40),
  ],
  southBeach: [
    ...weekend(15),
    season('Mùa khô ở đảo', '12-15', '04-15', 25),
    season('Mùa mưa ở đảo', '07-01', '09-30', -15),
    ...holidays(80, 40),
  ],
  mountain: [
    ...weekend(20),
    season('Mùa lúa chín', '09-05', '10-10', 20),
    season('Mùa săn mây và hoa', '11-15', '02-28', 12),
    ...holidays(55, 40),
  ],
  highland: [...weekend(20), season('Mùa hoa cao nguyên', '11-15', '03-15', 15), ...holidays(70, 45)],
  city: [...weekend(5), season('Mùa du lịch mùa thu', '10-01', '12-20', 10), ...holidays(20, 20)],
  heritage: [...weekend(10), season('Mùa lễ hội', '02-01', '04-30', 12), ...holidays(45, 35)],
  mekong: [...weekend(8), season('Mùa trái cây', '05-15', '08-15', 10), ...holidays(40, 30)],
  weekendEscape: [...weekend(35), season('Mùa hè', '05-15', '08-31', 20), ...holidays(70, 55)],
  bay: [...weekend(12), season('Mùa thu trên vịnh', '09-15', '11-30', 10), ...holidays(30, 25)],
  tour: [season('Cao điểm hè', '06-01', '08-15', 8), ...holidays(35, 20)],
} satisfies Record<string, PriceRule[]>;

/** A running price cut with its dates; shown as a struck price. */
export const deal = (label: string, percent: number, from = '2026-11-01', to = '2027-12-31'): PriceRule => ({
  kind: 'deal',
  label,
  from,
  to,
  percent: -percent,
});

/** The two or three ways in which a room is sold. */
export const ratePlans = {
  breakfast: [
    { code: 'linh-hoat', title: 'Linh hoạt, gồm bữa sáng', mealPlan: 'BB', cancellationPolicy: 'linh-hoat' },
    {
      code: 'tiet-kiem',
      title: 'Tiết kiệm, gồm bữa sáng',
      mealPlan: 'BB',
      cancellationPolicy: 'khong-hoan',
      pricePercent: 88,
    },
  ],
  roomOnly: [
    { code: 'linh-hoat', title: 'Linh hoạt, chỉ phòng', mealPlan: 'RO', cancellationPolicy: 'linh-hoat' },
    {
      code: 'tiet-kiem',
      title: 'Tiết kiệm, chỉ phòng',
      mealPlan: 'RO',
      cancellationPolicy: 'khong-hoan',
      pricePercent: 90,
    },
  ],
  choice: [
    {
      code: 'chi-phong',
      title: 'Chỉ phòng',
      mealPlan: 'RO',
      cancellationPolicy: 'tieu-chuan',
      pricePercent: 90,
    },
    { code: 'linh-hoat', title: 'Linh hoạt, gồm bữa sáng', mealPlan: 'BB', cancellationPolicy: 'linh-hoat' },
    {
      code: 'tiet-kiem',
      title: 'Không hoàn hủy, gồm bữa sáng',
      mealPlan: 'BB',
      cancellationPolicy: 'khong-hoan',
      pricePercent: 86,
    },
  ],
  resort: [
    { code: 'linh-hoat', title: 'Linh hoạt, gồm bữa sáng', mealPlan: 'BB', cancellationPolicy: 'tieu-chuan' },
    {
      code: 'hai-bua',
      title: 'Gồm bữa sáng và bữa tối',
      mealPlan: 'HB',
      cancellationPolicy: 'tieu-chuan',
      priceDeltaVnd: 900_000,
    },
    {
      code: 'tiet-kiem',
      title: 'Không hoàn hủy, gồm bữa sáng',
      mealPlan: 'BB',
      cancellationPolicy: 'khong-hoan',
      pricePercent: 85,
    },
  ],
  cruise: [
    { code: 'tron-goi', title: 'Trọn gói theo hành trình', mealPlan: 'FB', cancellationPolicy: 'du-thuyen' },
  ],
  tour: [{ code: 'tieu-chuan', title: 'Giá trọn gói', cancellationPolicy: 'tour' }],
} satisfies Record<string, RatePlan[]>;

/** Child bands by the usual shapes; amounts are per child and night for rooms, percent of the adult price elsewhere. */
export const childPolicies = {
  city: [
    { fromAge: 0, toAge: 5, label: 'Dưới 6 tuổi ngủ chung giường: miễn phí', amountVnd: 0 },
    { fromAge: 6, toAge: 11, label: 'Từ 6 đến 11 tuổi ngủ chung giường, gồm bữa sáng', amountVnd: 150_000 },
    {
      fromAge: 12,
      toAge: 17,
      label: 'Từ 12 tuổi tính như người lớn thêm, có giường phụ',
      amountVnd: 450_000,
    },
  ],
  resort: [
    { fromAge: 0, toAge: 3, label: 'Dưới 4 tuổi: miễn phí', amountVnd: 0 },
    { fromAge: 4, toAge: 11, label: 'Từ 4 đến 11 tuổi ngủ chung giường, gồm bữa sáng', amountVnd: 350_000 },
    {
      fromAge: 12,
      toAge: 17,
      label: 'Từ 12 tuổi tính như người lớn thêm, có giường phụ',
      amountVnd: 850_000,
    },
  ],
  homestay: [
    { fromAge: 0, toAge: 5, label: 'Dưới 6 tuổi ngủ chung giường: miễn phí', amountVnd: 0 },
    { fromAge: 6, toAge: 17, label: 'Từ 6 tuổi thêm đệm phụ', amountVnd: 120_000 },
  ],
  tour: [
    { fromAge: 0, toAge: 1, label: 'Dưới 2 tuổi: miễn phí, bố mẹ tự lo ăn ngủ', percent: 0 },
    { fromAge: 2, toAge: 4, label: 'Từ 2 đến 4 tuổi: 30% giá người lớn', percent: 30 },
    { fromAge: 5, toAge: 10, label: 'Từ 5 đến 10 tuổi: 75% giá người lớn', percent: 75 },
    { fromAge: 11, toAge: 17, label: 'Từ 11 tuổi: bằng giá người lớn', percent: 100 },
  ],
  dayTour: [
    { fromAge: 0, toAge: 4, label: 'Dưới 5 tuổi: miễn phí', percent: 0 },
    { fromAge: 5, toAge: 9, label: 'Từ 5 đến 9 tuổi: 60% giá người lớn', percent: 60 },
    { fromAge: 10, toAge: 17, label: 'Từ 10 tuổi: bằng giá người lớn', percent: 100 },
  ],
  cruise: [
    { fromAge: 0, toAge: 4, label: 'Dưới 5 tuổi ngủ chung: miễn phí một bé mỗi cabin', percent: 0 },
    { fromAge: 5, toAge: 8, label: 'Từ 5 đến 8 tuổi ngủ chung: 50% giá người lớn', percent: 50 },
    { fromAge: 9, toAge: 11, label: 'Từ 9 đến 11 tuổi: 75% giá người lớn', percent: 75 },
    { fromAge: 12, toAge: 17, label: 'Từ 12 tuổi: bằng giá người lớn', percent: 100 },
  ],
} satisfies Record<string, ChildBand[]>;
