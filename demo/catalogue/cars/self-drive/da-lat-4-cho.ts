import type { DemoProduct } from '../../demo-product.ts';
import { fleetCodes } from '../fleet-codes.ts';
import { roadHolidays } from '../road-holidays.ts';
import { rentalPlans, rentals, selfDriveCar } from '../self-drive.ts';
import { childSeat } from '../usual-extras.ts';

export const daLat4Cho: DemoProduct = {
  kind: 'car',
  slug: 'thue-xe-tu-lai-4-cho-da-lat',
  code: 'XE015',
  title: 'Thuê xe tự lái 4 chỗ ở Đà Lạt',
  nameAlias: ['Thuê ô tô tự lái Đà Lạt', 'Xe tự lái 4 chỗ', 'Thuê xe Đà Lạt', 'Xe nhỏ tự lái'],
  summary:
    'Hatchback nhỏ số tự động, dễ quay đầu trên hẻm dốc, nhận ở phố hoặc ở Liên Khương, thuê theo ngày.',
  content: `## Xe nhỏ cho phố dốc

Đà Lạt có nhiều hẻm một làn, hai đầu đều dốc. Xe ngắn bốn mét quay đầu được trước cổng homestay, đỗ lọt những khoảng trống ở đường Hoàng Diệu. Hộp số có chế độ đèo, xuống Prenn không phải rà phanh liên tục.

## Nhận xe trong hai mươi phút

Bạn chụp trước giấy tờ gửi qua tin nhắn. Đến nơi chỉ ký biên bản, quay một vòng video quanh xe và xem mức xăng. Nhân viên chỉ nút sấy kính, vì sáng cao nguyên kính mờ nhanh. Trả xe ngoài giờ cửa hàng thì bỏ chìa vào hộp khóa trước cửa.

## Đi đâu trong một ngày

Cầu Đất đón bình minh, hồ Tuyền Lâm buổi trưa, vườn dâu Lạc Dương về chiều: khoảng chín mươi cây số. Trạm xăng thưa dần sau Trại Mát, nên đổ trước. Sương dày thì bật đèn gầm, đi dưới bốn mươi cây số một giờ.`,
  highlights: [
    'Dài bốn mét, đỗ vừa hẻm',
    'Số tự động có chế độ đèo',
    'Trả xe ngoài giờ bằng hộp khóa',
    'Giảm từ ngày thứ ba',
  ],
  inclusions: ['Xe đã rửa, kiểm tra lốp và phanh', 'Mức 250 km mỗi ngày', 'Cứu hộ trong tỉnh 24 giờ'],
  exclusions: ['Xăng', 'Phạt nguội trong thời gian thuê', 'Rửa xe nếu bùn đất nhiều: 100.000 đồng'],
  notes: [
    'Người lái từ 21 tuổi, có bằng từ một năm trở lên.',
    'Tiền cọc trả lại trong ngày; giữ 2 triệu đồng đến ngày 15 để đối soát phạt nguội.',
  ],
  provinces: ['lam-dong'],
  places: ['ho-xuan-huong', 'ho-tuyen-lam-thien-vien-truc-lam', 'nui-langbiang'],
  location: {
    lat: 11.942,
    lng: 108.447,
    address: '35 Phù Đổng Thiên Vương, phường Lâm Viên – Đà Lạt, Lâm Đồng',
  },
  supplier: 'khuc-cua-thong',
  popularity: 480,
  faqs: [
    {
      question: 'Thuê lúc 14:00 hôm nay trả 14:00 hôm sau tính mấy ngày?',
      answer: 'Một ngày. Đặt dài hơn 24 giờ là sang ngày thứ hai; trả muộn ngoài dự tính thì tính theo giờ.',
    },
    {
      question: 'Tôi chưa quen đèo, có nên tự lái lên từ Phan Thiết không?',
      answer: 'Nên nhận xe ở Đà Lạt rồi chạy quanh. Đèo Đại Ninh và Gia Bắc dành cho người đã lái núi.',
    },
  ],
  details: selfDriveCar({
    seats: 4,
    model: 'Hatchback cỡ nhỏ',
    modelYear: 2023,
    transmission: 'số tự động',
    fuel: 'xăng',
    luggage: 1,
    fleet: fleetCodes('da-lat-4', 5),
    turnaroundMinutes: 120,
    includedKm: 250,
    overKmVnd: 3_000,
    overtimeVnd: 80_000,
    depositVnd: 5_000_000,
    insurance: 'Bảo hiểm vật chất xe, bạn chịu tối đa 1 triệu đồng mỗi vụ khi có biên bản.',
    fuelPolicy: 'Nhận bình xăng mức nào trả mức ấy; thiếu thì tính theo giá trạm cộng 50.000 đồng.',
    extras: [
      childSeat(60_000, 'day'),
      { code: 'giao-lien-khuong', label: 'Giao xe ở sân bay Liên Khương', priceVnd: 250_000, per: 'booking' },
    ],
  }),
  units: rentals({ seats: 4, cars: 5 }, [
    {
      code: 'co-ban',
      title: 'Thuê ngày, bảo hiểm cơ bản',
      summary: 'Nhận và trả tại cửa hàng trong phố, từ 7:00 đến 20:00.',
      baseVnd: 750_000,
    },
    {
      code: 'yen-tam',
      title: 'Thuê ngày, không phải chịu phần bồi thường',
      summary: 'Thêm gói miễn thường: trầy xước, vỡ kính không trả thêm.',
      baseVnd: 880_000,
    },
  ]),
  ratePlans: rentalPlans,
  priceRules: [
    ...roadHolidays(50, 30),
    { kind: 'weekday', label: 'Cuối tuần cao nguyên', weekdays: [5, 6, 7], percent: 15 },
    { kind: 'long-stay', label: 'Thuê từ ba ngày', nights: 3, percent: -10 },
  ],
  scenes: {
    hero: ['road/mountain-van/noon', 'road/mountain-van'],
    gallery: [
      'pine-hills/lake',
      'pine-hills/villas',
      'waterfall/jungle',
      'market/flowers',
      'pine-hills/path',
      'road/rice-fields',
    ],
  },
};
