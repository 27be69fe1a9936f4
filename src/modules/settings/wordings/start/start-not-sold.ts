import type { SearchWords } from '../search-shape.ts';

const row = (name: string, said = '', href = '') => ({ name, said, href });

/**
 * What visitors ask for that a seller of trips in Việt Nam does not have: places abroad and beyond, and things that are no
 * trips. Only names that no Vietnamese place has: 'lào' is half of Lào Cai, so it counts behind 'tour' and at the end only.
 */
export const startNotSold: SearchWords['notSold'] = [
  row('Nhật Bản', 'Nhật, Tokyo, Osaka, Kyoto, Fuji, Japan'),
  row('Hàn Quốc', 'Hàn, Seoul, Busan, Jeju, Nami, Korea'),
  row('Triều Tiên'),
  row(
    'Trung Quốc',
    'Trung Hoa, China, Bắc Kinh, Thượng Hải, Trương Gia Giới, Lệ Giang, Phượng Hoàng cổ trấn, Cửu Trại Câu, Vân Nam, Quảng Châu, Thẩm Quyến',
  ),
  row('Hồng Kông', 'Hong Kong, Macau, Ma Cao'),
  row('Đài Loan', 'Đài Bắc, Taiwan'),
  row('Mông Cổ', 'Mongolia'),
  row('Thái Lan', 'Thái, Thailand, Bangkok, Băng Cốc, Pattaya, Phuket, Chiang Mai, Krabi'),
  row('Singapore', 'Sing, Sentosa'),
  row('Malaysia', 'Mã Lai, Kuala Lumpur, Genting, Penang'),
  row('Indonesia', 'Bali, Jakarta'),
  row('Philippines', 'Boracay, Manila'),
  row('Campuchia', 'Cambodia, Phnom Penh, Siem Reap, Angkor'),
  row('Lào', 'nước Lào, Luang Prabang, Viêng Chăn, Pakse'),
  row('Myanmar', 'Miến Điện'),
  row('Ấn Độ', 'India, Nepal, Bhutan, Tây Tạng, Sri Lanka'),
  row('Maldives'),
  row('Dubai', 'Abu Dhabi, Qatar'),
  row('Thổ Nhĩ Kỳ', 'Istanbul, Cappadocia'),
  row('Ai Cập', 'Morocco, Ma-rốc, Kenya'),
  row('châu Âu', 'Europe, Schengen'),
  row('châu Mỹ, châu Phi', 'châu Mỹ, châu Phi, châu Úc, châu Á'),
  row('nước Anh', 'Anh, England, London'),
  row('nước Pháp', 'Pháp, France, Paris'),
  row('Thụy Sĩ', 'Switzerland'),
  row('Tây Ban Nha', 'Bồ Đào Nha, Spain, Barcelona'),
  row('Hy Lạp', 'Santorini'),
  row('nước Ý', 'Ý, Italia, Italy, Venice'),
  row('nước Đức', 'Đức, Germany, Berlin'),
  row('Hà Lan', 'Amsterdam'),
  row('nước Nga', 'Nga, Russia, Moscow'),
  row('Iceland', 'Phần Lan, Na Uy, Thụy Điển, Đan Mạch'),
  row('nước Mỹ', 'Mỹ, Hoa Kỳ, USA, New York, California, Hawaii'),
  row('Canada'),
  row('nước Úc', 'Úc, Australia, Sydney, Melbourne'),
  row('New Zealand'),
  row('nước ngoài', 'tour quốc tế, du lịch quốc tế'),
  row('sao Hỏa', 'mặt trăng, vũ trụ'),
  row(
    'vé tàu hỏa',
    'tàu hỏa, tàu hoả, xe lửa, đường sắt, vé tàu thống nhất, vé tàu tết, vé tàu lửa, tàu lửa, train ticket, vé tàu SE',
    '/ve-may-bay',
  ),
  row(
    'vé xe khách',
    'xe khách, xe đò, vé xe đò, vé xe buýt, xe bus, bến xe, vé xe giường nằm, vé xe tết, bus ticket',
    '/xe-du-lich',
  ),
  row('vé tàu cao tốc, vé phà', 'vé tàu cao tốc, tàu cao tốc, vé phà, phà, superdong', '/yeu-cau'),
  row(
    'visa, hộ chiếu',
    'visa, thị thực, hộ chiếu, làm hộ chiếu, passport, e-visa, evisa, xuất nhập cảnh',
    '/yeu-cau',
  ),
  row('sim điện thoại', 'sim du lịch, sim 4G, sim 5G, esim, thẻ sim, sim data, mua sim, thẻ cào, nạp thẻ'),
  row(
    'bảo hiểm bán riêng',
    'bảo hiểm xe, bảo hiểm ô tô, bảo hiểm nhân thọ, bảo hiểm y tế, bảo hiểm sức khỏe, bảo hiểm xã hội, mua bảo hiểm',
  ),
  row('vé xem phim', 'rạp chiếu phim, xem phim, vé phim, cinema'),
  row('vé ca nhạc, bóng đá', 'concert, ca nhạc, liveshow, vé bóng đá, bóng đá, vé sự kiện'),
  row('đặt bàn nhà hàng', 'đặt bàn, book bàn, đặt tiệc, tiệc cưới, đám cưới, đặt đồ ăn, giao đồ ăn'),
  row(
    'nhà đất',
    'bất động sản, chung cư, mua nhà, bán nhà, bán đất, mua đất, thuê trọ, nhà trọ, phòng trọ, mặt bằng',
  ),
  row('việc làm', 'tuyển dụng, tìm việc, xuất khẩu lao động'),
  row('du học', 'học tiếng Anh, gia sư, khóa học, định cư'),
  row(
    'hàng hóa',
    'mua điện thoại, iphone, laptop, máy tính, mỹ phẩm, nước hoa, quần áo, giày dép, vali, balo, ba lô, mua ô tô, mua xe, xe đạp điện, mua máy ảnh, đồ lót, thực phẩm chức năng',
  ),
  row('gửi hàng', 'gửi hàng hóa, chuyển phát, giao hàng, ship hàng, chuyển nhà, vận chuyển hàng'),
  row(
    'vay tiền, đổi tiền',
    'vay tiền, vay vốn, đổi tiền, đổi đô, đổi ngoại tệ, bitcoin, tiền ảo, chứng khoán, xổ số, cá độ',
  ),
];
