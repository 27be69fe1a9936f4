import type { DemoProduct } from '#demo/catalogue/demo-product.ts';
import { childPolicies, deal, priceProfiles, ratePlans } from '#demo/catalogue/presets.ts';
import { roomFacilities } from './room-facilities.ts';

/** Mai Châu and Tam Đảo, in the province of Phú Thọ since July 2025. */
export const phuThoHotels: DemoProduct[] = [
  {
    kind: 'hotel',
    slug: 'nha-san-khung-cui-mai-chau',
    code: 'KS022',
    title: 'Nhà sàn Khung Cửi Mai Châu',
    nameAlias: [
      'khung cui mai chau',
      'nha san mai chau',
      'homestay mai chau',
      'nha san ban lac',
      'nha san ban van',
      'hoa binh',
    ],
    summary:
      'Ba nếp nhà sàn Thái ở bản Văn, chỗ đệm cho đoàn và phòng riêng có phòng tắm, gầm sàn đặt khung cửi dệt mỗi chiều.',
    content: `Bản Văn nằm giữa cánh đồng, cách bản Lác hơn một cây số nên vắng hàng quán hơn hẳn. Ba nếp nhà sàn của gia đình ông Khà Văn Thởi quây quanh một sân đất, cột gỗ nghiến, sàn bương đập dập mát lưng. Dưới gầm sàn có bốn khung cửi; khoảng ba giờ chiều tiếng thoi bắt đầu lách cách.

## Hai kiểu ngủ

Nếp nhà lớn trải đệm cho cả đoàn, mỗi chỗ có màn, rèm ngăn và chăn thổ cẩm. Hai nếp nhỏ chia phòng riêng, phòng tắm xây kín bên dưới, cầu thang trong nhà nên không phải ra ngoài ban đêm.

## Ngày ở bản

Sáng đạp xe vòng Pom Coọng – bản Lác – Nà Phòn mười hai cây số, đường bê tông phẳng giữa ruộng. Ai thích leo thì lên hang Chiều, hơn nghìn bậc đá, mất bốn mươi phút. Chiều học dệt một gang vải cùng bà chủ nhà.

## Mâm cơm và điệu xòe

Cơm lam, gà đồi chấm chẩm chéo, măng chua nấu cá, rau rừng đồ. Đoàn từ mười lăm người có thể mời đội văn nghệ bản sang múa xòe và uống rượu cần, đặt trước một ngày, kết thúc lúc 21:30 theo quy ước của bản.`,
    highlights: [
      'Nhà sàn Thái cột nghiến, ở giữa ruộng bản Văn',
      'Chỗ đệm cho đoàn đến ba mươi người và chín phòng riêng',
      'Học dệt thổ cẩm dưới gầm sàn mỗi chiều',
      'Vòng xe đạp mười hai cây số quanh thung lũng',
      'Đêm múa xòe và rượu cần cho đoàn đặt trước',
    ],
    inclusions: ['Bữa sáng xôi hoặc bún', 'Xe đạp nửa ngày', 'Đệm, màn, chăn sạch thay theo khách'],
    exclusions: ['Mâm cơm tối từ 180.000 đồng một người', 'Đội văn nghệ 1.500.000 đồng một đêm'],
    notes: [
      'Sàn bương kêu khi đi lại; người khó ngủ nên lấy phòng riêng ở nếp thứ ba.',
      'Tháng Mười Một đến tháng Hai đêm lạnh 10–13 độ, nhà có thêm chăn bông.',
    ],
    provinces: ['phu-tho'],
    places: ['ban-lac-mai-chau'],
    location: { lat: 20.6634, lng: 105.0812, address: 'Bản Văn, xã Mai Châu, tỉnh Phú Thọ' },
    terms: {
      'hotel-type': ['nha-san'],
      conform: ['nhom-ban', 'gia-dinh', 'nguoi-cao-tuoi'],
      facility: [
        'cho-thue-xe-dap',
        'wi-fi-mien-phi',
        'bai-do-xe-mien-phi',
        'nha-hang',
        'khu-bbq',
        'thuc-don-chay',
        'vuon',
        'cua-hang-luu-niem',
        'ban-dat-tour',
        'giu-hanh-ly',
        'san-hien',
      ],
    },
    supplier: 'khung-cui',
    popularity: 450,
    faqs: [
      {
        question: 'Lớp ba mươi học sinh ngủ chung một nhà có đủ chỗ không?',
        answer:
          'Nếp lớn có hai mươi chỗ, cộng phòng riêng là đủ cho lớp và giáo viên. Nam nữ được ngăn bằng vách rèm và lối lên riêng.',
      },
      {
        question: 'Nhà tắm có xa chỗ ngủ không?',
        answer:
          'Khu tắm chung cách chân thang mười mét, sáu buồng, nước nóng cả ngày. Phòng riêng thì có buồng tắm bên trong.',
      },
      {
        question: 'Lúa ở Mai Châu đẹp tháng nào?',
        answer:
          'Vụ xuân chín cuối tháng Năm, vụ mùa chín cuối tháng Chín. Tháng Ba đồng xanh non và mát nhất để đạp xe.',
      },
    ],
    details: {
      star: 0,
      checkInFrom: '13:30',
      checkOutUntil: '11:00',
      roomsCount: 10,
      floors: 2,
      yearBuilt: 2005,
      distances: [
        { label: 'Bản Lác', km: 1.3, minutes: 16 },
        { label: 'Chân bậc hang Chiều', km: 1, minutes: 12 },
        { label: 'Đèo Thung Khe', km: 15, minutes: 28 },
        { label: 'Hà Nội', km: 140, minutes: 210 },
      ],
      childPolicy: childPolicies.homestay,
      petPolicy: 'Chó được ở gầm sàn và sân, không lên nhà.',
      smokingPolicy: 'Không hút trên sàn gỗ; bàn tre ngoài sân có gạt tàn.',
      parkingPolicy: 'Sân đất vào được xe 29 chỗ, đỗ qua đêm không tính tiền.',
      accessibility: ['Cầu thang gỗ chín bậc lên sàn', 'Một phòng trệt dành cho người không leo thang được'],
    },
    units: [
      {
        code: 'cho-dem-nep-lon',
        title: 'Một chỗ đệm ở nếp nhà lớn',
        summary: 'Nằm chung sàn rộng, có màn và rèm, hợp với đoàn.',
        quantity: 20,
        maxAdults: 1,
        maxChildren: 0,
        maxOccupancy: 1,
        baseVnd: 130_000,
        facilities: ['voi-sen', 'nuoc-uong-mien-phi'],
        details: {
          areaM2: 110,
          beds: [{ type: 'Đệm trên sàn', count: 1 }],
          view: 'Đồng lúa',
          balcony: false,
          smoking: false,
        },
      },
      {
        code: 'phong-doi-nep-nho',
        title: 'Phòng đôi nếp nhỏ',
        summary: 'Giường thấp trên sàn bương, cửa sổ chấn song mở ra ruộng.',
        quantity: 6,
        maxAdults: 2,
        maxChildren: 1,
        maxOccupancy: 3,
        baseVnd: 500_000,
        facilities: [...roomFacilities.simple, 'dieu-hoa', 'may-say-toc'],
        details: {
          areaM2: 18,
          beds: [{ type: 'Giường đôi', count: 1 }],
          view: 'Ruộng và núi',
          balcony: false,
          smoking: false,
        },
      },
      {
        code: 'phong-tret-gia-dinh',
        title: 'Phòng trệt gia đình',
        summary: 'Không phải leo thang, hai giường đôi, cửa ra vườn rau.',
        quantity: 3,
        maxAdults: 4,
        maxChildren: 2,
        maxOccupancy: 5,
        baseVnd: 850_000,
        facilities: [...roomFacilities.simple, 'dieu-hoa', 'tu-lanh', 'huong-vuon'],
        details: {
          areaM2: 30,
          beds: [{ type: 'Giường đôi', count: 2 }],
          view: 'Vườn rau',
          balcony: true,
          smoking: false,
        },
      },
    ],
    ratePlans: ratePlans.breakfast,
    priceRules: priceProfiles.mountain,
    scenes: {
      hero: ['rice-terraces/valley/golden', 'rice-terraces/valley', 'rice-terraces/houses'],
      gallery: [
        'hotel-room/lodge-mountain',
        'restaurant/lanterns',
        'rice-terraces/valley',
        'road/rice-fields',
        'rice-terraces/houses',
        'lobby/lounge',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  },
  {
    kind: 'hotel',
    slug: 'khach-san-lung-suong-tam-dao',
    code: 'KS023',
    title: 'Khách sạn Lưng Sương Tam Đảo',
    nameAlias: [
      'lung suong',
      'khach san tam dao',
      'ks tam dao view thung lung',
      'nghi cuoi tuan tam dao',
      'vinh phuc',
    ],
    summary:
      'Khách sạn 4 sao trên sườn Tam Đảo, ban công nhìn biển mây đồng bằng, hồ bơi nước ấm và năm phút đi bộ tới nhà thờ đá.',
    content: `Cây số cuối cùng của đèo Tam Đảo, sương thường ập vào kính xe chỉ trong một khúc cua. Khách sạn ở ngay trên ngưỡng ấy, cao 920 m: sân trước hay chìm trong mây, còn sân thượng có hôm nổi hẳn lên trên.

## Nhìn và nghe

Mặt nam mở ra đồng bằng Vĩnh Phúc, tối trời quang đếm được đèn của ba thị trấn. Mặt bắc tựa rừng, sáng có tiếng chim họa mi. Kính hộp hai lớp giữ ấm và chặn tiếng loa quán cà phê dưới phố vào tối thứ Bảy, chuyện mà khách Tam Đảo nào cũng hỏi.

## Hai ngày vừa đủ

Chiều tới, đi bộ năm phút ra nhà thờ đá, uống gì đó rồi về ngâm hồ ấm. Sáng hôm sau leo tháp truyền hình, hơn nghìn bậc trong rừng, xuống ăn sáng muộn. Thác Bạc đẹp sau những ngày mưa, mùa khô chỉ còn một dải.

## Bữa ăn

Ngọn su su xào tỏi hái dưới bản, gà đồi nướng mật ong, lợn mán hấp. Nhà hàng nhận đặt bàn tròn mười hai người cho đại gia đình, có ghế cao và thực đơn trẻ em riêng.`,
    highlights: [
      'Độ cao 920 m, ban công nhìn xuống đồng bằng',
      'Hồ bơi nước ấm trong nhà kính tầng ba',
      'Năm phút đi bộ tới nhà thờ đá Tam Đảo',
      'Kính hai lớp chặn tiếng phố tối cuối tuần',
      'Cách Hà Nội chưa đầy hai giờ xe',
    ],
    inclusions: ['Buffet sáng đến 10:00', 'Bơi trong nhà kính từ 7:00 đến 20:30', 'Phòng trò chơi của trẻ'],
    exclusions: ['Karaoke phòng riêng 300.000 đồng một giờ', 'Phí tham quan thác'],
    notes: [
      'Thứ Bảy từ 15:00 đường đèo có thể ùn; nên lên trước trưa.',
      'Sương dày tầm nhìn vài chục mét là thường, ảnh ban công tùy thời tiết.',
    ],
    provinces: ['phu-tho'],
    places: ['tam-dao', 'thien-vien-truc-lam-tay-thien'],
    location: { lat: 21.4583, lng: 105.6437, address: 'Thôn 1, xã Tam Đảo, tỉnh Phú Thọ' },
    terms: {
      'hotel-type': ['khach-san'],
      conform: ['cap-doi', 'gia-dinh', 'nhom-ban'],
      facility: [
        'ho-boi-nuoc-am',
        'ho-boi-trong-nha',
        'wi-fi-mien-phi',
        'le-tan-24-gio',
        'thang-may',
        'bai-do-xe-mien-phi',
        'sac-xe-dien',
        'nha-hang',
        'buffet-sang',
        'bar-tang-thuong',
        'thuc-don-tre-em',
        'phong-tro-choi',
        'karaoke',
        'xong-hoi',
        'phong-hop',
        'may-phat-dien-du-phong',
      ],
    },
    supplier: 'lung-suong',
    popularity: 700,
    faqs: [
      {
        question: 'Cuối tuần có ồn không?',
        answer:
          'Phố trung tâm mở nhạc tới khoảng 23:00. Phòng hướng rừng gần như không nghe, phòng hướng thung lũng tầng cao nghe nhỏ khi đóng cửa.',
      },
      {
        question: 'Xe số tự động leo đèo có ổn không?',
        answer:
          'Ổn. Đèo dài 13 cây số, đường tốt; khi xuống nên chuyển số thấp và nghỉ phanh ở bãi dừng giữa đèo.',
      },
      {
        question: 'Ngày nào trong tuần giá thấp?',
        answer:
          'Chủ nhật đến thứ Năm thấp hơn cuối tuần chừng một phần tư. Mùa hè chênh ít hơn vì khách nghỉ dài ngày.',
      },
      {
        question: 'Sân thượng có dành riêng cho khách ở không?',
        answer: 'Đến 9:00 sáng chỉ khách lưu trú lên được, sau đó quầy bar đón cả khách ngoài.',
      },
    ],
    details: {
      star: 4,
      checkInFrom: '14:00',
      checkOutUntil: '12:00',
      roomsCount: 46,
      floors: 7,
      yearBuilt: 2020,
      distances: [
        { label: 'Nhà thờ đá Tam Đảo', km: 0.4, minutes: 5 },
        { label: 'Thác Bạc Tam Đảo', km: 1.1, minutes: 15 },
        { label: 'Chân tháp truyền hình', km: 0.9, minutes: 12 },
        { label: 'Thiền viện Trúc Lâm Tây Thiên', km: 25, minutes: 50 },
        { label: 'Hà Nội', km: 78, minutes: 110 },
      ],
      childPolicy: childPolicies.city,
      extraBedVnd: 400_000,
      petPolicy: 'Không nhận thú nuôi trong tòa nhà.',
      smokingPolicy: 'Góc sân thượng phía tây có bình phong, chỗ duy nhất được hút.',
      parkingPolicy: 'Hầm và sân dốc bốn mươi ô tô, nhân viên đánh xe miễn phí.',
      accessibility: [
        'Thang máy từ hầm xe lên mọi tầng',
        'Một phòng tầng hai cửa 85 cm, chưa có tay vịn buồng tắm',
        'Phố quanh khách sạn dốc và nhiều bậc',
      ],
    },
    units: [
      {
        code: 'deluxe-rung',
        title: 'Phòng Deluxe hướng rừng',
        summary: 'Mặt bắc, tĩnh, cửa sổ ngang tán dẻ và rêu.',
        quantity: 16,
        maxAdults: 2,
        maxChildren: 2,
        maxOccupancy: 3,
        baseVnd: 1_280_000,
        facilities: [...roomFacilities.city, 'cach-am', 'huong-nui'],
        details: {
          areaM2: 28,
          beds: [{ type: 'Giường đôi lớn (Queen)', count: 1 }],
          view: 'Rừng Tam Đảo',
          balcony: false,
          smoking: false,
        },
      },
      {
        code: 'deluxe-thung-lung',
        title: 'Phòng Deluxe ban công thung lũng',
        summary: 'Mặt nam từ tầng bốn, ban công kính, dễ gặp mây buổi sớm.',
        quantity: 18,
        maxAdults: 2,
        maxChildren: 2,
        maxOccupancy: 3,
        baseVnd: 1_620_000,
        facilities: [...roomFacilities.city, 'cach-am', 'ban-cong', 'huong-nui', 'bon-tam'],
        details: {
          areaM2: 32,
          beds: [{ type: 'Giường cỡ King', count: 1 }],
          view: 'Thung lũng và đồng bằng',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'gia-dinh-hai-giuong-lon',
        title: 'Phòng gia đình hai giường lớn',
        summary: 'Hai giường 1,8 m, thảm chơi cho trẻ, bàn ăn nhỏ.',
        quantity: 8,
        maxAdults: 4,
        maxChildren: 2,
        maxOccupancy: 6,
        baseVnd: 2_250_000,
        facilities: [...roomFacilities.city, 'cach-am', 'sofa', 'noi-em-be'],
        details: {
          areaM2: 46,
          beds: [{ type: 'Giường cỡ King', count: 2 }],
          view: 'Thung lũng một phần',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'suite-mai-may',
        title: 'Suite mái mây',
        summary: 'Tầng bảy, giếng trời trên bồn tắm, lò sưởi điện giữa phòng khách.',
        quantity: 4,
        maxAdults: 2,
        maxChildren: 2,
        maxOccupancy: 4,
        baseVnd: 3_100_000,
        facilities: [...roomFacilities.upscale, 'bon-tam', 'ban-cong', 'sofa', 'may-suoi', 'huong-nui'],
        details: {
          areaM2: 60,
          beds: [{ type: 'Giường cỡ King', count: 1 }],
          view: 'Biển mây và đồng bằng',
          balcony: true,
          smoking: false,
        },
      },
    ],
    ratePlans: ratePlans.choice,
    priceRules: [...priceProfiles.weekendEscape, deal('Ngày thường lên núi', 15, '2026-11-01', '2027-04-30')],
    scenes: {
      hero: ['pool/infinity-hills/mist', 'pool/infinity-hills'],
      gallery: [
        'hotel-room/lodge-mountain',
        'pine-hills/ridges',
        'restaurant/breakfast',
        'lobby/lounge',
        'pine-hills/villas',
        'waterfall/trail',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  },
];
