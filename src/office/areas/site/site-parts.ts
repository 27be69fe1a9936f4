import type { WordingKind } from '#modules/settings/wordings/wording-kinds.ts';

/** Editable parts by their name in the address, in the order of the tabs. */
export const siteParts: readonly { slug: string; title: string; kind: Exclude<WordingKind, 'mail'> }[] = [
  { slug: 'menu', title: 'Menu', kind: 'menus' },
  { slug: 'trang-chu', title: 'Trang chủ', kind: 'home' },
  { slug: 'bang', title: 'Băng quảng bá', kind: 'banners' },
  { slug: 'dich-vu', title: 'Sáu dịch vụ', kind: 'service' },
  { slug: 'cau-hoi', title: 'Câu hỏi của danh sách', kind: 'questions' },
  { slug: 'combo', title: 'Cách dùng combo', kind: 'combo' },
  { slug: 've-may-bay', title: 'Vé máy bay', kind: 'flights' },
  { slug: 'tim-kiem', title: 'Tìm kiếm', kind: 'search' },
];
