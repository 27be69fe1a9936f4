import type { IdleRule } from '#modules/pricing/try-out/price-year.ts';

/** Why a rule had no effect, in words. */
export function whyWords({ why, have = 0, need = 0 }: IdleRule): string {
  switch (why) {
    case 'other_day':
      return 'không phải ngày này';
    case 'beaten':
      return 'nhường luật lớn hơn, không cộng dồn';
    case 'set_by_hand':
      return 'ngày này có giá đặt tay';
    case 'too_late':
      return `mới còn ${have} ngày, cần đặt trước ${need} ngày`;
    case 'too_early':
      return `còn ${have} ngày, chỉ áp trong ${need} ngày cuối`;
    case 'too_short':
      return `${have} đêm, cần từ ${need} đêm`;
  }
}
