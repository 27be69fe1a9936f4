import { type SiteSettings, usualAnswerTimes } from '#modules/settings/schema.ts';

type FooterColumn = SiteSettings['footerColumn1'];

/** Builds a footer column from compact rows. */
export const footerColumn = (title: string, links: [label: string, href: string][]): FooterColumn => ({
  title,
  links: links.map(([label, href]) => ({ label, href })),
});

/**
 * Settings of a site before its company has filled anything in: valid throughout, obviously not final, and marked as
 * such at the foot of every page (`business.isDemo`). There is no bank account, so nobody can be asked to transfer money.
 * The office replaces them (`/quan-tri/cai-dat`).
 */
export const placeholderSettings: SiteSettings = {
  name: 'Tên thương hiệu',
  tagline: 'Đi khắp Việt Nam',
  intro:
    'Đặt phòng, tour, du thuyền và combo trong nước với giá đã gồm thuế phí, điều kiện hủy ghi rõ từng ngày giờ.',
  logo: '',
  address: 'Địa chỉ trụ sở (chưa điền)',
  mapsUrl: '',
  phone: '1900 000 000',
  customerEmail: 'hotro@ten-mien.example',
  facebook: '',
  messenger: '',
  tiktok: '',
  zaloOa: '',
  hotlines: [
    { label: 'Tư vấn dịch vụ', phone: '1900 000 000' },
    { label: 'Góp ý, hủy dịch vụ', phone: '1900 000 000' },
  ],
  hours: { phone: '08:00–20:00', chat: '08:00–24:00', mail: '08:00–21:00', counter: '08:00–20:00' },
  footerColumn1: footerColumn('Về chúng tôi', [
    ['Giới thiệu', '/page/gioi-thieu'],
    ['Chính sách cam kết', '/page/chinh-sach-cam-ket'],
    ['Quy chế hoạt động', '/page/quy-che-hoat-dong'],
    ['Cẩm nang du lịch', '/cam-nang-du-lich'],
    ['Liên hệ', '/lien-he'],
  ]),
  footerColumn2: footerColumn('Hỗ trợ khách hàng', [
    ['Câu hỏi thường gặp', '/page/cau-hoi-thuong-gap'],
    ['Hướng dẫn thanh toán', '/page/huong-dan-thanh-toan'],
    ['Hủy và hoàn trả', '/page/chinh-sach-huy-va-hoan-tra'],
    ['Điều khoản sử dụng', '/page/dieu-khoan-su-dung'],
    ['Bảo mật thông tin', '/page/chinh-sach-bao-mat'],
    ['Tuyên bố trợ năng', '/page/tuyen-bo-tro-nang'],
    ['Tra cứu đặt chỗ', '/chuyen-di'],
    ['Kiểm tra kênh chính thức', '/kiem-tra-kenh-chinh-thuc'],
  ]),
  footerColumn3: footerColumn('Ưu đãi và hợp tác', [
    ['Combo ưu đãi', '/page/combo-uu-dai'],
    ['Phiếu quà tặng', '/phieu-qua-tang'],
    ['Chương trình tích lũy', '/page/chuong-trinh-tich-luy'],
    ['Trở thành đối tác', '/page/doi-tac'],
    ['Đối tác khách sạn', '/page/doi-tac-khach-san'],
    ['Tiếp thị liên kết', '/page/affiliate'],
  ]),
  copyright: '',
  metaTitle: 'Đặt combo, khách sạn, tour và du thuyền khắp Việt Nam',
  metaKeywords: 'du lịch Việt Nam, combo du lịch, đặt phòng khách sạn, tour trong nước, du thuyền Hạ Long',
  metaDescriptions:
    'Đặt combo, khách sạn, tour và du thuyền trong nước. Tổng tiền đã gồm thuế phí, mức hoàn khi hủy hiện rõ trước khi bạn thanh toán.',
  colours: {
    ink: '#12312E',
    sea: '#0B6E69',
    lantern: '#C8401A',
    sun: '#F2B33D',
    sand: '#FBF7F0',
    rice: '#FFFFFF',
    line: '#E6DFD3',
  },
  business: {
    isDemo: true,
    demoNotice:
      'Trang đang được chuẩn bị. Tên, địa chỉ, mã số, giấy phép và số điện thoại là giá trị tạm, chưa nhận đặt chỗ.',
    legalName: 'Tên pháp lý của công ty (chưa điền)',
    taxCode: '0000000000',
    registrationNo: '0000000000',
    registrationDate: '2026-01-01',
    registrationPlace: 'nơi cấp (chưa điền)',
    representative: 'chưa điền',
    lhLicence: {
      no: '00-0000/0000',
      type: 'Kinh doanh dịch vụ lữ hành nội địa',
      issuer: 'nơi cấp (chưa điền)',
    },
    /** Empty until the authority has confirmed the site; the badge is hidden until then. */
    moitBadgeUrl: '',
  },
  bankAccounts: [],
  officialChannels: [
    { kind: 'phone', label: 'Tổng đài', value: '1900 000 000' },
    { kind: 'email', label: 'Hộp thư hỗ trợ', value: 'hotro@ten-mien.example' },
  ],
  commitments: [
    {
      icon: 'receipt-text',
      title: 'Giá đã gồm mọi khoản',
      text: 'Chọn ngày và số khách, bạn thấy tổng tiền gồm thuế, phí và phụ thu của ngày đó, từng khoản một dòng.',
    },
    {
      icon: 'calendar-clock',
      title: 'Điều kiện hủy rõ ràng',
      text: 'Mỗi đơn ghi mốc hủy bằng ngày giờ cụ thể và số tiền bạn nhận lại.',
    },
    {
      icon: 'badge-check',
      title: 'Xác nhận rõ ràng',
      text: 'Chúng tôi chỉ bán chỗ đang còn, mỗi chỗ một lần. Nơi nào phải chờ xác nhận, đơn ghi rõ chờ ai và đến mấy giờ.',
    },
    {
      icon: 'headset',
      title: 'Theo dõi được từng yêu cầu',
      text: 'Mỗi yêu cầu gửi trên trang có mã riêng và hạn trả lời; quá hạn, nhân viên được nhắc mỗi sáng.',
    },
  ],
  points: {
    vndPerPoint: 100_000,
    pointVnd: 1_000,
    lifeMonths: 12,
    announceDays: 30,
    mostPercent: 30,
    tiers: [
      { title: 'Thành viên', fromPoints: 0, bonusPercent: 0 },
      { title: 'Bạc', fromPoints: 200, bonusPercent: 10 },
      { title: 'Vàng', fromPoints: 500, bonusPercent: 25 },
    ],
  },
  referrals: {
    isOn: true,
    inviterPoints: 50,
    friendPoints: 50,
    leastVnd: 2_000_000,
    days: 180,
    mostPerYear: 10,
  },
  giftCards: {
    leastVnd: 100_000,
    mostVnd: 20_000_000,
    validMonths: 24,
    choices: [500_000, 1_000_000, 2_000_000, 5_000_000].map((amountVnd) => ({ amountVnd })),
  },
  groupPayment: { hours: 24 },
  margins: { leastPercent: 10 },
  answers: usualAnswerTimes,
  mails: {
    foot: 'Cần giúp, bạn gọi {{phone}} hoặc trả lời thư tới {{email}}. Chúng tôi không bao giờ yêu cầu chuyển khoản lại vì sai nội dung.',
    objection: 'Không phải bạn làm? Bạn gọi ngay {{phone}} và đọc mã {{code}}.',
  },
};
