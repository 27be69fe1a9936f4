import { footerColumn, houseSettings } from '#reference-data/placeholder-settings.ts';

/**
 * Site settings of the demo brand. Company, licence and account numbers are samples that no real firm holds
 * (province prefix 99 and serial 0 are not issued); whoever runs the site replaces them in the back office.
 */
export const settings = {
  ...houseSettings,
  name: 'Nẻo Việt',
  tagline: 'Đi khắp nẻo Việt',
  intro:
    'Nẻo Việt giúp bạn đặt phòng, tour, du thuyền và combo trong nước với giá đã gồm thuế phí, điều kiện hủy ghi rõ từng ngày giờ.',
  logo: '/logo.svg',
  address: 'Tầng 3, số 9 ngõ Nẻo Việt, phường Cửa Nam, Hà Nội',
  mapsUrl: 'https://www.google.com/maps/search/?api=1&query=21.0245,105.8462',
  phone: '1900 636 000',
  customerEmail: 'hotro@neoviet.example',
  facebook: 'https://www.facebook.com/neoviet.example',
  messenger: 'https://m.me/neoviet.example',
  tiktok: 'https://www.tiktok.com/@neoviet.example',
  zaloOa: 'https://zalo.me/neoviet.example',
  hotlines: [
    { label: 'Tư vấn dịch vụ', phone: '1900 636 000', hours: '08:00–20:00' },
    { label: 'Góp ý, hủy dịch vụ', phone: '0912 000 888', hours: '08:00–20:00' },
  ],
  supportHours: '08:00–21:00',
  officeHours: '08:00–20:00',
  quickHours: { chat: '8h–24h', video: '8h–24h', phone: '8h–20h' },
  footerColumn1: footerColumn('Về Nẻo Việt', [
    ['Giới thiệu', '/page/gioi-thieu'],
    ['Chính sách cam kết', '/page/chinh-sach-cam-ket'],
    ['Quy chế hoạt động', '/page/quy-che-hoat-dong'],
    ['Cẩm nang du lịch', '/cam-nang-du-lich'],
    ['Liên hệ', '/lien-he'],
  ]),
  copyright: '© 2026 Nẻo Việt. Dữ liệu trên trang là dữ liệu minh họa.',
  metaTitle: 'Nẻo Việt – Đặt combo, khách sạn, tour và du thuyền khắp Việt Nam',
  metaKeywords:
    'du lịch Việt Nam, combo du lịch, đặt phòng khách sạn, tour trong nước, du thuyền Hạ Long, Nẻo Việt',
  metaDescriptions:
    'Đặt combo, khách sạn, tour và du thuyền trong nước. Tổng tiền đã gồm thuế phí, mức hoàn khi hủy hiện rõ trước khi bạn thanh toán.',
  business: {
    isDemo: true,
    demoNotice:
      'Nẻo Việt là thương hiệu minh họa. Mã số, giấy phép và tài khoản trên trang là giá trị mẫu, không dùng để giao dịch.',
    legalName: 'Công ty TNHH Nẻo Việt',
    taxCode: '9999999997',
    registrationNo: '9999999997',
    registrationDate: '2026-01-05',
    registrationPlace: 'Sở Tài chính Hà Nội',
    representative: 'Nguyễn Minh Họa',
    lhLicence: {
      no: '00-0000/2026/SDL-GP LHNĐ',
      type: 'Kinh doanh dịch vụ lữ hành nội địa',
      issuer: 'Sở Du lịch Hà Nội',
    },
    moitBadgeUrl: '',
  },
  bankAccounts: [{ bankBin: '970422', bankName: 'MB Bank', no: '9999000099990', name: 'CONG TY NEO VIET' }],
  officialChannels: [
    { kind: 'phone', label: 'Tổng đài tư vấn', value: '1900 636 000' },
    { kind: 'phone', label: 'Góp ý, hủy dịch vụ', value: '0912 000 888' },
    { kind: 'email', label: 'Hộp thư hỗ trợ', value: 'hotro@neoviet.example' },
    { kind: 'facebook', label: 'Trang Facebook', value: 'https://www.facebook.com/neoviet.example' },
    { kind: 'tiktok', label: 'Kênh TikTok', value: 'https://www.tiktok.com/@neoviet.example' },
    { kind: 'zalo', label: 'Zalo Official Account', value: 'https://zalo.me/neoviet.example' },
    { kind: 'bankAccount', label: 'MB Bank, CONG TY NEO VIET', value: '9999000099990' },
  ],
};
