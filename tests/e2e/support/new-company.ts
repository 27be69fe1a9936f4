import { addDays, dayInVietnam } from '#platform/time/days.ts';
import type { NewProduct } from './make-product.ts';

const today = dayInVietnam(new Date());
const everyDay = ['Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy', 'Chủ nhật'];
const party = { 'Người lớn, nhiều nhất': '2', 'Trẻ em, nhiều nhất': '1', 'Cả nhóm, nhiều nhất': '3' };
const where = { province: 'Quảng Ninh', place: 'Vịnh Hạ Long' };
const texts = (summary: string, address: string) => ({
  'Mô tả ngắn': summary,
  'Địa chỉ': address,
  'Điểm nổi bật': 'Nhìn ra vịnh\nĐi chậm\nNgười địa phương đón',
  'Giới thiệu': `## Có gì\n\n${summary}`,
});
const weather = { 'Khi thời tiết xấu': 'Hoàn đủ tiền nếu không đi được.' };

/** Products of a new company: one of each kind, with only what its form requires. */
export const newProducts = {
  hotel: {
    ...{ kind: 'hotel', title: 'Nhà Mây Hạ Long', ...where },
    fields: {
      ...texts('Mười phòng nhìn ra vịnh, có bữa sáng.', '5 Hạ Long, Bãi Cháy'),
      ...{ 'Hạng sao': '3', 'Số phòng': '10', 'Số tầng': '3', 'Năm xây': '2019' },
      ...{ 'Nhận phòng từ': '14:00', 'Trả phòng trước': '12:00' },
      'Quy định thú cưng': 'Không nhận thú cưng.',
      'Quy định hút thuốc': 'Không hút thuốc trong phòng.',
      'Quy định đỗ xe': 'Đỗ trước nhà.',
      'Loại chỗ nghỉ': ['Khách sạn'],
    },
    unit: {
      ...{ title: 'Phòng Vịnh', price: '1.200.000', 'Số bán mỗi ngày': '4', ...party },
      ...{ 'Diện tích, m²': '28', Giường: '1 x giường đôi lớn', 'Hướng nhìn': 'vịnh' },
    },
  },
  cruise: {
    ...{ kind: 'cruise', title: 'Du thuyền Mây Trôi', ...where },
    fields: {
      ...texts('Hai ngày một đêm trên vịnh.', 'Cảng Tuần Châu'),
      ...{ 'Số ngày': '2', 'Số đêm': '1', 'Hạng sao': '4', 'Năm đóng': '2020', 'Số boong': '3' },
      ...{ 'Số cabin': '12', 'Hải trình': 'Tuần Châu – Lan Hạ', 'Bến tàu': 'Cảng Tuần Châu' },
      ...{ 'Giờ lên tàu': '12:00', 'Giờ về bến': '11:00', 'Thứ khởi hành': everyDay },
      ...{ 'Phụ thu ở một mình (%)': '50', 'Nhận giấy tờ trước (giờ)': '24', ...weather },
    },
    unit: {
      ...{ title: 'Cabin ban công', price: '2.500.000', 'Số bán mỗi ngày': '6', ...party },
      ...{ 'Diện tích, m²': '22', Giường: '1 x giường đôi', 'Tầng tàu': '2' },
    },
  },
  tour: {
    ...{ kind: 'tour', title: 'Một ngày bán đảo Mây', ...where },
    fields: {
      ...texts('Đi bộ, chèo thuyền và ăn trưa ở làng chài.', 'Bến Bãi Cháy'),
      ...{ 'Số ngày': '1', 'Số đêm': '0', Đoàn: 'private', 'Khởi hành từ': 'Hạ Long' },
      ...{ 'Phương tiện': 'Thuyền gỗ', 'Ngôn ngữ hướng dẫn': 'Tiếng Việt' },
      ...{ 'Ít nhất bao nhiêu khách': '1', 'Nhiều nhất bao nhiêu khách': '12' },
      ...{ 'Thứ khởi hành': everyDay, 'Giờ khởi hành': '08:00' },
      'Điểm đón': [{ 'Nơi đón': 'Bến Bãi Cháy', Giờ: '07:30', 'Phí mỗi khách': '0' }],
      ...{ 'Phụ thu phòng đơn': '0', 'Đặt cọc (%)': '100', 'Bảo hiểm đến': '50.000.000' },
    },
    unit: { title: 'Người lớn', price: '650.000', 'Số bán mỗi ngày': '12', ...party },
  },
  combo: {
    ...{ kind: 'combo', title: 'Combo Tết trên vịnh', ...where },
    fields: {
      ...texts('Một đêm nhà, một đêm tàu và một ngày làng chài.', 'Hạ Long'),
      ...{ 'Số ngày': '3', 'Số đêm': '2', 'Giá tính cho': 'two', 'Số khách một combo': '2' },
      'Combo gồm': [
        { Loại: 'roomNights', Tên: 'Một đêm Nhà Mây', 'Số lượng': '1' },
        { Loại: 'cruise', Tên: 'Một đêm Du thuyền Mây Trôi', 'Số lượng': '1' },
      ],
      ...{ 'Bán từ ngày': today, 'Bán đến ngày': addDays(today, 300) },
      ...{ 'Dùng từ ngày': today, 'Dùng đến ngày': addDays(today, 330) },
      ...{ 'Đặt trước (ngày)': '1', 'Mua ít nhất': '1' },
    },
    unit: { title: 'Combo hai người', price: '6.900.000', 'Số bán mỗi ngày': '3', ...party },
  },
  attraction: {
    ...{ kind: 'attraction', title: 'Vé vườn Mây', ...where },
    fields: {
      ...texts('Vườn trên đồi, mở cả tuần.', 'Đồi Ba Đèo'),
      'Giờ mở cửa': [{ 'Những ngày': 'Mọi ngày', Từ: '08:00', Đến: '17:00' }],
      ...{ 'Vào cổng bằng': 'qr-at-gate', 'Mã vé': 'per-party', 'Dùng trong (ngày)': '1' },
      ...{ 'Thời gian tham quan': '2 giờ', 'Quy định độ tuổi, chiều cao': 'Mọi tuổi.' },
      ...{ 'Mở cửa các thứ': everyDay, 'Cách đến': 'Đi bộ từ bến 10 phút.' },
    },
    unit: {
      ...{ title: 'Vé người lớn', price: '150.000', 'Số bán mỗi ngày': '50', ...party },
      'Giá đã gồm': 'Vé vào vườn',
    },
  },
  experience: {
    ...{ kind: 'experience', title: 'Chèo thuyền nan', ...where },
    fields: {
      ...texts('Hai giờ chèo thuyền nan với ngư dân.', 'Làng chài Cửa Vạn'),
      ...{ 'Kéo dài (phút)': '120', 'Ngôn ngữ': 'Tiếng Việt', 'Điểm hẹn': 'Bến Cửa Vạn', 'Mức độ': 'easy' },
      ...{ 'Từ tuổi': '0', 'Ít nhất bao nhiêu khách': '1', 'Nhiều nhất bao nhiêu khách': '8' },
      ...{ 'Mang theo': 'Mũ', 'Diễn ra các thứ': everyDay, ...weather },
    },
    unit: {
      ...{ title: 'Suất 8 giờ', price: '300.000', 'Số bán mỗi ngày': '8', ...party },
      'Giờ bắt đầu': '08:00',
    },
  },
  car: {
    ...{ kind: 'car', title: 'Xe đón Vân Đồn', ...where },
    fields: {
      ...texts('Xe bảy chỗ từ sân bay về Hạ Long.', 'Sân bay Vân Đồn'),
      ...{ 'Hình thức': 'airport-transfer', 'Số chỗ': '7', 'Dòng xe': 'Toyota Innova', 'Đời xe': '2022' },
      ...{ 'Hộp số': 'automatic', 'Nhiên liệu': 'petrol', 'Số va li 24 inch': '4', 'Các xe': 'xe-1' },
      ...{ 'Nghỉ giữa hai chuyến (phút)': '30', 'Phụ thu đêm (%)': '0', 'Chờ miễn phí (phút)': '60' },
      ...{ 'Bảo hiểm': 'Bảo hiểm hành khách.', 'Quy định nhiên liệu': 'Giá đã gồm nhiên liệu.' },
    },
    unit: {
      ...{ title: 'Vân Đồn – Hạ Long', price: '800.000', 'Số bán mỗi ngày': '1', ...party },
      ...{ 'Đón từ': 'Sân bay Vân Đồn', Đến: 'Hạ Long', 'Quãng đường, km': '50' },
      'Thời gian đi, phút': '50',
    },
  },
  service: {
    ...{ kind: 'service', title: 'Tiệc trên bãi', ...where },
    fields: {
      ...texts('Bữa tối cho nhóm trên bãi cát.', 'Bãi Cháy'),
      ...{ 'Giá tính theo': 'package', 'Sức chứa': 'Đến 30 khách', 'Đặt cọc (%)': '100' },
      'Bốn bước': ['Hỏi', 'Chọn', 'Trả', 'Dự'].map((name) => ({
        'Tên bước': name,
        'Việc của bước': 'Nhân viên gọi lại trong ngày.',
      })),
    },
    unit: {
      ...{ title: 'Gói mười khách', price: '5.000.000', 'Số bán mỗi ngày': '2', ...party },
      ...{ 'Giá đã gồm': 'Bàn, bếp và người nấu', 'Mỗi lần đặt ít nhất': '1', 'Mỗi lần đặt nhiều nhất': '3' },
    },
  },
} satisfies Record<string, NewProduct>;
