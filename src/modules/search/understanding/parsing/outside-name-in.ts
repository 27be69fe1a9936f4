import { searchKey } from '#modules/search/understanding/search-key.ts';
import type { QueryWord } from './query-word.ts';

/**
 * What visitors ask for that a seller of trips in Việt Nam does not have: places abroad and beyond, and things that are no
 * trips. Only names that no Vietnamese place has: 'lào' is half of Lào Cai, 'mỹ' begins Mỹ Khê.
 */
const outsideNames = [
  ...['Nhật Bản', 'Tokyo', 'Osaka', 'Kyoto', 'Hàn Quốc', 'Seoul', 'Busan', 'Jeju', 'Triều Tiên'],
  ...['Trung Quốc', 'Bắc Kinh', 'Thượng Hải', 'Trương Gia Giới', 'Lệ Giang', 'Phượng Hoàng cổ trấn'],
  ...['Hồng Kông', 'Hong Kong', 'Macau', 'Ma Cao', 'Đài Loan', 'Đài Bắc', 'Taiwan', 'Mông Cổ'],
  ...['Thái Lan', 'Thailand', 'Bangkok', 'Băng Cốc', 'Pattaya', 'Phuket', 'Chiang Mai'],
  ...['Singapore', 'Malaysia', 'Mã Lai', 'Kuala Lumpur', 'Indonesia', 'Bali', 'Philippines', 'Campuchia'],
  ...['Cambodia', 'Phnom Penh', 'Siem Reap', 'Angkor', 'nước Lào', 'Luang Prabang', 'Viêng Chăn', 'Myanmar'],
  ...['Ấn Độ', 'Nepal', 'Bhutan', 'Tây Tạng', 'Sri Lanka', 'Maldives', 'Dubai', 'Thổ Nhĩ Kỳ', 'Ai Cập'],
  ...['châu Âu', 'châu Mỹ', 'châu Phi', 'châu Úc', 'nước Anh', 'London', 'nước Pháp', 'Paris', 'Thụy Sĩ'],
  ...['Tây Ban Nha', 'Hy Lạp', 'Italia', 'nước Ý', 'nước Đức', 'Hà Lan', 'nước Nga', 'Moscow', 'Iceland'],
  ...['nước Mỹ', 'Hoa Kỳ', 'New York', 'Canada', 'Hawaii', 'nước Úc', 'Australia', 'New Zealand'],
  ...['nước ngoài', 'sao Hỏa', 'mặt trăng', 'vũ trụ'],
  ...[
    'nhà đất',
    'bất động sản',
    'chung cư',
    'mua nhà',
    'bán nhà',
    'bán đất',
    'mua đất',
    'việc làm',
    'tuyển dụng',
  ],
  ...['mua điện thoại', 'laptop', 'xe đạp điện', 'bảo hiểm xe', 'vay tiền', 'xổ số', 'bitcoin'],
].map((name) => ({ name, keys: searchKey(name).split(' '), marked: name.toLowerCase().split(' ') }));

/** The first of them that a text names, with the marks that were typed or without any; null for none. */
export function outsideNameIn(words: readonly QueryWord[]): string | null {
  const isSaid = (word: QueryWord | undefined, key: string, marked: string | undefined) =>
    word?.key === key && (word.typed === key || word.typed === marked);
  return (
    outsideNames.find(({ keys, marked }) =>
      words.some((_, from) => keys.every((key, at) => isSaid(words[from + at], key, marked[at]))),
    )?.name ?? null
  );
}
