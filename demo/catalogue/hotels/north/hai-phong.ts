import type { DemoProduct } from '#demo/catalogue/demo-product.ts';
import { childPolicies, deal, priceProfiles, ratePlans } from '#demo/catalogue/presets.ts';
import { roomFacilities } from './room-facilities.ts';

export const haiPhongHotels: DemoProduct[] = [
  {
    kind: 'hotel',
    slug: 'resort-vach-da-cat-ba',
    code: 'KS012',
    title: 'Resort Vách Đá Cát Bà',
    nameAlias: [
      'vach da resort',
      'resort cat ba',
      'resort cat ba 5 sao',
      'nghi duong lan ha',
      'khach san cat ba view bien',
    ],
    summary:
      'Khu nghỉ 5 sao tựa lưng vào núi đá trên đường ra Cát Cò, phòng nào cũng có ban công nhìn biển, hồ bơi hai tầng nước.',
    content: `Con đường từ thị trấn Cát Bà ra các bãi Cát Cò men theo chân núi, một bên vách đá, một bên là biển dưới sâu. Khu nghỉ bám vào đúng khúc cua rộng, chia thành ba dãy nhà thấp so le để dãy sau vẫn nhìn qua mái dãy trước. Đá làm tường lấy từ mỏ cũ trên đảo, rêu đã kịp mọc sau ba mùa mưa.

## Biển và nước

Có lối bậc thang 140 bậc xuống bãi, hoặc đi xe điện vòng sáu phút. Hồ bơi chia hai tầng: tầng trên dành cho người lớn, tầng dưới nông và có mái che nắng cho trẻ. Kayak xuất phát từ bến Bèo lúc 7:30, khi nước lặng, đi hết vòng Áng Thảm mất hai tiếng rưỡi.

## Bữa ăn

Nhà hàng lấy cá từ bè nuôi trong vịnh, bày khay cho khách chọn. Món nên thử là tu hài nướng mỡ hành và bún tôm. Buổi tối có bàn đặt riêng trên thềm đá, tối đa tám bàn.

## Lúc vắng khách

Từ tháng Mười Một đến tháng Tư biển lạnh nhưng trời khô, hợp leo rừng quốc gia và ngâm bồn sục ngoài trời nước ấm.`,
    highlights: [
      'Mọi phòng có ban công quay ra biển',
      'Hồ bơi hai tầng nước, tầng nông có mái cho trẻ',
      'Buổi kayak sáng sớm trên vịnh Lan Hạ',
      'Hải sản lấy từ bè nuôi trong vịnh',
      'Bồn sục nước ấm ngoài trời vào mùa khô',
      'Đi bộ mười hai phút về thị trấn',
    ],
    inclusions: ['Buffet sáng', 'Xe điện ra bãi Cát Cò và thị trấn', 'Hai giờ kayak cho kỳ ở từ hai đêm'],
    exclusions: ['Vé phà và cáp treo ra đảo', 'Tàu thăm vịnh', 'Liệu trình massage'],
    notes: [
      'Phà Đồng Bài – Cái Viềng dừng khi có gió mạnh; resort dời ngày miễn phí nếu bạn không qua được đảo.',
      'Sóng tháng Bảy đến tháng Chín có ngày lớn, cứu hộ treo cờ đỏ thì chỉ tắm ở hồ.',
    ],
    provinces: ['hai-phong'],
    places: ['dao-cat-ba', 'vinh-lan-ha'],
    location: { lat: 20.7229, lng: 107.0516, address: 'Đường ra Cát Cò, đặc khu Cát Hải, Hải Phòng' },
    terms: {
      'hotel-type': ['resort'],
      conform: ['cap-doi', 'gia-dinh', 'nhom-ban'],
      facility: [
        'ho-boi-vo-cuc',
        'ho-boi-tre-em',
        'wi-fi-mien-phi',
        'le-tan-24-gio',
        'thang-may',
        'bai-do-xe-mien-phi',
        'nha-hang',
        'buffet-sang',
        'bar-ho-boi',
        'spa',
        'bon-suc',
        'phong-gym',
        'the-thao-duoi-nuoc',
        'ghe-va-du-bai-bien',
        'cau-lac-bo-tre-em',
        'xe-trung-chuyen-noi-khu',
        'ban-dat-tour',
      ],
    },
    supplier: 'vach-da',
    special: true,
    popularity: 830,
    faqs: [
      {
        question: 'Đi từ Hà Nội ra resort mất bao lâu?',
        answer:
          'Khoảng ba giờ: cao tốc tới Cát Hải, phà Đồng Bài hoặc cáp treo sang đảo, rồi thêm 25 km đường xuyên đảo. Cuối tuần hè nên qua phà trước 9:00.',
      },
      {
        question: 'Xuống bãi tắm có phải leo nhiều không?',
        answer:
          'Lối bậc thang có 140 bậc. Xe điện chạy mười phút một chuyến từ 5:30 đến 19:00, đưa bạn tới tận bãi.',
      },
      {
        question: 'Có thể đặt thuyền riêng đi Lan Hạ tại đây không?',
        answer:
          'Quầy tour đặt thuyền gỗ mười hai chỗ, từ 2.800.000 đồng nửa ngày, gồm vé thắng cảnh và áo phao.',
      },
      {
        question: 'Tháng Hai ra đảo có buồn không?',
        answer:
          'Thị trấn vắng và nhiều quán nghỉ Tết muộn. Đổi lại rừng khô, dễ đi bộ, và giá phòng thấp hơn mùa hè khoảng một phần ba.',
      },
    ],
    details: {
      star: 5,
      checkInFrom: '15:00',
      checkOutUntil: '11:00',
      roomsCount: 54,
      floors: 4,
      yearBuilt: 2021,
      beachDistanceM: 350,
      distances: [
        { label: 'Bãi tắm Cát Cò', km: 0.4, minutes: 6 },
        { label: 'Thị trấn Cát Bà', km: 0.9, minutes: 12 },
        { label: 'Bến Bèo', km: 2.5, minutes: 7 },
        { label: 'Vườn quốc gia Cát Bà', km: 16, minutes: 28 },
        { label: 'Sân bay Cát Bi', km: 48, minutes: 95 },
      ],
      childPolicy: childPolicies.resort,
      extraBedVnd: 750_000,
      petPolicy: 'Không nhận chó mèo; khu vực có khỉ và chim rừng.',
      smokingPolicy: 'Hút được ở ban công dãy C, các dãy khác không khói thuốc.',
      parkingPolicy: 'Bãi dốc phía trên đủ 45 ô tô, miễn phí, xe điện đưa xuống sảnh.',
      accessibility: [
        'Thang máy nối ba dãy nhà với sảnh',
        'Hồ bơi tầng trên có tay vịn, không có thang nâng',
        'Lối xuống bãi không dùng được xe lăn, đi xe điện thay thế',
      ],
    },
    units: [
      {
        code: 'deluxe-bien',
        title: 'Phòng Deluxe ban công biển',
        summary: 'Dãy A và B, ban công sâu 2 m kê đi văng, hai giường đơn hoặc một giường lớn.',
        quantity: 20,
        maxAdults: 2,
        maxChildren: 2,
        maxOccupancy: 3,
        baseVnd: 2_750_000,
        facilities: [...roomFacilities.upscale, 'ban-cong', 'huong-bien'],
        details: {
          areaM2: 36,
          beds: [{ type: 'Giường cỡ King', count: 1 }],
          view: 'Biển một phần',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'premier-mep-vach',
        title: 'Phòng Premier mép vách',
        summary: 'Dãy ngoài cùng, bồn tắm đặt sát kính, bên dưới chỉ còn biển.',
        quantity: 18,
        maxAdults: 2,
        maxChildren: 2,
        maxOccupancy: 3,
        baseVnd: 3_400_000,
        facilities: [...roomFacilities.upscale, 'ban-cong', 'huong-bien', 'bon-tam'],
        details: {
          areaM2: 42,
          beds: [{ type: 'Giường cỡ King', count: 1 }],
          view: 'Biển toàn phần',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'gia-dinh-hai-tang',
        title: 'Phòng gia đình hai tầng',
        summary: 'Gác trên hai giường đơn cho con, tầng dưới giường lớn và cửa ra hồ nông.',
        quantity: 11,
        maxAdults: 3,
        maxChildren: 2,
        maxOccupancy: 5,
        baseVnd: 4_200_000,
        facilities: [...roomFacilities.upscale, 'ban-cong', 'sofa', 'huong-bien', 'noi-em-be'],
        details: {
          areaM2: 60,
          beds: [
            { type: 'Giường cỡ King', count: 1 },
            { type: 'Giường đơn', count: 2 },
          ],
          view: 'Hồ bơi và biển',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'suite-ho-ngam',
        title: 'Suite có hồ ngâm riêng',
        summary: 'Hồ ngâm 3 x 2 m nước ấm trên hiên, phòng khách tách riêng.',
        quantity: 5,
        maxAdults: 2,
        maxChildren: 2,
        maxOccupancy: 4,
        baseVnd: 6_200_000,
        facilities: [...roomFacilities.upscale, 'ho-boi-rieng', 'ban-cong', 'huong-bien', 'sofa', 'bon-tam'],
        details: {
          areaM2: 78,
          beds: [{ type: 'Giường cỡ King', count: 1 }],
          view: 'Biển và cửa vịnh',
          balcony: true,
          smoking: false,
        },
      },
    ],
    ratePlans: ratePlans.resort,
    priceRules: [...priceProfiles.northBeach, deal('Đảo mùa khô', 20, '2026-11-01', '2027-04-25')],
    scenes: {
      hero: ['karst-bay/giant/golden', 'karst-bay/giant'],
      gallery: [
        'pool/infinity-sea',
        'hotel-room/deluxe-sea',
        'restaurant/seaside',
        'karst-bay/pair',
        'spa/pavilion',
        'beach/cove',
        'hotel-room/suite-sea',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  },
  {
    kind: 'hotel',
    slug: 'bungalow-vuon-oi-viet-hai',
    code: 'KS013',
    title: 'Bungalow Vườn Ổi Việt Hải',
    nameAlias: [
      'vuon oi viet hai',
      'bungalow cat ba',
      'homestay viet hai',
      'lang chai viet hai',
      'nghi o lang viet hai',
    ],
    summary:
      'Mười bốn nhà lá trong làng Việt Hải giữa rừng Cát Bà, tới bằng thuyền rồi xe đạp; tối nghe ếch kêu, sáng hái ổi.',
    content: `Việt Hải lọt trong một thung lũng, bốn bề núi đá, ô tô không vào được. Muốn tới phải đi thuyền từ bến Bèo bốn mươi lăm phút, rồi đạp xe sáu cây số qua một đường hầm ngắn và rừng nguyên sinh. Chính quãng đường ấy giữ cho làng còn yên.

## Nhà lá và vườn

Mười bốn căn tường đất trộn rơm, mái cọ, sàn gỗ kê cao tránh ẩm. Giữa vườn là hơn trăm gốc ổi, chín rải từ tháng Bảy đến tháng Mười, khách đi ngang cứ hái. Có quạt, màn, nước nóng; điều hòa chỉ ở hạng gia đình.

## Làm gì trong hai ngày

Buổi sáng theo cụ Tiến lên nương thuốc, về nấu bữa trưa bằng rau vừa cắt. Chiều đạp xe ra bến, thuê thuyền nan chèo quanh Áng Vẹm. Người khỏe chân đi bộ ngược đường mòn Ao Ếch về trung tâm vườn quốc gia, khoảng năm tiếng và cần người dẫn.

## Điện và sóng

Điện lưới ổn định, thỉnh thoảng mất khi giông. Sóng di động đủ nhắn tin, Wi-Fi ở nhà ăn vừa xem thư. Ai cần họp trực tuyến nên báo trước khi đặt.`,
    highlights: [
      'Làng trong thung lũng kín, không có ô tô',
      'Nhà tường đất mái cọ giữa vườn ổi trăm gốc',
      'Xe đạp mượn suốt kỳ ở, đường rừng sáu cây số ra bến',
      'Buổi nấu ăn với rau và thuốc nam trong vườn',
    ],
    inclusions: ['Xe đạp', 'Bữa sáng với trứng gà nhà và ổi', 'Xe điện chở hành lý từ bến về làng'],
    exclusions: ['Thuyền bến Bèo – Việt Hải, khoảng 120.000 đồng một người đi ghép', 'Vé tham quan vịnh'],
    notes: [
      'Thuyền ghép cuối cùng rời bến Bèo lúc 15:30; tới trễ hơn phải bao thuyền.',
      'Mang kem chống muỗi và đèn pin, đường làng tối sau 19:00.',
    ],
    provinces: ['hai-phong'],
    places: ['vuon-quoc-gia-cat-ba', 'vinh-lan-ha', 'dao-cat-ba'],
    location: { lat: 20.7969, lng: 107.0487, address: 'Làng Việt Hải, đặc khu Cát Hải, Hải Phòng' },
    terms: {
      'hotel-type': ['bungalow'],
      conform: ['nhom-ban', 'cap-doi', 'gia-dinh'],
      facility: [
        'vuon',
        'cho-thue-xe-dap',
        'nha-hang',
        'wi-fi-mien-phi',
        'thuc-don-chay',
        'khu-bbq',
        'the-thao-duoi-nuoc',
        'ban-dat-tour',
        'may-phat-dien-du-phong',
        'san-hien',
        'khong-hut-thuoc',
      ],
    },
    supplier: 'vuon-oi',
    popularity: 170,
    faqs: [
      {
        question: 'Xe của tôi để ở đâu khi vào làng?',
        answer: 'Gửi ở bãi bến Bèo, 50.000 đồng một đêm với ô tô. Vé gửi xe giữ lại đến khi ra đảo lớn.',
      },
      {
        question: 'Trời mưa to có vào được Việt Hải không?',
        answer:
          'Mưa thường thì thuyền vẫn chạy. Khi cảng vụ cấm phương tiện, chủ nhà dời ngày và không tính phí với cả hai chiều kẹt.',
      },
      {
        question: 'Người lớn tuổi không đạp xe được thì sao?',
        answer: 'Xe điện của làng đón tại bến theo giờ thuyền, 40.000 đồng một người một lượt.',
      },
    ],
    details: {
      star: 0,
      checkInFrom: '13:00',
      checkOutUntil: '10:30',
      roomsCount: 14,
      floors: 1,
      yearBuilt: 2014,
      distances: [
        { label: 'Bến thuyền Việt Hải', km: 6, minutes: 25 },
        { label: 'Đường mòn Ao Ếch', km: 3.5, minutes: 55 },
        { label: 'Bến Bèo (đường thủy)', km: 12, minutes: 45 },
        { label: 'Thị trấn Cát Bà (thuyền và xe)', km: 20, minutes: 85 },
      ],
      childPolicy: childPolicies.homestay,
      extraBedVnd: 200_000,
      petPolicy: 'Không mang chó vào làng vì giáp vườn quốc gia.',
      smokingPolicy: 'Mái lá dễ cháy: chỉ hút ở sân gạch cạnh bể nước.',
      parkingPolicy: 'Làng không có đường ô tô; xe gửi tại bến Bèo.',
      accessibility: [
        'Sàn nhà cao 40 cm, ba bậc gỗ',
        'Đường trong vườn bằng đất nện, lầy sau mưa',
        'Xe điện đón tận bến cho người khó đi lại',
      ],
    },
    units: [
      {
        code: 'nha-la-doi',
        title: 'Nhà lá đôi có quạt',
        summary: 'Mát tự nhiên nhờ tường đất dày 30 cm, hiên kê võng.',
        quantity: 8,
        maxAdults: 2,
        maxChildren: 1,
        maxOccupancy: 3,
        baseVnd: 620_000,
        facilities: [...roomFacilities.simple, 'huong-vuon'],
        details: {
          areaM2: 22,
          beds: [{ type: 'Giường đôi', count: 1 }],
          view: 'Vườn ổi',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'nha-la-hai-giuong',
        title: 'Nhà lá hai giường đơn',
        summary: 'Nằm cuối vườn, gần lối mòn ra ruộng, hợp hai người bạn.',
        quantity: 3,
        maxAdults: 2,
        maxChildren: 0,
        maxOccupancy: 2,
        baseVnd: 650_000,
        facilities: [...roomFacilities.simple, 'huong-nui'],
        details: {
          areaM2: 22,
          beds: [{ type: 'Giường đơn', count: 2 }],
          view: 'Ruộng và núi đá',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'nha-gia-dinh-dieu-hoa',
        title: 'Nhà gia đình có điều hòa',
        summary: 'Hai gian thông nhau, một giường đôi hai giường đơn, phòng tắm rộng.',
        quantity: 3,
        maxAdults: 4,
        maxChildren: 2,
        maxOccupancy: 5,
        baseVnd: 1_150_000,
        facilities: [...roomFacilities.simple, 'dieu-hoa', 'tu-lanh', 'huong-vuon'],
        details: {
          areaM2: 38,
          beds: [
            { type: 'Giường đôi', count: 1 },
            { type: 'Giường đơn', count: 2 },
          ],
          view: 'Vườn và ao cá',
          balcony: true,
          smoking: false,
        },
      },
    ],
    ratePlans: ratePlans.breakfast,
    priceRules: priceProfiles.northBeach,
    scenes: {
      hero: ['karst-river/valley/dawn', 'karst-river/valley'],
      gallery: [
        'hotel-room/villa-garden',
        'karst-bay/gate',
        'restaurant/breakfast',
        'karst-river/valley',
        'island-sea/kayaks',
        'road/rice-fields',
        'hotel-room/twin-garden',
        'hotel-room/lodge-mountain',
      ],
    },
  },
  {
    kind: 'hotel',
    slug: 'khach-san-phuong-vi-ben-binh',
    code: 'KS014',
    title: 'Khách sạn Phượng Vĩ Bến Bính',
    nameAlias: [
      'phuong vi ben binh',
      'khach san hai phong',
      'khach san trung tam hai phong',
      'ks hai phong gan nha hat lon',
      'khach san ben binh',
    ],
    summary:
      'Khách sạn 3 sao gần bến Bính và Nhà hát lớn, phòng cách âm, bữa sáng bánh đa cua; tiện cho khách công tác và đi tàu sớm.',
    content: `Khu phố quanh bến Bính là phần Hải Phòng người Pháp quy hoạch: đường thẳng, nhà thấp, hai hàng phượng chạm ngọn vào nhau. Cuối tháng Năm, vỉa hè trước khách sạn đỏ xác hoa, nhân viên quét ngày hai lượt mà không ai phàn nàn.

## Một chỗ ngủ đàng hoàng

Tòa nhà chín tầng sửa lại từ một nhà khách cũ. Phòng không rộng nhưng vuông vắn, nệm cứng vừa, rèm hai lớp tối hẳn. Bàn làm việc có ổ cắm ngang tầm tay. Kính mặt phố dán lớp cách âm nên còi tàu dưới sông Cấm chỉ nghe như tiếng vọng.

## Ăn sáng kiểu Hải Phòng

Đầu bếp nấu bánh đa cua bể, bánh mì que nướng giòn và cà phê cốt dừa. Phục vụ từ 5:45 để kịp khách đi tàu và xe Cát Bà chuyến đầu. Ai muốn ra phố thì rẽ trái hai trăm mét là gặp hàng giá bể xào.

## Gần những gì

Nhà hát lớn, quán hoa và dải vườn trung tâm cách mười hai phút đi bộ. Ga Hải Phòng cách hai cây số, sân bay bảy cây số. Khách sạn có bản đồ ăn vặt một ngày do chính lễ tân vẽ tay.`,
    highlights: [
      'Trong khu phố cũ nhiều phượng, gần sông Cấm',
      'Bữa sáng bánh đa cua từ 5:45 cho khách đi sớm',
      'Mười hai phút đi bộ tới Nhà hát lớn',
      'Phòng làm việc được, cách âm tốt',
    ],
    inclusions: ['Cà phê và trà ở sảnh', 'Cất đồ trước khi lên tàu', 'Bản đồ ăn vặt vẽ tay'],
    exclusions: ['Giặt ủi lấy trong ngày', 'Xe ra sân bay Cát Bi 130.000 đồng'],
    notes: [
      'Phố cấm ô tô dừng lâu từ 6:30 đến 8:00; xe đón trả khách ở cổng sau.',
      'Dịp lễ Hoa phượng đỏ tháng Năm khu trung tâm chặn đường buổi tối.',
    ],
    provinces: ['hai-phong'],
    places: ['nha-hat-lon-hai-phong'],
    location: { lat: 20.8628, lng: 106.6817, address: '29 phố Minh Khai, phường Hồng Bàng, Hải Phòng' },
    terms: {
      'hotel-type': ['khach-san'],
      conform: ['cong-tac', 'gia-dinh'],
      facility: [
        'wi-fi-mien-phi',
        'le-tan-24-gio',
        'thang-may',
        'bai-do-xe-mien-phi',
        'nha-hang',
        'buffet-sang',
        'phong-hop',
        'giat-la',
        'giu-hanh-ly',
        'dua-don-san-bay',
        'phuc-vu-tai-phong',
        'ket-an-toan',
        'khong-hut-thuoc',
      ],
    },
    supplier: 'phuong-vi',
    popularity: 110,
    faqs: [
      {
        question: 'Sáng mai đi Cát Bà chuyến đầu thì chuẩn bị thế nào?',
        answer:
          'Báo lễ tân tối trước. Bữa sáng có từ 5:45, xe ghép đón tại cửa khoảng 6:30 và sang đảo bằng phà Đồng Bài.',
      },
      {
        question: 'Phòng tiêu chuẩn có bị ồn phố không?',
        answer:
          'Hạng tiêu chuẩn quay vào sân sau nên yên. Phòng mặt phố có kính dán cách âm, chỉ ồn nhẹ giờ tan tầm.',
      },
      {
        question: 'Tôi cần in tài liệu buổi tối, lễ tân có hỗ trợ không?',
        answer: 'Có máy in đen trắng ở quầy, hai mươi trang đầu không tính tiền, hoạt động cả đêm.',
      },
    ],
    details: {
      star: 3,
      checkInFrom: '14:00',
      checkOutUntil: '12:00',
      roomsCount: 40,
      floors: 9,
      yearBuilt: 2009,
      distances: [
        { label: 'Nhà hát lớn Hải Phòng', km: 0.9, minutes: 12 },
        { label: 'Bến Bính', km: 0.4, minutes: 5 },
        { label: 'Ga Hải Phòng', km: 1.8, minutes: 7 },
        { label: 'Sân bay Cát Bi', km: 7, minutes: 17 },
        { label: 'Bến phà Đồng Bài (đi Cát Bà)', km: 32, minutes: 40 },
      ],
      childPolicy: childPolicies.city,
      extraBedVnd: 250_000,
      petPolicy: 'Chỉ nhận mèo và chó nhỏ trong lồng, tối đa một đêm, phí 200.000 đồng.',
      smokingPolicy: 'Sáu phòng tầng hai dành cho khách hút thuốc.',
      parkingPolicy: 'Sân sau mười bốn ô tô, không tính phí cho khách ở.',
      accessibility: ['Thang máy từ sân sau, không có bậc', 'Bồn rửa thấp 75 cm ở hai phòng tầng ba'],
    },
    units: [
      {
        code: 'tieu-chuan-san-sau',
        title: 'Phòng tiêu chuẩn hướng sân',
        summary: 'Vuông vắn, yên, đủ cho một chuyến công tác ngắn.',
        quantity: 18,
        maxAdults: 2,
        maxChildren: 1,
        maxOccupancy: 2,
        baseVnd: 640_000,
        facilities: [...roomFacilities.city],
        details: {
          areaM2: 20,
          beds: [{ type: 'Giường đôi', count: 1 }],
          view: 'Sân sau',
          balcony: false,
          smoking: false,
        },
      },
      {
        code: 'superior-pho',
        title: 'Phòng Superior mặt phố phượng',
        summary: 'Cửa sổ ngang tán phượng, hai giường đơn 1,2 m.',
        quantity: 14,
        maxAdults: 2,
        maxChildren: 1,
        maxOccupancy: 3,
        baseVnd: 760_000,
        facilities: [...roomFacilities.city, 'cach-am', 'huong-thanh-pho'],
        details: {
          areaM2: 24,
          beds: [{ type: 'Giường đơn', count: 2 }],
          view: 'Phố cây',
          balcony: false,
          smoking: true,
        },
      },
      {
        code: 'deluxe-song-cam',
        title: 'Phòng Deluxe nhìn sông Cấm',
        summary: 'Tầng bảy đến chín, thấy cầu Hoàng Văn Thụ và tàu hàng.',
        quantity: 8,
        maxAdults: 2,
        maxChildren: 2,
        maxOccupancy: 4,
        baseVnd: 980_000,
        facilities: [...roomFacilities.city, 'cach-am', 'sofa', 'minibar'],
        details: {
          areaM2: 32,
          beds: [
            { type: 'Giường cỡ King', count: 1 },
            { type: 'Sofa giường', count: 1 },
          ],
          view: 'Sông Cấm',
          balcony: false,
          smoking: false,
        },
      },
    ],
    ratePlans: ratePlans.choice,
    priceRules: priceProfiles.city,
    scenes: {
      hero: ['lobby/staircase/golden', 'lobby/staircase', 'lobby/reception'],
      gallery: [
        'hotel-room/suite-city',
        'lobby/reception',
        'restaurant/breakfast',
        'night-city/promenade',
        'market/street-food',
        'theatre/colonnade',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  },
];
