import type { DemoProduct } from '#demo/catalogue/demo-product.ts';
import { childPolicies, deal, priceProfiles, ratePlans } from '#demo/catalogue/presets.ts';
import { hotel } from './hotel.ts';
import { inRoom } from './in-room.ts';
import { beds, room } from './room.ts';

export const muiNeHotels: DemoProduct[] = [
  hotel({
    slug: 'resort-dua-nghieng-mui-ne',
    code: 'KS050',
    title: 'Dừa Nghiêng Resort Mũi Né',
    nameAlias: ['Dua Nghieng Mui Ne', 'resort Mũi Né', 'resort Phan Thiết', 'resort Hàm Tiến'],
    summary:
      'Resort 4 sao trên đường Nguyễn Đình Chiểu, Hàm Tiến, vườn dừa ba mươi năm tuổi kéo ra biển, gần bãi lướt diều, có hai hồ bơi.',
    content: `## Vườn dừa trước khi có resort

Ba mươi năm trước đây là vườn dừa của một gia đình làm nước mắm. Gió biển đẩy thân cây nghiêng cả về một phía, nên lúc dựng nhà, kiến trúc sư xoay mái theo chiều ấy. Từ cổng trên đường Nguyễn Đình Chiểu đi thẳng ra bờ biển mất ba phút, hai bên là bungalow lợp tranh và ao sen nhỏ.

## Theo mùa gió

Từ tháng 11 đến tháng 4 gió đông bắc thổi đều, mặt biển đầy cánh diều; trường dạy lướt diều ở bãi kế bên nhận học viên từ 12 tuổi. Từ tháng 5 đến tháng 9 biển phẳng hơn, các gia đình có trẻ nhỏ chọn mùa này để tắm. Hai hồ bơi dùng được cả năm, hồ phía vườn sâu 1,1 m.

## Đi chơi và ăn uống

Suối Tiên cách hơn 4 km, nên lội lúc 16 giờ cho bớt nắng. Đồi Hồng và Bàu Trắng có xe jeep đón tại cổng lúc 4 giờ 30 sáng. Trong nhà hàng, bạn thử lẩu thả, gỏi cá mai và bánh rế; ra ngoài thì làng chài Mũi Né lúc 6 giờ sáng bán sò điệp, ghẹ ngay trên cát.`,
    highlights: [
      'Vườn dừa ba mươi năm, đi thẳng ra biển ba phút',
      'Hai hồ bơi, một hồ nông trong vườn',
      'Gió đều mùa khô cho người chơi lướt diều',
      'Xe jeep đi Bàu Trắng đón tại cổng lúc 4 giờ 30',
      'Nhà hàng có lẩu thả, gỏi cá mai',
    ],
    notes: ['Mùa gió mạnh, resort treo cờ theo mức sóng; cờ đỏ thì chỉ tắm hồ.'],
    provinces: ['lam-dong'],
    places: ['mui-ne', 'bau-trang'],
    location: { lat: 10.9537, lng: 108.2266, address: 'Đường Nguyễn Đình Chiểu, phường Mũi Né, Lâm Đồng' },
    terms: {
      'hotel-type': ['resort'],
      conform: ['gia-dinh', 'cap-doi', 'nhom-ban'],
      facility: [
        'the-thao-duoi-nuoc',
        'ho-boi-ngoai-troi',
        'ho-boi-tre-em',
        'ghe-va-du-bai-bien',
        'vuon',
        'spa',
        'wi-fi-mien-phi',
        'le-tan-24-gio',
        'bai-do-xe-mien-phi',
        'nha-hang',
        'buffet-sang',
        'bar-ho-boi',
        'san-choi-tre-em',
        'cho-thue-xe-dap',
        'giat-la',
        'ban-dat-tour',
        'phong-hop',
        'cho-phep-thu-cung',
      ],
    },
    supplier: 'dua-nghieng',
    popularity: 500,
    faqs: [
      {
        question: 'Mùa nào nước trước resort phẳng để bé tắm?',
        answer:
          'Từ tháng 5 đến tháng 9, nhất là buổi sáng. Ngoài mùa đó sóng cao hơn một mét về chiều, bạn cho bé tắm hồ trong vườn.',
      },
      {
        question: 'Đi từ TP.HCM bao lâu, có chỗ sạc xe điện không?',
        answer:
          'Ô tô theo cao tốc khoảng 3 giờ. Resort chưa có trụ sạc, trạm gần nhất ở Hàm Tiến cách 2 km, bạn để xe sạc rồi lễ tân chở về.',
      },
      {
        question: 'Nhóm công ty muốn làm gala ở bãi cỏ thì sao?',
        answer:
          'Bãi cỏ ngồi 120 khách. Resort cho thuê bàn ghế và sân khấu, âm thanh tắt lúc 22 giờ, cần báo trước hai tuần.',
      },
    ],
    details: {
      star: 4,
      checkInFrom: '14:00',
      checkOutUntil: '12:00',
      roomsCount: 92,
      floors: 3,
      yearBuilt: 2009,
      beachDistanceM: 0,
      distances: [
        { label: 'Suối Tiên', km: 4.3, minutes: 9 },
        { label: 'Làng chài Mũi Né', km: 8, minutes: 15 },
        { label: 'Đồi cát Hồng', km: 12, minutes: 22 },
        { label: 'Bàu Trắng', km: 36, minutes: 50 },
        { label: 'Ga Phan Thiết', km: 17, minutes: 30 },
      ],
      childPolicy: childPolicies.resort,
      extraBedVnd: 450_000,
      petPolicy:
        'Nhận chó dưới 10 kg ở dãy bungalow vườn, 300.000 đồng một đêm, không lên bãi cát trước 17 giờ.',
      smokingPolicy: 'Hút thuốc được ở ghế ngoài hiên bungalow, cấm dưới mái tranh và quanh hồ bơi.',
      parkingPolicy: 'Bãi xe nội khu cho 70 ô tô, xe 45 chỗ đỗ cổng phụ, miễn phí.',
      accessibility: [
        'Ba bungalow vườn có lối dốc và phòng tắm phẳng',
        'Đường ra biển lát gạch, đoạn cuối là cát',
      ],
    },
    units: [
      room({
        code: 'superior-day-nha',
        title: 'Superior dãy nhà hai tầng',
        summary: 'Phòng trên dãy nhà gạch phía cổng, gần nhà hàng, hợp ở một hai đêm.',
        quantity: 18,
        sleeps: [2, 1, 3],
        baseVnd: 1_250_000,
        areaM2: 28,
        beds: beds.twin,
        view: 'Hướng vườn',
        balcony: true,
        facilities: [...inRoom.comfort, 'ban-cong', 'huong-vuon'],
      }),
      room({
        code: 'bungalow-vuon-dua',
        title: 'Bungalow vườn dừa',
        summary: 'Mái tranh riêng lẻ, võng ở hiên, nước tắm có thêm gàu tre tắm ngoài trời.',
        quantity: 16,
        sleeps: [2, 2, 3],
        baseVnd: 1_550_000,
        areaM2: 36,
        beds: beds.king,
        view: 'Hướng vườn',
        balcony: true,
        facilities: [...inRoom.comfort, 'ban-cong', 'huong-vuon', 'minibar'],
      }),
      room({
        code: 'bungalow-sat-bien',
        title: 'Bungalow sát biển',
        summary: 'Hàng đầu tiên, nhìn qua thân dừa ra sóng, ghế tựa dài cho hai người.',
        quantity: 8,
        sleeps: [2, 2, 3],
        baseVnd: 2_250_000,
        areaM2: 42,
        beds: beds.king,
        view: 'Hướng biển',
        balcony: true,
        facilities: [...inRoom.resort, 'ban-cong', 'huong-bien', 'bon-tam'],
      }),
      room({
        code: 'bungalow-gia-dinh',
        title: 'Bungalow gia đình hai gian',
        summary: 'Hai gian nối nhau, gian trong hai giường đơn, sân nhỏ có hàng rào cho bé chạy.',
        quantity: 6,
        sleeps: [4, 2, 5],
        baseVnd: 2_650_000,
        areaM2: 62,
        beds: beds.kingAndTwin,
        view: 'Hướng vườn',
        balcony: true,
        facilities: [...inRoom.comfort, 'ban-cong', 'huong-vuon', 'noi-em-be', 'minibar'],
      }),
    ],
    ratePlans: ratePlans.breakfast,
    priceRules: [...priceProfiles.weekendEscape, deal('Ưu đãi mùa gió nhẹ', 15)],
    scenes: {
      hero: ['pool/garden-palms/noon', 'pool/garden-palms'],
      gallery: [
        'hotel-room/deluxe-sea',
        'dunes/crest',
        'restaurant/seaside',
        'pool/infinity-sea',
        'spa/pavilion',
        'beach/boats',
        'hotel-room/suite-sea',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  }),
  hotel({
    slug: 'bungalow-cat-hong-suoi-tien',
    code: 'KS051',
    title: 'Cát Hồng Bungalow Suối Tiên',
    nameAlias: ['Cat Hong Suoi Tien', 'bungalow Mũi Né giá rẻ', 'bungalow Suối Tiên', 'Cát Hồng Mũi Né'],
    summary:
      'Mười hai bungalow quạt và máy lạnh phía sau Suối Tiên, tường pha cát đỏ, đi bộ ra bãi biển Hàm Tiến mười phút, giá dễ chịu.',
    content: `## Nhà trộn cát đỏ

Chủ nhà là hai vợ chồng thợ hồ người Phan Thiết. Họ trộn cát đồi vào vữa, nên tường có màu gạch non, trời mưa thì sẫm lại. Mười hai căn quây quanh sân có ba cây me, ở giữa là bếp ngoài trời mái lá. Mỗi căn chỉ hai mươi mấy mét nhưng có hiên, lu nước rửa chân và móc treo đồ ướt.

## Gần suối, gần biển

Cổng sau dẫn ra bờ Suối Tiên, lội ngược dòng qua các vách nhũ cát, đi hết khoảng bốn mươi phút. Về phía trước, băng qua đường Huỳnh Thúc Kháng mười phút bộ là tới biển. Xe đạp và xe máy thuê ngay tại chỗ, chị chủ chỉ những quãng đường nào cát lấn mặt đường để bạn chạy chậm.

## Ai sẽ thích

Người trẻ đi xe máy đường dài, cặp đôi ít tiền, nhóm bạn thích nấu nướng. Ở đây không có hồ bơi hay phòng gym. Chiều nắng xuống, cả sân rải chiếu, ai câu được mực thì nướng chung; chị chủ góp chén muối ớt xanh tự giã.`,
    highlights: [
      'Cổng sau mở ra bờ Suối Tiên, lội nước qua vách nhũ cát',
      'Mười phút đi bộ tới bãi biển Hàm Tiến',
      'Bếp chung mái lá và sân nướng mỗi chiều',
      'Thuê xe máy, xe đạp tại chỗ',
    ],
    provinces: ['lam-dong'],
    places: ['mui-ne'],
    location: { lat: 10.9561, lng: 108.2609, address: 'Đường Huỳnh Thúc Kháng, phường Mũi Né, Lâm Đồng' },
    terms: {
      'hotel-type': ['bungalow'],
      conform: ['nhom-ban', 'cap-doi', 'thu-cung'],
      facility: [
        'khu-bbq',
        'vuon',
        'wi-fi-mien-phi',
        'bai-do-xe-mien-phi',
        'cho-thue-xe-dap',
        'cho-phep-thu-cung',
        'giu-hanh-ly',
        'giat-la',
        'ban-dat-tour',
        'san-hien',
      ],
    },
    supplier: 'dua-nghieng',
    popularity: 170,
    faqs: [
      {
        question: 'Suối Tiên nên mặc gì khi lội?',
        answer:
          'Quần ngắn hoặc váy mau khô, đi chân trần được vì đáy là cát mịn. Nước ngang mắt cá, mùa mưa lên tới gối thì không nên vào sâu.',
      },
      {
        question: 'Máy lạnh có tính thêm tiền không?',
        answer:
          'Căn máy lạnh đã gồm điện. Căn quạt rẻ hơn và không bật được máy lạnh, nếu đổi ý ngay tại quầy thì bù chênh lệch theo đêm.',
      },
      {
        question: 'Xe khách từ TP.HCM dừng ở đâu?',
        answer:
          'Nhiều nhà xe trả khách dọc Huỳnh Thúc Kháng, bạn báo xuống ngã ba Suối Tiên rồi đi bộ 300 m.',
      },
    ],
    details: {
      star: 0,
      checkInFrom: '13:00',
      checkOutUntil: '11:30',
      roomsCount: 12,
      floors: 1,
      yearBuilt: 2017,
      beachDistanceM: 800,
      distances: [
        { label: 'Suối Tiên', km: 0.4, minutes: 5 },
        { label: 'Bãi biển Hàm Tiến', km: 0.8, minutes: 10 },
        { label: 'Làng chài Mũi Né', km: 5, minutes: 10 },
        { label: 'Đồi cát Hồng', km: 8, minutes: 15 },
        { label: 'Bàu Trắng', km: 32, minutes: 45 },
      ],
      childPolicy: childPolicies.homestay,
      extraBedVnd: 150_000,
      petPolicy: 'Nhận chó mèo không thu phí, sân có rào, chủ tự dọn vệ sinh.',
      smokingPolicy: 'Không hút trong căn mái lá. Quanh bếp ngoài trời thì được.',
      parkingPolicy: 'Sân cát trước cổng, đỗ tám ô tô, xe máy khóa ở gốc me, không mất tiền.',
      accessibility: ['Sân cát nện nên xe lăn đi chậm', 'Căn số 2 vào không bậc, nhà tắm rộng 4 m²'],
    },
    units: [
      room({
        code: 'can-quat-goc-me',
        title: 'Căn quạt gốc me',
        summary: 'Quạt trần, mùng chống muỗi, hiên tựa cây me, rẻ nhất trong sân.',
        quantity: 4,
        sleeps: [2, 0, 2],
        baseVnd: 380_000,
        areaM2: 20,
        beds: beds.double,
        view: 'Hướng sân vườn',
        balcony: true,
        facilities: ['voi-sen', 'do-dung-ve-sinh', 'may-say-toc', 'nuoc-uong-mien-phi', 'ban-cong'],
      }),
      room({
        code: 'can-may-lanh-hien-doi',
        title: 'Căn máy lạnh hiên đôi',
        summary: 'Máy lạnh, tủ lạnh con, hiên lớn có chõng tre, phơi được đồ lặn.',
        quantity: 5,
        sleeps: [2, 1, 3],
        baseVnd: 550_000,
        areaM2: 26,
        beds: beds.queen,
        view: 'Hướng sân vườn',
        balcony: true,
        facilities: [...inRoom.simple, 'ban-cong', 'tu-lanh'],
      }),
      room({
        code: 'can-lon-bon-nguoi',
        title: 'Căn lớn bốn người',
        summary: 'Một giường đôi và giường tầng, bàn ăn ngoài hiên, gần bếp chung.',
        quantity: 3,
        sleeps: [4, 1, 4],
        baseVnd: 780_000,
        areaM2: 34,
        beds: beds.doubleAndBunk,
        view: 'Hướng sân vườn',
        balcony: true,
        facilities: [...inRoom.simple, 'ban-cong', 'tu-lanh'],
      }),
    ],
    ratePlans: ratePlans.roomOnly,
    priceRules: priceProfiles.weekendEscape,
    scenes: {
      hero: ['beach/hammock/golden', 'beach/hammock'],
      gallery: [
        'hotel-room/villa-garden',
        'beach/boats',
        'restaurant/seaside',
        'dunes/sea',
        'beach/hammock',
        'lobby/lounge',
        'hotel-room/deluxe-sea',
        'hotel-room/suite-sea',
        'hotel-room/twin-garden',
      ],
    },
  }),
];
