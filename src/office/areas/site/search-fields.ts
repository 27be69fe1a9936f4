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
      { key: 'like', label: 'Tìm thay bằng' },
    ],
    hint: 'Trang nói thẳng là không có, thay vì bày thứ khác. Chữ ngắn một tiếng, như Mỹ, Lào, chỉ tính khi đứng cuối, sau “tour”, “du lịch”, “đi”, “visa”. “Tìm thay bằng” là chữ để bày thứ gần giống ở nơi khách nói, như khách sạn 5 sao. Hai ô cuối có thể để trống.',
  },
  {
    name: 'regions',
    label: 'Vùng miền',
    look: 'rows',
    columns: [
      { key: 'name', label: 'Tên' },
      { key: 'said', label: 'Khách còn gọi là', look: 'long' },
      { key: 'provinces', label: 'Các tỉnh', look: 'long' },
      { key: 'within', label: 'Khung bản đồ' },
    ],
    hint: 'Khách gõ tên vùng thì thấy mọi thứ ở các tỉnh ấy. Tỉnh nổi tiếng viết trước. Khung bản đồ gồm bốn số độ: tây, nam, đông, bắc, để bỏ phần tỉnh không thuộc vùng; để trống là lấy trọn các tỉnh.',
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
