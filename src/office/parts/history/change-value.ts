import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { ownValue } from '#platform/forms/own-value.ts';
import { isDay } from '#platform/time/days.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { formatFullMoment } from '../format-moment.ts';

/** Labels of codes that the history stores. */
const values: Readonly<Record<string, string>> = {
  weather: 'thời tiết',
  supplier: 'nhà cung cấp',
  other: 'khác',
  demo: 'tài khoản mẫu',
  password: 'mật khẩu',
  passkey: 'khóa truy cập',
  link: 'liên kết trong thư',
  oidc: 'tài khoản công ty',
  vietqr: 'chuyển khoản',
  vnpay: 'VNPAY',
  momo: 'MoMo',
  zalopay: 'ZaloPay',
  office: 'văn phòng',
  contract: 'hợp đồng',
  licence: 'giấy phép',
};

const weekdays = ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'];

const bases: Readonly<Record<string, string>> = {
  night: 'giá vốn mỗi đêm',
  unit: 'giá vốn mỗi đơn vị',
  guest: 'giá vốn mỗi khách',
  commission: 'hoa hồng',
};

/** Lists of codes, each with how its codes are labelled. */
const listed: Readonly<Record<string, (code: string) => string | undefined>> = {
  kinds: (code) => ownValue(kindProfiles, code)?.labels.one,
  weekdays: (code) => weekdays[Number(code) - 1],
  basis: (code) => ownValue(bases, code),
};

/** A readable value: amounts with separators, booleans in words. */
export function changeValue(key: string, value: string | null): string {
  if (value === null || value === '') return 'trống';
  if (value === 'true' || value === 'false') return value === 'true' ? 'có' : 'không';
  if (key.endsWith('Vnd') && /^-?\d{1,15}$/.test(value)) return formatVnd(Number(value));
  if (isDay(value)) return formatDate(value);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value)))
    return formatFullMoment(value);
  if (/^\d{4}-\d\d$/.test(value)) return `${value.slice(5)}/${value.slice(0, 4)}`;
  if (key.endsWith('Percent') && /^\d+\.\d+$/.test(value)) return value.replace('.', ',');
  const nameOf = ownValue(listed, key);
  if (nameOf)
    return value
      .split(/, ?/)
      .map((code) => nameOf(code) ?? code)
      .join(', ');
  return ownValue(values, value) ?? value;
}
