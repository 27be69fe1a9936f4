import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import type { PromotionInput } from '#modules/pricing/promotions/promotions.ts';
import { groupDigits } from '#platform/vietnamese/format-number.ts';
import type { EditField, EditValues } from '../../parts/edit/edit-state.ts';

/** The sort of promotion that a field is for; fields without one are for both. */
export type PromotionSort = 'code' | 'deal';

type TextName = Exclude<
  keyof PromotionInput,
  'kinds' | 'weekdays' | 'isFirstOnly' | 'isAccountOnly' | 'isCombinable' | 'status'
>;

export interface PromotionField extends EditField {
  name: TextName;
  hint?: string;
  type?: 'date';
  inputMode?: 'numeric';
  isWide?: boolean;
  isLong?: boolean;
  only?: PromotionSort;
}

const numeric = { inputMode: 'numeric' } as const;

export const promotionGroups: { title: string; about?: string; fields: PromotionField[] }[] = [
  {
    title: 'Tên và mức giảm',
    about: 'Điền đúng một cách giảm. Không bao giờ giảm quá một nửa giá, trừ khi có căn cứ ghi ở cuối.',
    fields: [
      { name: 'code', label: 'Mã', hint: 'Khách gõ mã này, hoa thường đều được.', only: 'code' },
      { name: 'title', label: 'Tên', hint: 'Khách đọc tên này cạnh số tiền được giảm.' },
      { name: 'percent', label: 'Giảm phần trăm', group: 'off', ...numeric },
      { name: 'amountVnd', label: 'Giảm số tiền (₫)', group: 'off', ...numeric },
      {
        name: 'stayNights',
        label: 'Ở đủ số đêm',
        group: 'off',
        only: 'deal',
        hint: 'Ví dụ 3: ở 3 trả 2.',
        ...numeric,
      },
      {
        name: 'freeNights',
        label: 'Tặng số đêm',
        group: 'off',
        only: 'deal',
        hint: 'Ví dụ 1. Tính theo giá bình quân một đêm.',
        ...numeric,
      },
      { name: 'mostVnd', label: 'Giảm nhiều nhất (₫)', hint: 'Để trống nếu không giới hạn.', ...numeric },
    ],
  },
  {
    title: 'Cho dịch vụ nào',
    about: 'Để trống là mọi dịch vụ. Combo chỉ nhận ưu đãi khi điều kiện của combo cho gộp.',
    fields: [
      {
        name: 'products',
        label: 'Sản phẩm',
        hint: 'Mỗi dòng một mã sản phẩm hoặc địa chỉ trang.',
        isLong: true,
      },
      {
        name: 'places',
        label: 'Tỉnh, điểm đến',
        hint: 'Mỗi dòng một tên như trong Danh mục, ví dụ Lâm Đồng.',
        isLong: true,
      },
    ],
  },
  {
    title: 'Thời gian',
    about: 'Khách đặt trong thời gian bán, và đi trong thời gian dùng.',
    fields: [
      { name: 'fromOn', label: 'Bán từ ngày', type: 'date' },
      { name: 'toOn', label: 'Bán đến hết ngày', type: 'date' },
      {
        name: 'useFrom',
        label: 'Dùng từ ngày',
        type: 'date',
        hint: 'Ngày đi đầu tiên. Để trống là mọi ngày.',
      },
      { name: 'useTo', label: 'Dùng đến hết ngày', type: 'date' },
      { name: 'aheadLeast', label: 'Đặt trước ít nhất (ngày)', hint: 'Ưu đãi đặt sớm.', ...numeric },
      { name: 'aheadMost', label: 'Đặt trước nhiều nhất (ngày)', hint: 'Ưu đãi phút chót.', ...numeric },
      { name: 'nightsLeast', label: 'Số đêm ít nhất', ...numeric },
    ],
  },
  {
    title: 'Ai được dùng, bao nhiêu lần',
    fields: [
      { name: 'fromTotalVnd', label: 'Đơn từ (₫)', only: 'code', ...numeric },
      { name: 'uses', label: 'Tổng số lượt', only: 'code', hint: 'Để trống nếu không giới hạn.', ...numeric },
      {
        name: 'usesPerPhone',
        label: 'Số lượt mỗi người',
        only: 'code',
        hint: 'Tính theo điện thoại, email và tài khoản.',
        ...numeric,
      },
    ],
  },
  {
    title: 'Căn cứ pháp lý',
    about:
      'Luật cho giảm tối đa 50% và tối đa 120 ngày một năm cho cùng một dịch vụ. Vượt mức cần căn cứ, ví dụ tháng khuyến mại tập trung.',
    fields: [
      { name: 'reason', label: 'Căn cứ', hint: 'Chỉ cần khi vượt mức. Khách không đọc.', isWide: true },
    ],
  },
];

export const promotionTicks: {
  name: keyof PromotionInput & `is${string}`;
  label: string;
  only: PromotionSort;
}[] = [
  { name: 'isFirstOnly', label: 'Chỉ lần đặt đầu tiên', only: 'code' },
  { name: 'isAccountOnly', label: 'Chỉ khách đã đăng nhập, có liên hệ đã chứng minh', only: 'code' },
  { name: 'isCombinable', label: 'Gộp được với ưu đãi tự động', only: 'code' },
];

export const kindBoxes = Object.entries(kindProfiles).map(([kind, { labels }]) => ({
  name: `kind-${kind}`,
  value: kind as KindName,
  label: labels.one,
}));

export const weekdayBoxes = ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'].map((label, index) => ({
  name: `day-${index + 1}`,
  value: index + 1,
  label,
}));

/** All fields that are merged when two people edit, by their name in the form. */
export const promotionFields: EditField[] = [
  ...promotionGroups.flatMap(({ fields }) => fields),
  ...promotionTicks,
  ...kindBoxes.map(({ name, label }) => ({ name, label: `Cho ${label}` })),
  ...weekdayBoxes.map(({ name, label }) => ({ name, label: `Đi ${label}` })),
];

const amounts: ReadonlySet<string> = new Set(['amountVnd', 'mostVnd', 'fromTotalVnd', 'uses']);

/** Form values; empty where there is no condition. */
export function promotionValues(input: PromotionInput): EditValues {
  const texts = promotionGroups
    .flatMap(({ fields }) => fields)
    .map(({ name }): [string, string] => {
      const value = input[name];
      if (Array.isArray(value)) return [name, value.join('\n')];
      if (!value) return [name, ''];
      return [name, amounts.has(name) ? groupDigits(String(value)) : String(value)];
    });
  const ticks = promotionTicks.map(({ name }): [string, string] => [name, input[name] ? '1' : '']);
  const kinds = kindBoxes.map(({ name, value }) => [name, input.kinds.includes(value) ? '1' : '']);
  const days = weekdayBoxes.map(({ name, value }) => [name, input.weekdays.includes(value) ? '1' : '']);
  return Object.fromEntries([...texts, ...ticks, ...kinds, ...days]);
}
