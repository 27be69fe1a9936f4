import type { WordingKind } from '#modules/settings/wordings/wording-kinds.ts';
import type { RowColumn, WordingField } from '../../parts/wordings/wording-values.ts';
import { searchFields } from './search-fields.ts';

const linkColumns: readonly RowColumn[] = [
  { key: 'label', label: 'Tên' },
  { key: 'href', label: 'Địa chỉ' },
  { key: 'isShown', label: 'Hiện', look: 'tick' },
];

/** Names of the home page's sections in the office. */
const sectionNames = {
  banners: 'Băng quảng bá',
  destinations: 'Điểm đến',
  combos: 'Combo',
  tours: 'Tour',
  cruises: 'Du thuyền',
  outings: 'Vé và trải nghiệm',
  services: 'Dịch vụ',
  seen: 'Vừa xem',
  commitments: 'Cam kết',
  reviews: 'Đánh giá',
  articles: 'Cẩm nang',
};

/** Sections without a title of their own. */
const untitled = ['banners', 'seen', 'commitments', 'reviews'];

const bannerFields = [0, 1, 2, 3].flatMap((at): WordingField[] => {
  const box = `Băng ${at + 1}`;
  const field = (key: string, label: string, more: Partial<WordingField> = {}): WordingField => ({
    name: `banners.${at}.${key}`,
    label: `${box}: ${label}`,
    box,
    ...more,
  });
  return [
    field('isShown', 'hiện trên trang chủ', { look: 'tick' }),
    // A picture and its description are merged together: both come from the same person.
    field('mediaId', 'hình', { look: 'picture', group: `banner${at}` }),
    field('alt', 'tả hình', { hint: 'Cho người không nhìn thấy hình.', group: `banner${at}` }),
    field('title', 'tiêu đề', { hint: 'Đến 60 ký tự.' }),
    field('text', 'lời', { hint: 'Đến 140 ký tự.' }),
    field('href', 'dẫn tới', { hint: 'Như /khuyen-mai-he, hoặc https://…' }),
    field('from', 'hiện từ', { look: 'time', hint: 'Để trống thì hiện ngay. Giờ Việt Nam.' }),
    field('to', 'hiện đến', { look: 'time', hint: 'Để trống thì không tự tắt.' }),
  ];
});

const faqs: WordingField = {
  name: 'faqs',
  label: 'Câu hỏi',
  look: 'faqs',
  hint: '“? câu hỏi” rồi câu trả lời ở dòng dưới. Để trống nếu không có câu hỏi.',
};

/** The form fields of each part of the site, in order. */
export const siteFields: Record<Exclude<WordingKind, 'mail'>, readonly WordingField[]> = {
  menus: [
    {
      name: 'main',
      label: 'Menu chính',
      look: 'rows',
      columns: linkColumns,
      hint: 'Đến 6 mục, tên đến 20 ký tự. Đứng ở đầu trang, trong menu điện thoại và cuối trang.',
    },
    { name: 'moreTitle', label: 'Tên của menu con' },
    {
      name: 'more',
      label: 'Menu con',
      look: 'rows',
      columns: linkColumns,
      hint: 'Mở ra từ menu chính, đến 10 mục.',
    },
    {
      name: 'help',
      label: 'Cần giúp',
      look: 'rows',
      columns: linkColumns,
      hint: 'Trong menu điện thoại, đến 6 mục.',
    },
    {
      name: 'support',
      label: 'Hỗ trợ khách hàng',
      look: 'rows',
      columns: linkColumns,
      hint: 'Ở dòng trên cùng của máy tính và trang Hỗ trợ, đến 8 mục.',
    },
    { name: 'featuredTitle', label: 'Tên của nhóm dịch vụ' },
    {
      name: 'featured',
      label: 'Dịch vụ',
      look: 'rows',
      columns: linkColumns,
      hint: 'Cuối trang, trang chủ và trang Dịch vụ, đến 8 mục. Ba cột chân trang sửa ở Thông tin công ty.',
    },
  ],
  home: [
    {
      name: 'sections',
      label: 'Các phần, từ trên xuống',
      look: 'rows',
      isFixed: true,
      columns: [
        { key: 'key', label: 'Phần', look: 'fixed', names: sectionNames },
        { key: 'title', label: 'Tiêu đề', notOf: untitled },
        { key: 'intro', label: 'Lời dẫn', notOf: untitled },
        { key: 'more', label: 'Chữ của liên kết', notOf: untitled },
        { key: 'isShown', label: 'Hiện', look: 'tick' },
      ],
      hint: 'Phần không có gì để bày thì tự ẩn. Băng, Vừa xem, Cam kết, Đánh giá có tiêu đề riêng. Ô tìm và khách sạn còn phòng luôn ở trên cùng.',
    },
  ],
  banners: bannerFields,
  service: [
    { name: 'title', label: 'Tên' },
    {
      name: 'intro',
      label: 'Lời giới thiệu',
      look: 'long',
      hint: 'Đứng đầu trang và trong kết quả tìm kiếm.',
    },
    { name: 'isQuoteLed', label: 'Có biểu mẫu xin báo giá', look: 'tick' },
    { name: 'seeAlsoLabel', label: 'Liên kết thêm: tên', group: 'also' },
    { name: 'seeAlsoHref', label: 'Liên kết thêm: địa chỉ', group: 'also' },
    faqs,
  ],
  questions: [faqs],
  search: searchFields,
  flights: [
    { name: 'intro', label: 'Lời giới thiệu', look: 'long' },
    {
      name: 'routes',
      label: 'Chặng bay thẳng',
      look: 'rows',
      columns: [
        { key: 'route', label: 'Chặng' },
        { key: 'duration', label: 'Thời gian bay' },
        { key: 'fareVnd', label: 'Giá thấp nhất' },
      ],
      hint: 'Giá một chiều, một người lớn, đã gồm thuế phí. Để trống thì không nói giá.',
    },
    { name: 'faresOn', label: 'Ngày tra giá', look: 'date', hint: 'Đứng cạnh giá trên trang khách.' },
    faqs,
  ],
  combo: [
    { name: 'rule', label: 'Lời về gói được gộp ưu đãi', look: 'long' },
    { name: 'ruleAlone', label: 'Lời về gói không gộp ưu đãi', look: 'long' },
    {
      name: 'steps',
      label: 'Ba bước dùng combo',
      look: 'rows',
      isFixed: true,
      columns: [
        { key: 'title', label: 'Bước' },
        { key: 'text', label: 'Lời' },
      ],
    },
  ],
};

/** Names of a wording's parts in the history. */
export const partLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.values(siteFields)
      .flat()
      .map(({ name, label }) => [name, label]),
  ),
  sections: 'Các phần',
  banners: 'Băng',
};
