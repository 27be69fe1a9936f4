import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, deal, priceProfiles } from '../../presets.ts';
import { depositPlan } from '../deposit-plan.ts';
import { smallGroupSeat, standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, singleRoom, tips } from '../usual-lines.ts';

export const haGiang3n2d: DemoProduct = {
  kind: 'tour',
  slug: 'ha-giang-3n2d-dong-van-ma-pi-leng',
  code: 'TR006',
  title: 'Hà Giang 3N2Đ: Đồng Văn, Lũng Cú, đèo Mã Pí Lèng',
  nameAlias: [
    'Tour Hà Giang',
    'Hà Giang 3 ngày 2 đêm',
    'Cao nguyên đá Đồng Văn',
    'Mã Pì Lèng',
    'Hà Giang tam giác mạch',
  ],
  summary:
    'Cao nguyên đá bằng xe nhỏ: cột cờ Lũng Cú, dinh họ Vương, thuyền sông Nho Quế và một tối ở phố cổ Đồng Văn.',
  content: `## Con đường là phần đáng nhớ nhất

Từ Quản Bạ trở lên, quốc lộ 4C gần như không có đoạn nào thẳng. Đơn vị tổ chức dùng xe 16 chỗ thay vì xe lớn, để dừng được ở những khúc cua hẹp: dốc Thẩm Mã nhìn ngược xuống chín khoanh đường, rừng thông Yên Minh, thung lũng Sủng Là với những nhà trình tường vàng đất.

Đêm thứ nhất ngủ ở phố cổ Đồng Văn. Nhà ở đây tường đất dày, cột gỗ nghiến, đêm rất yên. Sáng sớm bạn ra chợ ăn bánh cuốn trứng chan nước xương, vừa ăn vừa sưởi bên bếp.

## Mã Pí Lèng và sông Nho Quế

Ngày thứ hai chạy dọc đèo hai mươi cây số. Xe thả đoàn ở vách đá để đi bộ một đoạn ngắn, rồi xuống bến Tà Làng. Thuyền máy vào hẻm Tu Sản, hai vách dựng hơn bảy trăm mét, nước xanh ngọc nhất từ tháng 10 đến tháng 4.

Trên đường về, đoàn rẽ Mậu Duệ, Du Già, qua vùng ruộng và nương ngô ít người biết hơn.

## Thời tiết và hoa

Tam giác mạch nở từ giữa tháng 10 đến hết tháng 11. Đào, mận nở sau Tết. Từ tháng 6 đến tháng 8 hay có mưa lớn, chương trình chừa sẵn đường vòng.`,
  highlights: [
    'Thuyền vào hẻm Tu Sản trên sông Nho Quế, vé đã gồm',
    'Cột cờ Lũng Cú và dinh thự họ Vương',
    'Một đêm trong phố cổ Đồng Văn, ăn sáng ở chợ',
    'Xe 16 chỗ, lái xe người địa phương',
  ],
  inclusions: [
    'Xe 16 chỗ suốt hành trình từ Hà Nội',
    'Một đêm khách sạn ở Đồng Văn, một đêm nhà sàn có phòng riêng ở Du Già',
    'Bảy bữa: hai sáng, ba trưa, hai tối, có một bữa chợ sớm',
    'Vé Lũng Cú, dinh họ Vương, thuyền Nho Quế',
    guide,
    insurance(70_000_000),
  ],
  exclusions: [
    'Xe ôm xuống bến Tà Làng khi đường cấm ô tô, khoảng 100.000 đồng khứ hồi',
    'Phụ thu khách nước ngoài 250.000 đồng, gồm giấy phép vùng biên',
    singleRoom,
    personalCosts,
    tips,
  ],
  notes: [
    'Mang căn cước công dân bản gốc, khu vực biên giới có chốt kiểm tra.',
    'Người hay say xe nên ngồi hàng ghế đầu và uống thuốc trước chặng Yên Minh.',
  ],
  provinces: ['tuyen-quang'],
  places: [
    'cao-nguyen-da-dong-van',
    'cot-co-lung-cu',
    'deo-ma-pi-leng',
    'song-nho-que-hem-tu-san',
    'pho-co-dong-van',
    'dinh-thu-ho-vuong',
    'nui-doi-quan-ba',
  ],
  location: { lat: 23.2781, lng: 105.362, address: 'Phố cổ Đồng Văn, xã Đồng Văn, Tuyên Quang' },
  terms: {
    theme: ['kham-pha-nui-rung', 'mua-hoa', 'chup-anh', 'van-hoa-di-san'],
    conform: ['nhom-ban', 'cap-doi'],
  },
  supplier: 'gui-nang',
  special: true,
  popularity: 900,
  faqs: [
    {
      question: 'Đường đèo có nguy hiểm không?',
      answer:
        'Đường đã trải nhựa và có hộ lan ở khúc hẹp. Lái xe chạy tuyến này quanh năm, không qua Mã Pí Lèng khi trời tối.',
    },
    {
      question: 'Nhà sàn ở Du Già có phòng riêng không?',
      answer:
        'Có phòng đôi vách gỗ, nhà tắm nước nóng ở ngoài dùng chung bốn phòng. Nếu cần phòng khép kín, bạn báo trước để đổi sang nhà bên cạnh.',
    },
    {
      question: 'Đi đúng chợ phiên được không?',
      answer: 'Chợ Đồng Văn họp sáng Chủ nhật. Chọn chuyến khởi hành thứ Bảy là bạn ăn sáng giữa chợ phiên.',
    },
  ],
  details: {
    days: 3,
    nights: 2,
    tourType: 'ghép đoàn',
    departureFrom: 'Hà Nội',
    transport: ['Xe 16 chỗ', 'Thuyền máy'],
    guideLanguages: ['Tiếng Việt'],
    groupMin: 6,
    groupMax: 14,
    departureWeekdays: [2, 5, 6],
    departureTime: '05:30',
    pickups: [
      { place: 'Nhà hát Lớn Hà Nội', time: '05:30', feeVnd: 0 },
      { place: 'Bến xe Mỹ Đình, cổng Phạm Hùng', time: '05:50', feeVnd: 0 },
      { place: 'Quảng trường 26-3, Hà Giang, tự đến', time: '11:30', feeVnd: 0 },
    ],
    childPolicy: childPolicies.tour,
    singleSupplementVnd: 650_000,
    depositPercent: 30,
    hotelStandard: 'Khách sạn 2–3 sao ở Đồng Văn, nhà sàn ở Du Già',
    insuranceMaxVnd: 70_000_000,
  },
  units: [
    standardSeat({
      quantity: 14,
      baseVnd: 3_190_000,
      summary: 'Ghế trên xe 16 chỗ, chừa trống hàng cuối để hành lý.',
    }),
    smallGroupSeat({
      quantity: 6,
      baseVnd: 3_890_000,
      summary: 'Xe 9 chỗ ghế rời, thêm một điểm dừng chụp ảnh mỗi ngày.',
    }),
  ],
  ratePlans: depositPlan,
  priceRules: [...priceProfiles.tour, deal('Ưu đãi mùa hoa mận, hoa đào', 12, '2026-11-10', '2027-03-31')],
  itinerary: [
    {
      day: 1,
      title: 'Hà Nội – Quản Bạ – Lũng Cú – Đồng Văn',
      meals: ['Trưa', 'Tối'],
      items: [
        { time: '05:30', text: 'Xe rời Hà Nội, ăn sáng tự túc ở trạm dừng Tuyên Quang.' },
        { time: '11:30', text: 'Ăn trưa ở Hà Giang, thắng dền và thịt trâu gác bếp.' },
        { time: '13:30', text: 'Cổng trời Quản Bạ, núi đôi, dốc Thẩm Mã.' },
        { time: '16:00', text: 'Dinh thự họ Vương ở Sà Phìn, rồi lên cột cờ Lũng Cú.' },
        { time: '18:30', text: 'Về Đồng Văn, ăn tối, dạo phố cổ.' },
      ],
      overnight: 'Khách sạn trong phố cổ Đồng Văn',
    },
    {
      day: 2,
      title: 'Mã Pí Lèng – sông Nho Quế – Du Già',
      meals: ['Sáng', 'Trưa', 'Tối'],
      items: [
        { time: '07:00', text: 'Ăn bánh cuốn trứng ở chợ Đồng Văn.' },
        { time: '08:30', text: 'Chạy đèo, đi bộ đoạn vách đá nhìn xuống dòng sông.' },
        { time: '10:00', text: 'Xuống bến, ngồi thuyền vào hẻm Tu Sản chừng một tiếng.' },
        { time: '13:00', text: 'Bữa trưa ở Mèo Vạc.' },
        { time: '17:00', text: 'Tới Du Già, tắm suối, ăn cơm cùng gia chủ.' },
      ],
      overnight: 'Nhà sàn người Tày, Du Già',
    },
    {
      day: 3,
      title: 'Du Già – Hà Giang – Hà Nội',
      meals: ['Sáng', 'Trưa'],
      items: [
        { time: '07:30', text: 'Đi bộ trong bản trước khi nắng lên, ăn sáng xôi ngũ sắc.' },
        { time: '09:00', text: 'Xe xuôi thung lũng sông Gâm về Hà Giang.' },
        { time: '12:00', text: 'Ăn trưa lẩu vịt ở thành phố.' },
        { time: '20:00', text: 'Về tới Nhà hát Lớn Hà Nội.' },
      ],
    },
  ],
  scenes: {
    hero: ['waterfall/canyon/golden', 'waterfall/canyon'],
    gallery: [
      'motorbike/pass',
      'rice-terraces/houses',
      'waterfall/canyon',
      'rice-terraces/ridge',
      'hotel-room/lodge-mountain',
      'market/flowers',
    ],
  },
};
