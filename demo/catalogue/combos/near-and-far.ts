import type { DemoProduct } from '../demo-product.ts';
import { deal } from '../presets.ts';
import { combo } from './combo.ts';
import { closedOverTet, comboPlans, inParentsRoom, onHolidays, onSale, onWeekdays } from './conditions.ts';

/** Short escapes near the big cities and slower trips to the corners of the map. */
export const nearAndFarCombos: DemoProduct[] = [
  combo({
    slug: 'combo-lan-ha-2n1d-du-thuyen-lua-xanh-va-xe-limousine',
    code: 'CB028',
    title: 'Combo Lan Hạ 2N1Đ: cabin ban công có bồn tắm, xe limousine từ Hà Nội',
    nameAlias: ['combo du thuyen lan ha', 'combo du thuyen 5 sao', 'lan ha 2n1d xe limousine'],
    summary:
      'Một đêm cabin Deluxe trên du thuyền Lụa Xanh, đủ bữa, kayak và vé thắng cảnh, cùng ghế limousine khứ hồi từ phố cổ.',
    content: `Phần lớn thời gian của một chuyến du thuyền thường mất ở khâu đi lại. Gói này gom luôn ghế xe, nên từ lúc khóa cửa nhà tới lúc đặt vali vào cabin bạn không phải gọi cho ai.

## Từ phố tới mạn tàu

Xe đón trong phố cổ lúc 8:00, chạy cao tốc Hải Phòng, qua cầu Tân Vũ ra bến. Khoảng 11:30 bạn làm thủ tục ở phòng chờ có điều hòa, mười hai giờ tàu rời bến.

## Một đêm giữa Lan Hạ

Vịnh này thưa tàu hơn Hạ Long. Buổi chiều tàu thả kayak ở vùng nước lặng giữa hai vách đá, ai không chèo thì xuống thuyền nan. Bồn tắm đặt sát kính, bạn ngâm mình nhìn đảo trôi chậm qua lúc trời sẫm lại.

Sáng hôm sau dậy sớm có bài thư giãn trên boong, sau đó thăm một làng bè. Tàu về bến khoảng 11:00, xe trả bạn ở phố cổ chừng 15:00.`,
    highlights: [
      'Cabin ban công riêng, bồn tắm nhìn ra vịnh',
      'Ghế limousine hai chiều nằm trong giá',
      'Chèo kayak ở vùng vịnh thưa tàu',
      'Mọi bữa trên tàu và vé thắng cảnh đã gồm',
    ],
    inclusions: [
      'Một đêm cabin Deluxe, hai người một cabin',
      'Bữa trưa, tối, sáng và bữa gần trưa',
      'Kayak, thuyền nan, vé thắng cảnh',
      'Ghế limousine Hà Nội – bến tàu hai chiều',
    ],
    exclusions: ['Đồ uống trên tàu', 'Dịch vụ xoa bóp'],
    notes: [
      'Họ tên, ngày sinh, số giấy tờ của từng khách gửi trước giờ lên tàu 24 giờ.',
      'Cảng vụ dừng tàu vì gió thì bạn đổi ngày hoặc nhận lại toàn bộ tiền.',
    ],
    provinces: ['hai-phong'],
    places: ['vinh-lan-ha'],
    location: { lat: 20.7606, lng: 107.0513, address: 'Bến Gót, đặc khu Cát Hải, Hải Phòng' },
    terms: {
      include: ['du-thuyen', 'xe-limousine', 'buffet-sang', 'bua-toi'],
      conform: ['cap-doi', 'gia-dinh'],
      theme: ['du-thuyen', 'bien-dao'],
    },
    supplier: 'khan-goi',
    special: true,
    popularity: 850,
    faqs: [
      {
        question: 'Đi một mình đặt được không?',
        answer:
          'Gói tính theo hai khách một cabin. Đi một mình, bạn đặt trực tiếp ở trang du thuyền để có giá phòng đơn.',
      },
      {
        question: 'Xe có đón ở sân bay Nội Bài không?',
        answer: 'Có nếu máy bay hạ cánh trước 7:30. Bạn ghi số hiệu chuyến bay, tài xế theo dõi giờ thực tế.',
      },
    ],
    details: {
      days: 2,
      nights: 1,
      pricedPer: 'two',
      paxIncluded: 2,
      components: [
        {
          kind: 'cruise',
          label: 'Một đêm cabin Deluxe ban công, du thuyền Lụa Xanh',
          unit: 'du-thuyen-lua-xanh-lan-ha-2n1d/deluxe',
          nights: 1,
        },
        { kind: 'transfer', label: 'Hai ghế limousine Hà Nội – bến tàu, khứ hồi', quantity: 2 },
        { kind: 'meal', label: 'Bốn bữa trên tàu' },
      ],
      ...onSale,
      useFrom: '2026-11-25',
      useTo: '2027-12-15',
      blackouts: closedOverTet,
      advanceBookingDays: 2,
      minQuantity: 1,
      surcharges: [
        onWeekdays('Phụ thu khởi hành thứ Sáu, thứ Bảy', [5, 6], 350_000, 'voucher'),
        ...onHolidays('voucher', {
          'tet-duong': 1_600_000,
          'le-30-4': 1_400_000,
          'quoc-khanh': 1_300_000,
          'giang-sinh': 1_200_000,
        }),
      ],
      childPolicy: [
        { fromAge: 0, toAge: 4, label: 'Dưới 5 tuổi ngủ chung: miễn phí', amountVnd: 0 },
        { fromAge: 5, toAge: 11, label: 'Từ 5 đến 11 tuổi, có ghế xe', amountVnd: 2_350_000 },
      ],
      hotels: [],
      months: [3, 4, 5, 9, 10, 11, 12],
    },
    pack: {
      summary: 'Cho hai người lớn: một cabin, đủ bữa và ghế xe khứ hồi.',
      quantity: 10,
      baseVnd: 8_250_000,
      children: 1,
    },
    ratePlans: comboPlans.cruise,
    priceRules: [deal('Ưu đãi mùa gió bấc', 12, '2026-11-15', '2027-03-31')],
    scenes: {
      hero: ['cruise-cabin/balcony/golden', 'cruise-cabin/balcony', 'karst-bay'],
      gallery: [
        'karst-bay/giant',
        'cruise-cabin/window',
        'restaurant/saloon',
        'island-sea/kayaks',
        'karst-bay/open',
        'pier/harbour',
      ],
    },
  }),
  combo({
    slug: 'combo-phong-nha-3n2d-vuon-tieu-va-hai-dong',
    code: 'CB029',
    title: 'Combo Phong Nha 3N2Đ: căn nhìn đồng Bồng Lai, vé hai động và xe điện',
    nameAlias: ['combo phong nha', 'combo quang binh', 'dong thien duong combo'],
    summary:
      'Hai đêm căn riêng giữa vườn tiêu, vé động Phong Nha và Thiên Đường, xe đạp, một bữa tối cá sông Son.',
    content: `Người tới Phong Nha thường chạy hai động trong một ngày rồi về Đồng Hới. Ở lại hai đêm thì khác: bạn có một buổi sáng chỉ để đạp xe giữa đồng.

## Hai động, hai ngày

Ngày đầu đi thuyền vào động Phong Nha buổi chiều, lúc nắng xiên vào cửa hang và vắng đoàn. Ngày thứ hai xe đưa lên động Thiên Đường từ 7:30, xe điện chở một đoạn, còn lại đi bộ dưới tán rừng rồi xuống hơn năm trăm bậc thang gỗ.

## Thung lũng Bồng Lai

Căn của bạn nhìn ra cánh đồng dưới chân núi đá. Chủ nhà cho mượn xe đạp, vẽ tay bản đồ những quán trong thung lũng: quán có võng bên suối, quán gà nướng lá chanh, quán chỉ bán nước mía. Bữa tối gồm cá sông Son kho nghệ và rau vườn.`,
    highlights: [
      'Vé và xe điện hai động đã gồm',
      'Căn riêng nhìn đồng, có hiên võng',
      'Một buổi sáng đạp xe thung lũng Bồng Lai',
      'Bữa tối cá sông Son',
    ],
    inclusions: [
      'Hai đêm căn nhìn đồng Bồng Lai cho hai người',
      'Hai bữa sáng, một bữa tối',
      'Vé động Phong Nha và thuyền ghép, vé động Thiên Đường và xe điện',
      'Xe riêng trong hai ngày tham quan',
    ],
    exclusions: ['Xe từ ga hoặc sân bay Đồng Hới', 'Bữa trưa'],
    notes: [
      'Tháng 9 đến tháng 11 nước sông lên, động Phong Nha có thể đóng; khi đó bạn được đổi sang hang Tối.',
      'Mang giày đế bám, bậc thang trong động ẩm.',
    ],
    provinces: ['quang-tri'],
    places: ['dong-phong-nha', 'dong-thien-duong'],
    location: { lat: 17.5924, lng: 106.2986, address: 'Thung lũng Bồng Lai, xã Phong Nha, Quảng Trị' },
    terms: {
      include: ['buffet-sang', 'bua-toi', 've-vui-choi', 'dua-don'],
      conform: ['cap-doi', 'nhom-ban', 'gia-dinh'],
      theme: ['kham-pha-nui-rung', 'sinh-thai-miet-vuon'],
    },
    supplier: 'manh-chieu-hoa',
    popularity: 560,
    faqs: [
      {
        question: 'Người lớn tuổi đi động Thiên Đường nổi không?',
        answer:
          'Xe điện chở gần tới chân dốc, còn hơn năm trăm bậc thang. Ai ngại leo có thể ngồi chờ ở quán đầu đường, vé chưa dùng được hoàn.',
      },
      {
        question: 'Đón ở ga Đồng Hới hết bao nhiêu?',
        answer: 'Xe bốn chỗ một chiều khoảng 550.000 đồng, bạn thêm ở mục xe du lịch khi đặt.',
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
          label: 'Hai đêm căn nhìn đồng Bồng Lai, Resort Vườn Tiêu',
          unit: 'resort-vuon-tieu-bong-lai/can-nhin-dong',
          nights: 2,
        },
        {
          kind: 'ticket',
          label: 'Vé động Phong Nha, thuyền ghép và vé động Thiên Đường, xe điện',
          quantity: 2,
        },
        { kind: 'meal', label: 'Bữa tối cá sông Son cho hai người' },
        { kind: 'transfer', label: 'Xe riêng tới hai động' },
      ],
      ...onSale,
      useFrom: '2026-12-01',
      useTo: '2027-12-20',
      blackouts: closedOverTet,
      advanceBookingDays: 2,
      minQuantity: 1,
      surcharges: [
        ...onHolidays('roomNight', {
          'gio-to': 250_000,
          'le-30-4': 550_000,
          'quoc-khanh': 500_000,
          'tet-duong': 450_000,
        }),
      ],
      childPolicy: inParentsRoom(380_000, 780_000),
      hotels: ['resort-vuon-tieu-bong-lai'],
      months: [2, 3, 4, 5, 6, 7, 8],
    },
    pack: {
      summary: 'Cho hai người lớn: hai đêm, vé hai động và xe riêng.',
      quantity: 12,
      baseVnd: 6_150_000,
      children: 2,
    },
    ratePlans: comboPlans.halfBoard,
    priceRules: [{ kind: 'season', label: 'Hè Phong Nha', from: '06-01', to: '08-15', percent: 8 }],
    scenes: {
      hero: ['cave/hall/golden', 'cave/hall'],
      gallery: [
        'hotel-room/villa-garden',
        'cave/river',
        'karst-river/valley',
        'pool/infinity-hills',
        'restaurant/breakfast',
        'cave/mouth',
      ],
    },
  }),
  combo({
    slug: 'combo-meo-vac-3n2d-lodge-gio-pa-vi-va-thuyen-nho-que',
    code: 'CB030',
    title: 'Combo Mèo Vạc 3N2Đ: phòng nhìn vực Pả Vi, thuyền hẻm Tu Sản',
    nameAlias: ['combo ha giang', 'combo meo vac', 'combo ma pi leng'],
    summary:
      'Xe giường nằm Hà Nội – Mèo Vạc, hai đêm phòng hàng ngoài nhìn vực, vé thuyền sông Nho Quế và xe máy có người lái một ngày.',
    content: `Đi vòng cao nguyên đá trong ba ngày thì mệt. Gói này bỏ vòng tròn, chọn một chỗ đẹp nhất mà ở yên hai đêm: sườn Pả Vi, ngay dưới đèo Mã Pí Lèng.

## Đêm trên xe, sáng trên đèo

Xe giường nằm rời Mỹ Đình lúc 20:00, sáng sớm tới thị trấn Mèo Vạc. Có phòng tắm và nồi cháo ấu tẩu chờ sẵn. Trưa nhận phòng hàng ngoài: mở cửa là vực, dưới đáy vực là sợi sông xanh.

## Một ngày ngồi sau tay lái người khác

Đường ở đây đẹp nhưng không dành cho người mới đi. Ngày thứ hai, một bác người Mông chở bạn qua đèo, dừng ở những khúc mà sách không ghi. Trưa xuống bến Tà Làng đi thuyền vào hẻm Tu Sản, vách đá hai bên cao gần nghìn mét.

Tối thứ hai nhà bếp nấu thắng dền. Trưa hôm sau xe đưa bạn về Hà Nội.`,
    highlights: [
      'Phòng hàng ngoài nhìn thẳng xuống sông Nho Quế',
      'Xe máy có người lái người địa phương một ngày',
      'Vé thuyền hẻm Tu Sản',
      'Xe giường nằm hai chiều',
    ],
    inclusions: [
      'Hai đêm phòng hàng ngoài cho hai người',
      'Hai bữa sáng, hai bữa tối',
      'Hai xe máy có người lái, mũ và áo mưa',
      'Vé thuyền, hai giường xe khách khứ hồi',
    ],
    exclusions: ['Bữa trưa trên đường', 'Tiền bồi dưỡng người lái xe'],
    notes: [
      'Phòng hàng ngoài không nhận trẻ nhỏ vì lan can thấp.',
      'Mùa hoa tam giác mạch từ giữa tháng Mười, nên đặt trước ba tuần.',
    ],
    provinces: ['tuyen-quang'],
    places: ['deo-ma-pi-leng', 'song-nho-que-hem-tu-san', 'cao-nguyen-da-dong-van'],
    location: { lat: 23.2196, lng: 105.4148, address: 'Thôn Pả Vi Hạ, xã Mèo Vạc, Tuyên Quang' },
    terms: {
      include: ['bua-toi', 've-vui-choi', 'dua-don'],
      conform: ['cap-doi', 'nhom-ban'],
      theme: ['kham-pha-nui-rung', 'mua-hoa', 'chup-anh'],
    },
    supplier: 'khan-goi',
    popularity: 690,
    faqs: [
      {
        question: 'Say xe nặng có đi được không?',
        answer:
          'Đoạn cuối từ Đồng Văn nhiều cua. Bạn chọn giường tầng dưới giữa xe và uống thuốc trước khi lên dốc Bắc Sum.',
      },
      {
        question: 'Trời mưa có đi thuyền không?',
        answer: 'Mưa nhỏ thì đi. Nước đục và chảy mạnh, bến đóng, tiền vé được hoàn ngay trong ngày.',
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
          label: 'Hai đêm phòng hàng ngoài nhìn vực, Lodge Gió Pả Vi',
          unit: 'lodge-gio-pa-vi-meo-vac/phong-hang-ngoai',
          nights: 2,
        },
        { kind: 'transfer', label: 'Hai giường xe khách Hà Nội – Mèo Vạc, khứ hồi', quantity: 2 },
        { kind: 'tour', label: 'Một ngày xe máy có người lái và thuyền Nho Quế' },
        { kind: 'meal', label: 'Hai bữa tối vùng cao cho hai người' },
      ],
      ...onSale,
      useFrom: '2026-11-25',
      useTo: '2027-12-20',
      blackouts: closedOverTet,
      advanceBookingDays: 3,
      minQuantity: 1,
      surcharges: [
        onWeekdays('Phụ thu tối thứ Sáu, thứ Bảy', [5, 6], 200_000, 'roomNight'),
        ...onHolidays('person', { 'le-30-4': 350_000, 'quoc-khanh': 350_000, 'tet-duong': 300_000 }),
      ],
      childPolicy: [],
      hotels: ['lodge-gio-pa-vi-meo-vac'],
      months: [3, 4, 9, 10, 11],
    },
    pack: {
      summary: 'Cho hai người lớn: xe, phòng, một ngày khám phá.',
      quantity: 6,
      baseVnd: 7_300_000,
      children: 0,
    },
    ratePlans: comboPlans.halfBoard,
    priceRules: [{ kind: 'season', label: 'Mùa tam giác mạch', from: '10-10', to: '11-25', percent: 15 }],
    scenes: {
      hero: ['waterfall/canyon/noon', 'waterfall/canyon'],
      gallery: [
        'hotel-room/lodge-mountain',
        'motorbike/pass',
        'rice-terraces/houses',
        'restaurant/breakfast',
        'waterfall/canyon',
        'road/mountain-van',
      ],
    },
  }),
  combo({
    slug: 'combo-mu-cang-chai-2n1d-can-bac-ba-la-pan-tan',
    code: 'CB031',
    title: 'Combo Mù Cang Chải 2N1Đ: căn bậc ba giữa ruộng La Pán Tẩn',
    nameAlias: ['combo mu cang chai', 'mua lua chin yen bai', 'la pan tan'],
    summary:
      'Một đêm căn bậc ba nhìn trọn thung lũng, hai bữa ăn, xe ôm bản lên đồi Mâm Xôi và buổi sáng theo người Mông ra ruộng.',
    content: `Lúa ở đây chín hai tuần giữa tháng Chín, nước đổ tháng Năm và tháng Sáu. Ngoài hai mùa ấy ruộng vẫn đẹp theo cách khác: đất nâu, khói đốt gốc rạ, mây lấp các nếp gấp lúc bảy giờ sáng.

## Ba bậc thềm

Nhà nghỉ xếp theo bậc ruộng. Bậc ba cao nhất, từ hiên thấy cả thung lũng gập lại như lưng cá. Tường đất dày giữ ấm, có đệm điện, nước nóng bằng mặt trời nên nên tắm trước 21:00.

## Sáng ra ruộng

Sáu giờ, chị chủ gọi cửa. Tùy mùa, bạn đi cấy, đi gặt hay chỉ theo bò. Sau đó người trong bản chở xe máy lên đồi Mâm Xôi trước khi các đoàn tới. Chín giờ ăn sáng xôi nếp nương, nghỉ rồi về.`,
    highlights: [
      'Căn cao nhất, nhìn trọn thung lũng',
      'Lên đồi Mâm Xôi trước giờ đông',
      'Buổi sáng ngoài ruộng cùng chủ nhà',
    ],
    inclusions: [
      'Một đêm căn đôi bậc ba cho hai người',
      'Một bữa tối, một bữa sáng',
      'Xe ôm bản hai lượt',
      'Vé vào đồi Mâm Xôi',
    ],
    exclusions: ['Xe từ Hà Nội', 'Đồ uống'],
    notes: [
      'Đoạn cuối 3 km là đường bê tông hẹp, xe trên 16 chỗ dừng ở cầu.',
      'Sóng điện thoại yếu ở bậc một, mạnh ở bậc ba.',
    ],
    provinces: ['lao-cai'],
    places: ['ruong-bac-thang-mu-cang-chai'],
    location: { lat: 21.8012, lng: 104.1587, address: 'Bản La Pán Tẩn, xã Púng Luông, Lào Cai' },
    terms: {
      include: ['bua-toi', 've-vui-choi'],
      conform: ['cap-doi', 'nhom-ban'],
      theme: ['mua-lua-chin', 'chup-anh', 'cuoi-tuan-ngan-ngay'],
    },
    supplier: 'khan-goi',
    popularity: 610,
    faqs: [
      {
        question: 'Mùa lúa năm sau chín lúc nào?',
        answer:
          'Thường từ 12 đến 28 tháng Chín, muộn hay sớm vài ngày tùy rét cuối xuân. Chúng tôi cập nhật ảnh mỗi tuần từ đầu tháng.',
      },
      {
        question: 'Có xe từ Hà Nội không?',
        answer:
          'Có xe khách ghép, khoảng bảy tiếng. Bạn chọn thêm ở trang thuê xe hoặc nhắn để chúng tôi giữ ghế.',
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
          label: 'Một đêm căn đôi bậc ba, Lodge Bậc Nước',
          unit: 'lodge-bac-nuoc-la-pan-tan/can-bac-ba',
          nights: 1,
        },
        { kind: 'meal', label: 'Một bữa tối, một bữa sáng xôi nương' },
        { kind: 'tour', label: 'Buổi sáng ngoài ruộng và đồi Mâm Xôi' },
      ],
      ...onSale,
      useFrom: '2026-12-01',
      useTo: '2027-11-30',
      blackouts: closedOverTet,
      advanceBookingDays: 2,
      minQuantity: 1,
      surcharges: [
        onWeekdays('Phụ thu tối thứ Sáu, thứ Bảy', [5, 6], 250_000, 'roomNight'),
        ...onHolidays('roomNight', { 'quoc-khanh': 450_000, 'le-30-4': 350_000 }),
      ],
      childPolicy: inParentsRoom(150_000, 350_000),
      hotels: ['lodge-bac-nuoc-la-pan-tan'],
      months: [5, 6, 9, 10],
    },
    pack: {
      summary: 'Cho hai người lớn: một đêm, hai bữa, xe ôm bản.',
      quantity: 6,
      baseVnd: 2_650_000,
      children: 1,
    },
    ratePlans: comboPlans.flexible,
    priceRules: [
      { kind: 'season', label: 'Mùa lúa chín', from: '09-08', to: '10-05', percent: 30 },
      { kind: 'last-minute', label: 'Đặt sát ngày trong tuần', days: 3, percent: -8 },
    ],
    scenes: {
      hero: ['rice-terraces/knoll/mist', 'rice-terraces/knoll', 'rice-terraces'],
      gallery: [
        'hotel-room/lodge-mountain',
        'rice-terraces/valley',
        'rice-terraces/houses',
        'restaurant/breakfast',
        'motorbike/pass',
        'rice-terraces/ridge',
      ],
    },
  }),
  combo({
    slug: 'combo-mang-den-3n2d-nha-go-thong-ba-la',
    code: 'CB032',
    title: 'Combo Măng Đen 3N2Đ: nhà gỗ rừng thông, thác Pa Sỹ và xe từ Pleiku',
    nameAlias: ['combo mang den', 'combo kon tum', 'mang den tu pleiku'],
    summary:
      'Hai đêm nhà gỗ đôi, xe riêng đón sân bay Pleiku, một ngày thác Pa Sỹ và vườn dâu, bữa tối gà nướng cơm lam.',
    content: `Măng Đen ở độ cao 1.200 mét, thông ba lá mọc dày tới mức xe chạy cả tiếng chỉ thấy thân cây. Chưa có phố đêm, chưa có kẹt xe.

## Nhà gỗ

Nhà gỗ đôi kê trên cọc, có bếp sưởi nhỏ đốt mùn cưa ép. Đêm xuống còn mười lăm độ. Sáng chủ nhà để bình trà và hạt mắc ca trước cửa, tự lấy.

## Một ngày có xe

Ngày thứ hai xe đưa bạn tới thác Pa Sỹ, đi bộ chừng bốn mươi phút qua vườn tượng gỗ. Trưa ăn cơm niêu, chiều ghé vườn dâu và hồ Đăk Ke lúc mặt nước đứng gió. Tối có gà nướng, cơm lam, rượu ghè cho người muốn thử.

Ngày cuối để trống tới trưa rồi về Pleiku, khoảng ba tiếng.`,
    highlights: [
      'Nhà gỗ giữa rừng thông ba lá',
      'Xe riêng hai chiều sân bay Pleiku',
      'Một ngày thác, vườn dâu và hồ',
    ],
    inclusions: [
      'Hai đêm nhà gỗ đôi cho hai người',
      'Hai bữa sáng, một bữa tối',
      'Xe riêng sân bay Pleiku và một ngày tham quan',
      'Vé thác Pa Sỹ',
    ],
    exclusions: ['Vé máy bay', 'Bữa trưa'],
    notes: [
      'Đường từ Kon Tum lên quanh co, người say xe nên ngồi ghế trước.',
      'Mùa mưa từ tháng 5 đến tháng 10, thác lớn và đường trơn.',
    ],
    provinces: ['quang-ngai'],
    places: ['mang-den', 'thac-pa-sy'],
    location: { lat: 14.6036, lng: 108.2832, address: 'Xã Măng Đen, Quảng Ngãi' },
    terms: {
      include: ['dua-don', 'buffet-sang', 'bua-toi', 've-vui-choi'],
      conform: ['cap-doi', 'gia-dinh'],
      theme: ['kham-pha-nui-rung', 'nghi-duong'],
    },
    supplier: 'manh-chieu-hoa',
    popularity: 520,
    faqs: [
      {
        question: 'Bay tới Pleiku mấy giờ thì kịp?',
        answer:
          'Hạ cánh trước 14:00 là tới nhà gỗ trước khi tối. Chuyến muộn hơn, xe vẫn đón nhưng đường đèo đi chậm.',
      },
      {
        question: 'Có chỗ cho trẻ chơi không?',
        answer: 'Có bãi cỏ giữa các nhà và đàn dê con. Bờ hồ không có rào, bạn để mắt tới các bé.',
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
          label: 'Hai đêm nhà gỗ đôi, Lodge Thông Ba Lá',
          unit: 'lodge-thong-ba-la-mang-den/nha-go-doi',
          nights: 2,
        },
        { kind: 'transfer', label: 'Xe riêng sân bay Pleiku hai chiều' },
        { kind: 'tour', label: 'Một ngày thác Pa Sỹ, vườn dâu, hồ Đăk Ke' },
        { kind: 'meal', label: 'Bữa tối gà nướng cơm lam cho hai người' },
      ],
      ...onSale,
      useFrom: '2026-12-01',
      useTo: '2027-12-20',
      blackouts: closedOverTet,
      advanceBookingDays: 3,
      minQuantity: 1,
      surcharges: onHolidays('roomNight', {
        'gio-to': 200_000,
        'le-30-4': 500_000,
        'quoc-khanh': 450_000,
        'tet-duong': 400_000,
      }),
      childPolicy: inParentsRoom(250_000, 550_000),
      hotels: ['lodge-thong-ba-la-mang-den'],
      months: [1, 2, 3, 11, 12],
    },
    pack: {
      summary: 'Cho hai người lớn: nhà gỗ, xe riêng, một ngày tham quan.',
      quantity: 8,
      baseVnd: 6_900_000,
      children: 1,
    },
    ratePlans: comboPlans.halfBoard,
    priceRules: [{ kind: 'season', label: 'Mùa mai anh đào', from: '12-20', to: '02-28', percent: 10 }],
    scenes: {
      hero: ['waterfall/jungle/mist', 'waterfall/jungle', 'pine-hills/ridges'],
      gallery: [
        'hotel-room/lodge-mountain',
        'pine-hills/ridges',
        'restaurant/breakfast',
        'waterfall/trail',
        'road/mountain-van',
        'pine-hills/lake',
      ],
    },
  }),
  combo({
    slug: 'combo-buon-ma-thuot-3n2d-ca-phe-va-thac-dray-nur',
    code: 'CB033',
    title: 'Combo Buôn Ma Thuột 3N2Đ: rẫy cà phê, thác Dray Nur và đêm cồng chiêng',
    nameAlias: ['combo buon ma thuot', 'combo dak lak', 'du lich ca phe'],
    summary:
      'Hai đêm phòng ban công, buổi rang xay cà phê ở rẫy, xe riêng thác Dray Nur, bữa tối nghe cồng chiêng.',
    content: `Buôn Ma Thuột thơm nhất tháng Ba, khi hoa cà phê nở trắng rẫy. Tháng Mười một hạt chín đỏ, đi đâu cũng thấy sân phơi.

## Theo một hạt cà phê

Buổi sáng đầu tiên bạn ra rẫy của một gia đình trồng ba đời: hái, phân loại trong nước, rang bằng chảo gang, rồi pha ba kiểu để tự so. Mang về nửa ký hạt do chính mình rang.

## Thác và cồng chiêng

Buổi chiều xe chạy hai mươi lăm cây số tới Dray Nur. Đi qua cầu treo, xuống sát màn nước, gió thổi ướt áo. Tối về buôn Akô Dhông ăn gỏi lá, cơm lam và nghe đội chiêng của buôn diễn một tiếng quanh bếp lửa.

Ngày cuối dành cho bảo tàng cà phê, vé đã có trong gói.`,
    highlights: [
      'Tự rang nửa ký cà phê mang về',
      'Xe riêng tới thác Dray Nur',
      'Đêm cồng chiêng ở buôn Akô Dhông',
    ],
    inclusions: [
      'Hai đêm Deluxe ban công cho hai người',
      'Hai bữa sáng, một bữa tối',
      'Buổi rẫy cà phê có người dẫn',
      'Xe riêng một ngày, vé thác và bảo tàng',
    ],
    exclusions: ['Vé máy bay', 'Bữa trưa'],
    notes: [
      'Mùa thu hoạch tháng 11 và 12 rẫy bận, buổi rang bắt đầu từ 7:00.',
      'Mang dép có quai khi xuống thác.',
    ],
    provinces: ['dak-lak'],
    places: ['bao-tang-the-gioi-ca-phe', 'thac-dray-nur'],
    location: { lat: 12.6797, lng: 108.0377, address: 'Đường Lê Thánh Tông, phường Buôn Ma Thuột, Đắk Lắk' },
    terms: {
      include: ['buffet-sang', 'bua-toi', 've-vui-choi', 'dua-don'],
      conform: ['cap-doi', 'nhom-ban', 'gia-dinh'],
      theme: ['am-thuc', 'van-hoa-di-san'],
    },
    supplier: 'gio-chuong-nam',
    popularity: 470,
    faqs: [
      {
        question: 'Không uống được cà phê có chán không?',
        answer: 'Buổi rẫy còn có ca cao và trà hoa cà phê. Trẻ em được làm sô cô la từ hạt ca cao của vườn.',
      },
      {
        question: 'Đêm cồng chiêng ngày nào cũng có?',
        answer:
          'Có vào tối thứ Tư, thứ Sáu, thứ Bảy và theo lịch đoàn. Ngày khác, buôn mời bạn một buổi nghe kể khan nhỏ hơn.',
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
          label: 'Hai đêm Deluxe ban công phố, Khách sạn Rẫy Trắng',
          unit: 'khach-san-ray-trang-buon-ma-thuot/deluxe-ban-cong-pho',
          nights: 2,
        },
        { kind: 'tour', label: 'Buổi rẫy cà phê, tự rang hạt mang về' },
        { kind: 'transfer', label: 'Xe riêng một ngày tới thác Dray Nur' },
        { kind: 'ticket', label: 'Vé thác và bảo tàng cà phê', quantity: 2 },
        { kind: 'meal', label: 'Bữa tối cồng chiêng cho hai người' },
      ],
      ...onSale,
      useFrom: '2026-12-01',
      useTo: '2027-12-20',
      blackouts: closedOverTet,
      advanceBookingDays: 2,
      minQuantity: 1,
      surcharges: onHolidays('roomNight', { 'gio-to': 150_000, 'le-30-4': 350_000, 'quoc-khanh': 350_000 }),
      childPolicy: inParentsRoom(200_000, 420_000),
      hotels: ['khach-san-ray-trang-buon-ma-thuot'],
      months: [1, 2, 3, 11, 12],
    },
    pack: {
      summary: 'Cho hai người lớn: hai đêm, buổi rẫy, xe và vé.',
      quantity: 12,
      baseVnd: 4_750_000,
      children: 2,
    },
    ratePlans: comboPlans.flexible,
    priceRules: [deal('Mùa hoa cà phê', 10, '2026-12-01', '2027-04-30')],
    scenes: {
      hero: ['waterfall/jungle/noon', 'waterfall/jungle'],
      gallery: [
        'hotel-room/suite-city',
        'lobby/lounge',
        'market/flowers',
        'cooking/balcony',
        'waterfall/trail',
        'waterfall/bridge',
      ],
    },
  }),
  combo({
    slug: 'combo-tam-dao-2n1d-ban-cong-thung-lung',
    code: 'CB034',
    title: 'Combo Tam Đảo 2N1Đ: ban công thung lũng, su su luộc và hồ bơi trong mây',
    nameAlias: ['combo tam dao', 'combo vinh phuc', 'cuoi tuan gan ha noi'],
    summary:
      'Một đêm Deluxe ban công thung lũng, bữa tối lẩu gà đồi, bữa sáng và xe ghép từ Hà Nội. Đi chiều thứ Bảy, trưa Chủ nhật về.',
    content: `Tám mươi cây số, hai tiếng xe, nhiệt độ thấp hơn Hà Nội bảy độ. Tam Đảo hợp với người chỉ có một ngày rưỡi.

## Chiều lên

Xe ghép đón ở Mỹ Đình lúc 13:00. Qua khúc cua thứ mười ba thì cửa kính mờ hơi nước. Nhận phòng xong, đi bộ mười phút tới nhà thờ đá; mây ùa qua cửa sổ không có kính, vài phút lại tan.

## Tối và sáng

Bữa tối là lẩu gà đồi với ngọn su su, món ở đây ngon vì sương. Phòng có ban công nhìn xuống thung lũng, đêm trong thấy đèn Vĩnh Yên. Hồ bơi nước ấm mở tới 21:00, bơi trong mây là chuyện bình thường.

Sáng ăn xong, leo bậc lên đỉnh Rùng Rình nếu còn sức. Xe về lúc 11:30.`,
    highlights: [
      'Hai tiếng từ Hà Nội, có xe ghép sẵn',
      'Ban công nhìn thung lũng',
      'Hồ bơi nước ấm tới 21:00',
    ],
    inclusions: [
      'Một đêm Deluxe ban công cho hai người',
      'Một bữa tối lẩu gà, một bữa sáng',
      'Hai ghế xe ghép khứ hồi',
    ],
    exclusions: ['Đồ uống', 'Vé thác Bạc'],
    notes: ['Cuối tuần mùa hè nên đặt trước hai tuần.', 'Sương dày buổi tối, hạn chế lái xe sau 20:00.'],
    provinces: ['phu-tho'],
    places: ['tam-dao'],
    location: { lat: 21.4571, lng: 105.6437, address: 'Khu nghỉ mát Tam Đảo, xã Tam Đảo, Phú Thọ' },
    terms: {
      include: ['dua-don', 'buffet-sang', 'bua-toi'],
      conform: ['cap-doi', 'gia-dinh', 'nhom-ban'],
      theme: ['cuoi-tuan-ngan-ngay', 'san-may'],
    },
    supplier: 'khan-goi',
    popularity: 580,
    faqs: [
      {
        question: 'Tự lái xe lên được không?',
        answer: 'Được, khách sạn có hầm để xe. Không dùng ghế xe ghép, bạn được trừ 240.000 đồng một gói.',
      },
      {
        question: 'Mùa nào dễ gặp mây nhất?',
        answer:
          'Tháng Ba, tháng Tư và sau mỗi trận mưa hè. Mùa đông mây nhiều nhưng lạnh, có hôm xuống 5 độ.',
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
          label: 'Một đêm Deluxe ban công thung lũng, Khách sạn Lưng Sương',
          unit: 'khach-san-lung-suong-tam-dao/deluxe-thung-lung',
          nights: 1,
        },
        { kind: 'meal', label: 'Lẩu gà đồi cho hai người' },
        { kind: 'transfer', label: 'Hai ghế xe ghép Hà Nội – Tam Đảo, khứ hồi', quantity: 2 },
      ],
      ...onSale,
      useFrom: '2026-11-25',
      useTo: '2027-12-25',
      blackouts: closedOverTet,
      advanceBookingDays: 1,
      minQuantity: 1,
      surcharges: [
        onWeekdays('Phụ thu tối thứ Sáu', [5], 200_000, 'roomNight'),
        onWeekdays('Phụ thu tối thứ Bảy', [6], 450_000, 'roomNight'),
        ...onHolidays('roomNight', {
          'le-30-4': 700_000,
          'quoc-khanh': 700_000,
          'tet-duong': 500_000,
          'gio-to': 350_000,
        }),
      ],
      childPolicy: inParentsRoom(180_000, 450_000),
      hotels: ['khach-san-lung-suong-tam-dao'],
      months: [3, 4, 5, 6, 7, 8, 9],
    },
    pack: {
      summary: 'Cho hai người lớn: một đêm, hai bữa, xe ghép khứ hồi.',
      quantity: 16,
      baseVnd: 2_590_000,
      children: 2,
    },
    ratePlans: comboPlans.flexible,
    priceRules: [{ kind: 'season', label: 'Hè tránh nóng', from: '06-01', to: '08-20', percent: 15 }],
    scenes: {
      hero: ['pine-hills/villas/mist', 'pine-hills/villas', 'hotel-room/lodge-mountain'],
      gallery: [
        'hotel-room/lodge-mountain',
        'pool/infinity-hills',
        'restaurant/breakfast',
        'pine-hills/ridges',
        'lobby/lounge',
        'waterfall/trail',
      ],
    },
  }),
  combo({
    slug: 'combo-sai-gon-2n1d-phong-nhin-song-chon-ngay-sau',
    code: 'CB035',
    title: 'Combo Sài Gòn 2N1Đ: phòng nhìn sông và bữa tối tầng cao, mua trước chọn ngày sau',
    nameAlias: ['combo sai gon', 'staycation sai gon', 'voucher khach san sai gon'],
    summary:
      'Một mã cho hai người: một đêm Deluxe nhìn sông, bữa sáng, bữa tối bốn món ở tầng cao. Mua bây giờ, chọn ngày sau, trong hạn ghi trên mã.',
    content: `Có khi bạn muốn tặng một đêm nghỉ mà chưa biết người nhận rảnh hôm nào. Gói này bán mã trước, ngày chọn sau.

## Mã hoạt động ra sao

Thanh toán xong, bạn nhận mã qua thư. Khi đã có ngày, nhập mã ở trang này, chọn ngày còn phòng rồi gửi: phòng được giữ ngay. Nếu ngày ấy có phụ thu cuối tuần hay lễ, bạn chỉ trả thêm đúng phần chênh đã ghi trong bảng.

## Một đêm trong thành phố

Phòng ở tầng mười trở lên, giường quay mặt ra sông. Chiều muộn tàu buýt sông rẽ nước kéo theo vệt sáng dài. Bữa tối có bốn món, bàn sát kính, đầu bếp đổi thực đơn theo tháng.

Sáng ăn xong xuống phố đi bộ chỉ ba phút. Trả phòng lúc 13:00, muộn hơn khách thường một tiếng.`,
    highlights: [
      'Mua mã trước, chọn ngày sau, tặng được',
      'Phòng Deluxe nhìn sông Sài Gòn',
      'Bữa tối bốn món tầng cao',
      'Trả phòng 13:00',
    ],
    inclusions: [
      'Một đêm Deluxe sông cho hai người',
      'Một bữa sáng tự chọn',
      'Một bữa tối bốn món cho hai người',
    ],
    exclusions: ['Rượu vang và đồ uống có cồn', 'Chỗ đậu ô tô qua đêm'],
    notes: [
      'Mã dùng một lần, không đổi thành tiền mặt, chuyển cho người khác được.',
      'Chọn ngày trước ít nhất ba ngày.',
    ],
    provinces: ['ho-chi-minh'],
    places: ['pho-di-bo-nguyen-hue'],
    location: {
      lat: 10.7745,
      lng: 106.7059,
      address: 'Đường Tôn Đức Thắng, phường Sài Gòn, Thành phố Hồ Chí Minh',
    },
    terms: {
      include: ['buffet-sang', 'bua-toi'],
      conform: ['cap-doi', 'cong-tac'],
      theme: ['cuoi-tuan-ngan-ngay', 'du-lich-dem'],
    },
    supplier: 'gio-chuong-nam',
    popularity: 540,
    faqs: [
      {
        question: 'Hết hạn mà chưa dùng thì sao?',
        answer:
          'Trước ngày hết hạn 30 ngày chúng tôi nhắc qua thư. Bạn gia hạn một lần thêm ba tháng, không mất phí.',
      },
      {
        question: 'Ngày tôi muốn hết phòng thì sao?',
        answer:
          'Trang chỉ cho chọn ngày còn phòng. Nếu thấy lịch kín, bạn nhắn tư vấn để được báo khi có phòng trả lại.',
      },
    ],
    details: {
      days: 2,
      nights: 1,
      pricedPer: 'two',
      paxIncluded: 2,
      openDated: true,
      components: [
        {
          kind: 'roomNights',
          label: 'Một đêm Deluxe sông, Khách sạn Nhịp Sông Sài Gòn',
          unit: 'khach-san-nhip-song-sai-gon/deluxe-song',
          nights: 1,
        },
        { kind: 'meal', label: 'Bữa tối bốn món tầng cao cho hai người' },
      ],
      ...onSale,
      useFrom: '2026-12-01',
      useTo: '2027-12-28',
      blackouts: [{ from: '2027-02-05', to: '2027-02-10', reason: 'Tết Nguyên đán, nhà hàng tầng cao nghỉ' }],
      advanceBookingDays: 3,
      minQuantity: 1,
      surcharges: [
        onWeekdays('Phụ thu tối thứ Bảy', [6], 350_000, 'roomNight'),
        ...onHolidays('roomNight', {
          'tet-duong': 1_200_000,
          'giang-sinh': 900_000,
          'le-30-4': 600_000,
          'quoc-khanh': 500_000,
        }),
      ],
      childPolicy: inParentsRoom(350_000, 850_000),
      hotels: ['khach-san-nhip-song-sai-gon'],
      months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    },
    pack: {
      summary: 'Một mã cho hai người lớn: một đêm, bữa sáng, bữa tối.',
      quantity: 60,
      baseVnd: 5_200_000,
      children: 2,
    },
    ratePlans: comboPlans.flexible,
    priceRules: [deal('Mua mã sớm', 12, '2026-11-15', '2027-03-31')],
    scenes: {
      hero: ['hotel-room/suite-city/night', 'hotel-room/suite-city'],
      gallery: [
        'night-city/cable-bridge',
        'restaurant/lanterns',
        'night-city/promenade',
        'pool/rooftop',
        'lobby/reception',
        'market/street-food',
      ],
    },
  }),
  combo({
    slug: 'combo-sam-son-2n1d-phong-bien-cho-ca-nha',
    code: 'CB036',
    title: 'Combo Sầm Sơn 2N1Đ: phòng bốn người sát biển, bữa tối ghẹ hấp',
    nameAlias: ['combo sam son', 'combo thanh hoa', 'bien gan ha noi'],
    summary:
      'Một đêm phòng gia đình bốn người, bữa tối hải sản bốn món, ghế ô trên bãi và xe điện ra hòn Trống Mái. Giá một phòng.',
    content: `Sầm Sơn gần, rẻ và đông. Biết chọn giờ thì vẫn có lúc vắng: năm rưỡi sáng, khi thuyền thúng kéo lưới và trẻ con nhặt ngao ở mép nước.

## Một phòng cho cả nhà

Phòng bốn người có hai giường lớn, cửa sổ nhìn biển, xuống bãi mất hai phút. Khách sạn giữ sẵn ghế và ô ở hàng đầu cho khách của gói, có khăn và vòi nước ngọt.

## Bữa tối nói rõ giá

Chuyện chặt chém làm nhiều nhà ngại ra Sầm Sơn. Bữa tối của gói ghi rõ: ghẹ hấp một ký, mực hấp gừng, ngao xào me, canh cá; gọi thêm món có bảng giá trên bàn.

Chiều xe điện đưa cả nhà lên hòn Trống Mái ngắm bãi từ trên cao, vé đã gồm.`,
    highlights: [
      'Ghế ô hàng đầu giữ sẵn trên bãi',
      'Bữa tối bốn món ghi rõ, không phát sinh',
      'Phòng bốn người, xuống biển hai phút',
    ],
    inclusions: [
      'Một đêm phòng gia đình bốn người',
      'Một bữa tối hải sản, bữa sáng cho bốn người',
      'Ghế ô trên bãi hai buổi',
      'Xe điện và vé hòn Trống Mái',
    ],
    exclusions: ['Xe từ Hà Nội', 'Đồ uống'],
    notes: [
      'Mùa tắm từ 15 tháng Tư đến cuối tháng Tám.',
      'Bãi có cứu hộ từ 5:30 đến 18:30, ngoài giờ không xuống nước.',
    ],
    provinces: ['thanh-hoa'],
    places: ['bai-bien-sam-son'],
    location: { lat: 19.7402, lng: 105.8999, address: 'Đường Hồ Xuân Hương, phường Sầm Sơn, Thanh Hóa' },
    terms: {
      include: ['buffet-sang', 'bua-toi', 've-vui-choi'],
      conform: ['gia-dinh', 'nhom-ban'],
      theme: ['bien-dao', 'gia-dinh-co-tre-nho', 'cuoi-tuan-ngan-ngay'],
    },
    supplier: 'khan-goi',
    popularity: 600,
    faqs: [
      {
        question: 'Bốn người lớn ở một phòng được không?',
        answer: 'Được, gói tính cho bốn người lớn. Bé thứ năm dưới 6 tuổi ngủ cùng không tính tiền.',
      },
      {
        question: 'Đi tháng Ba có lạnh không?',
        answer: 'Nước còn lạnh, hợp đi dạo và ăn hải sản hơn là tắm. Giá khi đó thấp nhất năm.',
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
          label: 'Một đêm phòng gia đình bốn người, Khách sạn Sóng Trường Lệ',
          unit: 'khach-san-song-truong-le-sam-son/gia-dinh-bon',
          nights: 1,
        },
        { kind: 'meal', label: 'Bữa tối ghẹ hấp bốn món' },
        { kind: 'ticket', label: 'Xe điện và vé hòn Trống Mái', quantity: 4 },
      ],
      ...onSale,
      useFrom: '2027-02-20',
      useTo: '2027-10-31',
      blackouts: [],
      advanceBookingDays: 1,
      minQuantity: 1,
      surcharges: [
        onWeekdays('Phụ thu tối thứ Sáu, thứ Bảy', [5, 6], 400_000, 'roomNight'),
        ...onHolidays('roomNight', { 'le-30-4': 900_000, 'quoc-khanh': 800_000, 'gio-to': 400_000 }),
      ],
      childPolicy: inParentsRoom(120_000, 300_000),
      hotels: ['khach-san-song-truong-le-sam-son'],
      months: [4, 5, 6, 7, 8],
    },
    pack: {
      summary: 'Một phòng cho bốn người lớn và hai bé.',
      quantity: 14,
      baseVnd: 3_450_000,
      children: 2,
    },
    ratePlans: comboPlans.halfBoard,
    priceRules: [{ kind: 'season', label: 'Mùa tắm biển', from: '05-15', to: '08-31', percent: 25 }],
    scenes: {
      hero: ['beach/parasol/night', 'beach/single', 'beach/parasol', 'beach'],
      gallery: [
        'hotel-room/twin-garden',
        'restaurant/seaside',
        'beach/boats',
        'pier/harbour',
        'pool/infinity-sea',
        'beach/pair',
      ],
    },
  }),
];
