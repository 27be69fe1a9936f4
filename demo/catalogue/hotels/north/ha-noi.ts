import type { DemoProduct } from '#demo/catalogue/demo-product.ts';
import { childPolicies, deal, priceProfiles, ratePlans } from '#demo/catalogue/presets.ts';
import { roomFacilities } from './room-facilities.ts';

export const haNoiHotels: DemoProduct[] = [
  {
    kind: 'hotel',
    slug: 'khach-san-boutique-manh-truc-hang-vai',
    code: 'KS001',
    title: 'Khách sạn boutique Mành Trúc Hàng Vải',
    nameAlias: [
      'manh truc',
      'manh truc hang vai',
      'khach san pho co ha noi',
      'boutique hang vai',
      'ks pho co HN',
    ],
    summary:
      'Ngôi nhà ống 36 phòng giữa phố bán tre nứa, có giếng trời trồng trúc, sân thượng nhìn ra mái ngói và bữa sáng phở gánh.',
    content: `Phố Hàng Vải chỉ dài hơn hai trăm mét, hai bên dựng đầy thang tre, ống điếu và mành nứa. Khách sạn nằm lọt giữa dãy hàng ấy, mặt tiền hẹp 4,5 m nhưng chạy sâu gần 50 m theo kiểu nhà ống. Bước qua quầy lễ tân là giếng trời thứ nhất, trồng một bụi trúc cao ba tầng; ánh sáng từ đó rọi vào hành lang các phòng phía trong.

## Phòng ở

Sàn gỗ, tường trát vôi vàng nhạt, rèm là mành trúc do một xưởng cuối phố đan. Phòng hướng phố có cửa kính hai lớp nên sáu giờ sáng, khi hàng tre bắt đầu dỡ hàng, bạn vẫn ngủ được. Ai cần thật yên nên chọn phòng quanh giếng trời.

## Một ngày quanh đây

Đi bộ bảy phút tới chợ Đồng Xuân, mười lăm phút tới Hồ Gươm. Buổi tối từ thứ Sáu đến Chủ nhật, phố đi bộ Hàng Đào mở đến khuya. Muốn tránh đông, bạn rẽ phía tây ra Phùng Hưng, nơi có dãy tranh tường dưới vòm cầu đá của đường tàu.

## Bữa sáng trên mái

Nhà hàng ở tầng bảy phục vụ từ 6:30: một quầy phở bò, một khay xôi xéo, bánh cuốn tráng tại chỗ. Từ bàn ngoài hiên nhìn thấy nóc Nhà thờ Cửa Bắc và nhịp cầu Long Biên khi trời quang.`,
    highlights: [
      'Giữa phố nghề tre nứa, cách chợ Đồng Xuân bảy phút đi bộ',
      'Hai giếng trời trồng trúc lấy sáng cho các phòng phía trong',
      'Quầy phở bò và bánh cuốn tráng tay trong bữa sáng',
      'Sân thượng tầng bảy nhìn mái ngói phố cổ và cầu Long Biên',
      'Cửa kính hai lớp ở mọi phòng hướng phố',
    ],
    inclusions: [
      'Trà sen và bánh cốm khi nhận phòng',
      'Bản đồ đi bộ phố nghề do khách sạn vẽ',
      'Thuế và phí dịch vụ',
    ],
    exclusions: ['Đồ uống trong minibar', 'Xe đón từ Nội Bài, 320.000 đồng một lượt xe bốn chỗ'],
    notes: [
      'Chiều tối Hàng Vải hay ùn, ô tô khó dừng trước cửa; nhân viên ra đón và kéo hành lý từ đầu phố Phùng Hưng.',
      'Khi nhận phòng, bạn xuất trình căn cước hoặc hộ chiếu của từng khách.',
    ],
    provinces: ['ha-noi'],
    places: ['pho-co-ha-noi', 'ho-hoan-kiem'],
    location: { lat: 21.0361, lng: 105.8452, address: '38 phố Hàng Vải, phường Hoàn Kiếm, Hà Nội' },
    terms: {
      'hotel-type': ['khach-san-boutique'],
      conform: ['cap-doi', 'gia-dinh', 'cong-tac'],
      facility: [
        'bar-tang-thuong',
        'wi-fi-mien-phi',
        'le-tan-24-gio',
        'thang-may',
        'nha-hang',
        'buffet-sang',
        'quan-ca-phe',
        'spa',
        'dua-don-san-bay',
        'giu-hanh-ly',
        'giat-la',
        'ban-dat-tour',
        'don-phong-hang-ngay',
        'khong-hut-thuoc',
        'thuc-don-chay',
      ],
    },
    supplier: 'manh-truc',
    special: true,
    popularity: 880,
    faqs: [
      {
        question: 'Đến sớm lúc 7 giờ sáng thì có chỗ gửi đồ và tắm không?',
        answer:
          'Có. Lễ tân giữ hành lý miễn phí và có một phòng tắm chung ở tầng hai cho khách đến sớm. Phòng trống sẽ được giao trước 14:00 mà không thu thêm.',
      },
      {
        question: 'Phòng Superior có cửa sổ không?',
        answer:
          'Cửa sổ của hạng Superior mở ra giếng trời, đủ sáng ban ngày nhưng không nhìn ra phố. Muốn thấy phố, bạn chọn Deluxe ban công hoặc Suite.',
      },
      {
        question: 'Ở đây đi xem phố đường tàu có gần không?',
        answer:
          'Đoạn Phùng Hưng cách khách sạn khoảng 300 m. Đây là đường tàu đang chạy và nhiều đoạn đã rào, bạn chỉ nên đứng ngoài vạch an toàn.',
      },
      {
        question: 'Khách sạn có nhận xuất hóa đơn công ty không?',
        answer:
          'Có, hóa đơn điện tử gửi trong ngày trả phòng. Bạn gửi mã số thuế cho lễ tân trước 10 giờ sáng hôm đó.',
      },
    ],
    details: {
      star: 4,
      checkInFrom: '14:00',
      checkOutUntil: '12:00',
      roomsCount: 36,
      floors: 7,
      yearBuilt: 2018,
      distances: [
        { label: 'Chợ Đồng Xuân', km: 0.6, minutes: 7 },
        { label: 'Hồ Hoàn Kiếm', km: 1.2, minutes: 15 },
        { label: 'Ga Long Biên', km: 0.8, minutes: 10 },
        { label: 'Hoàng thành Thăng Long', km: 1.3, minutes: 16 },
        { label: 'Sân bay Nội Bài', km: 26, minutes: 40 },
      ],
      childPolicy: childPolicies.city,
      extraBedVnd: 450_000,
      petPolicy: 'Không nhận thú cưng, trừ chó dẫn đường.',
      smokingPolicy: 'Cấm hút thuốc trong nhà; có góc hút thuốc ngoài hiên tầng bảy.',
      parkingPolicy: 'Không có chỗ đỗ ô tô; bãi Phùng Hưng cách 250 m thu khoảng 30.000 đồng mỗi giờ.',
      accessibility: [
        'Cửa vào có một bậc cao 12 cm, có ván dốc di động',
        'Thang máy rộng 80 cm, tới mọi tầng phòng',
        'Không có phòng tắm cho xe lăn',
      ],
    },
    units: [
      {
        code: 'superior-gieng-troi',
        title: 'Phòng Superior quanh giếng trời',
        summary: 'Yên, sáng dịu, cửa sổ mở vào bụi trúc; hợp với người ngủ sớm.',
        quantity: 14,
        maxAdults: 2,
        maxChildren: 1,
        maxOccupancy: 3,
        baseVnd: 1_550_000,
        facilities: [...roomFacilities.city, 'cach-am'],
        details: {
          areaM2: 22,
          beds: [{ type: 'Giường đôi lớn (Queen)', count: 1 }],
          view: 'Giếng trời',
          balcony: false,
          smoking: false,
        },
      },
      {
        code: 'deluxe-hai-giuong',
        title: 'Phòng Deluxe hai giường đơn',
        summary: 'Hai giường 1,2 m, bàn viết dài sát cửa sổ, hợp với hai người đi công tác.',
        quantity: 10,
        maxAdults: 2,
        maxChildren: 1,
        maxOccupancy: 3,
        baseVnd: 1_850_000,
        facilities: [...roomFacilities.city, 'cach-am', 'huong-thanh-pho'],
        details: {
          areaM2: 26,
          beds: [{ type: 'Giường đơn', count: 2 }],
          view: 'Mái ngói phố cổ',
          balcony: false,
          smoking: false,
        },
      },
      {
        code: 'deluxe-ban-cong',
        title: 'Phòng Deluxe ban công hướng phố',
        summary: 'Ban công hẹp kê vừa hai ghế mây, trông xuống dãy hàng tre.',
        quantity: 8,
        maxAdults: 2,
        maxChildren: 1,
        maxOccupancy: 3,
        baseVnd: 2_150_000,
        facilities: [...roomFacilities.city, 'ban-cong', 'cach-am', 'minibar', 'huong-thanh-pho'],
        details: {
          areaM2: 28,
          beds: [{ type: 'Giường cỡ King', count: 1 }],
          view: 'Phố Hàng Vải',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'suite-ap-mai',
        title: 'Suite áp mái',
        summary: 'Trần dốc lợp ngói, bồn tắm đặt cạnh cửa sổ, sofa kéo thành giường cho trẻ.',
        quantity: 4,
        maxAdults: 3,
        maxChildren: 2,
        maxOccupancy: 4,
        baseVnd: 3_100_000,
        facilities: [...roomFacilities.upscale, 'bon-tam', 'sofa', 'ban-cong'],
        details: {
          areaM2: 45,
          beds: [
            { type: 'Giường cỡ King', count: 1 },
            { type: 'Sofa giường', count: 1 },
          ],
          view: 'Mái ngói và cầu Long Biên',
          balcony: true,
          smoking: false,
        },
      },
    ],
    ratePlans: ratePlans.breakfast,
    priceRules: [...priceProfiles.city, deal('Mùa thu phố cổ', 12, '2026-11-01', '2027-03-31')],
    scenes: {
      hero: ['old-quarter/street/dawn', 'old-quarter/street', 'restaurant/lanterns'],
      gallery: [
        'restaurant/lanterns',
        'hotel-room/villa-garden',
        'lobby/lounge',
        'old-quarter/flower-bikes',
        'spa/treatment',
        'market/street-food',
        'hotel-room/suite-city',
        'hotel-room/twin-garden',
      ],
    },
  },
  {
    kind: 'hotel',
    slug: 'khach-san-mat-ho-truc-bach',
    code: 'KS002',
    title: 'Khách sạn Mặt Hồ Trúc Bạch',
    nameAlias: [
      'mat ho truc bach',
      'khach san 5 sao ha noi',
      'khach san truc bach',
      'khach san view ho ha noi',
    ],
    summary:
      'Tòa nhà 14 tầng bên hồ Trúc Bạch: phòng rộng từ 34 m², hồ bơi nước ấm tầng mái, đi bộ ra chùa Trấn Quốc và đền Quán Thánh.',
    content: `Từ cửa chính đi ba bước là hàng sấu của phố Trấn Vũ, thêm ba bước nữa là mặt nước. Hồ Trúc Bạch nhỏ, một vòng đi bộ chừng 25 phút, sáng sớm chỉ có người tập dưỡng sinh và vài chiếc thuyền vịt còn buộc dây.

## Ở phía nào của tòa nhà

Hai phần ba số phòng quay ra nước. Phía tây nhìn qua đường Thanh Niên sang Hồ Tây, đón nắng chiều; phía bắc nhìn trọn Trúc Bạch và gò Ngũ Xã. Phòng ở khối sau trông vào khu vườn trong, rẻ hơn chừng bốn trăm nghìn và tĩnh hơn vào tối cuối tuần.

## Ăn uống

Nhà hàng tầng trệt nấu món Bắc theo mùa: canh cua rau đay mùa hạ, chả rươi từ tháng Mười, bún thang ngày Tết. Hàng phở cuốn Ngũ Xã cách chín phút đi bộ, nên lễ tân thường khuyên khách dành một bữa trưa sang đó.

## Bơi và nghỉ

Hồ bơi 20 m trên tầng mười bốn giữ nước ở 29 độ từ tháng Mười Một đến tháng Ba. Phòng xông hơi dùng lá bưởi, sả và gừng. Ai đi làm có phòng họp tám chỗ thuê theo giờ, cửa sổ mở ra hồ.`,
    highlights: [
      'Hai phần ba số phòng nhìn ra hồ Trúc Bạch hoặc Hồ Tây',
      'Hồ bơi tầng mái giữ ấm 29 độ suốt mùa đông',
      'Thực đơn món Bắc đổi theo mùa, có chả rươi tháng Mười',
      'Mười phút đi bộ tới chùa Trấn Quốc',
      'Một phòng thiết kế riêng cho khách đi xe lăn',
    ],
    inclusions: [
      'Hồ bơi, phòng gym và phòng xông hơi',
      'Hai chai nước và trái cây mỗi ngày',
      'Thuế VAT và phí phục vụ',
    ],
    exclusions: ['Giặt là', 'Đón sân bay bằng xe của khách sạn'],
    notes: [
      'Đặt cọc tại quầy 1.000.000 đồng mỗi phòng khi nhận, hoàn lại lúc trả phòng.',
      'Cuối tuần quanh hồ có phố đi bộ Ngũ Xã, xe vào khách sạn theo lối Trấn Vũ phía nam.',
    ],
    provinces: ['ha-noi'],
    places: ['ho-tay', 'lang-chu-tich-ho-chi-minh', 'hoang-thanh-thang-long'],
    location: { lat: 21.0449, lng: 105.8396, address: '92 phố Trấn Vũ, phường Ba Đình, Hà Nội' },
    terms: {
      'hotel-type': ['khach-san'],
      conform: ['cong-tac', 'gia-dinh', 'nguoi-cao-tuoi', 'cap-doi'],
      facility: [
        'ho-boi-nuoc-am',
        'wi-fi-mien-phi',
        'le-tan-24-gio',
        'thang-may',
        'bai-do-xe-mien-phi',
        'sac-xe-dien',
        'nha-hang',
        'buffet-sang',
        'bar-ho-boi',
        'phuc-vu-tai-phong',
        'phong-gym',
        'xong-hoi',
        'massage',
        'phong-hop',
        'trung-tam-dich-vu-doanh-nhan',
        'phong-cho-nguoi-khuyet-tat',
        'loi-di-xe-lan',
        'doi-ngoai-te',
      ],
    },
    supplier: 'mat-ho',
    popularity: 720,
    faqs: [
      {
        question: 'Hồ bơi mở mấy giờ, trẻ em có được bơi không?',
        answer:
          'Hồ mở từ 6:00 đến 21:00. Trẻ dưới 12 tuổi bơi cùng người lớn; hồ sâu 1,3 m và không có hồ trẻ em riêng.',
      },
      {
        question: 'Xe điện sạc ở đâu, tính tiền thế nào?',
        answer:
          'Tầng hầm B1 có bốn trụ sạc, trong đó hai trụ 60 kW. Khách lưu trú trả theo số điện dùng, quẹt thẻ phòng là sạc được.',
      },
      {
        question: 'Phòng nào xem được pháo hoa Hồ Tây đêm giao thừa?',
        answer:
          'Các phòng Premier hướng Hồ Tây từ tầng tám trở lên. Năm nào bắn ở điểm Lạc Long Quân thì thấy rõ; điểm bắn do thành phố công bố sát Tết.',
      },
      {
        question: 'Có phòng thông nhau cho hai gia đình không?',
        answer:
          'Có sáu cặp phòng Deluxe thông cửa. Bạn ghi trong yêu cầu khi đặt, khách sạn xếp trước ngày đến.',
      },
    ],
    details: {
      star: 5,
      checkInFrom: '14:00',
      checkOutUntil: '12:00',
      roomsCount: 58,
      floors: 14,
      yearBuilt: 2019,
      distances: [
        { label: 'Đền Quán Thánh', km: 0.5, minutes: 6 },
        { label: 'Chùa Trấn Quốc', km: 0.8, minutes: 10 },
        { label: 'Lăng Chủ tịch Hồ Chí Minh', km: 1.3, minutes: 17 },
        { label: 'Hồ Hoàn Kiếm', km: 2.8, minutes: 10 },
        { label: 'Sân bay Nội Bài', km: 22, minutes: 32 },
      ],
      childPolicy: childPolicies.city,
      extraBedVnd: 650_000,
      petPolicy: 'Không nhận thú cưng.',
      smokingPolicy: 'Toàn bộ phòng không khói thuốc; phạt 2.000.000 đồng tiền vệ sinh nếu hút trong phòng.',
      parkingPolicy: 'Hầm xe hai tầng, miễn phí một ô tô mỗi phòng.',
      accessibility: [
        'Lối vào phẳng từ vỉa hè',
        'Một phòng Deluxe có tay vịn và vòi sen ngồi',
        'Bảng nút thang máy có chữ nổi',
        'Hồ bơi không có thang nâng',
      ],
    },
    units: [
      {
        code: 'deluxe-vuon',
        title: 'Phòng Deluxe hướng vườn trong',
        summary: 'Khối sau, tĩnh cả tối cuối tuần; có thể thông cửa với phòng bên.',
        quantity: 18,
        maxAdults: 2,
        maxChildren: 2,
        maxOccupancy: 3,
        baseVnd: 3_150_000,
        facilities: [...roomFacilities.upscale, 'huong-vuon', 'cua-thong-phong'],
        details: {
          areaM2: 34,
          beds: [{ type: 'Giường cỡ King', count: 1 }],
          view: 'Vườn',
          balcony: false,
          smoking: false,
        },
      },
      {
        code: 'deluxe-truc-bach',
        title: 'Phòng Deluxe nhìn hồ Trúc Bạch',
        summary: 'Cửa kính sát sàn, ghế dài bên cửa sổ, hai giường đơn hoặc một giường lớn.',
        quantity: 20,
        maxAdults: 2,
        maxChildren: 2,
        maxOccupancy: 3,
        baseVnd: 3_550_000,
        facilities: [...roomFacilities.upscale, 'bon-tam'],
        details: {
          areaM2: 36,
          beds: [{ type: 'Giường đơn', count: 2 }],
          view: 'Hồ Trúc Bạch',
          balcony: false,
          smoking: false,
        },
      },
      {
        code: 'premier-ho-tay',
        title: 'Phòng Premier hướng Hồ Tây',
        summary: 'Từ tầng tám trở lên, ban công quay về phía tây, đón hoàng hôn trên mặt nước.',
        quantity: 14,
        maxAdults: 2,
        maxChildren: 2,
        maxOccupancy: 4,
        baseVnd: 4_250_000,
        facilities: [...roomFacilities.upscale, 'bon-tam', 'ban-cong', 'sofa'],
        details: {
          areaM2: 42,
          beds: [{ type: 'Giường cỡ King', count: 1 }],
          view: 'Hồ Tây',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'suite-goc-hai-ho',
        title: 'Suite góc hai hồ',
        summary: 'Phòng khách riêng ở góc tòa nhà, thấy cả Hồ Tây lẫn Trúc Bạch.',
        quantity: 6,
        maxAdults: 3,
        maxChildren: 2,
        maxOccupancy: 4,
        baseVnd: 6_400_000,
        facilities: [...roomFacilities.upscale, 'bon-tam', 'ban-cong', 'sofa'],
        details: {
          areaM2: 68,
          beds: [
            { type: 'Giường cỡ King', count: 1 },
            { type: 'Sofa giường', count: 1 },
          ],
          view: 'Hồ Tây và hồ Trúc Bạch',
          balcony: true,
          smoking: false,
        },
      },
    ],
    ratePlans: ratePlans.choice,
    priceRules: priceProfiles.city,
    scenes: {
      hero: ['night-city/promenade/dusk', 'night-city/promenade', 'lobby/atrium'],
      gallery: [
        'pool/rooftop',
        'hotel-room/suite-city',
        'restaurant/breakfast',
        'lobby/reception',
        'night-city/promenade',
        'lobby/lounge',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  },
  {
    kind: 'hotel',
    slug: 'can-ho-hien-quang-an',
    code: 'KS003',
    title: 'Căn hộ dịch vụ Hiên Quảng An',
    nameAlias: [
      'hien quang an',
      'can ho tay ho',
      'can ho dich vu ha noi',
      'thue can ho ho tay',
      'apartment tay ho',
    ],
    summary:
      'Mười tám căn hộ có bếp và máy giặt trong ngõ nhỏ bán đảo Quảng An, hợp với gia đình và người ở dài ngày gần Hồ Tây.',
    content: `Quảng An là mỏm đất nhô ra Hồ Tây, xưa trồng đào và ướp trà sen. Ngõ của tòa nhà chỉ vừa một chiếc taxi, đầu ngõ có bà bán xôi từ sáu giờ, cuối ngõ là bờ nước. Căn hộ nào cũng có một khoảng hiên đủ kê bàn nhỏ và hàng chậu bạc hà mà bạn được hái pha trà.

## Sống như ở nhà

Bếp từ hai lò, nồi cơm, dao thớt, máy giặt riêng trong từng căn. Nhân viên dọn ba lần mỗi tuần với khách ở dài và mỗi ngày với khách ở dưới bốn đêm. Chợ Quảng Bá mở từ nửa đêm, bán hoa đến sáng; muốn mua rau và cá thì ra chợ Tứ Liên cách đó mười phút xe đạp.

## Đi lại

Hồ Gươm cách sáu cây số. Tòa nhà cho mượn bốn xe đạp, vừa đủ để đi một vòng ven hồ dài 17 km vào sáng Chủ nhật. Người làm việc từ xa dùng phòng chung tầng một: tám bàn, mạng cáp riêng, máy in.

Phủ Tây Hồ ở ngay mỏm bán đảo, đông vào mùng một và ngày rằm; những hôm đó nên đi bộ thay vì gọi xe.`,
    highlights: [
      'Bếp đủ đồ và máy giặt riêng trong từng căn',
      'Hiên trồng bạc hà, cuối ngõ là bờ Hồ Tây',
      'Phòng làm việc chung có mạng cáp riêng',
      'Giá giảm dần cho kỳ nghỉ từ bảy đêm khi liên hệ trước',
      'Chợ hoa đêm Quảng Bá cách một cây số',
    ],
    inclusions: ['Điện, nước, mạng', 'Mượn xe đạp ba giờ mỗi ngày', 'Gói trà, cà phê và gia vị cho ngày đầu'],
    exclusions: ['Bữa sáng', 'Dọn phòng thêm ngoài lịch, 100.000 đồng mỗi lần'],
    notes: [
      'Sau 22:00 không có lễ tân trực; mã cửa được gửi qua tin nhắn trước giờ bạn đến.',
      'Không tổ chức tiệc; giờ yên tĩnh trong ngõ là 22:00 đến 6:00.',
    ],
    provinces: ['ha-noi'],
    places: ['ho-tay'],
    location: { lat: 21.0637, lng: 105.8262, address: 'Ngõ 21 đường Đặng Thai Mai, phường Tây Hồ, Hà Nội' },
    terms: {
      'hotel-type': ['can-ho-dich-vu'],
      conform: ['gia-dinh', 'cong-tac', 'thu-cung'],
      facility: [
        'khong-gian-lam-viec-chung',
        'wi-fi-mien-phi',
        'thang-may',
        'cho-phep-thu-cung',
        'cho-thue-xe-dap',
        'giu-hanh-ly',
        'giat-la',
        'don-phong-hang-ngay',
        'camera-khu-vuc-chung',
        'may-phat-dien-du-phong',
        'san-hien',
        'khong-hut-thuoc',
      ],
    },
    supplier: 'mat-ho',
    popularity: 410,
    faqs: [
      {
        question: 'Ở hai tuần thì có giá khác không?',
        answer:
          'Từ bảy đêm giảm 10%, từ hai mươi đêm giảm 22%. Mức này không hiện trên lịch ngày, bạn gửi yêu cầu để chúng tôi lập giá riêng.',
      },
      {
        question: 'Mang mèo theo có được không?',
        answer:
          'Được, mỗi căn một chó hoặc mèo dưới 8 kg, phụ thu 200.000 đồng cho cả kỳ ở. Hiên đã có lưới chắn.',
      },
      {
        question: 'Xe 7 chỗ có vào tận cửa không?',
        answer:
          'Ngõ rộng 2,8 m, xe 7 chỗ vào được nhưng không quay đầu được. Phần lớn khách xuống ở đầu ngõ rồi đi bộ 60 m.',
      },
    ],
    details: {
      star: 0,
      checkInFrom: '14:00',
      checkOutUntil: '11:00',
      roomsCount: 18,
      floors: 6,
      yearBuilt: 2021,
      distances: [
        { label: 'Phủ Tây Hồ', km: 0.8, minutes: 10 },
        { label: 'Chợ hoa Quảng Bá', km: 1.1, minutes: 5 },
        { label: 'Lăng Chủ tịch Hồ Chí Minh', km: 4.5, minutes: 15 },
        { label: 'Hồ Hoàn Kiếm', km: 6, minutes: 20 },
        { label: 'Sân bay Nội Bài', km: 19, minutes: 28 },
      ],
      childPolicy: childPolicies.homestay,
      extraBedVnd: 250_000,
      petPolicy: 'Nhận chó mèo dưới 8 kg, một con mỗi căn, phụ thu 200.000 đồng cả kỳ.',
      smokingPolicy: 'Chỉ hút ngoài hiên, đóng cửa kính khi hút.',
      parkingPolicy:
        'Để xe máy miễn phí trong sân; ô tô gửi bãi Đặng Thai Mai cách 200 m, khoảng 80.000 đồng một đêm.',
      accessibility: [
        'Thang máy từ tầng trệt, không bậc',
        'Hai căn studio ở tầng trệt',
        'Cửa phòng tắm rộng 75 cm',
      ],
    },
    units: [
      {
        code: 'studio-hien',
        title: 'Căn studio có hiên',
        summary: 'Một phòng liền bếp, hợp một hoặc hai người, vách lam gỗ ngăn giường.',
        quantity: 8,
        maxAdults: 2,
        maxChildren: 1,
        maxOccupancy: 3,
        baseVnd: 980_000,
        facilities: [...roomFacilities.apartment, 'ban-cong'],
        details: {
          areaM2: 35,
          beds: [{ type: 'Giường đôi lớn (Queen)', count: 1 }],
          view: 'Vườn đào nhà bên',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'mot-phong-ngu',
        title: 'Căn một phòng ngủ',
        summary: 'Phòng khách tách riêng với sofa giường, bàn ăn bốn chỗ.',
        quantity: 6,
        maxAdults: 3,
        maxChildren: 1,
        maxOccupancy: 4,
        baseVnd: 1_350_000,
        facilities: [...roomFacilities.apartment, 'ban-cong', 'noi-em-be'],
        details: {
          areaM2: 52,
          beds: [
            { type: 'Giường cỡ King', count: 1 },
            { type: 'Sofa giường', count: 1 },
          ],
          view: 'Hồ một phần',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'hai-phong-ngu',
        title: 'Căn hai phòng ngủ hướng hồ',
        summary: 'Hai phòng tắm, hiên dài 6 m nhìn thẳng ra mặt nước.',
        quantity: 4,
        maxAdults: 4,
        maxChildren: 2,
        maxOccupancy: 6,
        baseVnd: 2_200_000,
        facilities: [...roomFacilities.apartment, 'ban-cong', 'bon-tam', 'noi-em-be'],
        details: {
          areaM2: 84,
          beds: [
            { type: 'Giường cỡ King', count: 1 },
            { type: 'Giường đơn', count: 2 },
          ],
          view: 'Hồ Tây',
          balcony: true,
          smoking: false,
        },
      },
    ],
    ratePlans: ratePlans.roomOnly,
    priceRules: priceProfiles.city,
    scenes: {
      hero: ['hotel-room/suite-city/noon', 'hotel-room/suite-city'],
      gallery: [
        'hotel-room/twin-garden',
        'lobby/lounge',
        'night-city/promenade',
        'restaurant/breakfast',
        'lobby/reception',
        'market/flowers',
        'hotel-room/suite-city',
        'hotel-room/villa-garden',
      ],
    },
  },
  {
    kind: 'hotel',
    slug: 'hostel-ga-som-van-mieu',
    code: 'KS004',
    title: 'Hostel Ga Sớm Văn Miếu',
    nameAlias: [
      'ga som hostel',
      'hostel ha noi',
      'hostel gan ga ha noi',
      'phong dorm ha noi',
      'nha tro khach du lich ha noi',
    ],
    summary:
      'Giường tầng có rèm và ổ khóa riêng, phòng đôi nhỏ gọn, bếp chung mở suốt đêm; cách ga Hà Nội tám phút đi bộ.',
    content: `Tàu đêm từ Lào Cai về ga lúc tờ mờ sáng, và đó là giờ quầy Ga Sớm đông người. Nhà mở cửa cả ngày đêm, có sảnh ghế dài, vòi tắm nóng và nồi cháo đậu xanh để khách xuống tàu ăn chống đói trước khi tới giờ nhận giường.

## Giường và phòng

Giường tầng đóng bằng gỗ thông, mỗi chỗ có rèm, đèn đọc, hai ổ cắm và ngăn tủ dài 90 cm vừa một ba lô lớn. Phòng nữ ở tầng ba, dùng khu tắm riêng. Ai muốn kín đáo thì lấy phòng đôi trên tầng bốn, nhỏ mà có cửa sổ.

## Người ta làm gì ở đây

Tối thứ Ba và thứ Năm, bếp trưởng dạy gói nem miễn phí, khách chỉ góp tiền nguyên liệu. Bảng gỗ ở sảnh là nơi tìm bạn đi chung xe Hà Giang hay thuê chung thuyền Tam Cốc. Văn Miếu cách năm trăm mét, nên đi từ tám giờ khi cổng vừa mở.

Khu phố Quốc Tử Giám có phở, bún ốc, trà đá vỉa hè tới gần nửa đêm. Sau giờ đó, cửa hostel mở bằng thẻ.`,
    highlights: [
      'Nhận khách xuống tàu đêm, có chỗ tắm và nghỉ trước giờ nhận giường',
      'Mỗi giường có rèm, đèn đọc, hai ổ cắm và tủ khóa',
      'Phòng giường tầng riêng cho nữ ở tầng ba',
      'Lớp gói nem tối thứ Ba và thứ Năm',
    ],
    inclusions: ['Khăn tắm và ga sạch', 'Trà, cà phê phin cả ngày', 'Cháo đậu xanh từ 4:30 đến 6:30'],
    exclusions: ['Bữa sáng gọi món, 45.000–70.000 đồng', 'Giặt đồ 35.000 đồng mỗi ký'],
    notes: [
      'Phòng giường tầng chỉ nhận khách từ 12 tuổi.',
      'Mang theo khóa số hoặc mua tại quầy 30.000 đồng.',
    ],
    provinces: ['ha-noi'],
    places: ['van-mieu-quoc-tu-giam', 'ho-hoan-kiem'],
    location: {
      lat: 21.0271,
      lng: 105.8377,
      address: 'Ngõ 46 phố Ngô Sĩ Liên, phường Văn Miếu – Quốc Tử Giám, Hà Nội',
    },
    terms: {
      'hotel-type': ['hostel'],
      conform: ['nhom-ban'],
      facility: [
        'le-tan-24-gio',
        'wi-fi-mien-phi',
        'quan-ca-phe',
        'giu-hanh-ly',
        'giat-la',
        'ban-dat-tour',
        'ket-an-toan',
        'camera-khu-vuc-chung',
        'khong-gian-lam-viec-chung',
        'san-hien',
        'cho-thue-xe-dap',
        'khu-vuc-hut-thuoc',
      ],
    },
    supplier: 'ga-som',
    popularity: 530,
    faqs: [
      {
        question: 'Tàu đêm về lúc 5 giờ sáng thì vào nhà ngay được không?',
        answer:
          'Vào được. Bạn dùng sảnh, phòng tắm và bếp mà không trả thêm. Muốn có giường ngay lúc đó thì đặt từ đêm hôm trước.',
      },
      {
        question: 'Đặt một giường có bị ghép chung nam nữ không?',
        answer:
          'Phòng sáu giường là phòng hỗn hợp, phòng bốn giường chỉ dành cho nữ. Tên hạng phòng ghi rõ, bạn chọn đúng khi đặt.',
      },
      {
        question: 'Hostel có giữ xe máy phượt dài ngày không?',
        answer: 'Có, mái che trong sân giữ được mười hai xe, 10.000 đồng một đêm, khóa cổng từ 23:00.',
      },
    ],
    details: {
      star: 0,
      checkInFrom: '13:00',
      checkOutUntil: '11:00',
      roomsCount: 13,
      floors: 5,
      yearBuilt: 2016,
      distances: [
        { label: 'Ga Hà Nội', km: 0.6, minutes: 8 },
        { label: 'Văn Miếu – Quốc Tử Giám', km: 0.5, minutes: 6 },
        { label: 'Hồ Hoàn Kiếm', km: 1.9, minutes: 24 },
        { label: 'Ga metro Cát Linh', km: 1.3, minutes: 16 },
        { label: 'Sân bay Nội Bài', km: 28, minutes: 45 },
      ],
      childPolicy: childPolicies.homestay,
      petPolicy: 'Không nhận thú cưng vì ở chung phòng.',
      smokingPolicy: 'Hút thuốc ở sân thượng, không hút trong phòng và hành lang.',
      parkingPolicy: 'Xe máy 10.000 đồng một đêm; không có chỗ ô tô.',
      accessibility: ['Không có thang máy', 'Một phòng đôi ở tầng trệt, lối vào không bậc'],
    },
    units: [
      {
        code: 'giuong-phong-6',
        title: 'Một giường trong phòng hỗn hợp 6 giường',
        summary: 'Giường tầng 90 cm có rèm vải dày, dùng chung phòng tắm cuối hành lang.',
        quantity: 18,
        maxAdults: 1,
        maxChildren: 0,
        maxOccupancy: 1,
        baseVnd: 190_000,
        facilities: ['dieu-hoa', 'voi-sen', 'may-say-toc', 'nuoc-uong-mien-phi'],
        details: {
          areaM2: 24,
          beds: [{ type: 'Giường tầng', count: 1 }],
          view: 'Sân trong',
          balcony: false,
          smoking: false,
        },
      },
      {
        code: 'giuong-phong-nu-4',
        title: 'Một giường trong phòng nữ 4 giường',
        summary: 'Tầng ba, phòng tắm trong phòng, có gương và máy sấy.',
        quantity: 16,
        maxAdults: 1,
        maxChildren: 0,
        maxOccupancy: 1,
        baseVnd: 220_000,
        facilities: ['dieu-hoa', 'voi-sen', 'may-say-toc', 'nuoc-uong-mien-phi', 'do-dung-ve-sinh'],
        details: {
          areaM2: 20,
          beds: [{ type: 'Giường tầng', count: 1 }],
          view: 'Ngõ phố',
          balcony: false,
          smoking: false,
        },
      },
      {
        code: 'phong-doi-nho',
        title: 'Phòng đôi nhỏ',
        summary: 'Gọn như khoang tàu, có cửa sổ và phòng tắm riêng.',
        quantity: 6,
        maxAdults: 2,
        maxChildren: 1,
        maxOccupancy: 2,
        baseVnd: 520_000,
        facilities: [
          'dieu-hoa',
          'voi-sen',
          'may-say-toc',
          'do-dung-ve-sinh',
          'am-dun-nuoc',
          'nuoc-uong-mien-phi',
        ],
        details: {
          areaM2: 14,
          beds: [{ type: 'Giường đôi', count: 1 }],
          view: 'Mái nhà phố',
          balcony: false,
          smoking: false,
        },
      },
    ],
    ratePlans: ratePlans.roomOnly,
    priceRules: [...priceProfiles.city, deal('Giá mùa thấp điểm', 10, '2027-01-10', '2027-09-30')],
    scenes: {
      hero: ['lobby/reception/golden', 'lobby/reception', 'lobby/lounge'],
      gallery: [
        'hotel-room/twin-garden',
        'lobby/lounge',
        'old-quarter/flower-bikes',
        'restaurant/breakfast',
        'market/street-food',
        'theatre/gate',
        'hotel-room/suite-city',
        'hotel-room/villa-garden',
      ],
    },
  },
];
