import type { DemoProduct } from '#demo/catalogue/demo-product.ts';
import { childPolicies, deal, priceProfiles, ratePlans } from '#demo/catalogue/presets.ts';
import { roomFacilities } from './room-facilities.ts';

export const saPaHotels: DemoProduct[] = [
  {
    kind: 'hotel',
    slug: 'khach-san-thach-son-sa-pa',
    code: 'KS005',
    title: 'Khách sạn Vân Sam Thạch Sơn',
    nameAlias: [
      'van sam thach son',
      'khach san sapa trung tam',
      'khach san gan nha tho da',
      'ks sapa',
      'khach san sa pa view nui',
    ],
    summary:
      'Khách sạn 48 phòng trên dốc Thạch Sơn, bốn phút xuống nhà thờ đá, hồ bơi nước ấm trong nhà và sảnh có lò sưởi củi.',
    content: `Dốc Thạch Sơn tách khỏi phố chính bởi đúng bảy mươi hai bậc đá. Ồn ào của chợ đêm dừng ở chân dốc, còn lên tới cửa khách sạn thì chỉ nghe tiếng chuông nhà thờ điểm giờ. Tòa nhà tám tầng, xây men theo sườn đồi nên sảnh nằm ở tầng ba và nhà hàng lại ở tầng bảy.

## Nhìn ra đâu

Phía trước là mái nhà thờ đá, sân Quần và dãy Hoàng Liên. Phía sau là vách núi Hàm Rồng, sát đến mức hơi ẩm đọng lên kính vào tháng Ba. Phòng hướng núi Hoàng Liên đáng tiền hơn vào mùa khô, từ tháng Mười đến đầu tháng Mười Hai, khi trời quang được nhiều ngày liền.

## Ấm lên sau một ngày đi bộ

Hồ bơi trong nhà giữ 31 độ, mở đến 21:30. Sảnh đốt củi từ tháng Mười Một, ai muốn hong giày thì có giá sắt cạnh lò. Nhà hàng có lẩu cá tầm, rau cải mèo, lợn cắp nách quay; thực đơn chay luôn đủ sáu món.

## Đi lại

Xe điện của khách sạn chạy mười lăm phút một chuyến xuống ga Sun Plaza, nơi bắt tàu lên cáp treo. Xe giường nằm từ Hà Nội trả khách cách cửa 700 m, báo giờ trước sẽ có người đón.`,
    highlights: [
      'Bốn phút đi bộ xuống nhà thờ đá mà không ở mặt phố ồn',
      'Hồ bơi trong nhà giữ ấm 31 độ, mở đến 21:30',
      'Lò sưởi củi ở sảnh, giá hong giày cho người đi bản',
      'Phòng phía trước nhìn dãy Hoàng Liên',
      'Xe điện nội bộ ra ga tàu lên cáp treo Fansipan',
    ],
    inclusions: ['Hồ bơi nước ấm', 'Trà gừng ở sảnh từ 16:00 đến 18:00', 'Xe điện trong trung tâm'],
    exclusions: ['Vé cáp treo Fansipan', 'Đồ uống trong bữa tối'],
    notes: [
      'Từ tháng Mười Hai đến tháng Hai nhiệt độ đêm có thể dưới 5 độ; phòng có điều hòa hai chiều và đệm sưởi.',
      'Xe trên 29 chỗ không lên được dốc, đoàn lớn xuống ở đường Điện Biên Phủ.',
    ],
    provinces: ['lao-cai'],
    places: ['sa-pa', 'nha-tho-da-sa-pa', 'dinh-fansipan'],
    location: { lat: 22.3377, lng: 103.8441, address: '17 phố Thạch Sơn, phường Sa Pa, tỉnh Lào Cai' },
    terms: {
      'hotel-type': ['khach-san'],
      conform: ['gia-dinh', 'cap-doi', 'nguoi-cao-tuoi'],
      facility: [
        'ho-boi-trong-nha',
        'ho-boi-nuoc-am',
        'wi-fi-mien-phi',
        'le-tan-24-gio',
        'thang-may',
        'bai-do-xe-mien-phi',
        'nha-hang',
        'buffet-sang',
        'quay-bar',
        'thuc-don-chay',
        'xong-hoi',
        'massage',
        'xe-trung-chuyen-noi-khu',
        'ban-dat-tour',
        'may-phat-dien-du-phong',
        'phong-hop',
      ],
    },
    supplier: 'van-sam',
    popularity: 790,
    faqs: [
      {
        question: 'Từ khách sạn ra chợ đêm đi bộ có dốc không?',
        answer:
          'Xuống 72 bậc đá là tới phố Cầu Mây, lên lại mất chừng năm phút. Người ngại bậc thang đi xe điện vòng đường Hàm Rồng, chạy tới 22:00.',
      },
      {
        question: 'Hạng phòng nào thấy Fansipan?',
        answer:
          'Deluxe hướng núi và Suite ở các tầng năm đến tám. Mùa mưa mây thường che từ trưa, nên dậy sớm trước bảy giờ.',
      },
      {
        question: 'Phòng có sưởi không hay phải thuê thêm?',
        answer:
          'Mọi phòng có điều hòa hai chiều và đệm sưởi điện, không thu thêm. Cần quạt sưởi nhà tắm thì gọi lễ tân.',
      },
      {
        question: 'Nhận phòng lúc 6 giờ sáng sau xe đêm được không?',
        answer:
          'Nhận trước 9:00 tính nửa giá đêm nếu còn phòng. Không lấy phòng sớm, bạn vẫn tắm ở khu hồ bơi và gửi đồ miễn phí.',
      },
    ],
    details: {
      star: 4,
      checkInFrom: '14:00',
      checkOutUntil: '12:00',
      roomsCount: 48,
      floors: 8,
      yearBuilt: 2017,
      distances: [
        { label: 'Nhà thờ đá Sa Pa', km: 0.3, minutes: 4 },
        { label: 'Ga tàu hỏa leo núi (đi cáp treo Fansipan)', km: 0.5, minutes: 6 },
        { label: 'Cổng khu Hàm Rồng', km: 0.4, minutes: 6 },
        { label: 'Bản Cát Cát', km: 2.5, minutes: 10 },
        { label: 'Ga Lào Cai', km: 38, minutes: 60 },
      ],
      childPolicy: childPolicies.city,
      extraBedVnd: 400_000,
      petPolicy: 'Không nhận vật nuôi.',
      smokingPolicy: 'Hút thuốc ở ban công tầng ba cạnh sảnh.',
      parkingPolicy: 'Bãi trước nhà đủ 20 ô tô, miễn phí; kín chỗ thì gửi quảng trường, lễ tân lái hộ.',
      accessibility: [
        'Xe vào sát cửa sảnh tầng ba, không bậc',
        'Hai thang máy, tới tất cả tầng phòng',
        'Đường quanh khách sạn dốc, xe lăn cần người đẩy',
      ],
    },
    units: [
      {
        code: 'superior-vach-nui',
        title: 'Phòng Superior hướng Hàm Rồng',
        summary: 'Cửa sổ mở ra vách núi phủ rêu, yên và mát quanh năm.',
        quantity: 18,
        maxAdults: 2,
        maxChildren: 1,
        maxOccupancy: 3,
        baseVnd: 1_320_000,
        facilities: [...roomFacilities.city, 'may-suoi'],
        details: {
          areaM2: 25,
          beds: [{ type: 'Giường đôi lớn (Queen)', count: 1 }],
          view: 'Núi Hàm Rồng',
          balcony: false,
          smoking: false,
        },
      },
      {
        code: 'deluxe-hoang-lien',
        title: 'Phòng Deluxe hướng Hoàng Liên',
        summary: 'Ban công rộng hai ghế, sáng quang thấy cả đường cáp.',
        quantity: 16,
        maxAdults: 2,
        maxChildren: 2,
        maxOccupancy: 3,
        baseVnd: 1_690_000,
        facilities: [...roomFacilities.city, 'may-suoi', 'ban-cong', 'huong-nui', 'bon-tam'],
        details: {
          areaM2: 30,
          beds: [{ type: 'Giường cỡ King', count: 1 }],
          view: 'Dãy Hoàng Liên Sơn',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'gia-dinh-hai-giuong',
        title: 'Phòng gia đình hai giường đôi',
        summary: 'Hai giường 1,6 m, góc đọc sách thấp cho trẻ, chỗ phơi áo mưa.',
        quantity: 10,
        maxAdults: 4,
        maxChildren: 2,
        maxOccupancy: 5,
        baseVnd: 2_250_000,
        facilities: [...roomFacilities.city, 'may-suoi', 'sofa', 'noi-em-be'],
        details: {
          areaM2: 40,
          beds: [{ type: 'Giường đôi', count: 2 }],
          view: 'Thị trấn và nhà thờ đá',
          balcony: false,
          smoking: false,
        },
      },
      {
        code: 'suite-lo-suoi',
        title: 'Suite lò sưởi',
        summary: 'Góc tầng tám, phòng khách có lò sưởi điện, bồn tắm gỗ pơ mu.',
        quantity: 4,
        maxAdults: 2,
        maxChildren: 2,
        maxOccupancy: 4,
        baseVnd: 3_200_000,
        facilities: [...roomFacilities.upscale, 'may-suoi', 'bon-tam', 'ban-cong', 'sofa', 'huong-nui'],
        details: {
          areaM2: 55,
          beds: [{ type: 'Giường cỡ King', count: 1 }],
          view: 'Dãy Hoàng Liên và nhà thờ đá',
          balcony: true,
          smoking: false,
        },
      },
    ],
    ratePlans: ratePlans.choice,
    priceRules: [...priceProfiles.mountain, deal('Đón mùa mây', 10, '2026-11-20', '2027-02-28')],
    scenes: {
      hero: ['pool/infinity-hills/noon', 'pool/infinity-hills', 'rice-terraces/ridge'],
      gallery: [
        'hotel-room/lodge-mountain',
        'lobby/lounge',
        'rice-terraces/ridge',
        'restaurant/breakfast',
        'pool/infinity-hills',
        'rice-terraces/valley',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  },
  {
    kind: 'hotel',
    slug: 'lodge-nuong-ta-van',
    code: 'KS006',
    title: 'Lodge Nương Tả Van',
    nameAlias: ['nuong ta van', 'lodge ta van', 'bungalow sapa', 'nghi o ta van', 'lodge sapa giua ruong'],
    summary:
      'Mười tám căn gỗ rải trên nương cũ của người Giáy, hiên nhìn thung lũng Mường Hoa, đi bộ là gặp ruộng và suối.',
    content: `Con đường từ thị trấn xuống Tả Van dài mười cây số, qua Lao Chải thì ruộng bậc thang mở ra cả hai phía. Lodge nằm ở sườn đông của suối Mường Hoa, trên khu nương ba đời trồng ngô của một gia đình người Giáy. Mỗi căn cách nhau ít nhất mười lăm mét, lợp ngói gỗ sa mu, đặt theo đúng các bậc nương nên không căn nào chắn tầm nhìn căn khác.

## Nhịp một ngày

Sương thường tan lúc chín giờ. Trước đó là giờ uống trà ngoài hiên, nghe tiếng nước chảy qua mương. Người hướng dẫn của lodge dẫn khách đi bộ Tả Van – Giàng Tả Chải – thác Mây khoảng ba tiếng, chậm và không vào lối mua sắm. Chiều về có thùng tắm lá thuốc.

## Mùa nào đẹp

Nước đổ vào ruộng từ giữa tháng Năm. Lúa xanh kín tháng Bảy, chín vàng cuối tháng Tám tới giữa tháng Chín, sớm hơn Mù Cang Chải. Tháng Giêng chỉ có đất nâu và khói bếp, giá thấp, hợp người thích vắng.

## Bếp

Cơm nấu bằng gạo nương, gà đồi, măng đắng. Khách ăn cùng bàn dài lúc 19:00; ai kiêng gì báo từ sáng.`,
    highlights: [
      'Căn gỗ cách nhau tối thiểu 15 m, đặt theo bậc nương cũ',
      'Buổi đi bộ ba tiếng qua Giàng Tả Chải có người Giáy dẫn đường',
      'Thùng tắm lá thuốc sau giờ chiều',
      'Bữa tối bàn dài với gạo nương và gà đồi',
      'Điện mặt trời cho đèn sân và nước nóng',
    ],
    inclusions: [
      'Bữa sáng tại bàn',
      'Một buổi đi bộ có hướng dẫn cho kỳ ở từ hai đêm',
      'Ủng và áo mưa cho mượn',
    ],
    exclusions: ['Tắm lá thuốc 150.000 đồng một người', 'Xe đón từ thị trấn Sa Pa 250.000 đồng một lượt'],
    notes: [
      'Đoạn cuối 400 m là đường bê tông hẹp, ô tô đỗ ở bãi rồi có xe điện chở đồ vào.',
      'Sóng điện thoại yếu ở các căn phía suối; Wi-Fi phủ nhà chung và phần lớn hiên.',
      'Trạm thu vé tham quan tuyến bản ở đầu Lao Chải, phí trả riêng.',
    ],
    provinces: ['lao-cai'],
    places: ['thung-lung-muong-hoa', 'sa-pa', 'ban-cat-cat'],
    location: { lat: 22.3017, lng: 103.8896, address: 'Thôn Tả Van Giáy, xã Tả Van, tỉnh Lào Cai' },
    terms: {
      'hotel-type': ['lodge-sinh-thai'],
      conform: ['cap-doi', 'gia-dinh', 'nhom-ban'],
      facility: [
        'vuon',
        'wi-fi-mien-phi',
        'bai-do-xe-mien-phi',
        'nha-hang',
        'thuc-don-chay',
        'xong-hoi',
        'massage',
        'yoga',
        'ban-dat-tour',
        'xe-trung-chuyen-noi-khu',
        'giat-la',
        'san-hien',
        'may-phat-dien-du-phong',
        'khong-hut-thuoc',
      ],
    },
    supplier: 'nuong-xanh',
    popularity: 640,
    faqs: [
      {
        question: 'Trẻ 4 tuổi có theo được buổi đi bộ không?',
        answer:
          'Đường ruộng hẹp và trơn khi mưa. Với trẻ dưới bảy tuổi, người dẫn đường đổi sang vòng ngắn 1,5 km quanh bản, có địu cho mượn.',
      },
      {
        question: 'Căn nào gần nhà ăn để đỡ leo?',
        answer: 'Căn số 1 đến 5 cách nhà chung dưới 60 m và ít bậc. Ghi chú khi đặt, lodge giữ giúp nếu còn.',
      },
      {
        question: 'Tự lái xe máy từ Sa Pa xuống buổi tối có khó không?',
        answer:
          'Đường hẹp, nhiều đoạn không đèn và hay có sương sau 18:00. Nên tới trước khi trời tối hoặc để lodge cho xe đón.',
      },
      {
        question: 'Có côn trùng không?',
        answer:
          'Có, nhất là tháng Sáu đến tháng Tám. Cửa và giường đều có màn, nhân viên đốt sả ngoài hiên lúc chập tối.',
      },
    ],
    details: {
      star: 0,
      checkInFrom: '14:00',
      checkOutUntil: '11:30',
      roomsCount: 18,
      floors: 1,
      yearBuilt: 2020,
      distances: [
        { label: 'Cầu mây Tả Van', km: 0.9, minutes: 12 },
        { label: 'Bãi đá cổ Sa Pa', km: 2.5, minutes: 8 },
        { label: 'Thị trấn Sa Pa', km: 10, minutes: 30 },
        { label: 'Ga cáp treo Fansipan', km: 13, minutes: 40 },
        { label: 'Ga Lào Cai', km: 46, minutes: 90 },
      ],
      childPolicy: childPolicies.homestay,
      extraBedVnd: 300_000,
      petPolicy: 'Không mang thú cưng vì trong bản có trâu và chó thả.',
      smokingPolicy: 'Nhà gỗ nên chỉ hút tại chòi đá cạnh bãi xe.',
      parkingPolicy: 'Mười hai chỗ ô tô ở đầu đường, miễn phí, có người trông đêm.',
      accessibility: [
        'Lối đi lát đá có nhiều bậc, không phù hợp xe lăn',
        'Căn số 1 chỉ có ba bậc từ đường xe điện',
        'Gậy đi bộ cho mượn ở nhà chung',
      ],
    },
    units: [
      {
        code: 'can-go-doi',
        title: 'Căn gỗ đôi hướng vườn',
        summary: 'Nằm cạnh nhà chung, ít bậc, hiên nhìn vườn chè và mương nước.',
        quantity: 8,
        maxAdults: 2,
        maxChildren: 1,
        maxOccupancy: 3,
        baseVnd: 1_480_000,
        facilities: [...roomFacilities.mountain, 'huong-vuon'],
        details: {
          areaM2: 28,
          beds: [{ type: 'Giường đôi lớn (Queen)', count: 1 }],
          view: 'Vườn',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'can-go-thung-lung',
        title: 'Căn gỗ nhìn thung lũng',
        summary: 'Hiên dài 5 m trên mép nương, võng và hai ghế tựa.',
        quantity: 7,
        maxAdults: 2,
        maxChildren: 1,
        maxOccupancy: 3,
        baseVnd: 1_850_000,
        facilities: [...roomFacilities.mountain, 'ban-cong', 'huong-nui', 'bon-tam'],
        details: {
          areaM2: 34,
          beds: [{ type: 'Giường cỡ King', count: 1 }],
          view: 'Thung lũng Mường Hoa',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'can-gia-dinh-gac-lung',
        title: 'Căn gia đình có gác lửng',
        summary: 'Một giường lớn bên dưới, hai đệm trên gác mà trẻ con thường giành trước.',
        quantity: 3,
        maxAdults: 4,
        maxChildren: 2,
        maxOccupancy: 5,
        baseVnd: 2_650_000,
        facilities: [...roomFacilities.mountain, 'ban-cong', 'huong-nui', 'sofa'],
        details: {
          areaM2: 48,
          beds: [
            { type: 'Giường cỡ King', count: 1 },
            { type: 'Giường đơn', count: 2 },
          ],
          view: 'Ruộng bậc thang',
          balcony: true,
          smoking: false,
        },
      },
    ],
    ratePlans: ratePlans.breakfast,
    priceRules: priceProfiles.mountain,
    scenes: {
      hero: ['rice-terraces/houses/golden', 'rice-terraces/houses', 'rice-terraces/valley'],
      gallery: [
        'hotel-room/lodge-mountain',
        'rice-terraces/valley',
        'restaurant/breakfast',
        'rice-terraces/ridge',
        'lobby/lounge',
        'rice-terraces/houses',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  },
  {
    kind: 'hotel',
    slug: 'resort-van-sam-o-quy-ho',
    code: 'KS007',
    title: 'Resort Vân Sam Ô Quý Hồ',
    nameAlias: [
      'van sam resort',
      'resort sapa',
      'resort 5 sao sapa',
      'resort o quy ho',
      'nghi duong sapa view fansipan',
    ],
    summary:
      'Khu nghỉ 5 sao giữa rừng sa mu trên đường lên đèo Ô Quý Hồ, hồ bơi vô cực nước ấm đối diện Fansipan, biệt thự có lò sưởi.',
    content: `Rời thị trấn theo quốc lộ 4D chừng bốn cây số, trước khi đường bắt đầu leo dốc lên Thác Bạc, có một lối rẽ vào rừng sa mu. Khu nghỉ trải trên bảy héc-ta đất dốc, trong đó chỉ một phần sáu được xây; phần còn lại giữ nguyên cây và trồng thêm đỗ quyên, vân sam non.

## Nước ấm giữa sương

Hồ bơi vô cực dài 32 m, giữ 33 độ quanh năm, mép hồ hướng thẳng dãy Hoàng Liên. Bốn giờ chiều mây hay trôi ngang mặt nước. Khu spa bên dưới có tám phòng, dùng lá tắm của bản Tả Phìn và dầu hạt màng tang.

## Phòng và biệt thự

Tòa chính năm tầng xây đá xám địa phương. Biệt thự nằm riêng dưới tán cây, lò sưởi đốt củi thật, nhân viên nhóm lửa lúc 17:00 nếu bạn muốn. Trần cao, ánh đèn vàng, rèm lanh do hợp tác xã ở Lùng Tám dệt.

## Với trẻ nhỏ

Câu lạc bộ trẻ em có vườn rau, chuồng thỏ và buổi làm bánh ngô lúc 10:00. Cha mẹ gửi con từ bốn tuổi, tối đa ba giờ một buổi, không tính thêm tiền.`,
    highlights: [
      'Hồ bơi vô cực 32 m giữ 33 độ, hướng thẳng Fansipan',
      'Biệt thự dưới tán sa mu, lò sưởi đốt củi nhóm lúc 17:00',
      'Chỉ một phần sáu diện tích được xây, còn lại là rừng',
      'Spa dùng lá tắm Tả Phìn và dầu màng tang',
      'Câu lạc bộ trẻ em có vườn rau, nhận bé từ bốn tuổi',
      'Xe ra thị trấn mỗi giờ đến 22:00',
    ],
    inclusions: [
      'Bữa sáng buffet hoặc phục vụ tại biệt thự',
      'Xe chạy theo giờ giữa resort và nhà thờ đá',
      'Yoga 7:00 và đi bộ trong rừng 15:30',
    ],
    exclusions: ['Liệu trình spa', 'Bữa trưa và bữa tối nếu không chọn gói hai bữa'],
    notes: [
      'Hồ bơi đóng tạm khi có băng giá hoặc giông, thường không quá nửa ngày.',
      'Đêm 24/12 và 31/12 nhà hàng chỉ phục vụ tiệc đặt trước.',
    ],
    provinces: ['lao-cai'],
    places: ['sa-pa', 'thac-bac-sa-pa', 'dinh-fansipan'],
    location: { lat: 22.3465, lng: 103.8132, address: 'Quốc lộ 4D, tổ Ô Quý Hồ, phường Sa Pa, tỉnh Lào Cai' },
    terms: {
      'hotel-type': ['resort'],
      conform: ['cap-doi', 'gia-dinh', 'nguoi-cao-tuoi'],
      facility: [
        'ho-boi-vo-cuc',
        'ho-boi-nuoc-am',
        'spa',
        'wi-fi-mien-phi',
        'le-tan-24-gio',
        'thang-may',
        'bai-do-xe-mien-phi',
        'sac-xe-dien',
        'nha-hang',
        'buffet-sang',
        'quay-bar',
        'phuc-vu-tai-phong',
        'cau-lac-bo-tre-em',
        'yoga',
        'phong-gym',
        'hoi-truong-tiec-cuoi',
        'xe-trung-chuyen-noi-khu',
        'phong-cho-nguoi-khuyet-tat',
      ],
    },
    supplier: 'van-sam',
    special: true,
    popularity: 900,
    faqs: [
      {
        question: 'Ở resort rồi ra trung tâm ăn tối có tiện không?',
        answer:
          'Xe của resort đi nhà thờ đá mất mười hai phút, chuyến cuối về lúc 22:00. Gọi taxi thì khoảng 90.000 đồng một chiều.',
      },
      {
        question: 'Bé hai tuổi được dùng hồ bơi lớn chứ?',
        answer:
          'Được, khi có người lớn bế. Đầu hồ phía đông có bậc ngồi sâu 40 cm; phao tay và khăn trẻ em lấy ở quầy.',
      },
      {
        question: 'Biệt thự hai phòng ngủ ở được mấy người?',
        answer: 'Tối đa bốn người lớn và hai trẻ em. Giường phụ kê ở phòng khách, cạnh lò sưởi.',
      },
      {
        question: 'Có ngày nào chắc chắn thấy mây không?',
        answer:
          'Không ai hứa trước được. Kinh nghiệm của nhân viên là sáng sau một chiều mưa, từ tháng Mười Một đến tháng Ba, mây thấp dễ gặp hơn.',
      },
    ],
    details: {
      star: 5,
      checkInFrom: '15:00',
      checkOutUntil: '12:00',
      roomsCount: 52,
      floors: 5,
      yearBuilt: 2022,
      distances: [
        { label: 'Nhà thờ đá Sa Pa', km: 4, minutes: 12 },
        { label: 'Ga cáp treo Fansipan', km: 3.8, minutes: 12 },
        { label: 'Thác Bạc', km: 7.5, minutes: 15 },
        { label: 'Đỉnh đèo Ô Quý Hồ', km: 13, minutes: 28 },
        { label: 'Ga Lào Cai', km: 42, minutes: 70 },
      ],
      childPolicy: childPolicies.resort,
      extraBedVnd: 850_000,
      petPolicy: 'Chỉ nhận chó dưới 10 kg tại hai biệt thự có sân rào, phụ thu 500.000 đồng mỗi đêm.',
      smokingPolicy: 'Phòng và biệt thự không khói thuốc; có hai chòi hút thuốc trong vườn.',
      parkingPolicy: 'Bãi 60 ô tô trước sảnh, không thu tiền, bốn trụ sạc 22 kW.',
      accessibility: [
        'Hai phòng Deluxe tầng trệt có phòng tắm cho xe lăn',
        'Xe điện sàn thấp đưa khách trong khu',
        'Lối xuống hồ bơi có đường dốc thoải',
        'Biệt thự có từ bốn đến chín bậc',
      ],
    },
    units: [
      {
        code: 'deluxe-rung',
        title: 'Phòng Deluxe hướng rừng sa mu',
        summary: 'Cửa sổ rộng 3 m mở vào tán cây, sáng nghe chim khướu.',
        quantity: 20,
        maxAdults: 2,
        maxChildren: 2,
        maxOccupancy: 3,
        baseVnd: 3_600_000,
        facilities: [...roomFacilities.upscale, 'may-suoi', 'bon-tam', 'huong-vuon'],
        details: {
          areaM2: 38,
          beds: [{ type: 'Giường cỡ King', count: 1 }],
          view: 'Rừng sa mu',
          balcony: false,
          smoking: false,
        },
      },
      {
        code: 'premier-fansipan',
        title: 'Phòng Premier nhìn Fansipan',
        summary: 'Ban công kê ghế dài và chăn len, hợp ngắm mặt trời lặn sau dãy núi.',
        quantity: 18,
        maxAdults: 2,
        maxChildren: 2,
        maxOccupancy: 3,
        baseVnd: 4_300_000,
        facilities: [...roomFacilities.upscale, 'may-suoi', 'bon-tam', 'ban-cong', 'huong-nui'],
        details: {
          areaM2: 44,
          beds: [{ type: 'Giường đơn', count: 2 }],
          view: 'Dãy Hoàng Liên Sơn',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'villa-mot-phong-ngu',
        title: 'Biệt thự một phòng ngủ, lò sưởi củi',
        summary: 'Phòng khách lát đá, lò sưởi thật, bồn sục ngoài hiên có mái.',
        quantity: 9,
        maxAdults: 2,
        maxChildren: 2,
        maxOccupancy: 4,
        baseVnd: 6_900_000,
        facilities: [...roomFacilities.upscale, 'may-suoi', 'bon-tam', 'ban-cong', 'sofa', 'huong-nui'],
        details: {
          areaM2: 85,
          beds: [{ type: 'Giường cỡ King', count: 1 }],
          view: 'Thung lũng và rừng',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'villa-hai-phong-ngu',
        title: 'Biệt thự hai phòng ngủ',
        summary: 'Hai phòng ngủ hai phòng tắm, bếp nhỏ, sân rào cho trẻ chạy.',
        quantity: 5,
        maxAdults: 4,
        maxChildren: 2,
        maxOccupancy: 6,
        baseVnd: 9_800_000,
        facilities: [...roomFacilities.upscale, 'may-suoi', 'bon-tam', 'bep-nho', 'sofa', 'noi-em-be'],
        details: {
          areaM2: 140,
          beds: [
            { type: 'Giường cỡ King', count: 1 },
            { type: 'Giường đôi', count: 1 },
          ],
          view: 'Rừng và vườn riêng',
          balcony: true,
          smoking: false,
        },
      },
    ],
    ratePlans: ratePlans.resort,
    priceRules: [...priceProfiles.mountain, deal('Ở ấm mùa lạnh', 15, '2026-11-10', '2027-03-31')],
    scenes: {
      hero: ['pool/infinity-hills/golden', 'pool/infinity-hills'],
      gallery: [
        'hotel-room/lodge-mountain',
        'waterfall/bridge',
        'lobby/lounge',
        'spa/tub',
        'pool/infinity-hills',
        'rice-terraces/ridge',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  },
  {
    kind: 'hotel',
    slug: 'homestay-khoi-bep-ta-phin',
    code: 'KS008',
    title: 'Homestay Khói Bếp Tả Phìn',
    nameAlias: [
      'khoi bep ta phin',
      'homestay sapa',
      'homestay nguoi dao do',
      'homestay ta phin',
      'tam la thuoc sapa',
    ],
    summary:
      'Nhà gỗ của một gia đình Dao đỏ ở Tả Phìn, chín phòng riêng và một sàn đệm, bếp củi giữa nhà, thùng tắm lá ba mươi vị.',
    content: `Bà chủ nhà tên Mẩy, người Dao đỏ, hái thuốc từ năm mười hai tuổi. Nhà gỗ năm gian lợp ván pơ mu đen bóng vì khói, ở giữa là bếp củi không bao giờ tắt hẳn. Khách ngồi ghế thấp quanh bếp, nướng ngô, nghe kể chuyện lễ cấp sắc, rồi ai về phòng nấy ở dãy nhà mới phía sau.

## Phòng và chăn

Dãy sau xây năm 2019, có nước nóng, phòng tắm riêng và chăn bông dày bốn ký. Trên gác nhà cũ vẫn giữ một sàn đệm tám chỗ cho nhóm đi bộ. Đêm mùa đông lạnh thật, nhà phát thêm túi chườm.

## Tắm lá

Nồi lá đun từ hai giờ chiều, gần ba mươi loại hái trên rừng phía sau. Ngâm hai mươi phút trong thùng gỗ là đủ; người huyết áp thấp nên ngâm ít hơn và báo trước cho chủ nhà.

## Quanh bản

Tu viện cổ bỏ hoang cách nhà bốn mươi phút đi bộ. Phụ nữ trong bản thêu ở sân mỗi chiều, bạn có thể xin học một đường kim, món nào ưng thì mua thẳng của người làm ra.`,
    highlights: [
      'Ở cùng gia đình Dao đỏ ba thế hệ làm thuốc lá tắm',
      'Bếp củi giữa nhà, tối nào cũng có ngô và khoai nướng',
      'Thùng gỗ tắm gần ba mươi loại lá rừng',
      'Học thêu với phụ nữ trong bản',
      'Cách tu viện cổ Tả Phìn bốn mươi phút đi bộ',
    ],
    inclusions: ['Bữa sáng bánh chuối hoặc phở gà', 'Trà và ngô nướng buổi tối', 'Túi chườm nóng'],
    exclusions: ['Bữa tối cùng gia đình 180.000 đồng một người', 'Tắm lá 120.000 đồng một thùng'],
    notes: [
      'Nên mang tiền mặt, trong bản chưa có máy rút tiền.',
      'Nhà có lễ cúng tổ tiên vào vài ngày trong năm; khách được mời dự và không chụp ảnh bàn thờ.',
    ],
    provinces: ['lao-cai'],
    places: ['sa-pa'],
    location: { lat: 22.3881, lng: 103.8402, address: 'Thôn Sả Séng, xã Tả Phìn, tỉnh Lào Cai' },
    terms: {
      'hotel-type': ['homestay'],
      conform: ['nhom-ban', 'gia-dinh'],
      facility: [
        'wi-fi-mien-phi',
        'bai-do-xe-mien-phi',
        'nha-hang',
        'thuc-don-chay',
        'xong-hoi',
        'vuon',
        'san-hien',
        'giu-hanh-ly',
        'ban-dat-tour',
        'khu-bbq',
        'cua-hang-luu-niem',
      ],
    },
    supplier: 'khoi-bep',
    popularity: 350,
    faqs: [
      {
        question: 'Không nói được tiếng Dao thì trò chuyện thế nào?',
        answer: 'Cả nhà nói tiếng Việt. Con gái lớn nói thêm tiếng Anh và thường dẫn khách đi bộ.',
      },
      {
        question: 'Phòng tắm có nước nóng liên tục không?',
        answer:
          'Dãy phòng riêng dùng bình điện 30 lít, hai người tắm thì đủ. Khu tắm chung dùng nước đun củi, có từ 16:00 đến 21:00.',
      },
      {
        question: 'Bà bầu có tắm lá được không?',
        answer: 'Chủ nhà không nhận tắm lá cho phụ nữ có thai, người vừa phẫu thuật và trẻ dưới ba tuổi.',
      },
    ],
    details: {
      star: 0,
      checkInFrom: '13:00',
      checkOutUntil: '11:00',
      roomsCount: 10,
      floors: 2,
      yearBuilt: 1998,
      distances: [
        { label: 'Tu viện cổ Tả Phìn', km: 2.8, minutes: 40 },
        { label: 'Hang Tả Phìn', km: 1.5, minutes: 20 },
        { label: 'Thị trấn Sa Pa', km: 12, minutes: 32 },
        { label: 'Ga Lào Cai', km: 40, minutes: 75 },
      ],
      childPolicy: childPolicies.homestay,
      petPolicy: 'Chó nhỏ được vào sân, không vào nhà gỗ.',
      smokingPolicy: 'Hút ngoài sân, tránh nhà ván pơ mu dễ bắt lửa.',
      parkingPolicy: 'Sân đất để sáu xe máy và hai ô tô, không tính tiền.',
      accessibility: ['Phòng riêng ở tầng trệt, một bậc cửa', 'Lối ra nhà tắm lá lát đá gồ ghề'],
    },
    units: [
      {
        code: 'cho-dem-gac',
        title: 'Một chỗ đệm trên gác nhà cũ',
        summary: 'Sàn gỗ tám chỗ, mỗi chỗ có màn và rèm vải chàm, tắm ở khu chung.',
        quantity: 8,
        maxAdults: 1,
        maxChildren: 0,
        maxOccupancy: 1,
        baseVnd: 160_000,
        facilities: ['nuoc-uong-mien-phi', 'voi-sen'],
        details: {
          areaM2: 40,
          beds: [{ type: 'Đệm trên sàn', count: 1 }],
          view: 'Sân nhà',
          balcony: false,
          smoking: false,
        },
      },
      {
        code: 'phong-doi-rieng',
        title: 'Phòng đôi có phòng tắm',
        summary: 'Tường gỗ, chăn bông dày, cửa sổ trông ra nương cải.',
        quantity: 6,
        maxAdults: 2,
        maxChildren: 1,
        maxOccupancy: 3,
        baseVnd: 480_000,
        facilities: [...roomFacilities.simple, 'may-suoi', 'huong-nui'],
        details: {
          areaM2: 18,
          beds: [{ type: 'Giường đôi', count: 1 }],
          view: 'Nương và núi',
          balcony: false,
          smoking: false,
        },
      },
      {
        code: 'phong-bon-nguoi',
        title: 'Phòng bốn người',
        summary: 'Hai giường đôi thấp, hợp gia đình có con nhỏ hay nhóm bạn.',
        quantity: 3,
        maxAdults: 4,
        maxChildren: 1,
        maxOccupancy: 5,
        baseVnd: 780_000,
        facilities: [...roomFacilities.simple, 'may-suoi', 'may-say-toc'],
        details: {
          areaM2: 26,
          beds: [{ type: 'Giường đôi', count: 2 }],
          view: 'Vườn thuốc',
          balcony: false,
          smoking: false,
        },
      },
    ],
    ratePlans: ratePlans.breakfast,
    priceRules: priceProfiles.mountain,
    scenes: {
      hero: ['rice-terraces/houses/dawn', 'rice-terraces/houses', 'rice-terraces/knoll'],
      gallery: [
        'hotel-room/lodge-mountain',
        'restaurant/breakfast',
        'rice-terraces/houses',
        'rice-terraces/knoll',
        'rice-terraces/valley',
        'lobby/lounge',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  },
];
