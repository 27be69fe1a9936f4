import type { z } from 'zod';
import type { comboDetails } from '#modules/catalog/kinds/combo.ts';
import type { DemoProduct } from '../demo-product.ts';

type Details = z.input<typeof comboDetails>;
type Surcharge = Details['surcharges'][number];
type RatePlan = NonNullable<DemoProduct['ratePlans']>[number];

const holidayNames = {
  tet: 'Tết Nguyên đán',
  'gio-to': 'Giỗ Tổ Hùng Vương',
  'le-30-4': 'lễ 30/4 – 1/5',
  'quoc-khanh': 'lễ Quốc khánh 2/9',
  'van-hoa': 'Ngày Văn hóa Việt Nam 24/11',
  'tet-duong': 'Tết Dương lịch',
  'giang-sinh': 'tuần Giáng sinh',
};

/** The months in which every combo is on sale. */
export const onSale = { saleFrom: '2026-10-01', saleTo: '2027-12-31' };

/** The price window of Tết, in which most combos are not to be had; the loader moves it to the Tết that comes. */
export const closedOverTet: Details['blackouts'] = [
  { from: '2027-02-04', to: '2027-02-12', reason: 'Tết Nguyên đán' },
];

/** Added when the guest arrives on one of the ISO weekdays. */
export const onWeekdays = (
  label: string,
  weekdays: number[],
  amountVnd: number,
  per: Surcharge['per'],
): Surcharge => ({ label, weekdays, amountVnd, per });

/** Added when the guest arrives in the price window of a holiday; amounts in đồng by holiday group. */
export const onHolidays = (
  per: Surcharge['per'],
  amounts: Partial<Record<keyof typeof holidayNames, number>>,
): Surcharge[] =>
  Object.entries(amounts).map(([holiday, amountVnd]) => ({
    label: `Phụ thu ${holidayNames[holiday as keyof typeof holidayNames]}`,
    holiday,
    amountVnd,
    per,
  }));

/** Children in the room of their parents, per child for the whole stay: sharing a bed, and with a bed of their own. */
export const inParentsRoom = (sharingVnd: number, ownBedVnd: number): Details['childPolicy'] => [
  { fromAge: 0, toAge: 5, label: 'Dưới 6 tuổi ngủ chung giường: miễn phí', amountVnd: 0 },
  { fromAge: 6, toAge: 11, label: 'Từ 6 đến 11 tuổi ngủ chung giường, gồm bữa sáng', amountVnd: sharingVnd },
  { fromAge: 12, toAge: 17, label: 'Từ 12 tuổi thêm giường phụ, gồm bữa sáng', amountVnd: ownBedVnd },
];

const plan = (title: string, cancellationPolicy: string, mealPlan: RatePlan['mealPlan']): RatePlan[] => [
  { code: 'tron-goi', title, mealPlan, cancellationPolicy },
];

/** The one way in which a combo is sold. */
export const comboPlans = {
  breakfast: plan('Trọn gói, gồm bữa sáng', 'tieu-chuan', 'BB'),
  flexible: plan('Trọn gói linh hoạt, gồm bữa sáng', 'linh-hoat', 'BB'),
  halfBoard: plan('Trọn gói, gồm bữa sáng và bữa tối', 'tieu-chuan', 'HB'),
  cruise: plan('Trọn gói theo hành trình tàu', 'du-thuyen', 'FB'),
};
