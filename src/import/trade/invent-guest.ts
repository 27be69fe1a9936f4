import { fold } from '#platform/vietnamese/fold.ts';
import type { Random } from './random.ts';

const families = [
  'Nguyễn',
  'Trần',
  'Lê',
  'Phạm',
  'Hoàng',
  'Vũ',
  'Võ',
  'Đặng',
  'Bùi',
  'Đỗ',
  'Ngô',
  'Dương',
  'Lý',
  'Hồ',
];
const middles = [
  'Thị',
  'Văn',
  'Minh',
  'Thu',
  'Đức',
  'Ngọc',
  'Thanh',
  'Quang',
  'Hồng',
  'Gia',
  'Bảo',
  'Phương',
];
const givens = [
  'An',
  'Anh',
  'Bình',
  'Châu',
  'Chi',
  'Dũng',
  'Giang',
  'Hà',
  'Hải',
  'Hân',
  'Hùng',
  'Hương',
  'Khánh',
  'Lan',
  'Linh',
  'Long',
  'Mai',
  'Nam',
  'Ngân',
  'Nhung',
  'Phúc',
  'Quân',
  'Sơn',
  'Thảo',
  'Trang',
  'Trung',
  'Tuấn',
  'Vy',
  'Yến',
];

export interface InventedGuest {
  fullName: string;
  phone: string;
  email: string;
}

/** A fictional guest: a phone number from an unassigned range, a mail address at a domain without mail. */
export function inventGuest(random: Random, at: number): InventedGuest {
  const fullName = `${random.pick(families)} ${random.pick(middles)} ${random.pick(givens)}`;
  const phone = `0900${String(100_000 + at * 37).slice(-6)}`;
  const email = `${fold(fullName).replaceAll(' ', '.')}.${at}@example.com`;
  return { fullName, phone, email };
}
