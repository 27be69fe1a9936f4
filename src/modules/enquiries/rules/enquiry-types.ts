/** Types of enquiries. */
export const enquiryTypes = [
  'lien-he',
  'tu-van',
  'goi-lai',
  'bao-gia-doan',
  've-may-bay',
  'doi-tac',
  'khieu-nai',
  'gop-y',
] as const;
export type EnquiryType = (typeof enquiryTypes)[number];

export const enquiryTypeLabels: Record<EnquiryType, string> = {
  'lien-he': 'Liên hệ',
  'tu-van': 'Tư vấn chuyến đi',
  'goi-lai': 'Gọi lại cho tôi',
  'bao-gia-doan': 'Báo giá đoàn',
  've-may-bay': 'Vé máy bay',
  'doi-tac': 'Hợp tác',
  'khieu-nai': 'Khiếu nại',
  'gop-y': 'Góp ý',
};

/** Types that require a message; the others are clear without one. */
export const typesWithMessage: readonly EnquiryType[] = ['lien-he', 'doi-tac', 'khieu-nai', 'gop-y'];
