/** Names of the changes of a plan, for its editors. */
export const changeWords = {
  created: 'tạo kế hoạch',
  copied: 'chép kế hoạch',
  described: 'sửa thông tin chung',
  'add-day': 'thêm ngày',
  'rename-day': 'đổi tên ngày',
  'move-day': 'đổi thứ tự ngày',
  'remove-day': 'bỏ ngày, các mục chuyển sang ngày kề bên',
  'add-item': 'thêm',
  'edit-item': 'sửa',
  'move-item': 'chuyển chỗ',
  'remove-item': 'bỏ',
  joined: 'vào cùng sửa',
  shared: 'đổi cách chia sẻ',
  booked: 'đặt chỗ',
  'hide-comment': 'ẩn bình luận của',
  'show-comment': 'cho hiện lại bình luận của',
} as const;

export type ChangeWord = keyof typeof changeWords;
