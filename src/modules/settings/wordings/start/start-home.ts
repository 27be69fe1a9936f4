import type { HomeSectionKey } from '../home-sections.ts';
import type { BannerWords, HomeWords } from '../shapes.ts';

const section = (key: HomeSectionKey, title = '', intro = '', more = '') => ({
  key,
  title,
  intro,
  more,
  isShown: true,
});

/** Initial arrangement of the home page, until the company changes it. */
export const startHome: HomeWords = {
  sections: [
    section('banners'),
    section('destinations', 'Điểm đến biên tập viên gợi ý', '', 'Mọi điểm đến'),
    section(
      'combos',
      'Combo tiết kiệm',
      'Phòng, xe và bữa ăn trong một giá. Điều kiện và phụ thu ghi sẵn trên trang.',
      'Tất cả combo',
    ),
    section('tours', 'Tour trong nước theo nơi khởi hành', '', 'Tất cả tour'),
    section(
      'cruises',
      'Du thuyền Hạ\u00a0Long, Lan\u00a0Hạ',
      'Giá mỗi khách khi hai người ở một cabin, đã gồm bữa ăn và vé thắng cảnh theo chương trình.',
      'Tất cả du thuyền',
    ),
    section(
      'outings',
      'Vé tham quan và trải nghiệm',
      'Chọn ngày, chọn khung giờ còn chỗ, nhận phiếu có mã QR sau khi thanh toán.',
      'Tất cả vé',
    ),
    section(
      'services',
      'Dịch vụ cho chuyến\u00a0đi và cho đoàn',
      'Đặt gói có giá sẵn, hoặc gửi yêu cầu để nhận báo giá riêng.',
      'Tất cả dịch vụ',
    ),
    section('seen'),
    section('commitments'),
    section('reviews'),
    section('articles', 'Cẩm nang trước chuyến đi', '', 'Đọc thêm'),
  ],
};

const noBanner: BannerWords = {
  isShown: false,
  mediaId: '',
  alt: '',
  title: '',
  text: '',
  href: '',
  from: '',
  to: '',
};

export const startBanners = { banners: [noBanner, noBanner, noBanner, noBanner] };
