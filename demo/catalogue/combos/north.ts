import type { DemoProduct } from '../demo-product.ts';
import { childPolicies, deal } from '../presets.ts';
import { combo } from './combo.ts';
import { closedOverTet, comboPlans, inParentsRoom, onHolidays, onSale, onWeekdays } from './conditions.ts';

export const northCombos: DemoProduct[] = [
  combo({
    slug: 'combo-sa-pa-2n1d-dem-len-nui-xe-limousine',
    code: 'CB001',
    title: 'Combo Sa Pa 2N1Đ: một đêm trên dốc Thạch Sơn, xe limousine từ Hà Nội',
    nameAlias: ['combo sapa 2n1d', 'combo sapa xe limousine', 'sapa cuoi tuan gia tot'],
    summary:
      'Xe limousine khứ hồi từ Hà Nội, một đêm khách sạn 4 sao cách nhà thờ đá bốn phút đi bộ, bữa sáng và nồi lẩu cá tầm tối hôm đến.',
    content: `Nếu chỉ xin nghỉ được một ngày thứ Sáu, đây là gói vừa khít. Bạn không phải canh vé xe, không phải chọn nhà hàng trong lúc đói và lạnh.

## Giờ giấc của chuyến đi

Xe limousine chín chỗ gom khách ở khu phố cổ và Mỹ Đình trong khoảng 6:30 đến 7:15, chạy cao tốc, nghỉ một lần ở trạm dọc đường. Trước 13:00 bạn đã ở Sa Pa. Chiều trống để xuống bản Cát Cát hoặc chỉ ngồi nhìn mây qua sân Quần. Bảy giờ tối có bàn lẩu cá tầm giữ tên bạn ở nhà hàng của khách sạn, rau cải mèo gọi thêm không tính tiền.

Sáng hôm sau, ăn xong còn đủ thời gian lên ga tàu leo núi nếu trời quang; vé cáp treo bạn tự quyết lúc nhìn thấy đỉnh. Xe về đón trước cửa lúc 14:30, tới Hà Nội chừng 20:00.

## Phòng bạn ở

Phòng Superior quay về vách Hàm Rồng, yên hơn mặt trước, có đệm sưởi và điều hòa hai chiều. Muốn đổi sang hướng Hoàng Liên, bạn ghi vào đơn, phần chênh tính theo giá ngày hôm đó.

## Hợp với ai

Cặp đôi và nhóm bạn đi nhanh. Người say xe nên uống thuốc trước đoạn đèo từ Lào Cai lên, dài khoảng một giờ.`,
    highlights: [
      'Đón tận nơi ở phố cổ hoặc Mỹ Đình, không phải ra bến xe',
      'Khách sạn 4 sao, xuống nhà thờ đá mất bốn phút đi bộ',
      'Lẩu cá tầm tối ngày đầu, rau gọi thêm thoải mái',
      'Bơi hồ nước ấm trong nhà đến 21:30',
    ],
    inclusions: [
      'Xe limousine chín chỗ Hà Nội – Sa Pa – Hà Nội',
      'Một đêm phòng Superior hướng Hàm Rồng, hai khách một phòng',
      'Một bữa sáng tự chọn và một bữa tối lẩu cá tầm',
      'Xe điện của khách sạn trong khu trung tâm',
    ],
    exclusions: ['Vé cáp treo Fansipan và vé vào bản Cát Cát', 'Bữa trưa hai ngày', 'Đồ uống trong bữa tối'],
    notes: [
      'Giá tính cho mỗi khách khi hai người ở chung phòng, vì vậy cần đặt từ hai suất.',
      'Xe gửi biển số và số điện thoại tài xế trước 20:00 tối hôm trước.',
      'Mỗi phòng Superior kê thêm được một bé; nhà hai bé hỏi phòng gia đình hai giường đôi.',
    ],
    provinces: ['lao-cai'],
    places: ['sa-pa', 'nha-tho-da-sa-pa', 'ban-cat-cat'],
    location: { lat: 22.3377, lng: 103.8441, address: '17 phố Thạch Sơn, phường Sa Pa, tỉnh Lào Cai' },
    terms: {
      include: ['xe-limousine', 'buffet-sang', 'bua-toi'],
      conform: ['cap-doi', 'nhom-ban'],
      theme: ['cuoi-tuan-ngan-ngay', 'san-may'],
    },
    supplier: 'khan-goi',
    popularity: 780,
    faqs: [
      {
        question: 'Tôi ở Long Biên thì xe đón được không?',
        answer:
          'Xe đón trong bán kính khoảng 5 km quanh hồ Hoàn Kiếm và dọc đường Phạm Hùng. Ngoài khu đó, bạn ra điểm hẹn gần nhất hoặc trả thêm theo quãng đường.',
      },
      {
        question: 'Đi lẻ một mình đặt được không?',
        answer:
          'Gói mở từ hai suất vì tính theo phòng đôi. Đi một mình, bạn nhắn tư vấn để nhận giá phòng đơn kèm một ghế xe.',
      },
      {
        question: 'Không ăn được cá thì sao?',
        answer: 'Bạn báo trước một ngày, bếp đổi sang lẩu gà đen hoặc thực đơn chay sáu món.',
      },
    ],
    details: {
      days: 2,
      nights: 1,
      pricedPer: 'person',
      paxIncluded: 1,
      components: [
        {
          kind: 'roomNights',
          label: 'Một đêm phòng Superior hướng Hàm Rồng, Khách sạn Vân Sam Thạch Sơn',
          unit: 'khach-san-thach-son-sa-pa/superior-vach-nui',
          nights: 1,
        },
        { kind: 'transfer', label: 'Ghế limousine khứ hồi Hà Nội – Sa Pa', quantity: 2 },
        { kind: 'meal', label: 'Bữa sáng tự chọn ngày thứ hai' },
        { kind: 'meal', label: 'Lẩu cá tầm tối ngày thứ nhất' },
      ],
      ...onSale,
      useFrom: '2026-10-05',
      useTo: '2027-12-20',
      blackouts: closedOverTet,
      advanceBookingDays: 2,
      minQuantity: 2,
      surcharges: [
        onWeekdays('Phụ thu khởi hành thứ Sáu, thứ Bảy', [5, 6], 180_000, 'person'),
        ...onHolidays('person', {
          'gio-to': 200_000,
          'le-30-4': 400_000,
          'quoc-khanh': 400_000,
          'van-hoa': 150_000,
          'tet-duong': 350_000,
          'giang-sinh': 200_000,
        }),
      ],
      childPolicy: [
        { fromAge: 0, toAge: 3, label: 'Dưới 4 tuổi ngồi cùng bố mẹ: miễn phí', amountVnd: 0 },
        { fromAge: 4, toAge: 11, label: 'Từ 4 đến 11 tuổi có ghế xe riêng, ngủ chung', amountVnd: 890_000 },
        { fromAge: 12, toAge: 17, label: 'Từ 12 tuổi có ghế xe và giường phụ', amountVnd: 1_350_000 },
      ],
      hotels: ['khach-san-thach-son-sa-pa'],
      months: [3, 4, 5, 9, 10, 11, 12],
    },
    pack: {
      summary: 'Một suất cho một khách: ghế xe khứ hồi, nửa phòng đôi và các bữa ghi trong gói.',
      quantity: 40,
      baseVnd: 1_990_000,
      children: 1,
    },
    ratePlans: comboPlans.halfBoard,
    priceRules: [
      { kind: 'season', label: 'Mùa lúa chín Mường Hoa', from: '09-01', to: '10-05', percent: 12 },
      deal('Giảm mùa khô trên núi', 15, '2026-11-01', '2027-08-31'),
    ],
    scenes: {
      hero: ['rice-terraces/ridge/golden', 'rice-terraces/ridge', 'rice-terraces'],
      gallery: [
        'hotel-room/lodge-mountain',
        'restaurant/breakfast',
        'rice-terraces/houses',
        'lobby/lounge',
        'pool/infinity-hills',
        'road/mountain-van',
      ],
    },
  }),
  combo({
    slug: 'combo-sa-pa-3n2d-resort-o-quy-ho-va-cap-treo-fansipan',
    code: 'CB002',
    title: 'Combo Sa Pa 3N2Đ: hai đêm resort giữa rừng sa mu, kèm vé cáp treo Fansipan',
    nameAlias: ['combo resort sapa', 'combo sapa 3n2d', 'combo fansipan 2 khach', 'sapa 5 sao tron goi'],
    summary:
      'Hai đêm phòng nhìn Fansipan ở khu nghỉ 5 sao ngoài thị trấn, vé cáp treo khứ hồi cho hai người, một bữa tối và một buổi ngâm lá thuốc.',
    content: `Sa Pa đông ở trung tâm nhưng vắng ngay từ cây số thứ tư. Gói này dành cho hai người muốn ở lại trong rừng phần lớn thời gian, và chỉ xuống phố khi thích.

## Hai đêm ở cửa rừng

Phòng Premier có cửa kính quay về Fansipan. Bốn giờ chiều, bạn xuống hồ nước ấm dài 32 m và chờ mây đi qua. Tối đầu tiên, nhà hàng dọn bữa bốn món theo mùa: súp bí đỏ hạt dổi, cá hồi áp chảo, lợn bản nướng, bánh ngô. Tối thứ hai để trống, xe khu nghỉ chạy ra nhà thờ đá đến 22:00.

## Lên đỉnh vào sáng nào đẹp trời

Vé cáp treo không ghi cứng một ngày. Bạn có hai buổi sáng để chọn; tối hôm trước, lễ tân xem mây và hẹn xe ra ga lúc 7:30. Cáp dừng khi gió lớn thì vé dời sang sáng sau, hoặc hoàn theo giá niêm yết nếu bạn đã phải về.

## Ngâm chân, ngâm mình

Mỗi người có 60 phút trong bồn gỗ với lá tắm hái ở Tả Phìn, nên xếp vào buổi chiều sau khi xuống núi. Phụ nữ mang thai và người huyết áp thấp được đổi sang xoa bóp chân.

Gói không gồm xe từ Hà Nội. Bạn tự lái lên sẽ có chỗ đỗ và trụ sạc; cần limousine thì nhắn tư vấn để giữ ghế trước hai ngày.`,
    highlights: [
      'Phòng Premier nhìn thẳng dãy Hoàng Liên, cách thị trấn mười hai phút xe',
      'Vé cáp treo Fansipan hai người, chọn một trong hai buổi sáng',
      'Bữa tối bốn món theo mùa ở nhà hàng trong rừng',
      'Mỗi khách 60 phút ngâm lá thuốc Tả Phìn',
      'Bán cả dịp Tết, phụ thu ghi sẵn',
    ],
    inclusions: [
      'Hai đêm phòng Premier nhìn Fansipan cho hai người lớn',
      'Bữa sáng mỗi ngày và một bữa tối bốn món',
      'Hai vé cáp treo Fansipan khứ hồi',
      'Ngâm lá thuốc 60 phút mỗi người',
      'Xe khu nghỉ ra nhà thờ đá theo giờ và ra ga cáp treo',
    ],
    exclusions: [
      'Xe từ Hà Nội',
      'Tàu leo núi trên đỉnh và tàu Mường Hoa',
      'Tiệc đặt trước đêm 24/12 và 31/12',
    ],
    notes: ['Hồ bơi có thể đóng vài giờ khi băng giá.', 'Báo dị ứng thực phẩm trước ngày đến một ngày.'],
    provinces: ['lao-cai'],
    places: ['sa-pa', 'dinh-fansipan', 'thac-bac-sa-pa'],
    location: { lat: 22.3465, lng: 103.8132, address: 'Quốc lộ 4D, tổ Ô Quý Hồ, phường Sa Pa, tỉnh Lào Cai' },
    terms: {
      include: ['buffet-sang', 'bua-toi', 've-vui-choi'],
      conform: ['cap-doi', 'gia-dinh', 'nguoi-cao-tuoi'],
      theme: ['nghi-duong', 'san-may', 'tuan-trang-mat', 'tet-le'],
    },
    supplier: 'khan-goi',
    special: true,
    popularity: 910,
    faqs: [
      {
        question: 'Đi đúng mùng 2 Tết thì trả thêm bao nhiêu?',
        answer:
          'Nếu nhận phòng trong khoảng từ hai ngày trước mùng 1 đến hết mùng 7, mỗi gói cộng 1.900.000 đồng cho một phòng mỗi đêm. Khoản này hiện ngay khi bạn chọn ngày.',
      },
      {
        question: 'Vé cáp treo có gồm tàu lên tận đỉnh không?',
        answer:
          'Không. Từ ga đến, bạn leo khoảng 600 bậc hoặc mua vé tàu trên núi tại quầy, chừng 150.000 đồng (tham khảo).',
      },
      {
        question: 'Con 9 tuổi đi cùng tính thế nào?',
        answer:
          'Bé ngủ chung trả 700.000 đồng cho hai đêm, gồm bữa sáng. Vé cáp treo trẻ em mua riêng theo chiều cao.',
      },
    ],
    details: {
      days: 3,
      nights: 2,
      pricedPer: 'two',
      paxIncluded: 2,
      components: [
        {
          kind: 'roomNights',
          label: 'Hai đêm phòng Premier nhìn Fansipan, Resort Vân Sam Ô Quý Hồ',
          unit: 'resort-van-sam-o-quy-ho/premier-fansipan',
          nights: 2,
        },
        { kind: 'meal', label: 'Bữa sáng hai ngày cho hai người', quantity: 2 },
        { kind: 'meal', label: 'Bữa tối bốn món cho hai người' },
        { kind: 'ticket', label: 'Vé cáp treo Fansipan khứ hồi', quantity: 2 },
        { kind: 'gift', label: 'Ngâm lá thuốc Tả Phìn 60 phút', quantity: 2 },
      ],
      ...onSale,
      useFrom: '2026-11-01',
      useTo: '2027-12-29',
      blackouts: [],
      advanceBookingDays: 3,
      minQuantity: 1,
      surcharges: [
        onWeekdays('Phụ thu nhận phòng thứ Sáu, thứ Bảy', [5, 6], 450_000, 'roomNight'),
        ...onHolidays('roomNight', {
          tet: 1_900_000,
          'gio-to': 600_000,
          'le-30-4': 1_200_000,
          'quoc-khanh': 1_200_000,
          'van-hoa': 500_000,
          'tet-duong': 1_200_000,
          'giang-sinh': 800_000,
        }),
      ],
      childPolicy: inParentsRoom(700_000, 1_700_000),
      hotels: ['resort-van-sam-o-quy-ho'],
      months: [1, 2, 3, 4, 9, 10, 11, 12],
    },
    pack: {
      summary: 'Trọn gói cho hai người lớn trong một phòng Premier, thêm được một bé.',
      quantity: 20,
      baseVnd: 13_600_000,
      children: 1,
    },
    ratePlans: comboPlans.breakfast,
    priceRules: [deal('Ưu đãi ở từ hai đêm', 18)],
    scenes: {
      hero: ['rice-terraces/ridge/mist', 'rice-terraces/ridge', 'rice-terraces'],
      gallery: [
        'hotel-room/lodge-mountain',
        'pool/infinity-hills',
        'cable-park/ridges',
        'restaurant/breakfast',
        'waterfall/bridge',
        'lobby/lounge',
      ],
    },
  }),
  combo({
    slug: 'combo-ha-long-2n1d-khach-san-nhin-vinh-va-cap-treo',
    code: 'CB003',
    title: 'Combo Hạ Long 2N1Đ: phòng nhìn vịnh Bãi Cháy, xe limousine và vé cáp treo',
    nameAlias: ['combo ha long 2n1d', 'combo bai chay xe limousine', 'combo ha long cap treo'],
    summary:
      'Ghế limousine khứ hồi Hà Nội – Bãi Cháy, một đêm phòng tầng cao nhìn vịnh, vé cáp treo qua cửa Lục và bữa trưa chả mực giã tay.',
    content: `Không phải ai ra Hạ Long cũng muốn ngủ trên tàu. Nếu nhà có người say sóng, hoặc bạn chỉ có một đêm và muốn tắm biển, ở bờ là lựa chọn thong thả hơn.

## Ngày đầu: biển và cáp treo

Limousine rời Hà Nội từ 8:00, khoảng 10:45 tới cửa khách sạn Buồm Nâu. Gửi đồ, ra bãi tắm ngay bên kia đường. Trưa, quầy chả mực của khách sạn rán từng mẻ, ăn với xôi trắng và bún bề bề; suất cho hai người đã nằm trong gói.

Bốn giờ chiều đi bộ mười hai phút ra ga cáp treo. Cabin chạy qua cửa Lục sang đồi Ba Đèo, mặt trời xuống phía Tuần Châu khoảng 17:30 mùa thu, muộn hơn vào mùa hè. Vé đã gồm chiều về, giữ lại cuống.

## Ngày hai: chợ và bảo tàng

Phòng Deluxe tầng cao nhìn các đảo đá từ giường. Buổi sáng, xe buýt hoặc taxi mười phút đưa bạn sang Hòn Gai xem Bảo tàng Quảng Ninh, ghé chợ Hạ Long I mua hải sản khô. Xe về đón lúc 13:30.

Muốn ra vịnh? Lễ tân đặt giúp tàu tham quan bốn giờ ở cảng quốc tế, trả theo giá bến.`,
    highlights: [
      'Ngủ bờ, hợp người say sóng và nhà có ông bà',
      'Phòng Deluxe từ tầng sáu, thấy đảo đá và cầu Bãi Cháy',
      'Vé cáp treo khứ hồi đúng giờ hoàng hôn',
      'Bữa trưa chả mực giã tay, bún bề bề',
    ],
    inclusions: [
      'Hai ghế limousine khứ hồi Hà Nội – Bãi Cháy',
      'Một đêm phòng Deluxe nhìn vịnh tầng cao, bữa sáng',
      'Hai vé cáp treo khứ hồi',
      'Một bữa trưa cho hai người',
    ],
    exclusions: ['Tàu tham quan vịnh', 'Vé bảo tàng', 'Vé công viên nước và trò chơi'],
    notes: ['Cáp treo nghỉ khi gió mạnh; gặp ngày ấy bạn nhận lại tiền vé theo giá quầy.'],
    provinces: ['quang-ninh'],
    places: ['bai-bien-bai-chay', 'sun-world-ha-long', 'bao-tang-quang-ninh'],
    location: { lat: 20.9583, lng: 107.0446, address: '188 đường Hạ Long, phường Bãi Cháy, Quảng Ninh' },
    terms: {
      include: ['xe-limousine', 'buffet-sang', 've-vui-choi'],
      conform: ['gia-dinh', 'nguoi-cao-tuoi', 'cap-doi'],
      theme: ['bien-dao', 'cuoi-tuan-ngan-ngay'],
    },
    supplier: 'khan-goi',
    popularity: 740,
    faqs: [
      {
        question: 'Trẻ em cao dưới một mét có cần vé cáp không?',
        answer: 'Không. Từ 1 m đến 1,4 m mua vé trẻ em tại quầy, khoảng 250.000–350.000 đồng (tham khảo).',
      },
      {
        question: 'Tôi tự lái xe, bỏ phần limousine được chứ?',
        answer:
          'Được, chúng tôi bớt 550.000 đồng mỗi khách. Khách sạn có bãi đỗ, bạn nhắn trước khi thanh toán.',
      },
      {
        question: 'Tháng 12 lạnh thì gói còn đáng đi không?',
        answer:
          'Biển không tắm được nhưng trời khô và vắng. Bạn có thể đổi bữa trưa chả mực thành lẩu hải sản buổi tối.',
      },
    ],
    details: {
      days: 2,
      nights: 1,
      pricedPer: 'two',
      paxIncluded: 2,
      components: [
        {
          kind: 'roomNights',
          label: 'Một đêm phòng Deluxe nhìn vịnh tầng cao, Khách sạn Buồm Nâu Bãi Cháy',
          unit: 'khach-san-buom-nau-bai-chay/deluxe-vinh',
          nights: 1,
        },
        { kind: 'transfer', label: 'Ghế limousine khứ hồi Hà Nội – Bãi Cháy', quantity: 2 },
        { kind: 'ticket', label: 'Vé cáp treo khứ hồi', quantity: 2 },
        { kind: 'meal', label: 'Bữa trưa chả mực cho hai người' },
      ],
      ...onSale,
      useFrom: '2026-10-05',
      useTo: '2027-12-22',
      blackouts: closedOverTet,
      advanceBookingDays: 1,
      minQuantity: 1,
      surcharges: [
        onWeekdays('Phụ thu đi thứ Sáu, thứ Bảy', [5, 6], 300_000, 'voucher'),
        ...onHolidays('voucher', {
          'gio-to': 350_000,
          'le-30-4': 900_000,
          'quoc-khanh': 900_000,
          'van-hoa': 250_000,
          'tet-duong': 500_000,
          'giang-sinh': 250_000,
        }),
      ],
      childPolicy: [
        { fromAge: 0, toAge: 4, label: 'Dưới 5 tuổi ngồi cùng bố mẹ: miễn phí', amountVnd: 0 },
        { fromAge: 5, toAge: 11, label: 'Từ 5 đến 11 tuổi: ghế xe riêng, ngủ chung', amountVnd: 690_000 },
        { fromAge: 12, toAge: 17, label: 'Từ 12 tuổi: ghế xe, vé cáp và giường phụ', amountVnd: 1_450_000 },
      ],
      hotels: ['khach-san-buom-nau-bai-chay'],
      months: [4, 5, 6, 7, 8, 9, 10, 11],
    },
    pack: {
      summary: 'Cho hai khách: xe khứ hồi, phòng đôi, cáp treo và một bữa trưa.',
      quantity: 30,
      baseVnd: 4_600_000,
      children: 1,
    },
    ratePlans: comboPlans.breakfast,
    priceRules: [
      { kind: 'season', label: 'Mùa tắm biển Bãi Cháy', from: '06-01', to: '08-15', percent: 14 },
      deal('Ưu đãi ngoài mùa hè', 16, '2026-11-01', '2027-05-31'),
    ],
    scenes: {
      hero: ['karst-bay/open/mist', 'karst-bay/open', 'karst-bay'],
      gallery: [
        'hotel-room/suite-sea',
        'cable-park/seaside',
        'restaurant/seaside',
        'karst-bay/fleet',
        'beach/parasol',
        'road/coast-pass',
      ],
    },
  }),
  combo({
    slug: 'combo-ha-noi-ha-long-3n2d-mot-dem-pho-co-mot-dem-tau',
    code: 'CB004',
    title: 'Combo Hà Nội – Hạ Long 3N2Đ: một đêm phố cổ, một đêm cabin ban công trên vịnh',
    nameAlias: ['combo du thuyen ha long', 'combo ha noi ha long', 'combo ha long ngu tau 2 khach'],
    summary:
      'Ngủ phố Hàng Vải, sáng lên limousine ra Tuần Châu, một đêm du thuyền 5 sao cabin ban công, chiều hôm sau về lại Hà Nội. Đủ bữa trên tàu.',
    content: `Bay từ nơi khác tới, bạn khó kịp chuyến xe 7:45 ra Tuần Châu. Ngủ trước một đêm ở phố cổ là cách gọn nhất, và gói này nối hai đêm ấy bằng một lần đặt.

## Đêm phố

Khách sạn Mành Trúc nằm giữa dãy hàng tre nứa, phòng Superior quay vào giếng trời nên ngủ ngon. Bạn tự do cả buổi tối; Đồng Xuân cách bảy phút đi bộ. Sáng hôm sau ăn phở ở tầng bảy từ 6:30, vali lớn gửi lại lễ tân, chỉ mang túi nhỏ lên tàu.

## Đêm vịnh

Limousine đón đầu phố Phùng Hưng lúc 7:45. Mười hai giờ lên du thuyền Sao Hôm, cabin Deluxe có ban công hai ghế. Tàu vào hang Sửng Sốt gần bốn giờ chiều, sau các đoàn, rồi thả kayak ở hồ Động Tiên. Bữa tối theo suất; ai ăn chay báo lúc đặt sẽ có thực đơn in riêng. Sáng ngày ba qua hang Luồn bằng đò nan, ăn bữa gần trưa khi tàu quay về, lên xe lúc 11:45.

## Về đến nơi

Khoảng 14:45 xe dừng lại phố cổ, kịp chuyến bay từ 19:00 trở đi. Đừng chọn chuyến sớm hơn: ngày cuối tuần đường về Nội Bài có thể chậm cả tiếng.`,
    highlights: [
      'Hai đêm, hai kiểu ngủ, một lần đặt',
      'Cabin ban công riêng trên tàu 5 sao hai mươi bốn phòng',
      'Vào hang Sửng Sốt giờ muộn, ít đoàn',
      'Gửi vali lớn ở phố cổ, chỉ mang túi nhỏ lên tàu',
      'Cấm tàu thì dời ngày hoặc nhận lại phần tàu',
    ],
    inclusions: [
      'Một đêm phòng Superior phố cổ, bữa sáng',
      'Một đêm cabin Deluxe ban công, bốn bữa trên tàu',
      'Vé tham quan và ngủ đêm trên vịnh, kayak, đò nan',
      'Limousine khứ hồi Hà Nội – Tuần Châu',
    ],
    exclusions: [
      'Vé máy bay',
      'Xe sân bay Nội Bài',
      'Đồ uống trên tàu',
      'Tiền bồi dưỡng thủy thủ đoàn, tùy bạn',
    ],
    notes: [
      'Gửi họ tên, ngày sinh, số giấy tờ trước giờ tàu chạy 24 tiếng.',
      'Hai đêm 24/12 và 31/12 tàu có tiệc riêng nên gói không áp dụng.',
    ],
    provinces: ['quang-ninh', 'ha-noi'],
    places: ['vinh-ha-long', 'dao-tuan-chau', 'pho-co-ha-noi'],
    location: { lat: 20.928, lng: 106.99, address: 'Cảng tàu Tuần Châu, phường Tuần Châu, Quảng Ninh' },
    terms: {
      include: ['du-thuyen', 'xe-limousine', 'buffet-sang', 'bua-toi'],
      conform: ['cap-doi', 'nguoi-cao-tuoi', 'gia-dinh'],
      theme: ['du-thuyen', 'van-hoa-di-san'],
    },
    supplier: 'khan-goi',
    special: true,
    popularity: 920,
    faqs: [
      {
        question: 'Cảng vụ cấm tàu đúng ngày tôi đi thì thế nào?',
        answer:
          'Bạn chọn dời ngày, hoặc nhận lại toàn bộ phần tàu và xe. Đêm phố cổ đã ở vẫn tính; nếu ở thêm đêm ấy, giá phòng giữ như trong gói.',
      },
      {
        question: 'Ông bà 75 tuổi lên xuống tàu có khó không?',
        answer:
          'Cầu cảng có ván dốc, thủy thủ đỡ. Chúng tôi xin cabin tầng một giữa thân tàu cho êm, bạn ghi tuổi khi đặt.',
      },
      {
        question: 'Bé 6 tuổi ngủ chung tính bao nhiêu?',
        answer: 'Một nửa giá người lớn, gồm ghế xe, ngủ chung và suất ăn. Mỗi phòng, mỗi cabin nhận một bé.',
      },
    ],
    details: {
      days: 3,
      nights: 2,
      pricedPer: 'person',
      paxIncluded: 1,
      components: [
        {
          kind: 'roomNights',
          label: 'Đêm thứ nhất: phòng Superior quanh giếng trời, Mành Trúc Hàng Vải',
          unit: 'khach-san-boutique-manh-truc-hang-vai/superior-gieng-troi',
          nights: 1,
        },
        {
          kind: 'cruise',
          label: 'Đêm thứ hai: cabin Deluxe ban công, du thuyền Sao Hôm',
          unit: 'du-thuyen-sao-hom-ha-long-2n1d/deluxe',
          nights: 1,
        },
        { kind: 'transfer', label: 'Limousine khứ hồi Hà Nội – Tuần Châu', quantity: 2 },
        { kind: 'meal', label: 'Bốn bữa trên tàu và một bữa sáng phố cổ' },
      ],
      ...onSale,
      useFrom: '2026-10-05',
      useTo: '2027-12-20',
      blackouts: [
        ...closedOverTet,
        { from: '2026-12-23', to: '2026-12-24', reason: 'Tàu có tiệc Giáng sinh riêng' },
        { from: '2026-12-30', to: '2026-12-31', reason: 'Tàu có tiệc giao thừa dương lịch riêng' },
      ],
      advanceBookingDays: 3,
      minQuantity: 2,
      surcharges: [
        onWeekdays('Phụ thu tối thứ Sáu, thứ Bảy trên vịnh', [4, 5], 300_000, 'person'),
        ...onHolidays('person', {
          'gio-to': 400_000,
          'le-30-4': 800_000,
          'quoc-khanh': 800_000,
          'van-hoa': 250_000,
          'giang-sinh': 300_000,
        }),
      ],
      childPolicy: childPolicies.cruise,
      hotels: ['khach-san-boutique-manh-truc-hang-vai'],
      months: [3, 4, 5, 9, 10, 11, 12],
    },
    pack: {
      summary: 'Một suất cho một khách: nửa phòng đôi, nửa cabin đôi và ghế xe.',
      quantity: 24,
      baseVnd: 5_300_000,
      children: 1,
    },
    ratePlans: comboPlans.cruise,
    priceRules: [
      { kind: 'season', label: 'Mùa thu trên vịnh', from: '09-15', to: '11-30', percent: 8 },
      deal('Ưu đãi nối phố và vịnh', 15, '2026-11-01', '2027-08-31'),
    ],
    scenes: {
      hero: ['cruise-cabin/balcony/noon', 'cruise-cabin/balcony'],
      gallery: [
        'old-town/street',
        'karst-bay/gate',
        'hotel-room/suite-city',
        'restaurant/saloon',
        'karst-bay/open',
        'market/street-food',
      ],
    },
  }),
  combo({
    slug: 'combo-cat-ba-3n2d-resort-vach-da-va-kayak-lan-ha',
    code: 'CB005',
    title: 'Combo Cát Bà 3N2Đ: resort bên vách đá, kayak Lan Hạ lúc nước lặng',
    nameAlias: ['combo cat ba 3n2d', 'combo cat ba xe tu ha noi', 'combo kayak lan ha'],
    summary:
      'Xe từ Hà Nội ra tận đảo gồm vé phà, hai đêm phòng ban công biển 5 sao, buổi kayak sớm quanh Áng Thảm và bữa tối cá bè.',
    content: `Ra Cát Bà khó nhất là khúc phà. Cuối tuần mùa hè, xe xếp hàng dài ở bến Gót. Gói này chọn giờ đi lệch dòng và lo luôn vé, bạn chỉ việc ngồi yên trên một chuyến xe từ Hà Nội tới cửa khu nghỉ.

## Đi lệch giờ

Xe mười sáu chỗ đón lúc 6:00 ở hồ Hoàn Kiếm, qua phà trước 9:00, đến nơi khoảng 10:15. Chiều về rời đảo 14:00. Nếu phà ngừng vì gió, xe chờ tối đa ba giờ; không qua được, bạn dời ngày và không mất khoản nào.

## Hai đêm nghe sóng

Phòng Deluxe ban công sâu hai mét, kê đi văng để nằm đọc. Hồ bơi tầng trên yên, tầng dưới dành cho trẻ. Bữa tối ngày hai có cá song hấp, tu hài nướng, rau cải đảo; cá lấy từ bè buổi chiều nên món chính có thể thay theo mẻ.

## Kayak bảy giờ rưỡi

Hướng dẫn gặp bạn ở bến Bèo, chèo đôi, hai tiếng rưỡi quanh Áng Thảm và một vụng cát không tên. Trẻ từ 6 tuổi ngồi giữa cùng bố mẹ. Nước lạnh dưới 20 độ vào tháng 12 đến tháng 2, những tháng ấy đổi sang đi bộ rừng quốc gia với người dẫn đường.`,
    highlights: [
      'Một chuyến xe từ Hà Nội tới cửa, đã gồm vé phà',
      'Ban công sâu hai mét quay ra biển',
      'Kayak 7:30 khi vịnh còn lặng và chưa có tàu lớn',
      'Bữa tối cá bè nấu theo mẻ trong ngày',
    ],
    inclusions: [
      'Xe và phà khứ hồi Hà Nội – Cát Bà cho hai khách',
      'Hai đêm phòng Deluxe ban công biển, bữa sáng',
      'Một bữa tối hải sản cho hai người',
      'Kayak hai tiếng rưỡi có hướng dẫn, áo phao',
    ],
    exclusions: ['Vé vào vườn quốc gia nếu tự đi', 'Đồ uống', 'Phụ phí đón ngoài nội thành Hà Nội'],
    notes: ['Mang một bộ đồ khô cho buổi kayak; túi chống nước mượn ở bến.'],
    provinces: ['hai-phong'],
    places: ['dao-cat-ba', 'vinh-lan-ha', 'vuon-quoc-gia-cat-ba'],
    location: { lat: 20.7229, lng: 107.0516, address: 'Đường ra Cát Cò, đặc khu Cát Hải, Hải Phòng' },
    terms: {
      include: ['dua-don', 'buffet-sang', 'bua-toi', 've-vui-choi'],
      conform: ['cap-doi', 'nhom-ban', 'gia-dinh'],
      theme: ['bien-dao', 'nghi-duong'],
    },
    supplier: 'khan-goi',
    popularity: 700,
    faqs: [
      {
        question: 'Tôi chưa chèo kayak bao giờ có theo được không?',
        answer:
          'Được. Hướng dẫn dạy mười phút trên bến, thuyền đôi khó lật. Ai mỏi tay có xuồng máy đi kèm kéo về.',
      },
      {
        question: 'Có thể lên xe ở Hải Phòng không?',
        answer: 'Có, điểm đón ở Nhà hát lớn lúc 7:40, giá giữ nguyên.',
      },
      {
        question: 'Phòng có thêm được hai trẻ không?',
        answer:
          'Phòng Deluxe nhận tối đa ba người. Hai trẻ nên hỏi phòng gia đình hai tầng, chúng tôi báo phần chênh.',
      },
    ],
    details: {
      days: 3,
      nights: 2,
      pricedPer: 'two',
      paxIncluded: 2,
      components: [
        {
          kind: 'roomNights',
          label: 'Hai đêm phòng Deluxe ban công biển, Resort Vách Đá Cát Bà',
          unit: 'resort-vach-da-cat-ba/deluxe-bien',
          nights: 2,
        },
        { kind: 'transfer', label: 'Xe và phà khứ hồi Hà Nội – Cát Bà', quantity: 2 },
        { kind: 'tour', label: 'Kayak vịnh Lan Hạ buổi sáng', quantity: 2 },
        { kind: 'meal', label: 'Bữa tối hải sản cho hai người' },
      ],
      ...onSale,
      useFrom: '2026-10-10',
      useTo: '2027-12-15',
      blackouts: [
        ...closedOverTet,
        { from: '2027-04-29', to: '2027-05-02', reason: 'Phà quá tải dịp lễ 30/4 – 1/5' },
      ],
      advanceBookingDays: 3,
      minQuantity: 1,
      surcharges: [
        onWeekdays('Phụ thu nhận phòng thứ Sáu, thứ Bảy', [5, 6], 400_000, 'roomNight'),
        ...onHolidays('roomNight', { 'gio-to': 400_000, 'quoc-khanh': 1_100_000, 'van-hoa': 250_000 }),
      ],
      childPolicy: inParentsRoom(850_000, 2_200_000),
      hotels: ['resort-vach-da-cat-ba'],
      months: [4, 5, 6, 9, 10],
    },
    pack: {
      summary: 'Cho hai người lớn, từ lúc lên xe ở Hà Nội đến khi về lại.',
      quantity: 20,
      baseVnd: 9_800_000,
      children: 1,
    },
    ratePlans: comboPlans.breakfast,
    priceRules: [
      { kind: 'season', label: 'Mùa biển Cát Bà', from: '05-15', to: '08-31', percent: 20 },
      deal('Mùa thu trên đảo', 18, '2026-11-01', '2027-04-28'),
    ],
    scenes: {
      hero: ['island-sea/kayaks/noon', 'island-sea/kayaks', 'karst-bay/giant'],
      gallery: [
        'hotel-room/deluxe-sea',
        'karst-bay/giant',
        'pool/infinity-sea',
        'restaurant/seaside',
        'beach/cove',
        'karst-bay/pair',
      ],
    },
  }),
  combo({
    slug: 'combo-ninh-binh-2n1d-ben-song-sao-khe-va-thuyen-trang-an',
    code: 'CB006',
    title: 'Combo Ninh Bình 2N1Đ: phòng nhìn vách núi bên sông Sào Khê, thuyền Tràng An',
    nameAlias: ['combo ninh binh 2n1d', 'combo trang an', 'combo resort ninh binh'],
    summary:
      'Một đêm khu nghỉ 5 sao ven sông cho hai người, vé thuyền Tràng An, thuyền sáng bốn mươi phút, bữa tối dê núi và xe đạp cả hai ngày.',
    content: `Bến Tràng An đông nhất từ 9:30 đến 14:00. Ở cách bến một cây rưỡi, bạn có quyền chọn hai đầu của ngày: lên thuyền trước, hoặc sau tất cả.

## Gợi ý giờ đi

Nhận phòng từ 15:00, đạp xe dọc sông Sào Khê về phía Cố đô Hoa Lư, đền vua Đinh vãn khách sau bốn giờ. Tối ăn ở nhà hàng gạch: dê tái chanh, cá rô kho khế, cơm cháy chấm sốt, canh cải núi. Ai không ăn dê được đổi gà đồi, chỉ cần báo khi nhận phòng.

Sáu giờ sáng hôm sau, bác lái thuyền của khu nghỉ chèo bạn một vòng bốn mươi phút trong lau. Về ăn sáng, rồi 7:45 ra bến lớn đi tuyến Tràng An dài khoảng ba giờ, vé đã có trong phong bì nhận phòng. Trở lại kịp tắm và trả phòng lúc 12:00.

## Phòng

Deluxe nhìn vách núi ở tầng hai, bồn tắm cạnh cửa sổ, chiều chiều thấy dê xuống vách. Nhà có bé nên xin dãy vườn cau, gần nhà hàng và không có mép nước.

Gói tự túc đường đi: từ Hà Nội gần hai giờ lái xe, bãi đỗ miễn phí. Tết vẫn mở, thuyền chạy từ mùng 2.`,
    highlights: [
      'Cách bến Tràng An một cây rưỡi, đi thuyền trước giờ đông',
      'Thêm vòng thuyền sáng 40 phút trên sông Sào Khê',
      'Bữa tối dê núi và cơm cháy làm tại bếp',
      'Xe đạp hai ngày, bãi đỗ xe miễn phí',
    ],
    inclusions: [
      'Một đêm phòng Deluxe nhìn vách núi cho hai người lớn, bữa sáng',
      'Hai vé thuyền Tràng An',
      'Vòng thuyền sáng của khu nghỉ',
      'Bữa tối với dê núi, cá rô và cơm cháy',
      'Xe đạp trong hai ngày',
    ],
    exclusions: ['Xe từ Hà Nội', 'Vé Hang Múa, Bái Đính', 'Tiền bồi dưỡng người chèo thuyền, tùy bạn'],
    notes: ['Tháng 8 đến tháng 10 có ngày nước lớn, thuyền sáng đổi sang buổi làm gốm.'],
    provinces: ['ninh-binh'],
    places: ['quan-the-danh-thang-trang-an', 'co-do-hoa-lu'],
    location: { lat: 20.2571, lng: 105.9105, address: 'Ven sông Sào Khê, phường Tây Hoa Lư, tỉnh Ninh Bình' },
    terms: {
      include: ['buffet-sang', 'bua-toi', 've-vui-choi'],
      conform: ['cap-doi', 'gia-dinh', 'nguoi-cao-tuoi'],
      theme: ['van-hoa-di-san', 'cuoi-tuan-ngan-ngay', 'tet-le'],
    },
    supplier: 'khan-goi',
    popularity: 770,
    faqs: [
      {
        question: 'Bé 7 tuổi đi cùng mất thêm bao nhiêu?',
        answer:
          'Ngủ chung 400.000 đồng gồm bữa sáng và suất ăn tối nhỏ. Vé thuyền trẻ em mua ở bến, khoảng 120.000 đồng.',
      },
      {
        question: 'Đặt cho một người ở một mình được không?',
        answer:
          'Được, giá theo phòng nên không đổi. Vé thuyền và suất ăn thứ hai bạn có thể nhường cho người thân đến trong ngày.',
      },
      {
        question: 'Mùng 3 Tết có thuyền không, phụ thu thế nào?',
        answer:
          'Thuyền chạy lại từ mùng 2. Nhận phòng từ hôm trước giao thừa đến mùng 7 cộng 1.200.000 đồng mỗi phòng.',
      },
    ],
    details: {
      days: 2,
      nights: 1,
      pricedPer: 'room',
      paxIncluded: 2,
      components: [
        {
          kind: 'roomNights',
          label: 'Một đêm phòng Deluxe nhìn vách núi, Resort Bến Sào Khê Tràng An',
          unit: 'resort-ben-sao-khe-trang-an/deluxe-vach-nui',
          nights: 1,
        },
        { kind: 'ticket', label: 'Vé thuyền Tràng An', quantity: 2 },
        { kind: 'tour', label: 'Vòng thuyền sáng sông Sào Khê' },
        { kind: 'meal', label: 'Bữa tối dê núi, cá rô cho hai người' },
      ],
      ...onSale,
      useFrom: '2026-10-15',
      useTo: '2027-12-30',
      blackouts: [],
      advanceBookingDays: 1,
      minQuantity: 1,
      surcharges: [
        onWeekdays('Phụ thu tối thứ Sáu', [5], 250_000, 'roomNight'),
        onWeekdays('Phụ thu tối thứ Bảy', [6], 450_000, 'roomNight'),
        ...onHolidays('roomNight', {
          tet: 1_200_000,
          'gio-to': 400_000,
          'le-30-4': 1_000_000,
          'quoc-khanh': 1_000_000,
          'van-hoa': 300_000,
          'tet-duong': 700_000,
          'giang-sinh': 400_000,
        }),
      ],
      childPolicy: inParentsRoom(400_000, 950_000),
      hotels: ['resort-ben-sao-khe-trang-an'],
      months: [1, 2, 3, 5, 6, 10, 11, 12],
    },
    pack: {
      summary: 'Một phòng cho hai người lớn, thêm được một bé.',
      quantity: 24,
      baseVnd: 4_900_000,
      children: 1,
    },
    ratePlans: comboPlans.halfBoard,
    priceRules: [
      { kind: 'season', label: 'Mùa lúa chín và sen', from: '05-20', to: '06-15', percent: 12 },
      deal('Ưu đãi nghỉ gần Hà Nội', 14, '2026-11-01', '2027-09-30'),
    ],
    scenes: {
      hero: ['karst-river/cave/golden', 'karst-river/cave', 'karst-river'],
      gallery: [
        'hotel-room/villa-garden',
        'karst-river/valley',
        'pool/infinity-hills',
        'restaurant/breakfast',
        'lobby/lounge',
        'karst-river/lotus',
      ],
    },
  }),
  combo({
    slug: 'combo-moc-chau-2n1d-nha-mai-cong-giua-doi-che',
    code: 'CB007',
    title: 'Combo Mộc Châu 2N1Đ: nhà mái cong giữa đồi chè, bếp than và buổi hái sớm',
    nameAlias: ['combo moc chau 2n1d', 'combo glamping moc chau', 'moc chau doi che cap doi'],
    summary:
      'Một đêm nhà mái cong có ô kính ngắm sao, bữa nướng than trước cửa, buổi hái và sao chè 6:30, vé thác Dải Yếm cùng xe máy một ngày.',
    content: `Đồi Đêm là khu trại tắt đèn sớm. Ai cần phố xá sẽ thấy buồn; ai cần một đêm thật tối để nhìn sao thì đây là chỗ. Gói dành cho hai người, tự đến bằng xe nhà hoặc xe khách, bốn giờ từ Hà Nội.

## Chiều ở thác, tối bên bếp

Đến trước 13:00 để qua đèo Thung Khe lúc chưa sương. Xe máy đã để sẵn ở lán, đổ đầy xăng, hai mũ bảo hiểm; chạy chín cây số ra thác Dải Yếm, hai vé nằm trong phong bì. Mùa nhiều nước là từ tháng 4 đến tháng 9, mùa khô thác nhỏ lại thì bạn rẽ qua rừng thông bản Áng.

Sáu rưỡi tối, than đã hồng trước cửa nhà: bê chao, cá suối, ngọn su su, ngô nếp, hai hũ sữa chua nếp cẩm. Nhạc toàn khu tắt lúc 21:30. Kéo rèm ô kính trên đầu giường, nằm xem sao; đêm có mây thì nghe dế.

## Sáng theo người hái chè

Từ tháng 3 đến tháng 10, sáu rưỡi sáng xuống luống cùng cô Hiên, hái một tôm hai lá rồi xem sao trên chảo gang. Mẻ trà mang về khoảng năm mươi gram. Mùa đông cây nghỉ, buổi này đổi thành vào vườn dâu hoặc thung lũng mận, tùy tuần nào nở.`,
    highlights: [
      'Ô kính rộng một mét trên đầu giường, trại tắt đèn sớm',
      'Bếp than nhóm sẵn trước cửa, thực phẩm đủ cho hai người',
      'Hái chè, xem sao chè và mang về mẻ trà của mình',
      'Xe máy một ngày, đầy xăng, kèm hai vé thác',
    ],
    inclusions: [
      'Một đêm nhà mái cong ô kính cho hai người lớn',
      'Bữa nướng tối và bữa sáng xôi nếp nương',
      'Buổi hái và sao chè, 50 gram trà mang về',
      'Một xe máy trong 24 giờ, hai vé thác Dải Yếm',
    ],
    exclusions: ['Xe từ Hà Nội', 'Vé cầu kính, máng trượt', 'Dâu và mận mua mang về'],
    notes: [
      'Người lái xe máy cần giấy phép phù hợp; không có, bạn đổi sang xe đạp điện.',
      'Đêm đông có thể sáu độ, nhà mái cong có điều hòa hai chiều và đệm sưởi.',
    ],
    provinces: ['son-la'],
    places: ['doi-che-moc-chau', 'thac-dai-yem', 'rung-thong-ban-ang'],
    location: {
      lat: 20.8432,
      lng: 104.6471,
      address: 'Đồi chè phía đông trung tâm, phường Mộc Sơn, tỉnh Sơn La',
    },
    terms: {
      include: ['buffet-sang', 'bua-toi', 've-vui-choi'],
      conform: ['cap-doi', 'nhom-ban'],
      theme: ['mua-hoa', 'cuoi-tuan-ngan-ngay', 'chup-anh'],
    },
    supplier: 'khan-goi',
    popularity: 660,
    faqs: [
      {
        question: 'Hoa mận nở lúc nào để đi cho trúng?',
        answer:
          'Thường hai tuần cuối tháng 1, xê dịch theo rét. Khu trại gửi ảnh vườn mỗi thứ Hai trong tháng, bạn được dời ngày một lần nếu hoa chưa nở.',
      },
      {
        question: 'Mưa cả đêm thì bữa nướng ra sao?',
        answer: 'Bếp chuyển vào hiên nhà chung có mái, hoặc đổi thành nồi lẩu gà măng chua ăn trong nhà.',
      },
      {
        question: 'Đi bằng xe khách có ai đón không?',
        answer:
          'Xe của trại đón ở trung tâm Mộc Châu, ba cây số, không thu tiền. Nhắn giờ xe trước hai tiếng.',
      },
    ],
    details: {
      days: 2,
      nights: 1,
      pricedPer: 'room',
      paxIncluded: 2,
      components: [
        {
          kind: 'roomNights',
          label: 'Một đêm nhà mái cong ô kính, Glamping Đồi Đêm Mộc Châu',
          unit: 'glamping-doi-dem-moc-chau/nha-mai-cong',
          nights: 1,
        },
        { kind: 'meal', label: 'Bữa nướng than trước cửa nhà' },
        { kind: 'tour', label: 'Buổi hái và sao chè' },
        { kind: 'transfer', label: 'Xe máy trong 24 giờ' },
        { kind: 'ticket', label: 'Vé thác Dải Yếm', quantity: 2 },
      ],
      ...onSale,
      useFrom: '2026-10-02',
      useTo: '2027-12-22',
      blackouts: closedOverTet,
      advanceBookingDays: 1,
      minQuantity: 1,
      surcharges: [
        onWeekdays('Phụ thu tối thứ Sáu', [5], 200_000, 'roomNight'),
        onWeekdays('Phụ thu tối thứ Bảy', [6], 350_000, 'roomNight'),
        ...onHolidays('roomNight', {
          'gio-to': 300_000,
          'le-30-4': 700_000,
          'quoc-khanh': 800_000,
          'van-hoa': 200_000,
          'tet-duong': 600_000,
          'giang-sinh': 250_000,
        }),
      ],
      childPolicy: [
        { fromAge: 0, toAge: 5, label: 'Dưới 6 tuổi nằm cùng bố mẹ: miễn phí', amountVnd: 0 },
        { fromAge: 6, toAge: 17, label: 'Từ 6 tuổi: đệm phụ, suất nướng và bữa sáng', amountVnd: 320_000 },
      ],
      hotels: ['glamping-doi-dem-moc-chau'],
      months: [1, 2, 3, 4, 9, 10, 11, 12],
    },
    pack: {
      summary: 'Một nhà mái cong cho hai người lớn, thêm được một bé.',
      quantity: 20,
      baseVnd: 3_300_000,
      children: 1,
    },
    ratePlans: comboPlans.halfBoard,
    priceRules: [
      { kind: 'season', label: 'Mùa mận nở', from: '01-10', to: '02-10', percent: 15 },
      deal('Ưu đãi đêm nhiều sao', 14, '2026-11-01', '2027-11-30'),
    ],
    scenes: {
      hero: ['cooking/tea/golden', 'cooking/tea', 'rice-terraces/knoll'],
      gallery: [
        'hotel-room/lodge-mountain',
        'cooking/tea',
        'pine-hills/ridges',
        'rice-terraces/valley',
        'lobby/lounge',
        'waterfall/jungle',
      ],
    },
  }),
  combo({
    slug: 'combo-ha-noi-3n2d-ben-ho-truc-bach',
    code: 'CB008',
    title: 'Combo Hà Nội 3N2Đ: ở bên hồ Trúc Bạch, đi bộ và ăn theo mùa',
    nameAlias: ['combo ha noi 3n2d', 'combo khach san 5 sao ha noi', 'nghi cuoi tuan ha noi'],
    summary:
      'Hai đêm khách sạn 5 sao sát hồ Trúc Bạch, xe đón Nội Bài, một bữa tối món Bắc và buổi sáng đi bộ ăn vặt cùng người dẫn địa phương.',
    content: `Hà Nội hợp với chuyến đi không có danh sách. Gói này lo chỗ ngủ, chuyến xe từ sân bay và hai bữa đáng nhớ, phần còn lại để bạn tự lang thang quanh hồ.

## Từ sân bay tới mặt nước

Tài xế cầm bảng tên ở sảnh đến, đợi được 60 phút nếu chuyến bay trễ. Xe qua cầu Nhật Tân, men Hồ Tây rồi rẽ vào phố Trấn Vũ. Phòng Deluxe nhìn xuống hồ Trúc Bạch; sáng sớm có người tập dưỡng sinh, chiều có quán nước vỉa hè kê sát mép nước.

## Một buổi sáng ăn bằng chân

Bảy rưỡi sáng ngày thứ hai, người dẫn gặp bạn ở sảnh. Nhóm tối đa tám khách đi bộ chừng ba cây số qua Ngũ Xã, chợ Châu Long, phố Hàng Than: phở cuốn, bánh cuốn Thanh Trì, xôi xéo, cà phê trứng. Đồ ăn trong bốn điểm đã gồm. Ai dị ứng hải sản hoặc ăn chay sẽ có món thay, chỉ cần báo lúc đặt.

## Bữa tối ở tầng trệt

Thực đơn đổi theo mùa, tháng Mười và tháng Mười Một có chả rươi, sang đông có canh bóng thả và giò xào. Bạn chọn tối nào trong hai tối cũng được, gọi bàn trước 17:00.

Gói mở bán cả Tết. Những ngày ấy phố vắng và sạch, chỉ có bữa đi bộ được dời sang chiều mùng 2 trở đi vì hàng quán nghỉ.`,
    highlights: [
      'Phòng Deluxe nhìn hồ Trúc Bạch, bơi nước ấm trên tầng mái',
      'Xe đón từ Nội Bài, đợi được 60 phút khi chuyến bay trễ',
      'Đi bộ ăn sáng bốn điểm với nhóm không quá tám khách',
      'Bữa tối món Bắc đổi theo mùa',
    ],
    inclusions: [
      'Hai đêm phòng Deluxe cho hai người lớn, gồm bữa sáng',
      'Một chuyến xe bốn chỗ Nội Bài – khách sạn',
      'Một bữa tối theo thực đơn mùa cho hai người',
      'Buổi đi bộ ăn sáng có người dẫn, đồ ăn bốn điểm',
    ],
    exclusions: ['Xe chiều ra sân bay', 'Vé vào Văn Miếu, Hoàng thành', 'Rượu và nước ngọt trong bữa tối'],
    notes: ['Nhận phòng từ 14:00; đến sớm, bạn gửi đồ và dùng hồ bơi trước.'],
    provinces: ['ha-noi'],
    places: ['ho-tay', 'pho-co-ha-noi', 'hoang-thanh-thang-long'],
    location: { lat: 21.0449, lng: 105.8396, address: '92 phố Trấn Vũ, phường Ba Đình, Hà Nội' },
    terms: {
      include: ['buffet-sang', 'bua-toi', 'dua-don'],
      conform: ['cap-doi', 'nguoi-cao-tuoi'],
      theme: ['am-thuc', 'van-hoa-di-san', 'tet-le'],
    },
    supplier: 'khan-goi',
    popularity: 610,
    faqs: [
      {
        question: 'Đi cùng mẹ 70 tuổi, ba cây số có mệt không?',
        answer:
          'Đường phẳng, nghỉ ở mỗi quán 20 phút. Nếu cần, người dẫn gọi xích lô cho đoạn cuối, khoảng 100.000 đồng tự trả.',
      },
      {
        question: 'Chuyến bay tôi đáp lúc nửa đêm, xe có đón không?',
        answer: 'Có. Chuyến đáp sau 22:00 thêm 80.000 đồng, báo số hiệu chuyến bay trước 12 giờ.',
      },
      {
        question: 'Tết có bắn pháo hoa gần đó không?',
        answer:
          'Năm có điểm bắn ở Hồ Tây thì đi bộ mười phút là thấy. Thành phố công bố điểm bắn sát ngày, nên chúng tôi không hứa trước.',
      },
    ],
    details: {
      days: 3,
      nights: 2,
      pricedPer: 'two',
      paxIncluded: 2,
      components: [
        {
          kind: 'roomNights',
          label: 'Hai đêm phòng Deluxe nhìn hồ Trúc Bạch, Khách sạn Mặt Hồ Trúc Bạch',
          unit: 'khach-san-mat-ho-truc-bach/deluxe-truc-bach',
          nights: 2,
        },
        { kind: 'transfer', label: 'Xe bốn chỗ từ sân bay Nội Bài' },
        { kind: 'meal', label: 'Bữa tối theo mùa cho hai người' },
        { kind: 'tour', label: 'Buổi đi bộ ăn sáng ba giờ', quantity: 2 },
      ],
      ...onSale,
      useFrom: '2026-10-10',
      useTo: '2027-12-29',
      blackouts: [],
      advanceBookingDays: 2,
      minQuantity: 1,
      surcharges: onHolidays('roomNight', {
        tet: 600_000,
        'le-30-4': 500_000,
        'quoc-khanh': 700_000,
        'van-hoa': 300_000,
        'tet-duong': 800_000,
        'giang-sinh': 500_000,
      }),
      childPolicy: inParentsRoom(500_000, 1_400_000),
      hotels: ['khach-san-mat-ho-truc-bach'],
      months: [3, 4, 9, 10, 11, 12],
    },
    pack: {
      summary: 'Cho hai người lớn ở chung một phòng, thêm được một trẻ ngủ chung.',
      quantity: 25,
      baseVnd: 9_400_000,
      children: 1,
    },
    ratePlans: comboPlans.flexible,
    priceRules: [
      { kind: 'season', label: 'Mùa thu Hà Nội', from: '10-01', to: '11-30', percent: 8 },
      deal('Ưu đãi đặt hai đêm liền', 12),
    ],
    scenes: {
      hero: ['old-quarter/lake/golden', 'old-quarter/lake', 'night-city/promenade'],
      gallery: [
        'hotel-room/suite-city',
        'pool/garden-palms',
        'market/street-food',
        'old-town/street',
        'cooking/table',
        'theatre/gate',
      ],
    },
  }),
];
