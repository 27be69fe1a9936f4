import type { SearchWords } from '../search-shape.ts';
import { startFeatures } from './start-features.ts';
import { startNotSold } from './start-not-sold.ts';
import { startRegions } from './start-regions.ts';

const answer = (title: string, href: string, said: string) => ({ title, href, said });

/** Initial words of the site's search, until the company writes its own. */
export const startSearch: SearchWords = {
  notSold: startNotSold,
  features: startFeatures,
  regions: startRegions,
  answers: [
    answer(
      'Đăng nhập',
      '/dang-nhap',
      'đăng ký, tài khoản của tôi, quên mật khẩu, mất mật khẩu, đổi mật khẩu, không đăng nhập được, không nhận được mã, chưa nhận được mã, login, sign in',
    ),
    answer(
      'Liên hệ',
      '/lien-he',
      'số điện thoại, tổng đài, hotline, địa chỉ văn phòng, địa chỉ công ty, trụ sở, văn phòng ở đâu, zalo, zalo công ty, gọi điện, email, chat, tư vấn, gặp nhân viên, giờ làm việc, mở cửa mấy giờ, làm việc mấy giờ, hỗ trợ ban đêm, khiếu nại, phản ánh, góp ý, contact, contact us, phone number, office',
    ),
    answer(
      'Tra cứu đặt chỗ',
      '/chuyen-di',
      'xem lại đơn, xem lại vé, vé đã mua, vé đã đặt, xem lại đặt chỗ, đơn đã đặt, đơn hàng của tôi, quên mã đặt chỗ, mất mã đặt chỗ, tìm mã đặt chỗ, kiểm tra mã đặt chỗ, tra mã đặt chỗ, không nhận được mã đặt chỗ, chưa nhận được mã đặt chỗ, chưa có mã đặt chỗ, mã booking, phiếu của tôi, vé của tôi, không nhận được email, chưa nhận được email, chưa nhận được thư xác nhận, chưa nhận được vé, không thấy email, không thấy thư, mất phiếu, mất vé, mất voucher, my booking, booking của tôi, kiểm tra đơn, tình trạng đơn, tra cứu, tra cứu đơn hàng, đơn hàng, kiểm tra đặt phòng, kiểm tra vé',
    ),
    answer(
      'Vé máy bay',
      '/ve-may-bay',
      'vmb, bay, bay từ, bay đi, bay ra, bay vào, bay thẳng, vé bay, đặt vé máy bay, chuyến bay, máy bay, hãng bay, hãng hàng không, vietnam airlines, vietjet, bamboo airways, flight, flights, plane ticket, đổi vé máy bay, hành lý ký gửi, hành lý xách tay',
    ),
    answer(
      'Phiếu quà tặng',
      '/phieu-qua-tang',
      'thẻ quà tặng, gift card, gift voucher, tặng quà, quà tặng, phiếu quà',
    ),
    answer(
      'Hướng dẫn thanh toán',
      '/page/huong-dan-thanh-toan',
      'thanh toán, trả tiền, thanh toán thế nào, không cần thẻ, không có thẻ, thanh toán khi nhận phòng, cách thanh toán, thẻ tín dụng, thẻ visa, thẻ ATM, chuyển khoản, quét mã QR, VietQR, VNPay, ví điện tử, MoMo, ZaloPay, trả góp, tiền mặt, trả tại khách sạn, pay at the hotel, pay at hotel, pay on arrival, credit cards, accept cards, trả sau, không cần trả trước, đặt phòng không cần trả trước, đặt phòng không trả trước, hóa đơn, xuất hóa đơn, VAT, payment, pay',
    ),
    answer(
      'Chính sách hủy và hoàn trả',
      '/page/chinh-sach-huy-va-hoan-tra',
      'hủy phòng, hủy đặt phòng, hủy phòng khách sạn, hủy đặt phòng khách sạn, hủy khách sạn, hủy combo, hủy du thuyền, muốn hủy, hủy đơn, hủy tour, hủy vé, hủy đặt chỗ, hủy rồi, phí hủy, mất phí, mất bao nhiêu tiền, hoàn tiền, tiền hoàn, trả lại tiền, đổi ý, không đi nữa, bận không đi được, không đi được, hủy có mất tiền, hủy phòng có mất tiền, hủy phòng mất tiền, hủy phòng có mất phí, hoàn hủy, hoàn vé, trả vé, hoàn cọc, lấy lại cọc, mất cọc, đổi ngày, dời ngày, đổi tên, đổi số khách, thay đổi số khách, đổi số người, thêm khách, bớt khách, thêm người, bớt người, refund, refund policy, cancel, cancellation, cancel booking, cancel my booking, free cancellation, get a refund',
    ),
    answer('Combo ưu đãi', '/page/combo-uu-dai', 'khuyến mãi, ưu đãi, khuyến mại, giảm giá, promotion, sale'),
    answer(
      'Chương trình tích lũy',
      '/page/chuong-trinh-tich-luy',
      'tích điểm, điểm thưởng, điểm tích lũy, đổi điểm, hạng thành viên, thành viên, mã giảm giá, mã khuyến mãi, voucher giảm giá, coupon, giới thiệu bạn bè',
    ),
    answer(
      'Tiếp thị liên kết',
      '/page/affiliate',
      'cộng tác viên, làm cộng tác viên, ctv, hoa hồng, affiliate, bán hàng kiếm tiền',
    ),
    answer(
      'Đối tác khách sạn',
      '/page/doi-tac-khach-san',
      'đăng bán phòng, khách sạn muốn bán, hợp tác khách sạn, đăng ký khách sạn',
    ),
    answer(
      'Giới thiệu',
      '/page/gioi-thieu',
      'về chúng tôi, công ty gì, uy tín không, có uy tín, công ty uy tín, lừa đảo, giấy phép kinh doanh, mã số thuế, giám đốc, about us, công ty ở đâu',
    ),
    answer(
      'Kiểm tra kênh chính thức',
      '/kiem-tra-kenh-chinh-thuc',
      'lừa đảo, giả mạo, số tài khoản thật, kênh chính thức, trang web giả, web giả',
    ),
    answer(
      'Câu hỏi thường gặp',
      '/page/cau-hoi-thuong-gap',
      'faq, hỏi đáp, chính sách trẻ em, giá trẻ em, cách đặt, cách đặt phòng, cách đặt tour, đặt phòng thế nào, đặt phòng như thế nào, đặt tour thế nào, hướng dẫn đặt phòng, hướng dẫn đặt tour, how to book',
    ),
    answer(
      'Gửi yêu cầu',
      '/yeu-cau',
      'tour riêng, tour theo yêu cầu, báo giá đoàn, đặt cho đoàn, khách đoàn, tour xuyên việt, xuyên việt, đặt nhiều phòng, đặt nhóm, đi nhóm, nhóm đông, đoàn đông, thiết kế tour',
    ),
  ],
  alike: [
    { words: 'hủy, huỷ, cancel, cancellation, không đi nữa, bỏ' },
    { words: 'hoàn tiền, tiền hoàn, trả lại tiền, tiền về, refund' },
    { words: 'đổi ngày, dời ngày, dời lịch, hoãn, change date, change the date, change my date, reschedule' },
    { words: 'đặt cọc, tiền cọc, cọc, trả trước, deposit' },
    {
      words:
        'trẻ em, em bé, bé, trẻ, con nhỏ, trẻ nhỏ, con nít, sơ sinh, kids, kid, child, children, baby, infant, toddler',
    },
    {
      words:
        'giấy tờ, căn cước, cccd, cmnd, chứng minh, giấy khai sinh, khai sinh, giấy gì, cần giấy, mang giấy, documents, papers, id card',
    },
    { words: 'thú cưng, chó, mèo, chó mèo, vật nuôi, pet, pets, dog, cat' },
    { words: 'hóa đơn, hoá đơn, vat, hóa đơn đỏ, invoice, receipt' },
    { words: 'nhận phòng, checkin, check in' },
    { words: 'trả phòng, checkout, check out' },
    { words: 'thời tiết, mưa, trời mưa, mưa bão, weather, rain, rains' },
    { words: 'bão, mưa bão, biển động, cấm biển, cấm tàu, sóng to, sóng lớn, ra khơi, typhoon, storm' },
    { words: 'xóa tài khoản, xóa dữ liệu, hủy tài khoản' },
    { words: 'mang thai, có thai, có bầu, bà bầu, bầu, thai phụ, thai kỳ, pregnant' },
    { words: 'ăn sáng, bữa sáng, breakfast' },
    { words: 'bữa, ăn trưa, ăn tối, bữa ăn, bữa nào, bao ăn, cơm trưa, lunch, dinner, meals' },
    { words: 'thẻ, thẻ tín dụng, visa card, credit card, credit cards, debit card, mastercard' },
    { words: 'điểm, tích điểm, điểm tích lũy, tích lũy' },
    { words: 'hạn, hết hạn, hạn dùng, hạn sử dụng, thời hạn' },
    {
      words:
        'mất phí, mất tiền, miễn phí, tính tiền, tính phí, phụ thu, tốn tiền, for free, free of charge, stay free, extra charge, extra fee',
    },
    { words: 'quên, mất, thất lạc' },
    { words: 'thư, email, mail' },
    { words: 'bằng lái, giấy phép lái xe, gplx' },
    { words: 'vali, hành lý, gửi đồ, giữ đồ, luggage, baggage, bags, suitcase' },
    { words: 'trễ, delay, delayed, muộn, chậm, late' },
    { words: 'chờ, đợi' },
    { words: 'người lớn tuổi, người già, cao tuổi, elderly' },
    { words: 'thanh toán, trả tiền, pay, payment, paying' },
    {
      words:
        'mã giảm giá, mã ưu đãi, mã khuyến mãi, mã khuyến mại, promo code, discount code, coupon, coupon code',
    },
    { words: 'hai lần, 2 lần, twice, two times' },
    {
      words:
        'trừ tiền, bị trừ, trừ hai lần, trừ 2 lần, charged, thanh toán hai lần, thanh toán 2 lần, chuyển hai lần',
    },
    { words: 'đặt thành công, đặt được chưa, booking confirmed, đặt xong' },
    { words: 'nhầm, sai, lộn, wrong' },
    { words: 'cho người khác, cho bố mẹ, cho ba mẹ, cho bạn, đặt hộ, đặt giùm, đặt giúp, for someone else' },
    { words: 'chiều cao, cao dưới, dưới 1m, trên 1m, dưới 1 mét, dưới 1m2, dưới 1m4, height' },
    { words: 'giường phụ, thêm giường, kê thêm giường, kê giường, nôi, cũi, extra bed, cot, crib' },
    { words: 'nước ngoài, ngoại quốc, foreigner, foreigners, tây' },
    { words: 'hộ chiếu, passport' },
    { words: 'bảo hiểm, insurance' },
    { words: 'hướng dẫn viên, guide, tour guide' },
    { words: 'tiếng anh, english' },
    { words: 'ăn chay, đồ chay, món chay, vegetarian, vegan' },
    { words: 'say sóng, seasick' },
    { words: 'an toàn, bảo mật, safe, secure' },
    { words: 'quên đồ, để quên, bỏ quên, mất đồ, lost item, left behind' },
    { words: 'đón sân bay, đưa đón sân bay, đón tiễn sân bay, airport pickup, airport transfer' },
    { words: 'đã gồm, bao gồm, có gồm, included, include, includes' },
    { words: 'một mình, đi một mình, solo, alone' },
    { words: 'sớm, early' },
    { words: 'mấy giờ, what time, lúc nào mở' },
    { words: 'đặt vé, mua vé, buy tickets' },
    { words: 'có kịp, kịp không, trước bao lâu, trước mấy ngày, sát ngày, in advance' },
    { words: 'tài xế, lái xe, xe đón, driver' },
    { words: 'chuyến bay trễ, máy bay delay, bay trễ, máy bay trễ, delay, flight delay, flight delayed' },
    {
      words:
        'nửa đêm, đêm khuya, giờ đêm, đến muộn, đến trễ, tới muộn, tới trễ, mới tới, mới đến, đến khuya, late arrival, arrive late, midnight',
    },
    { words: 'ngủ chung, ngủ chung giường, chung giường, ngủ cùng, nằm chung, share bed' },
    { words: 'số điện thoại, phone number' },
  ],
};
