import { meals } from '../codes.ts';
import type { FieldLabels } from '../kinds/field-labels.ts';
import type { LabelledContent } from './product-content.ts';

/** Fields that all kinds have, by the sections of the form. */
export const contentLabels = {
  title: { label: 'Tên' },
  summary: { label: 'Mô tả ngắn', hint: 'Đứng dưới tên và trong kết quả tìm kiếm, đến 260 ký tự.' },
  nameAlias: { label: 'Tên khác', hint: 'Khách cũng tìm bằng những tên này, mỗi dòng một tên.' },
  highlights: { label: 'Điểm nổi bật', hint: 'Mỗi dòng một điều, ít nhất ba.' },
  content: {
    label: 'Giới thiệu',
    hint: 'Mục bắt đầu bằng ##, chữ đậm đặt giữa hai dấu **, mỗi ý một dòng bắt đầu bằng -.',
  },
  inclusions: { label: 'Giá đã gồm', hint: 'Mỗi dòng một điều.' },
  exclusions: { label: 'Giá chưa gồm', hint: 'Mỗi dòng một điều.' },
  notes: { label: 'Lưu ý', hint: 'Mỗi dòng một điều.' },
  provinces: { label: 'Tỉnh, thành', hint: 'Mỗi dòng một tên; dòng đầu là nơi chính.' },
  places: { label: 'Điểm đến', hint: 'Mỗi dòng một tên; dòng đầu đứng cạnh tên tỉnh.' },
  location: {
    label: 'Vị trí',
    fields: {
      address: { label: 'Địa chỉ' },
      lat: { label: 'Vĩ độ', hint: 'Ví dụ 16,0544.' },
      lng: { label: 'Kinh độ', hint: 'Ví dụ 108,2022.' },
    },
  },
  supplier: { label: 'Nhà cung cấp' },
  special: { label: 'Đưa lên đầu' },
  popularity: { label: 'Độ ưu tiên', hint: '0–1000; cao hơn đứng trước.' },
  images: {
    label: 'Hình ảnh',
    hint: 'Hình đầu là bìa. Mô tả dành cho người không nhìn thấy hình; nhóm xếp hình trong bộ ảnh: Hồ bơi, Phòng.',
    columns: {
      mediaId: { label: 'Hình' },
      alt: { label: 'Mô tả' },
      category: { label: 'Nhóm' },
      caption: { label: 'Chú thích' },
    },
  },
  itinerary: {
    label: 'Lịch trình',
    columns: {
      day: { label: 'Ngày thứ' },
      title: { label: 'Chặng' },
      meals: { label: 'Bữa ăn', options: meals },
      items: {
        label: 'Việc trong ngày',
        hint: 'Mỗi dòng một việc: 08:00 | Đón khách.',
        columns: { time: { label: 'Giờ' }, text: { label: 'Việc' } },
      },
      overnight: { label: 'Nghỉ đêm' },
    },
  },
  faqs: {
    label: 'Hỏi đáp',
    columns: { question: { label: 'Câu hỏi' }, answer: { label: 'Trả lời' } },
  },
  meta: {
    label: 'Tìm kiếm, chia sẻ',
    fields: {
      title: { label: 'Tên trên Google', hint: 'Để trống thì dùng tên sản phẩm.' },
      description: { label: 'Mô tả trên Google', hint: 'Để trống thì dùng mô tả ngắn.' },
      keywords: { label: 'Từ khóa' },
    },
  },
} satisfies FieldLabels<LabelledContent>;

/** Sections of the form; the kind's own details and the vocabularies come in between. */
export const contentSections: readonly {
  title: string;
  names: readonly (keyof typeof contentLabels | 'details' | 'terms')[];
}[] = [
  { title: 'Tổng quan', names: ['title', 'summary', 'nameAlias', 'supplier', 'special', 'popularity'] },
  { title: 'Nơi chốn', names: ['provinces', 'places', 'location'] },
  { title: 'Chữ viết', names: ['highlights', 'content', 'inclusions', 'exclusions', 'notes'] },
  { title: 'Thông tin riêng', names: ['details'] },
  { title: 'Phân loại, tiện nghi', names: ['terms'] },
  { title: 'Hình ảnh', names: ['images'] },
  { title: 'Lịch trình', names: ['itinerary'] },
  { title: 'Hỏi đáp', names: ['faqs'] },
  { title: 'Tìm kiếm, chia sẻ', names: ['meta'] },
];

/** Titles of vocabularies by which no list of the kind filters. */
export const taxonomyTitles: Readonly<Record<string, string>> = {
  facility: 'Tiện nghi',
  conform: 'Phù hợp với',
  theme: 'Chủ đề',
  include: 'Combo gồm',
  bay: 'Vịnh',
  pier: 'Bến tàu',
};
