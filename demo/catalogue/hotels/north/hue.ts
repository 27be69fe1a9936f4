import type { DemoProduct } from '#demo/catalogue/demo-product.ts';
import { childPolicies, deal, priceProfiles, ratePlans } from '#demo/catalogue/presets.ts';
import { roomFacilities } from './room-facilities.ts';

export const hueHotels: DemoProduct[] = [
  {
    kind: 'hotel',
    slug: 'nha-vuon-thanh-tra-thuy-bieu',
    code: 'KS030',
    title: 'Nhà vườn Thanh Trà Thủy Biều',
    nameAlias: [
      'nha vuon thanh tra',
      'thanh tra hue',
      'boutique hue',
      'resort hue ven song huong',
      'nha vuon hue',
      'khach san hue 4 sao',
    ],
    summary:
      'Nhà rường và hai mươi hai phòng trong vườn thanh trà ven sông Hương, sáng thuyền đi điện Hòn Chén, chiều đạp xe làng Thủy Biều.',
    content: `Thủy Biều là bán đảo nhỏ nơi sông Hương vòng qua phía tây Huế, đất phù sa trồng thanh trà từ thời Nguyễn. Hoa thanh trà trắng ngà nở tháng Giêng, tháng Hai, thơm đến mức người đi xe phía bên kia đường cũng ngoái lại. Trong vườn có ngôi nhà rường ba gian hai chái gần trăm năm, nay là phòng trà và thư viện; hai dãy phòng khách làm mới, thấp, khuất sau hàng chè tàu.

## Buổi sáng trên sông

Sáu giờ, thuyền gỗ đậu ở bến trước cổng, đi bốn mươi phút ngược lên điện Hòn Chén hay xuôi xuống chùa Thiên Mụ. Người lái là cư dân vạn đò cũ, biết chỗ nào nước nông. Không đi thuyền thì mượn xe đạp, vòng quanh làng tám cây số.

## Món của nhà

Bữa sáng có bún bò, bánh bèo chén và cháo gạo đỏ. Chiều bếp mời trà gừng, mứt vỏ thanh trà tự làm. Bữa tối theo lối cung đình giản lược bảy món, phải báo trước ba giờ, bàn đặt ngoài hiên.

## Nghỉ yên

Không loa, không tivi ở khu vườn. Mùa mưa tháng Mười, tháng Mười Một, mưa Huế kéo dài cả tuần, khách nhận ô giấy, ghế tựa hiên nhà và một giá sách về Huế.`,
    highlights: [
      'Vườn thanh trà ven sông Hương, nhà rường gần trăm năm',
      'Thuyền từ bến nhà đi điện Hòn Chén và chùa Thiên Mụ',
      'Bữa tối kiểu cung đình bảy món đặt trước',
      'Hồ bơi nước mặn giữa hàng chè tàu',
      'Tám phút xe tới lăng Tự Đức',
      'Xe đạp vòng làng tám cây số',
    ],
    inclusions: ['Bữa sáng', 'Trà chiều với mứt vỏ thanh trà', 'Xe đạp không giới hạn giờ'],
    exclusions: ['Thuyền riêng 450.000 đồng một chuyến', 'Vé lăng và Đại Nội'],
    notes: [
      'Tháng Mười đến tháng Mười Hai có thể ngập sân; phòng tầng trệt được đổi lên tầng trên không thu thêm.',
      'Thanh trà chín tháng Bảy và tháng Tám, khách được hái hai quả mỗi phòng.',
    ],
    provinces: ['hue'],
    places: ['lang-tu-duc', 'chua-thien-mu', 'dai-noi-hue'],
    location: {
      lat: 16.4418,
      lng: 107.5535,
      address: 'Kiệt 120 đường Bùi Thị Xuân, phường Thủy Xuân, thành phố Huế',
    },
    terms: {
      'hotel-type': ['khach-san-boutique'],
      conform: ['cap-doi', 'nguoi-cao-tuoi', 'gia-dinh'],
      facility: [
        'ho-boi-ngoai-troi',
        'vuon',
        'wi-fi-mien-phi',
        'le-tan-24-gio',
        'bai-do-xe-mien-phi',
        'sac-xe-dien',
        'nha-hang',
        'buffet-sang',
        'thuc-don-chay',
        'cho-thue-xe-dap',
        'spa',
        'massage',
        'yoga',
        'dua-don-san-bay',
        'giat-la',
        'loi-di-xe-lan',
        'phong-cho-nguoi-khuyet-tat',
      ],
    },
    supplier: 'thanh-tra',
    special: true,
    popularity: 850,
    faqs: [
      {
        question: 'Nhà vườn cách Đại Nội bao xa, đi lại có tiện không?',
        answer:
          'Bảy cây số, taxi gần 15 phút. Khách sạn có hai chuyến xe vào trung tâm 9:00 và 15:00, về 12:00 và 21:00.',
      },
      {
        question: 'Bữa tối cung đình có món chay không?',
        answer: 'Có bản chay bảy món, nấu bằng nấm rơm, đậu và hạt sen Huế. Đặt trước 15:00 cùng ngày.',
      },
      {
        question: 'Tháng Chín còn thanh trà để hái không?',
        answer:
          'Vụ chính tháng Bảy, tháng Tám. Tháng Chín còn vài cây chín muộn, số lượng không đủ cho mọi khách.',
      },
      {
        question: 'Cha mẹ lớn tuổi đi lại trong vườn có khó không?',
        answer: 'Đường lát gạch Bát Tràng phẳng, có xe điện. Chỉ bến thuyền có sáu bậc, nhân viên dìu.',
      },
    ],
    details: {
      star: 4,
      checkInFrom: '14:00',
      checkOutUntil: '12:00',
      roomsCount: 22,
      floors: 2,
      yearBuilt: 2017,
      distances: [
        { label: 'Điện Hòn Chén (đường sông)', km: 3, minutes: 25 },
        { label: 'Lăng Tự Đức', km: 3.2, minutes: 8 },
        { label: 'Chùa Thiên Mụ', km: 6, minutes: 14 },
        { label: 'Đại Nội Huế', km: 7, minutes: 15 },
        { label: 'Sân bay Phú Bài', km: 21, minutes: 32 },
      ],
      childPolicy: childPolicies.resort,
      extraBedVnd: 400_000,
      petPolicy: 'Không nhận thú cưng vì chim trong vườn làm tổ thấp.',
      smokingPolicy: 'Hút ngoài vườn tại bàn đá cuối lối, nhà rường cấm tuyệt đối.',
      parkingPolicy: 'Bãi trong vườn mười lăm ô tô, hai trụ sạc, không thu tiền.',
      accessibility: [
        'Hai phòng tầng trệt có lối dốc, vòi sen ngồi, tay vịn',
        'Xe điện nội khu đón tận cửa phòng',
        'Nhà rường có bậc gỗ cao 20 cm, có ván dốc',
      ],
    },
    units: [
      {
        code: 'phong-vuon',
        title: 'Phòng hướng vườn thanh trà',
        summary: 'Tầng trệt hoặc tầng hai, hiên gạch, mùa hoa thơm đầy phòng.',
        quantity: 10,
        maxAdults: 2,
        maxChildren: 1,
        maxOccupancy: 3,
        baseVnd: 1_280_000,
        facilities: [...roomFacilities.upscale, 'huong-vuon', 'ban-cong'],
        details: {
          areaM2: 30,
          beds: [{ type: 'Giường đôi lớn (Queen)', count: 1 }],
          view: 'Vườn thanh trà',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'phong-song-huong',
        title: 'Phòng nhìn sông Hương',
        summary: 'Tầng hai, ban công có ghế tựa, thuyền rồng đi qua lúc chiều.',
        quantity: 8,
        maxAdults: 2,
        maxChildren: 2,
        maxOccupancy: 3,
        baseVnd: 1_680_000,
        facilities: [...roomFacilities.upscale, 'ban-cong', 'bon-tam'],
        details: {
          areaM2: 36,
          beds: [{ type: 'Giường đơn', count: 2 }],
          view: 'Sông Hương',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'suite-nha-ruong',
        title: 'Suite chái nhà rường',
        summary: 'Chái cổ sửa lại, cột lim, bồn tắm đồng, sân riêng trồng quế.',
        quantity: 4,
        maxAdults: 3,
        maxChildren: 2,
        maxOccupancy: 4,
        baseVnd: 2_950_000,
        facilities: [...roomFacilities.upscale, 'bon-tam', 'sofa', 'huong-vuon'],
        details: {
          areaM2: 58,
          beds: [
            { type: 'Giường cỡ King', count: 1 },
            { type: 'Sofa giường', count: 1 },
          ],
          view: 'Sân trong và vườn',
          balcony: false,
          smoking: false,
        },
      },
    ],
    ratePlans: ratePlans.choice,
    priceRules: [...priceProfiles.heritage, deal('Mưa Huế', 16, '2026-11-01', '2027-01-31')],
    scenes: {
      hero: ['hotel-room/villa-garden/noon', 'hotel-room/villa-garden'],
      gallery: [
        'pool/garden-palms',
        'restaurant/lanterns',
        'hotel-room/twin-garden',
        'voyage/dragon-boat',
        'spa/tub',
        'cooking/class',
        'hotel-room/villa-garden',
        'hotel-room/lodge-mountain',
      ],
    },
  },
];
