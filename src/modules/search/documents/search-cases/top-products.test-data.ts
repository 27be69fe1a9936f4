/** The expected first results at several destinations, in this order. */
export const daNangHotels = ['Khách sạn Biển Khơi Đà Nẵng'];
export const daLatHotels = ['Khách sạn Thềm Thông Đà Lạt', 'Homestay Mây Lưng Đồi Đà Lạt'];
export const phuQuocHotels = ['Resort Bãi Nắng Phú Quốc', 'Khách sạn Chiều Dương Đông'];
export const hoiAnHotels = [
  'Homestay Ngõ Đèn Lồng Hội An',
  'Khách sạn Phố Cũ Hội An',
  'Villa Ruộng Lúa An Bàng',
];
export const haLongCruises = ['Du thuyền Ngọc Lam Hạ Long'];
