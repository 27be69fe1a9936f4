/** What guests ask staff for. */
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

/** Kinds in which the guest has to say something; the others say enough by themselves. */
export const typesWithMessage: readonly EnquiryType[] = ['lien-he', 'doi-tac', 'khieu-nai', 'gop-y'];
