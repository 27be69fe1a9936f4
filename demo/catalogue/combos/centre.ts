import type { DemoProduct } from '../demo-product.ts';
import { deal } from '../presets.ts';
import { combo } from './combo.ts';
import { closedOverTet, comboPlans, inParentsRoom, onHolidays, onSale, onWeekdays } from './conditions.ts';

export const centreCombos: DemoProduct[] = [
  combo({
    slug: 'combo-da-nang-3n2d-khach-san-sat-bien-my-khe',
    code: 'CB009',
    title: 'Combo Đà Nẵng 3N2Đ: hai đêm sát biển Mỹ Khê, xe sân bay và một chiều Sơn Trà',
    nameAlias: ['combo da nang 3n2d', 'combo da nang khach san 4 sao', 'da nang bao gom dua don'],
    summary:
      'Phòng hướng biển 4 sao hai đêm, xe đón tiễn sân bay, buổi chiều lên Sơn Trà bằng xe nhỏ. Vé máy bay chúng tôi báo giá riêng theo ngày bạn chọn.',
    content: `Đà Nẵng dễ đi đến mức nhiều người bay vào rồi mới tính. Gói này chỉ lo trước ba thứ hay tốn thời gian nhất: chỗ ngủ nhìn được biển, xe ở sân bay và đường lên Sơn Trà.

## Chuyến bay để sau, giá thật

Giá vé đổi từng ngày, nên chúng tôi không gộp một con số đoán trước. Khi đặt, bạn ghi nơi đi và giờ mong muốn, nhân viên gửi một đến ba lựa chọn kèm hạn giữ. Không lấy vé, gói vẫn dùng bình thường; bay hãng nào cũng được xe đón.

## Hai đêm cạnh biển

Phòng Deluxe từ tầng 8, ban công vừa hai ghế. Sáng bơi ở bãi trước cửa lúc 5:30, người địa phương ra đông mà biển rộng nên vẫn thoáng. Bữa sáng có mì Quảng và bánh xèo đổ tại quầy.

## Một chiều trên bán đảo

Ba giờ chiều ngày thứ hai, xe bảy chỗ đón ở sảnh, tối đa sáu khách. Xe dừng ở chùa Linh Ứng, đoạn nhìn xuống vịnh Tiên Sa, rồi đỗ bên gốc đa lớn nếu đường khô. Tài xế biết chỗ đàn voọc hay ra ăn lá, có sẵn ống nhòm. Về tới khách sạn khoảng 18:15, vừa kịp tắm rồi ra quán hải sản.`,
    highlights: [
      'Deluxe hướng biển từ tầng 8, qua đường là bãi Mỹ Khê',
      'Đón và tiễn sân bay, mỗi chiều 15 phút',
      'Chiều Sơn Trà bằng xe bảy chỗ, không quá sáu khách',
      'Vé máy bay theo yêu cầu, báo giá riêng, không bắt buộc mua',
    ],
    inclusions: [
      'Hai đêm phòng Deluxe hướng biển, hai khách một phòng',
      'Bữa sáng hai ngày',
      'Xe đón và tiễn sân bay Đà Nẵng',
      'Buổi chiều tham quan Sơn Trà ghép đoàn nhỏ',
    ],
    exclusions: [
      'Vé máy bay (báo giá riêng khi bạn yêu cầu)',
      'Bữa trưa và bữa tối',
      'Tiền cúng dường tại chùa',
    ],
    notes: [
      'Ngày mưa lớn, buổi Sơn Trà đổi sang Bảo tàng Điêu khắc Chăm, vé vào cửa đã gồm.',
      'Phòng Deluxe ngủ thêm được một bé; nhà hai bé hỏi phòng gia đình hai giường lớn.',
    ],
    provinces: ['da-nang'],
    places: ['bai-bien-my-khe', 'ban-dao-son-tra', 'chua-linh-ung-son-tra'],
    location: { lat: 16.0668, lng: 108.2447, address: 'Đường Võ Nguyên Giáp, phường An Hải, Đà Nẵng' },
    terms: {
      include: ['dua-don', 'buffet-sang'],
      conform: ['cap-doi', 'nhom-ban', 'gia-dinh'],
      theme: ['bien-dao', 'free-easy'],
    },
    supplier: 'manh-chieu-hoa',
    popularity: 860,
    faqs: [
      {
        question: 'Tôi đã có vé máy bay rồi thì gói có rẻ hơn không?',
        answer:
          'Giá gói vốn chưa gồm vé bay, nên bạn chỉ cần nhập số hiệu chuyến để tài xế theo dõi giờ đáp.',
      },
      {
        question: 'Nhận báo giá vé trong bao lâu?',
        answer:
          'Trong giờ hỗ trợ 08:00–21:00, thường dưới một giờ. Mỗi báo giá ghi hạn giữ; quá hạn, giá được tìm lại.',
      },
      {
        question: 'Tháng 11 biển động thì làm gì?',
        answer:
          'Khách sạn có hồ bơi tầng 19 mở tới 22:00. Nếu có tin bão, bạn được dời sang ngày khác trong hạn dùng gói mà không mất phí.',
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
          label: 'Hai đêm đầu: Deluxe hướng biển, Khách sạn Hải Miên Mỹ Khê',
          unit: 'khach-san-hai-mien-my-khe/deluxe-huong-bien',
          nights: 2,
        },
        { kind: 'transfer', label: 'Xe đón và tiễn sân bay Đà Nẵng', quantity: 2 },
        { kind: 'tour', label: 'Một chiều trên bán đảo Sơn Trà' },
        { kind: 'flight', label: 'Vé máy bay theo yêu cầu, báo giá riêng' },
      ],
      ...onSale,
      useFrom: '2026-10-15',
      useTo: '2027-12-25',
      blackouts: closedOverTet,
      advanceBookingDays: 3,
      minQuantity: 2,
      surcharges: [
        onWeekdays('Phụ thu nhận phòng thứ Sáu, thứ Bảy', [5, 6], 150_000, 'person'),
        ...onHolidays('person', {
          'gio-to': 200_000,
          'le-30-4': 650_000,
          'quoc-khanh': 550_000,
          'van-hoa': 150_000,
          'tet-duong': 400_000,
          'giang-sinh': 250_000,
        }),
      ],
      childPolicy: inParentsRoom(390_000, 1_150_000),
      hotels: ['khach-san-hai-mien-my-khe'],
      months: [2, 3, 4, 5, 6, 7, 8],
    },
    pack: {
      summary: 'Một suất cho một khách, ở ghép phòng đôi với người đi cùng.',
      quantity: 50,
      baseVnd: 2_450_000,
      children: 1,
    },
    ratePlans: comboPlans.breakfast,
    priceRules: [
      { kind: 'season', label: 'Hè Mỹ Khê', from: '06-01', to: '08-15', percent: 15 },
      deal('Đi trước mùa hè', 20, '2026-11-01', '2027-05-31'),
    ],
    scenes: {
      hero: ['beach/parasol/dawn', 'beach/parasol'],
      gallery: [
        'hotel-room/suite-sea',
        'pool/infinity-sea',
        'night-city/dragon-bridge',
        'restaurant/seaside',
        'beach/headland',
        'lobby/reception',
      ],
    },
  }),
  combo({
    slug: 'combo-da-nang-hoi-an-4n3d-mot-bien-mot-pho',
    code: 'CB010',
    title: 'Combo Đà Nẵng – Hội An 4N3Đ: hai đêm biển, một đêm nhà ống trong phố',
    nameAlias: ['combo da nang hoi an', 'combo da nang hoi an 4n3d', 'combo hoi an pho co'],
    summary:
      'Hai đêm phòng hướng biển Mỹ Khê rồi một đêm khách sạn nhỏ sau lưng phố cổ, xe chuyển chỗ ghé Ngũ Hành Sơn, một bữa tối món Hội An.',
    content: `Ở hai nơi thay vì một, bạn bớt được bốn lượt xe đi về và thấy Hội An vào lúc đẹp nhất: bảy giờ sáng, khi nắng xiên qua tường vàng và phố chưa mở loa.

## Biển trước

Hai đêm đầu ở Mỹ Khê. Xe đón từ sân bay, nhận phòng Deluxe hướng biển. Ngày thứ hai trống hoàn toàn; ai thích núi thì lên Bà Nà, ai thích lười thì bơi và ăn bún chả cá.

## Chuyển chỗ có ghé

Chín giờ sáng ngày thứ ba, xe riêng chở vali và dừng Ngũ Hành Sơn chừng hai giờ. Vé lên ngọn Thủy Sơn đã gồm, thang máy trả tại chỗ nếu cần. Khoảng 12:00 tới khách sạn Ngói Âm Dương, hành lý được mang vào từ đầu phố vì ô tô không vào giờ đi bộ.

## Phố sau

Phòng nhìn hồ bơi nằm ở lớp nhà trong, yên suốt tối. Bữa tối dọn dưới giếng trời cho hai người: bánh bao bánh vạc, gỏi hến, cá nướng lá chuối, chè bắp. Sau 21:00 phố vãn khách, đi bộ ra chùa Cầu chỉ bốn phút. Sáng ngày cuối có xe đạp sẵn ở cửa sau; trưa, xe tiễn ra sân bay theo giờ bay của bạn.`,
    highlights: [
      'Ba đêm ở hai nơi, không phải đi về giữa biển và phố',
      'Xe riêng chuyển chỗ, ghé Ngũ Hành Sơn hai giờ',
      'Bữa tối bốn món dưới giếng trời nhà ống',
      'Xe đạp sẵn ở cửa sau để dạo phố lúc sáng sớm',
      'Xe tiễn sân bay theo giờ bay',
    ],
    inclusions: [
      'Hai đêm Deluxe hướng biển tại Đà Nẵng và một đêm phòng nhìn hồ bơi tại Hội An',
      'Bữa sáng ba ngày, một bữa tối món Hội An',
      'Xe đón sân bay, xe chuyển chỗ và xe tiễn từ Hội An',
      'Vé ngọn Thủy Sơn cho hai người',
    ],
    exclusions: [
      'Vé máy bay',
      'Vé tham quan phố cổ',
      'Thang máy ở Ngũ Hành Sơn',
      'Các bữa không ghi trong gói',
    ],
    notes: ['Mùa nước lớn tháng 10 và 11, đêm Hội An có thể đổi thành đêm thứ ba ở Đà Nẵng, không thu thêm.'],
    provinces: ['da-nang'],
    places: ['bai-bien-my-khe', 'ngu-hanh-son', 'pho-co-hoi-an'],
    location: { lat: 15.8797, lng: 108.3279, address: 'Đường Phan Chu Trinh, phường Hội An, Đà Nẵng' },
    terms: {
      include: ['dua-don', 'buffet-sang', 'bua-toi'],
      conform: ['cap-doi', 'nguoi-cao-tuoi', 'gia-dinh'],
      theme: ['bien-dao', 'van-hoa-di-san', 'am-thuc'],
    },
    supplier: 'manh-chieu-hoa',
    special: true,
    popularity: 930,
    faqs: [
      {
        question: 'Muốn ở Hội An trước, Đà Nẵng sau có được không?',
        answer:
          'Được nếu cả hai nơi còn phòng. Bạn ghi trong yêu cầu, chúng tôi trả lời trong ngày, giá không đổi.',
      },
      {
        question: 'Hai vợ chồng và con 5 tuổi thì ở chung được chứ?',
        answer:
          'Được. Bé ngủ chung miễn phí ở cả hai nơi, bữa tối thêm suất trẻ em 120.000 đồng trả tại chỗ.',
      },
      {
        question: 'Có thể đổi đêm Hội An sang suite gác gỗ?',
        answer: 'Có, chênh chừng 850.000 đồng vào ngày thường. Suite chỉ có bốn phòng nên hãy báo khi đặt.',
      },
    ],
    details: {
      days: 4,
      nights: 3,
      pricedPer: 'two',
      paxIncluded: 2,
      components: [
        {
          kind: 'roomNights',
          label: 'Hai đêm phòng Deluxe hướng biển, Khách sạn Hải Miên Mỹ Khê',
          unit: 'khach-san-hai-mien-my-khe/deluxe-huong-bien',
          nights: 2,
        },
        {
          kind: 'roomNights',
          label: 'Một đêm phòng nhìn hồ bơi, Ngói Âm Dương Hội An Boutique',
          unit: 'khach-san-boutique-ngoi-am-duong-hoi-an/phong-nhin-ho-boi',
          nights: 1,
        },
        { kind: 'transfer', label: 'Xe đón sân bay, xe chuyển chỗ và xe tiễn', quantity: 3 },
        { kind: 'ticket', label: 'Vé ngọn Thủy Sơn', quantity: 2 },
        { kind: 'meal', label: 'Bữa tối bốn món Hội An cho hai người' },
      ],
      ...onSale,
      useFrom: '2026-10-15',
      useTo: '2027-12-20',
      blackouts: closedOverTet,
      advanceBookingDays: 4,
      minQuantity: 1,
      surcharges: [
        onWeekdays('Phụ thu nhận phòng thứ Năm, thứ Sáu', [4, 5], 250_000, 'voucher'),
        ...onHolidays('voucher', {
          'gio-to': 500_000,
          'le-30-4': 1_600_000,
          'quoc-khanh': 1_400_000,
          'van-hoa': 400_000,
          'tet-duong': 1_000_000,
          'giang-sinh': 700_000,
        }),
      ],
      childPolicy: inParentsRoom(480_000, 1_350_000),
      hotels: ['khach-san-hai-mien-my-khe', 'khach-san-boutique-ngoi-am-duong-hoi-an'],
      months: [2, 3, 4, 5, 6, 7, 8],
    },
    pack: {
      summary: 'Cho hai người lớn ở chung phòng suốt ba đêm, thêm được một bé.',
      quantity: 20,
      baseVnd: 8_200_000,
      children: 1,
    },
    ratePlans: comboPlans.breakfast,
    priceRules: [
      { kind: 'season', label: 'Cao điểm hè miền Trung', from: '06-01', to: '08-20', percent: 14 },
      deal('Ưu đãi đi cả hai nơi', 22, '2026-11-01', '2027-10-31'),
    ],
    scenes: {
      hero: ['old-town/quay/golden', 'old-town/quay'],
      gallery: [
        'beach/parasol',
        'hotel-room/villa-garden',
        'pool/garden-palms',
        'restaurant/lanterns',
        'old-town/street',
        'night-city/dragon-bridge',
      ],
    },
  }),
  combo({
    slug: 'combo-da-nang-3n2d-resort-non-nuoc-cho-gia-dinh',
    code: 'CB011',
    title: 'Combo Đà Nẵng 3N2Đ cho gia đình: resort bãi Non Nước, bé chơi cả ngày',
    nameAlias: ['combo resort da nang gia dinh', 'combo non nuoc 3n2d', 'da nang cho be'],
    summary:
      'Hai đêm resort 5 sao cho hai người lớn và một bé dưới 12 tuổi trong một phòng, gồm hai bữa tối, xe sân bay và câu lạc bộ trẻ em.',
    content: `Đi với trẻ nhỏ, khoản phát sinh nhiều nhất không phải phòng mà là bữa tối, tiền taxi và phí cho bé. Gói này gom sẵn cả ba vào một giá mỗi phòng, một bé dưới 12 tuổi đi kèm không phải tính thêm.

## Phòng và vườn

Phòng Deluxe hướng vườn ở tầng 1 hoặc tầng 2, hiên có võng, bước ra là bãi cỏ dừa. Nhà có bé mới biết đi nên xin tầng 1. Nôi, ghế ăn dặm, máy tiệt trùng mượn ở buồng phòng, báo trước một ngày cho chắc.

## Nhịp một ngày

Sáng đi tìm dã tràng lúc nước rút, về ăn sáng trước 9:30. Câu lạc bộ trẻ em mở từ 9:00, có buổi làm diều và vo gạo nấu cơm niêu; bé từ 4 tuổi ở lại một mình được. Trưa ngủ. Chiều bơi hồ nông bậc dưới, nước không quá bụng bé năm tuổi.

## Hai bữa tối

Hai tối đều ăn ở nhà hàng Lưới Rùng, gọi món tự do trong thực đơn bốn món, suất trẻ em có cháo cá và mì xào. Nếu một tối bạn muốn vào Hội An, xe miễn phí của khu nghỉ chạy 16:00, về 21:00, và bữa tối hôm ấy được đổi thành bữa trưa.`,
    highlights: [
      'Một giá cho phòng ba người: hai lớn, một bé dưới 12 tuổi',
      'Hai bữa tối gọi món đã gồm suất trẻ em',
      'Câu lạc bộ trẻ em từ 9:00 đến 18:00',
      'Đón tiễn sân bay bằng xe bảy chỗ có ghế trẻ em',
    ],
    inclusions: [
      'Hai đêm phòng Deluxe hướng vườn',
      'Bữa sáng và bữa tối cho hai người lớn, một trẻ em',
      'Xe bảy chỗ đón và tiễn sân bay, một ghế trẻ em',
      'Câu lạc bộ trẻ em, một buổi làm diều giấy',
    ],
    exclusions: ['Vé máy bay', 'Thuê người trông riêng cho bé dưới 4 tuổi', 'Rượu, bia trong bữa tối'],
    notes: ['Ghế trẻ em lắp cho bé 9–18 kg; bé nhỏ hơn, bạn mang nôi xe riêng.'],
    provinces: ['da-nang'],
    places: ['ngu-hanh-son', 'bai-bien-my-khe'],
    location: { lat: 16.0061, lng: 108.2668, address: 'Đường Trường Sa, phường Ngũ Hành Sơn, Đà Nẵng' },
    terms: {
      include: ['buffet-sang', 'bua-toi', 'dua-don'],
      conform: ['gia-dinh'],
      theme: ['nghi-duong', 'gia-dinh-co-tre-nho', 'bien-dao'],
    },
    supplier: 'manh-chieu-hoa',
    popularity: 720,
    faqs: [
      {
        question: 'Nhà tôi có hai bé thì sao?',
        answer:
          'Phòng này nhận tối đa ba người. Hai bé nên chọn villa một phòng ngủ có hồ bơi, chúng tôi tính lại phần chênh và giữ nguyên các bữa ăn.',
      },
      {
        question: 'Bé bị dị ứng đạm sữa, nhà hàng có nấu riêng không?',
        answer: 'Có. Bạn ghi khi đặt, bếp gọi lại trước ngày đến để chốt món cho từng bữa.',
      },
      {
        question: 'Có phòng thông nhau cho ông bà đi cùng?',
        answer:
          'Có thể đặt thêm một phòng Deluxe sát bên theo giá trang khách sạn, chúng tôi giữ hai phòng cạnh nhau.',
      },
    ],
    details: {
      days: 3,
      nights: 2,
      pricedPer: 'room',
      paxIncluded: 2,
      components: [
        {
          kind: 'roomNights',
          label: 'Hai đêm phòng Deluxe hướng vườn, Resort Triền Cát Non Nước',
          unit: 'resort-trien-cat-non-nuoc/deluxe-huong-vuon',
          nights: 2,
        },
        { kind: 'meal', label: 'Bữa tối cho hai người lớn và một bé', quantity: 2 },
        { kind: 'transfer', label: 'Xe bảy chỗ đón, tiễn sân bay', quantity: 2 },
        { kind: 'gift', label: 'Buổi làm diều giấy cho bé' },
      ],
      ...onSale,
      useFrom: '2027-01-05',
      useTo: '2027-12-22',
      blackouts: [
        ...closedOverTet,
        { from: '2027-04-29', to: '2027-05-02', reason: 'Khu nghỉ kín chỗ dịp lễ 30/4 – 1/5' },
      ],
      advanceBookingDays: 5,
      minQuantity: 1,
      surcharges: [
        onWeekdays('Phụ thu nhận phòng thứ Sáu, thứ Bảy', [5, 6], 350_000, 'roomNight'),
        ...onHolidays('roomNight', { 'gio-to': 500_000, 'quoc-khanh': 1_000_000, 'van-hoa': 300_000 }),
      ],
      childPolicy: [
        { fromAge: 0, toAge: 11, label: 'Một bé dưới 12 tuổi: đã gồm trong giá phòng', amountVnd: 0 },
        { fromAge: 12, toAge: 17, label: 'Từ 12 tuổi thêm giường phụ và các bữa', amountVnd: 2_300_000 },
      ],
      hotels: ['resort-trien-cat-non-nuoc'],
      months: [3, 4, 5, 6, 7, 8],
    },
    pack: {
      summary: 'Trọn phòng cho hai người lớn và một bé.',
      quantity: 20,
      baseVnd: 8_900_000,
      children: 1,
    },
    ratePlans: comboPlans.halfBoard,
    priceRules: [
      { kind: 'season', label: 'Hè của bé', from: '06-01', to: '08-20', percent: 18 },
      deal('Gia đình đặt từ năm ngày trước', 12, '2026-11-01', '2027-12-22'),
    ],
    scenes: {
      hero: ['pool/infinity-sea/dawn', 'pool/infinity-sea'],
      gallery: [
        'beach/hammock',
        'hotel-room/deluxe-sea',
        'restaurant/seaside',
        'lobby/atrium',
        'beach/pair',
        'pool/garden-palms',
      ],
    },
  }),
  combo({
    slug: 'combo-hue-3n2d-nha-vuon-ven-song-huong',
    code: 'CB012',
    title: 'Combo Huế 3N2Đ: nhà vườn Thủy Biều, thuyền sông Hương và bữa tối bảy món',
    nameAlias: ['combo hue 3n2d', 'combo nha vuon hue', 'combo thuyen song huong'],
    summary:
      'Hai đêm phòng nhìn sông trong vườn thanh trà, thuyền riêng từ bến nhà, vé Đại Nội và lăng Tự Đức, bữa tối theo lối cung đình cho hai người.',
    content: `Huế không hợp với lịch trình dày. Hai đêm ở Thủy Biều, mỗi ngày một việc chính, phần còn lại dành cho hiên nhà và tiếng mưa nếu trời muốn vậy.

## Ngày một: xuống sông

Xe đón ở Phú Bài, hơn nửa giờ về tới vườn. Bốn giờ chiều, thuyền gỗ rời bến trước cổng, chỉ chở hai bạn và người lái, ngược lên điện Hòn Chén rồi thả trôi về lúc hoàng hôn. Tối ăn tự do, lễ tân chỉ quán cơm hến và gọi xe hộ.

## Ngày hai: Đại Nội buổi sớm

Bảy rưỡi, xe đưa tới cửa Ngọ Môn, vé đã có. Đi hết trục chính và cung Diên Thọ chừng hai tiếng rưỡi, tránh được nắng trưa. Chiều đạp xe ba cây số sang lăng Tự Đức, ngồi nhà Thủy Tạ nhìn hồ sen, vé trong gói. Bảy giờ tối là bữa bảy món ngoài hiên: nem công chả phượng làm theo lối nhà, bánh khoái nhỏ, cá kho lá chè, cơm sen. Mâm chay đặt được, báo trước một buổi.

## Ngày ba: về

Sáng ăn bún bò, hái rau làm quà hay mua mè xửng. Xe tiễn sân bay hoặc ga Huế theo giờ bạn chọn. Gói bán cả Tết, khi vườn bắt đầu có hoa thanh trà.`,
    highlights: [
      'Thuyền riêng hai người từ bến của nhà vườn',
      'Vé Đại Nội và lăng Tự Đức đã gồm, có xe đưa buổi sớm',
      'Bữa tối bảy món ngoài hiên, có mâm chay',
      'Phòng tầng hai nhìn sông Hương',
      'Nhận khách dịp Tết, mùa hoa thanh trà',
    ],
    inclusions: [
      'Hai đêm phòng nhìn sông Hương, bữa sáng và trà chiều',
      'Một chuyến thuyền riêng đi điện Hòn Chén',
      'Vé Đại Nội và lăng Tự Đức cho hai người',
      'Bữa tối bảy món',
      'Xe đón tiễn Phú Bài hoặc ga Huế, xe đi Đại Nội, xe đạp',
    ],
    exclusions: ['Vé máy bay, vé tàu hỏa', 'Hướng dẫn viên tại điểm', 'Lễ vật khi vào điện'],
    notes: [
      'Mưa lớn tháng 10 đến tháng 12, thuyền có thể nghỉ; buổi ấy đổi sang lớp làm mứt và nghe ca Huế tại nhà rường.',
    ],
    provinces: ['hue'],
    places: ['dai-noi-hue', 'lang-tu-duc', 'chua-thien-mu'],
    location: {
      lat: 16.4418,
      lng: 107.5535,
      address: 'Kiệt 120 đường Bùi Thị Xuân, phường Thủy Xuân, thành phố Huế',
    },
    terms: {
      include: ['buffet-sang', 'bua-toi', 'dua-don', 've-vui-choi'],
      conform: ['cap-doi', 'nguoi-cao-tuoi'],
      theme: ['van-hoa-di-san', 'am-thuc', 'tet-le'],
    },
    supplier: 'manh-chieu-hoa',
    popularity: 650,
    faqs: [
      {
        question: 'Mùng 2 Tết Đại Nội có mở không?',
        answer:
          'Nhiều năm khu di tích mở và miễn vé một số ngày đầu năm. Khi đó chúng tôi đổi tiền vé thành suất trà chiều thêm.',
      },
      {
        question: 'Mẹ tôi ngại cầu thang, có phòng tầng trệt không?',
        answer:
          'Có phòng hướng vườn ở tầng trệt. Bạn nhắn khi đặt, phần chênh 400.000 đồng mỗi đêm được hoàn lại.',
      },
      {
        question: 'Trẻ 10 tuổi đi cùng cần thêm gì?',
        answer:
          'Ngủ chung 600.000 đồng cho hai đêm gồm bữa sáng. Vé trẻ em mua tại cổng, khoảng 40.000 đồng (tham khảo).',
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
          label: 'Hai đêm phòng nhìn sông Hương, Nhà vườn Thanh Trà Thủy Biều',
          unit: 'nha-vuon-thanh-tra-thuy-bieu/phong-song-huong',
          nights: 2,
        },
        { kind: 'tour', label: 'Thuyền riêng đi điện Hòn Chén lúc chiều' },
        { kind: 'ticket', label: 'Vé Đại Nội và lăng Tự Đức', quantity: 2 },
        { kind: 'meal', label: 'Bữa tối bảy món theo lối cung đình' },
        { kind: 'transfer', label: 'Xe đón, tiễn và xe đi Đại Nội', quantity: 3 },
      ],
      ...onSale,
      useFrom: '2026-11-05',
      useTo: '2027-12-28',
      blackouts: [],
      advanceBookingDays: 2,
      minQuantity: 1,
      surcharges: onHolidays('roomNight', {
        tet: 700_000,
        'gio-to': 200_000,
        'le-30-4': 550_000,
        'quoc-khanh': 500_000,
        'van-hoa': 150_000,
        'tet-duong': 450_000,
        'giang-sinh': 250_000,
      }),
      childPolicy: inParentsRoom(600_000, 1_500_000),
      hotels: ['nha-vuon-thanh-tra-thuy-bieu'],
      months: [1, 2, 3, 4, 5, 7, 8],
    },
    pack: {
      summary: 'Cho hai người lớn ở phòng tầng hai nhìn sông, thêm được một bé.',
      quantity: 20,
      baseVnd: 7_300_000,
      children: 1,
    },
    ratePlans: comboPlans.breakfast,
    priceRules: [
      { kind: 'season', label: 'Mùa mưa Huế', from: '10-01', to: '12-15', percent: -8 },
      deal('Ưu đãi hai đêm nhà vườn', 16),
    ],
    scenes: {
      hero: ['theatre/gate/noon', 'theatre/gate', 'theatre'],
      gallery: [
        'hotel-room/villa-garden',
        'pier/harbour',
        'restaurant/lanterns',
        'cooking/table',
        'theatre/hall',
        'theatre/colonnade',
      ],
    },
  }),
  combo({
    slug: 'combo-quy-nhon-3n2d-resort-nhon-ly-va-ky-co',
    code: 'CB013',
    title: 'Combo Quy Nhơn 3N2Đ: resort Nhơn Lý, ca nô sang Kỳ Co từ sớm',
    nameAlias: ['combo quy nhon 3n2d', 'combo ky co eo gio', 'combo quy nhon 5 sao'],
    summary:
      'Hai đêm resort 5 sao trên bán đảo Phương Mai, ca nô tám giờ sáng sang Kỳ Co, chiều Eo Gió, bữa tối hải sản chợ làng và xe sân bay Phù Cát.',
    content: `Kỳ Co đẹp nhất trước mười giờ. Sau đó, ca nô từ thành phố mới ra tới. Ở ngay Nhơn Lý, bạn chỉ cần mười lăm phút đường biển, nên có trọn hai tiếng với bãi gần như trống.

## Buổi sáng ở Kỳ Co

Ca nô rời bến khu nghỉ lúc 8:00, áo phao cỡ lớn nhỏ đủ cả. Tới nơi bạn tắm ở vũng nước trong giữa các mỏm đá; ai biết bơi thì đeo kính lặn ra Bãi Dứa cùng hướng dẫn. 10:30 quay về, vừa lúc các đoàn lớn tới. Từ giữa tháng 10 đến tháng 12 sóng lớn, ca nô nghỉ, phần này đổi thành buổi đi bộ làng chài và một suất xông hơi.

## Chiều Eo Gió, tối chợ làng

Bốn giờ, xe đưa ra Eo Gió, lối lan can dài chừng một cây số, mang giày bệt và giữ mũ. Trên đường về ghé chợ Nhơn Lý khi thuyền cập bến; đầu bếp đi cùng, giúp bạn chọn cá rồi nấu ngay bữa tối hôm đó. Tiền cá cho hai người đến 600.000 đồng đã nằm trong gói.

## Phòng

Premier bình minh quay chính đông, kính từ sàn tới trần. Không kéo rèm thì năm giờ rưỡi nắng gọi bạn dậy, đúng lúc hồ bơi vô cực vừa mở.`,
    highlights: [
      'Ca nô đi Kỳ Co lúc 8:00, trước các đoàn từ thành phố',
      'Đi chợ cá cùng đầu bếp, nấu ngay tối hôm đó',
      'Phòng hướng chính đông, hồ bơi vô cực mở từ 5:30',
      'Xe sân bay Phù Cát hai chiều',
    ],
    inclusions: [
      'Hai đêm phòng Premier bình minh, bữa sáng mỗi ngày',
      'Ca nô khứ hồi Kỳ Co, kính và ống thở',
      'Xe đi Eo Gió và chợ Nhơn Lý',
      'Một bữa tối hải sản, tiền cá đến 600.000 đồng mỗi hai khách',
      'Xe đón và tiễn sân bay Phù Cát',
    ],
    exclusions: ['Vé máy bay (báo giá riêng nếu cần)', 'Vé vào Eo Gió', 'Lặn có bình'],
    notes: [
      'Người mang thai và trẻ dưới 3 tuổi nên ở lại bãi trước khu nghỉ thay vì đi ca nô.',
      'Phòng Premier nhận thêm một bé; đông hơn thì đổi sang suite gia đình mái cỏ.',
    ],
    provinces: ['gia-lai'],
    places: ['ky-co', 'eo-gio', 'bai-bien-quy-nhon'],
    location: { lat: 13.8927, lng: 109.2821, address: 'Nhơn Lý, phường Quy Nhơn Đông, Gia Lai' },
    terms: {
      include: ['buffet-sang', 'bua-toi', 'dua-don', 've-vui-choi'],
      conform: ['cap-doi', 'nhom-ban'],
      theme: ['bien-dao', 'am-thuc', 'nghi-duong'],
    },
    supplier: 'manh-chieu-hoa',
    popularity: 800,
    faqs: [
      {
        question: 'Không biết bơi có đi Kỳ Co được không?',
        answer:
          'Được. Vũng nước giữa các mỏm đá chỉ ngang ngực, có áo phao và người trông. Phần lặn là tùy chọn.',
      },
      {
        question: 'Hai khách đi nhưng chỉ một người ăn hải sản?',
        answer: 'Đầu bếp đổi phần còn lại sang bò một nắng hoặc món chay, giá trị tương đương.',
      },
      {
        question: 'Từ resort vào trung tâm Quy Nhơn thế nào?',
        answer:
          'Cách 24 km, khoảng 35 phút. Xe khu nghỉ chạy một chuyến mỗi tối, hoặc gọi xe bốn chỗ chừng 300.000 đồng.',
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
          label: 'Hai đêm phòng Premier bình minh, Ghềnh Lặng Resort Nhơn Lý',
          unit: 'resort-ghenh-lang-nhon-ly/premier-binh-minh',
          nights: 2,
        },
        { kind: 'tour', label: 'Ca nô Kỳ Co buổi sáng và xe Eo Gió buổi chiều' },
        { kind: 'meal', label: 'Bữa tối hải sản chợ Nhơn Lý' },
        { kind: 'transfer', label: 'Xe đón và tiễn sân bay Phù Cát', quantity: 2 },
        { kind: 'flight', label: 'Vé máy bay theo yêu cầu, báo giá riêng' },
      ],
      ...onSale,
      useFrom: '2027-01-10',
      useTo: '2027-12-20',
      blackouts: closedOverTet,
      advanceBookingDays: 5,
      minQuantity: 2,
      surcharges: [
        onWeekdays('Phụ thu nhận phòng thứ Sáu, thứ Bảy', [5, 6], 250_000, 'person'),
        ...onHolidays('person', {
          'gio-to': 350_000,
          'le-30-4': 900_000,
          'quoc-khanh': 800_000,
          'van-hoa': 200_000,
        }),
      ],
      childPolicy: inParentsRoom(750_000, 1_950_000),
      hotels: ['resort-ghenh-lang-nhon-ly'],
      months: [3, 4, 5, 6, 7, 8, 9],
    },
    pack: {
      summary: 'Một suất cho một khách, hai khách chung phòng Premier.',
      quantity: 28,
      baseVnd: 5_600_000,
      children: 1,
    },
    ratePlans: comboPlans.breakfast,
    priceRules: [deal('Ưu đãi mùa biển lặng', 20, '2026-11-01', '2027-09-30')],
    scenes: {
      hero: ['beach/cove/dusk', 'beach/cove'],
      gallery: [
        'hotel-room/deluxe-sea',
        'pier/wake',
        'restaurant/seaside',
        'spa/hot-spring',
        'island-sea/sandbar',
        'beach/headland',
      ],
    },
  }),
  combo({
    slug: 'combo-nha-trang-3n2d-duong-bien-tran-phu-va-ba-dao',
    code: 'CB014',
    title: 'Combo Nha Trang 3N2Đ: khách sạn đường biển Trần Phú và một ngày ba đảo',
    nameAlias: ['combo nha trang 3n2d', 'combo nha trang tour dao', 'combo nha trang tran phu'],
    summary:
      'Hai đêm phòng nhìn Hòn Tre giữa đường Trần Phú, ca nô một ngày qua ba đảo có bữa trưa, tắm bùn khoáng và xe đón sân bay Cam Ranh.',
    content: `Nha Trang có nhiều thứ rủ rê. Gói này chọn ba việc mà khách của chúng tôi hay cảm ơn nhất: ở đúng giữa đường biển, ra đảo bằng ca nô nhóm nhỏ, và ngâm bùn vào buổi chiều cuối.

## Ngày ra đảo

Ca nô mười sáu chỗ xuất phát từ cảng Cầu Đá lúc 8:15. Điểm đầu là vùng đệm Hòn Mun, nơi lặn ngắm san hô có ống thở, nước trong nhất từ tháng 3 đến tháng 8. Tiếp theo là Bãi Tranh để bơi và ăn trưa: cơm, cá nướng, mực xào, canh chua. Điểm cuối là làng chài Hòn Miễu, xem lồng bè rồi về bờ lúc 15:00. Gió từ cấp 6, cảng vụ dừng tàu thì bạn dời ngày hoặc nhận lại 650.000 đồng mỗi khách.

## Bùn khoáng

Suất bùn ngâm chung bồn bốn người ở khu suối khoáng phía bắc sông Cái, xe đón lúc 15:30 ngày thứ ba hoặc chiều ngày đầu nếu bạn đáp sớm. Ngâm 20 phút, sau đó tắm khoáng ấm và nằm hồ bơi.

## Phòng

Deluxe nhìn Hòn Tre, kính lớn, bồn rửa đôi. Sáng có bún sứa và bánh căn đổ khuôn đất. Tối, đi bộ tám phút tới Tháp Trầm Hương, quán đêm nằm ở mấy con phố phía sau.`,
    highlights: [
      'Phòng nhìn thẳng Hòn Tre, qua đường là bãi biển',
      'Ca nô nhóm mười sáu khách, lặn ống thở vùng Hòn Mun',
      'Bữa trưa trên đảo và suất ngâm bùn khoáng đã gồm',
      'Xe đón từ sân bay Cam Ranh',
    ],
    inclusions: [
      'Hai đêm phòng Deluxe nhìn Hòn Tre cho hai người lớn',
      'Bữa sáng hai ngày, bữa trưa trên đảo',
      'Ca nô ba đảo, phí tham quan, kính và ống thở',
      'Ngâm bùn khoáng hai người, xe đưa đón',
      'Xe đón một chiều từ sân bay Cam Ranh',
    ],
    exclusions: ['Vé máy bay', 'Dù bay, mô tô nước, lặn bình', 'Xe ra sân bay lúc về'],
    notes: ['Mang kem chống nắng không gây hại san hô; ca nô có túi chống nước cho điện thoại.'],
    provinces: ['khanh-hoa'],
    places: ['bai-bien-nha-trang', 'hon-mun', 'thap-ba-ponagar'],
    location: { lat: 12.2369, lng: 109.1952, address: 'Đường Trần Phú, phường Nha Trang, Khánh Hòa' },
    terms: {
      include: ['buffet-sang', 'dua-don', 've-vui-choi'],
      conform: ['cap-doi', 'nhom-ban', 'gia-dinh'],
      theme: ['bien-dao', 'lan-bien'],
    },
    supplier: 'manh-chieu-hoa',
    special: true,
    popularity: 880,
    faqs: [
      {
        question: 'Con 6 tuổi đi ca nô được không, phí bao nhiêu?',
        answer:
          'Được, có áo phao cỡ nhỏ. Phụ thu 620.000 đồng gồm suất đảo, bữa trưa, ngủ chung và bữa sáng hai ngày.',
      },
      {
        question: 'Có thể đổi ngày ra đảo sang ngày thứ ba?',
        answer:
          'Có, báo trước 18:00 hôm trước. Nên giữ một ngày dự phòng nếu bạn đi từ tháng 10 đến tháng 12.',
      },
      {
        question: 'Hòn Mun có được lên bờ không?',
        answer:
          'Khu bảo tồn đang hạn chế nhiều điểm để san hô phục hồi, ca nô dừng ở vùng được phép và không lên bờ.',
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
          label: 'Hai đêm phòng Deluxe nhìn Hòn Tre, Khách sạn Yến Khơi Nha Trang',
          unit: 'khach-san-yen-khoi-nha-trang/deluxe-nhin-hon-tre',
          nights: 2,
        },
        { kind: 'tour', label: 'Ca nô ba đảo một ngày, gồm bữa trưa', quantity: 2 },
        { kind: 'ticket', label: 'Suất ngâm bùn khoáng', quantity: 2 },
        { kind: 'transfer', label: 'Xe đón từ sân bay Cam Ranh' },
      ],
      ...onSale,
      useFrom: '2026-11-10',
      useTo: '2027-12-20',
      blackouts: closedOverTet,
      advanceBookingDays: 2,
      minQuantity: 1,
      surcharges: [
        onWeekdays('Phụ thu nhận phòng thứ Sáu, thứ Bảy', [5, 6], 200_000, 'roomNight'),
        ...onHolidays('roomNight', {
          'gio-to': 250_000,
          'le-30-4': 650_000,
          'quoc-khanh': 600_000,
          'van-hoa': 200_000,
          'tet-duong': 600_000,
          'giang-sinh': 400_000,
        }),
      ],
      childPolicy: inParentsRoom(620_000, 1_450_000),
      hotels: ['khach-san-yen-khoi-nha-trang'],
      months: [2, 3, 4, 5, 6, 7, 8, 9],
    },
    pack: {
      summary: 'Cho hai người lớn: phòng, ca nô đảo và bùn khoáng.',
      quantity: 40,
      baseVnd: 6_400_000,
      children: 1,
    },
    ratePlans: comboPlans.flexible,
    priceRules: [
      { kind: 'season', label: 'Hè Nha Trang', from: '06-01', to: '08-20', percent: 12 },
      deal('Giá chào mùa biển xanh', 25, '2026-11-01', '2027-06-30'),
    ],
    scenes: {
      hero: ['beach/pair/golden', 'beach/pair'],
      gallery: [
        'hotel-room/suite-sea',
        'pool/infinity-sea',
        'island-sea/reef',
        'restaurant/seaside',
        'night-city/promenade',
        'pier/wake',
      ],
    },
  }),
  combo({
    slug: 'combo-bai-dai-cam-ranh-3n2d-nha-co-con-nho',
    code: 'CB015',
    title: 'Combo Bãi Dài 3N2Đ: phòng giường tầng cho bé, hồ bơi dài giữa rừng phi lao',
    nameAlias: ['combo cam ranh gia dinh', 'combo bai dai', 'combo resort nha trang 5 sao cho be'],
    summary:
      'Hai đêm resort 5 sao sát Bãi Dài trong phòng có gian giường tầng, đón sân bay mười lăm phút, một bữa tối nướng ngoài cỏ và một chiều vào Nha Trang.',
    content: `Bay đến Cam Ranh, mười lăm phút sau bọn trẻ đã ở dưới nước. Với nhà có con nhỏ, đó là lý do đủ để không vào thẳng Nha Trang.

## Phòng cho bốn người

Phòng gia đình chia hai gian bằng cửa lùa. Gian trong có giường tầng, bàn vẽ, đèn đọc riêng cho từng bé; gian ngoài là giường bố mẹ. Giá tính theo phòng, đã gồm hai người lớn và hai bé dưới 12 tuổi.

## Ba buổi đáng giữ

Buổi tối đầu tiên là bữa nướng trên bãi cỏ, than hồng, tôm, bắp và cánh gà, sau đó chiếu phim hoạt hình lúc 19:30. Sáng hôm sau, bố mẹ có lớp yoga 6:30 còn con ra bãi nhặt vỏ ốc cùng cô giáo câu lạc bộ. Chiều ngày hai, xe khu nghỉ chở cả nhà vào Nha Trang thăm Tháp Bà Ponagar, ăn bánh căn rồi về trước 21:00; vé vào tháp cho bốn người đã gồm.

## Mùa nào

Từ tháng 3 đến tháng 9, nước nông và lặng, bé đứng được cách bờ vài chục mét. Tháng 10 đến tháng 12 có sóng, khi ấy hồ bơi 120 m với cầu trượt thấp là nơi chơi chính.

Gói có bán dịp Tết, khoản cộng thêm ghi ở bảng phụ thu.`,
    highlights: [
      'Gian riêng giường tầng cho hai bé',
      'Mười lăm phút từ sân bay Cam Ranh, xe đón tiễn đã gồm',
      'Bữa nướng ngoài cỏ và phim tối cho trẻ',
      'Một chiều vào Nha Trang thăm Tháp Bà',
      'Nhận khách cả dịp Tết',
    ],
    inclusions: [
      'Hai đêm phòng gia đình giường tầng',
      'Bữa sáng cho hai lớn hai bé, một bữa tối nướng',
      'Xe đón và tiễn sân bay',
      'Xe vào Nha Trang một chiều, vé Tháp Bà Ponagar',
    ],
    exclusions: ['Vé máy bay', 'Bữa trưa', 'Spa và giờ tennis có đèn'],
    notes: ['Bé ngủ giường trên nên từ 6 tuổi; thanh chắn cao 38 cm.'],
    provinces: ['khanh-hoa'],
    places: ['bai-dai-cam-ranh', 'thap-ba-ponagar'],
    location: { lat: 12.0662, lng: 109.1932, address: 'Đại lộ Nguyễn Tất Thành, xã Cam Lâm, Khánh Hòa' },
    terms: {
      include: ['buffet-sang', 'bua-toi', 'dua-don'],
      conform: ['gia-dinh'],
      theme: ['gia-dinh-co-tre-nho', 'nghi-duong', 'tet-le'],
    },
    supplier: 'manh-chieu-hoa',
    popularity: 690,
    faqs: [
      {
        question: 'Nhà có ba con thì đặt thế nào?',
        answer:
          'Phòng nhận tối đa bốn người. Ba con thì đặt thêm một phòng Deluxe sát bên hoặc hỏi villa ba phòng ngủ.',
      },
      {
        question: 'Phụ thu Tết là bao nhiêu?',
        answer:
          'Trong dịp giá Tết, từ hai hôm trước mùng 1 tới mùng 7, cộng 1.500.000 đồng mỗi đêm cho cả phòng.',
      },
      {
        question: 'Chuyến bay về lúc 20:00, trả phòng xong đi đâu?',
        answer: 'Bạn gửi đồ, dùng hồ bơi và phòng tắm chung đến 17:30, xe tiễn chạy theo giờ bay.',
      },
    ],
    details: {
      days: 3,
      nights: 2,
      pricedPer: 'room',
      paxIncluded: 2,
      components: [
        {
          kind: 'roomNights',
          label: 'Hai đêm phòng gia đình giường tầng, Resort Phi Lao Bãi Dài',
          unit: 'resort-phi-lao-bai-dai/phong-gia-dinh-giuong-tang',
          nights: 2,
        },
        { kind: 'meal', label: 'Bữa tối nướng ngoài cỏ cho cả nhà' },
        { kind: 'transfer', label: 'Xe đón, tiễn sân bay Cam Ranh', quantity: 2 },
        { kind: 'ticket', label: 'Vé Tháp Bà Ponagar', quantity: 4 },
      ],
      ...onSale,
      useFrom: '2026-12-01',
      useTo: '2027-12-28',
      blackouts: [],
      advanceBookingDays: 3,
      minQuantity: 1,
      surcharges: [
        onWeekdays('Phụ thu nhận phòng thứ Sáu, thứ Bảy', [5, 6], 300_000, 'roomNight'),
        ...onHolidays('roomNight', {
          tet: 1_500_000,
          'gio-to': 500_000,
          'le-30-4': 1_200_000,
          'quoc-khanh': 1_100_000,
          'van-hoa': 300_000,
          'tet-duong': 900_000,
          'giang-sinh': 600_000,
        }),
      ],
      childPolicy: [
        { fromAge: 0, toAge: 11, label: 'Hai bé dưới 12 tuổi: đã gồm', amountVnd: 0 },
        { fromAge: 12, toAge: 17, label: 'Từ 12 tuổi: thêm suất ăn người lớn hai ngày', amountVnd: 900_000 },
      ],
      hotels: ['resort-phi-lao-bai-dai'],
      months: [3, 4, 5, 6, 7, 8, 9],
    },
    pack: {
      summary: 'Một phòng hai gian cho hai người lớn và hai bé.',
      quantity: 20,
      baseVnd: 9_600_000,
      children: 2,
    },
    ratePlans: comboPlans.breakfast,
    priceRules: [
      { kind: 'season', label: 'Nghỉ hè ở Bãi Dài', from: '06-01', to: '08-20', percent: 12 },
      deal('Giá cho nhà bốn người', 15),
    ],
    scenes: {
      hero: ['beach/grove/noon', 'beach/grove'],
      gallery: [
        'hotel-room/twin-garden',
        'pool/infinity-sea',
        'restaurant/seaside',
        'beach/parasol',
        'lobby/lounge',
        'beach/pair',
      ],
    },
  }),
  combo({
    slug: 'combo-hoi-an-2n1d-villa-rung-dua-bay-mau',
    code: 'CB016',
    title: 'Combo Hội An 2N1Đ: villa hai phòng ngủ bên rừng dừa Bảy Mẫu cho bốn người',
    nameAlias: ['combo villa hoi an', 'combo rung dua bay mau', 'combo hoi an 4 nguoi'],
    summary:
      'Một đêm villa nguyên căn có hồ bơi ở Cẩm Thanh cho bốn người lớn, mâm cơm quê nấu tại nhà, thuyền thúng trong rừng dừa và xe đạp.',
    content: `Bốn người bạn, hoặc hai cặp vợ chồng, thường thuê hai phòng rồi tối vẫn phải tìm chỗ ngồi chung. Một căn villa giải quyết chuyện ấy, và ở Cẩm Thanh, cửa sau mở ra rừng dừa.

## Chiều đến

Nhận nhà từ 14:00. Hồ bơi mười tám mét vuông, đủ để ngâm chân và nói chuyện. Bốn giờ, người chèo thúng đón ở lạch sau nhà, không phải ra bến đông khách. Hai chiếc thúng, hai người một chiếc, đi chừng 50 phút qua các lối dừa hẹp, thử quăng lưới nếu muốn.

## Mâm cơm tối

Cô Bảy trong thôn đến nấu lúc 17:30: cá diếc kho nghệ, rau muống xào, canh ngao rau đắng, bánh tráng đập. Ăn ở hiên, đèn vàng, ếch kêu. Ai ăn chay thì có mâm riêng, nấu chảo riêng.

## Sáng về phố

Bốn chiếc xe đạp để sẵn ở cổng. Từ villa vào phố cổ bốn cây số, đường ven ruộng và sông. Đi lúc 6:30 là vừa: phố vắng, hàng bánh mì vừa mở lò. Về lại ăn sáng ở nhà lúc 8:30, trả chìa trước 12:00.

Nên đi từ tháng 2 đến tháng 8. Mùa mưa, phần thuyền thúng có thể đổi thành lớp làm đèn lồng hai giờ.`,
    highlights: [
      'Nguyên căn hai phòng ngủ, hồ bơi riêng, bốn người lớn',
      'Thuyền thúng đón ngay lạch sau nhà',
      'Mâm cơm quê do người trong thôn nấu tại bếp',
      'Bốn xe đạp để vào phố lúc sáng sớm',
    ],
    inclusions: [
      'Một đêm villa hai phòng ngủ',
      'Bữa tối tại nhà và bữa sáng cho bốn người',
      'Thuyền thúng 50 phút, áo phao',
      'Xe đạp suốt thời gian ở',
    ],
    exclusions: ['Xe từ sân bay (đặt thêm khoảng 350.000 đồng)', 'Vé phố cổ', 'Đồ uống có cồn'],
    notes: ['Tiếng ồn ngoài hiên giữ nhỏ sau 22:00 vì sát nhà dân.'],
    provinces: ['da-nang'],
    places: ['pho-co-hoi-an'],
    location: {
      lat: 15.8748,
      lng: 108.3667,
      address: 'Thôn Thanh Tam, Cẩm Thanh, phường Hội An Đông, Đà Nẵng',
    },
    terms: {
      include: ['bua-toi', 'buffet-sang', 've-vui-choi'],
      conform: ['nhom-ban', 'gia-dinh'],
      theme: ['sinh-thai-miet-vuon', 'am-thuc', 'cuoi-tuan-ngan-ngay'],
    },
    supplier: 'manh-chieu-hoa',
    popularity: 560,
    faqs: [
      {
        question: 'Đi sáu người được không?',
        answer:
          'Villa này nhận bốn người lớn và hai trẻ em. Sáu người lớn nên hỏi căn ba phòng ngủ, giá tính lại.',
      },
      {
        question: 'Có bắt buộc ăn tối tại nhà?',
        answer: 'Không. Bạn có thể đổi bữa tối thành bữa trưa hôm sau, báo trước 12:00 ngày đến.',
      },
      {
        question: 'Muỗi có nhiều không?',
        answer: 'Chập tối có. Nhà có màn, quạt hiên và nhang sả; nên mặc dài tay khi ngồi thúng.',
      },
    ],
    details: {
      days: 2,
      nights: 1,
      pricedPer: 'room',
      paxIncluded: 4,
      components: [
        {
          kind: 'roomNights',
          label: 'Một đêm Villa 2 phòng ngủ, Villa Bến Dừa Cẩm Thanh',
          unit: 'villa-ben-dua-cam-thanh/villa-2-phong-ngu',
          nights: 1,
        },
        { kind: 'meal', label: 'Mâm cơm tối cho bốn người' },
        { kind: 'tour', label: 'Thuyền thúng rừng dừa', quantity: 2 },
      ],
      ...onSale,
      useFrom: '2026-10-20',
      useTo: '2027-12-20',
      blackouts: closedOverTet,
      advanceBookingDays: 2,
      minQuantity: 1,
      surcharges: [
        onWeekdays('Phụ thu nhận nhà thứ Sáu', [5], 400_000, 'voucher'),
        onWeekdays('Phụ thu nhận nhà thứ Bảy', [6], 600_000, 'voucher'),
        ...onHolidays('voucher', {
          'gio-to': 600_000,
          'le-30-4': 1_500_000,
          'quoc-khanh': 1_300_000,
          'van-hoa': 400_000,
          'tet-duong': 900_000,
          'giang-sinh': 600_000,
        }),
      ],
      childPolicy: [
        { fromAge: 0, toAge: 5, label: 'Dưới 6 tuổi: miễn phí', amountVnd: 0 },
        { fromAge: 6, toAge: 17, label: 'Từ 6 tuổi thêm đệm và suất ăn', amountVnd: 350_000 },
      ],
      hotels: ['villa-ben-dua-cam-thanh'],
      months: [2, 3, 4, 5, 6, 7, 8],
    },
    pack: {
      summary: 'Nguyên căn cho bốn người lớn, thêm được hai trẻ em.',
      quantity: 20,
      baseVnd: 4_700_000,
      children: 2,
    },
    ratePlans: comboPlans.halfBoard,
    priceRules: [deal('Ưu đãi nhóm bốn người', 10, '2026-11-01', '2027-08-31')],
    scenes: {
      hero: ['old-town/river/golden', 'old-town/river', 'island-sea/nipa'],
      gallery: [
        'hotel-room/villa-garden',
        'island-sea/nipa',
        'pool/garden-palms',
        'restaurant/breakfast',
        'old-town/quay',
        'lobby/lounge',
      ],
    },
  }),
];
