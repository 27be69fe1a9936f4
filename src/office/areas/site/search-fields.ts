import type { WordingField } from '../../parts/wordings/wording-values.ts';

/** Words of the search of the site; the single ones within a cell are parted by commas. */
export const searchFields: readonly WordingField[] = [
  {
    name: 'answers',
    label: 'Trang trả lời',
    look: 'rows',
    columns: [
      { key: 'title', label: 'Tên' },
      { key: 'said', label: 'Khách hỏi bằng chữ', look: 'long' },
      { key: 'href', label: 'Địa chỉ' },
    ],
    hint: 'Đứng trên kết quả khi khách hỏi bằng những chữ này. Câu hỏi của các trang và danh sách tự có mặt, không cần ghi ở đây.',
  },
  {
    name: 'notSold',
    label: 'Không bán',
    look: 'rows',
    columns: [
      { key: 'name', label: 'Tên' },
      { key: 'said', label: 'Khách còn gọi là', look: 'long' },
      { key: 'href', label: 'Trang thay thế' },
    ],
    hint: 'Trang nói thẳng là không có, thay vì bày thứ khác. Chữ ngắn một tiếng, như Mỹ, Lào, chỉ tính khi đứng cuối, sau “tour”, “du lịch”, “đi”, “visa”. Trang thay thế có thể để trống.',
  },
  {
    name: 'features',
    label: 'Tiện nghi khách gọi tên',
    look: 'rows',
    columns: [
      { key: 'name', label: 'Tên' },
      { key: 'said', label: 'Khách gọi là', look: 'long' },
      { key: 'option', label: 'Chữ trong bộ lọc' },
      { key: 'isOnlyWished', label: 'Chỉ khi có chữ “có”, “kèm”', look: 'tick', isOff: true },
    ],
    hint: 'Chữ trong bộ lọc là đầu tên của mục lọc, như Hồ bơi. Để trống nếu danh sách không lọc được: trang sẽ nói thế.',
  },
  {
    name: 'alike',
    label: 'Chữ cùng nghĩa trong câu hỏi',
    look: 'rows',
    columns: [{ key: 'words', label: 'Cách nhau bằng dấu phẩy' }],
  },
];
