import type { TextType } from '#modules/content/schema.ts';
import type { EditField } from '../../parts/edit/edit-state.ts';

interface TextFieldOf extends EditField {
  hint?: string;
  type?: string;
  look?: 'long' | 'tick' | 'picture' | 'markdown' | 'faqs';
  isWide?: boolean;
  /** The source of the options. */
  options?: 'categories';
}

/** The fields of an editor, in the form's order; the last ones are the texts themselves. */
export const textFields: Record<TextType, readonly TextFieldOf[]> = {
  article: [
    { name: 'title', label: 'Tên bài', isWide: true },
    {
      name: 'excerpt',
      label: 'Tóm tắt',
      look: 'long',
      isWide: true,
      hint: 'Đứng dưới tên bài và trong kết quả tìm kiếm, đến 300 ký tự.',
    },
    { name: 'category', label: 'Chuyên mục', options: 'categories' },
    {
      name: 'publishedOn',
      label: 'Ngày đăng',
      type: 'date',
      hint: 'Ngày chưa đến thì bài hiện từ hôm đó.',
    },
    {
      name: 'publishedTime',
      label: 'Giờ đăng',
      type: 'time',
      hint: 'Giờ Việt Nam; để trống là 8:00.',
    },
    { name: 'tags', label: 'Từ khóa', hint: 'Cách nhau bằng dấu phẩy.' },
    { name: 'provinces', label: 'Tỉnh, thành', hint: 'Tên đủ, cách nhau bằng dấu phẩy: Lào Cai, Lâm Đồng.' },
    { name: 'authorName', label: 'Người viết' },
    { name: 'authorBio', label: 'Về người viết' },
    { name: 'mediaId', label: 'Hình đầu bài', look: 'picture' },
    { name: 'special', label: 'Đưa lên đầu', look: 'tick' },
    { name: 'content', label: 'Nội dung', look: 'markdown', isWide: true },
  ],
  page: [
    { name: 'title', label: 'Tên trang', isWide: true },
    { name: 'excerpt', label: 'Tóm tắt', look: 'long', isWide: true, hint: 'Đến 300 ký tự.' },
    {
      name: 'effectiveOn',
      label: 'Có hiệu lực từ',
      type: 'date',
      hint: 'Đổi ngày này thì bản cũ vẫn đọc được theo ngày của nó.',
    },
    { name: 'edition', label: 'Phiên bản' },
    { name: 'content', label: 'Nội dung', look: 'markdown', isWide: true },
    {
      name: 'faqs',
      label: 'Câu hỏi',
      look: 'faqs',
      isWide: true,
      hint: '“# nhóm” mở một nhóm, “? câu hỏi” rồi câu trả lời ở dòng dưới. Để trống nếu trang không có câu hỏi.',
    },
  ],
};
