import type { DemoProduct } from '../demo-product.ts';
import { deal } from '../presets.ts';
import { combo } from './combo.ts';
import { closedOverTet, comboPlans, inParentsRoom, onHolidays, onSale, onWeekdays } from './conditions.ts';

export const southCombos: DemoProduct[] = [
  combo({
    slug: 'combo-phu-quoc-3n2d-bungalow-vuon-tieu-va-ca-no-nam-dao',
    code: 'CB017',
    title: 'Combo Phú Quốc 3N2Đ: bungalow vườn tiêu Ông Lang, ca nô bốn đảo phía nam',
    nameAlias: ['combo phu quoc 3n2d', 'combo phu quoc gia mem', 'combo phu quoc 4 dao'],
    summary:
      'Hai đêm nhà gỗ gần bãi Ông Lang, xe sân bay, một ngày ca nô nam đảo có bữa trưa. Vé máy bay theo yêu cầu, báo giá riêng.',
    content: `Phú Quốc không nhất thiết phải ở khu nghỉ lớn. Vườn tiêu nhà bác Ba có mười bảy căn gỗ, bốn phút đi bộ ra cát, và bữa nướng chung tối cuối tuần mà khách ở khách sạn không có.

## Chỗ ngủ

Bungalow hai giường, cửa lưới, máy lạnh chạy từ trưa đến sáng. Không có lễ tân đêm, chìa khóa để trong hộp số nếu bạn đáp muộn. Kính lặn treo ở bếp, ai dậy sớm thì mượn ra ghềnh đá ngắm cá lúc nước đứng.

## Ngày ra đảo

Xe đón 8:00, gom khách dọc đường xuống An Thới. Ca nô hai mươi chỗ đi Hòn Móng Tay, Gầm Ghì, Mây Rút và một điểm lặn san hô; trưa ăn trên đảo với cá nướng, mực hấp, canh chua. Về bungalow khoảng 16:30. Ngày ấy xếp vào ngày thứ hai, để nếu sóng lớn vẫn còn sáng ngày ba dự phòng.

Mùa khô tháng 11 đến tháng 4 là lúc hợp nhất. Từ tháng 6 đến tháng 9, bãi tây có sóng, ca nô có thể ngưng; khi đó bạn nhận lại phần tour hoặc đổi sang chèo sông Cửa Cạn.

## Đường bay

Chúng tôi không gộp vé. Bạn gửi ngày và nơi đi, nhân viên báo giá thật của hãng kèm hạn giữ.`,
    highlights: [
      'Nhà gỗ giữa vườn tiêu, bốn phút ra bãi Ông Lang',
      'Một ngày ca nô bốn điểm nam đảo, có bữa trưa',
      'Ngày ca nô để giữa chuyến, có buổi dự phòng',
      'Vé máy bay hỏi giá riêng, không bắt buộc',
    ],
    inclusions: [
      'Hai đêm bungalow hai giường',
      'Xe đón và tiễn sân bay Phú Quốc',
      'Ca nô nam đảo một ngày, bữa trưa, kính lặn, bảo hiểm',
      'Bữa sáng bún quậy hoặc bánh mì ở quán đầu ngõ',
    ],
    exclusions: ['Vé máy bay (báo giá riêng)', 'Bữa tối', 'Đi bộ dưới biển, dù bay'],
    notes: ['Bungalow nhận tối đa bốn người; phòng có một bé thì ngủ giường thứ hai.'],
    provinces: ['an-giang'],
    places: ['dao-phu-quoc'],
    location: { lat: 10.2657, lng: 103.9368, address: 'Bãi Ông Lang, đặc khu Phú Quốc, An Giang' },
    terms: {
      include: ['dua-don', 've-vui-choi'],
      conform: ['nhom-ban', 'cap-doi'],
      theme: ['bien-dao', 'lan-bien', 'free-easy'],
    },
    supplier: 'gio-chuong-nam',
    popularity: 830,
    faqs: [
      {
        question: 'Ba người bạn ở chung một căn được không?',
        answer:
          'Được, căn có hai giường đôi. Suất thứ ba được bớt 180.000 đồng vì chung căn, bạn nhắn tư vấn trước khi thanh toán.',
      },
      {
        question: 'Ca nô nghỉ vì sóng thì hoàn bao nhiêu?',
        answer:
          'Hoàn 680.000 đồng mỗi khách về cách bạn đã thanh toán, hoặc đổi sang chèo thuyền sông Cửa Cạn.',
      },
      {
        question: 'Quanh Ông Lang tối có gì ăn?',
        answer:
          'Có quán hải sản nhỏ và tiệm bún quậy. Chợ đêm Dương Đông cách bảy cây số, gọi xe khoảng 120.000 đồng.',
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
          label: 'Hai đêm bungalow hai giường, Vườn Tiêu Ông Lang',
          unit: 'bungalow-vuon-tieu-ong-lang/bungalow-hai-giuong',
          nights: 2,
        },
        { kind: 'tour', label: 'Ca nô bốn điểm nam đảo, gồm bữa trưa' },
        { kind: 'transfer', label: 'Xe đón và tiễn sân bay Phú Quốc', quantity: 2 },
        { kind: 'flight', label: 'Vé máy bay theo yêu cầu, báo giá riêng' },
      ],
      ...onSale,
      useFrom: '2026-11-01',
      useTo: '2027-12-20',
      blackouts: closedOverTet,
      advanceBookingDays: 3,
      minQuantity: 2,
      surcharges: onHolidays('person', {
        'gio-to': 200_000,
        'le-30-4': 450_000,
        'quoc-khanh': 350_000,
        'van-hoa': 150_000,
        'tet-duong': 500_000,
        'giang-sinh': 400_000,
      }),
      childPolicy: [
        { fromAge: 0, toAge: 4, label: 'Dưới 5 tuổi: miễn phí, ngủ cùng bố mẹ', amountVnd: 0 },
        { fromAge: 5, toAge: 9, label: 'Từ 5 đến 9 tuổi: suất ca nô trẻ em', amountVnd: 520_000 },
        { fromAge: 10, toAge: 17, label: 'Từ 10 tuổi: suất ca nô người lớn', amountVnd: 980_000 },
      ],
      hotels: ['bungalow-vuon-tieu-ong-lang'],
      months: [1, 2, 3, 4, 11, 12],
    },
    pack: {
      summary: 'Một suất cho một khách, hai khách chung một bungalow.',
      quantity: 30,
      baseVnd: 2_590_000,
      children: 1,
    },
    ratePlans: comboPlans.breakfast,
    priceRules: [
      { kind: 'season', label: 'Mùa khô trên đảo', from: '12-15', to: '04-15', percent: 12 },
      { kind: 'season', label: 'Mùa mưa trên đảo', from: '07-01', to: '09-30', percent: -12 },
      deal('Ưu đãi đầu mùa khô', 13, '2026-11-01', '2027-05-31'),
    ],
    scenes: {
      hero: ['beach/single/golden', 'beach/single'],
      gallery: [
        'hotel-room/villa-garden',
        'island-sea/sandbar',
        'pier/wake',
        'restaurant/seaside',
        'beach/hammock',
        'island-sea/reef',
      ],
    },
  }),
  combo({
    slug: 'combo-phu-quoc-4n3d-resort-bai-truong-va-cong-vien',
    code: 'CB018',
    title: 'Combo Phú Quốc 4N3Đ: resort hoàng hôn Bãi Trường, cáp treo và công viên Hòn Thơm',
    nameAlias: ['combo phu quoc resort 5 sao', 'combo phu quoc 4n3d', 'combo hon thom'],
    summary:
      'Ba đêm phòng hướng tây ở resort 5 sao, vé cáp treo và công viên nước Hòn Thơm cho hai người, hai bữa tối, xe sân bay. Bán cả Tết.',
    content: `Bốn ngày là độ dài vừa đẹp cho Phú Quốc: một ngày đến, một ngày chơi, một ngày không làm gì, và nửa ngày để tiếc.

## Phòng quay về hướng lặn

Deluxe hoàng hôn có ban công nhìn thẳng đường chân trời. Mùa khô, mặt trời chạm nước quanh 17:45; nhân viên mang ra hai ly nước sim ướp lạnh trong buổi đầu tiên. Bãi trước mặt thoải, nước trong từ tháng 11 đến tháng 4. Mùa gió tây nam bãi có sóng, hồ bơi hai tầng thay cho biển.

## Ngày Hòn Thơm

Xe khu nghỉ chở đi lúc 8:30, 25 phút xuống An Thới. Vé gồm cáp treo vượt biển khứ hồi và công viên nước. Nên đi sớm, lên cabin trước 9:30; trưa ăn trên đảo tự túc hoặc mang theo hộp cơm bếp chuẩn bị, đã tính trong gói. Cáp nghỉ bảo trì theo lịch của khu, nhân viên kiểm tra trước và đổi ngày giúp bạn.

## Hai bữa tối

Một bữa gỏi cá trích và ghẹ Hàm Ninh ở bàn sát cửa kính, một bữa nướng bên hồ sim. Tối còn lại để trống cho chợ đêm Dương Đông, cách hai mươi phút xe.

Gói chưa gồm vé bay; cần thì chúng tôi hỏi giá hãng và gửi bạn chọn.`,
    highlights: [
      'Ba đêm phòng hướng tây, hoàng hôn ngay ban công',
      'Vé cáp treo và công viên nước Hòn Thơm cho hai người',
      'Hai bữa tối và một hộp cơm trưa cho ngày đi đảo',
      'Xe sân bay theo giờ bay, mười lăm phút',
      'Nhận khách suốt Tết, phụ thu ghi rõ',
    ],
    inclusions: [
      'Ba đêm phòng Deluxe hoàng hôn, bữa sáng',
      'Hai vé cáp treo và công viên nước Hòn Thơm',
      'Hai bữa tối, một hộp cơm trưa mỗi người',
      'Xe sân bay hai chiều và xe đi An Thới',
    ],
    exclusions: ['Vé máy bay (theo yêu cầu, báo giá riêng)', 'Ca nô riêng', 'Spa'],
    notes: ['Nước mắm mua về phải đóng thùng ký gửi theo quy định từng hãng bay.'],
    provinces: ['an-giang'],
    places: ['dao-phu-quoc', 'sun-world-hon-thom', 'bai-sao'],
    location: { lat: 10.1302, lng: 103.9848, address: 'Bãi Trường, đặc khu Phú Quốc, An Giang' },
    terms: {
      include: ['buffet-sang', 'bua-toi', 'dua-don', 've-vui-choi'],
      conform: ['cap-doi', 'gia-dinh'],
      theme: ['bien-dao', 'nghi-duong', 'tuan-trang-mat', 'tet-le'],
    },
    supplier: 'gio-chuong-nam',
    special: true,
    popularity: 960,
    faqs: [
      {
        question: 'Đi dịp Tết phải trả thêm những gì?',
        answer:
          'Nhận phòng trong chín ngày giá Tết, bắt đầu hai ngày trước mùng 1, cộng 2.400.000 đồng mỗi phòng mỗi đêm. Bữa tối mùng 1 là mâm Tết, không thu thêm.',
      },
      {
        question: 'Con 8 tuổi cao 1m25 mua vé công viên ở đâu?',
        answer:
          'Bạn đặt kèm vé trẻ em theo giá cổng khi nhận phòng, khoảng 450.000–650.000 đồng (tham khảo).',
      },
      {
        question: 'Không thích công viên thì đổi gì?',
        answer: 'Đổi được sang ca nô ghép bốn đảo hoặc hai suất massage 60 phút, báo trước hai ngày.',
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
          label: 'Ba đêm phòng Deluxe hoàng hôn, Chiều Bãi Trường Resort Phú Quốc',
          unit: 'resort-chieu-bai-truong-phu-quoc/deluxe-hoang-hon',
          nights: 3,
        },
        { kind: 'ticket', label: 'Vé cáp treo và công viên nước Hòn Thơm', quantity: 2 },
        { kind: 'meal', label: 'Hai bữa tối cho hai người', quantity: 2 },
        { kind: 'transfer', label: 'Xe sân bay hai chiều và xe đi An Thới', quantity: 3 },
        { kind: 'flight', label: 'Vé máy bay theo yêu cầu, báo giá riêng' },
      ],
      ...onSale,
      useFrom: '2026-11-01',
      useTo: '2027-12-29',
      blackouts: [],
      advanceBookingDays: 5,
      minQuantity: 1,
      surcharges: [
        onWeekdays('Phụ thu nhận phòng thứ Sáu', [5], 250_000, 'roomNight'),
        ...onHolidays('roomNight', {
          tet: 2_400_000,
          'gio-to': 500_000,
          'le-30-4': 1_200_000,
          'quoc-khanh': 900_000,
          'van-hoa': 300_000,
          'tet-duong': 1_500_000,
          'giang-sinh': 1_100_000,
        }),
      ],
      childPolicy: inParentsRoom(1_050_000, 2_550_000),
      hotels: ['resort-chieu-bai-truong-phu-quoc'],
      months: [1, 2, 3, 4, 11, 12],
    },
    pack: {
      summary: 'Cho hai người lớn trong một phòng Deluxe hoàng hôn suốt ba đêm.',
      quantity: 28,
      baseVnd: 15_800_000,
      children: 1,
    },
    ratePlans: comboPlans.breakfast,
    priceRules: [
      { kind: 'season', label: 'Mùa biển lặng bãi tây', from: '12-15', to: '03-31', percent: 12 },
      { kind: 'season', label: 'Mùa gió tây nam', from: '07-01', to: '09-30', percent: -10 },
      deal('Giá ba đêm', 24),
    ],
    scenes: {
      hero: ['beach/grove/dusk', 'beach/grove'],
      gallery: [
        'pool/infinity-sea',
        'hotel-room/deluxe-sea',
        'cable-park/seaside',
        'restaurant/seaside',
        'lobby/atrium',
        'market/night-stalls',
      ],
    },
  }),
  combo({
    slug: 'combo-da-lat-3n2d-xe-giuong-nam-va-phong-nhin-thong',
    code: 'CB019',
    title: 'Combo Đà Lạt 3N2Đ: xe giường nằm khứ hồi, hai đêm nhìn ra sân thông',
    nameAlias: ['combo da lat 3n2d', 'combo da lat xe giuong nam', 'combo da lat tu sai gon'],
    summary:
      'Xe giường nằm đêm từ TP. Hồ Chí Minh, hai đêm khách sạn 4 sao trên đường Trần Hưng Đạo, bữa tối lẩu nấm và một sáng xem vườn dâu.',
    content: `Đi đêm thứ Năm, về tối Chủ nhật, bạn chỉ xin nghỉ một ngày mà có ba ngày trọn trên cao nguyên. Gói này dựng theo nhịp ấy.

## Xe đêm và giờ nhận phòng

Xe 34 giường rời bến lúc 22:00, có chăn, ổ sạc, một chặng dừng ở Bảo Lộc. Khoảng 5:30 sáng tới Đà Lạt, xe nhỏ chở tiếp về khách sạn Thềm Thông. Phòng nhận từ 14:00, nhưng trong gói có sẵn phòng nghỉ chung, tắm nóng và bữa sáng của ngày đầu, nên bạn không phải ngồi quán chờ. Chuyến về chạy 15:00 hoặc 22:00, chọn lúc đặt.

## Hai đêm dưới tán thông

Phòng Deluxe nhìn sân thông, hai lớp cửa sổ, máy sưởi dầu. Treo thẻ là 20:00 có túi nước nóng trong chăn. Tối đầu tiên ăn lẩu nấm với rau Xuân Thọ ở nhà hàng dưới sảnh có lò củi.

## Một buổi sáng ở vườn

Bảy giờ ngày thứ hai, xe bảy chỗ đi Xuân Thọ. Trời trong thì thấy mây đọng trong thung lũng, sau đó vào vườn hái dâu, mỗi khách nửa ký mang về. Mùa mưa dâu ít, vườn thay bằng hái rau và uống trà atisô. Mười giờ rưỡi về lại trung tâm, chiều bạn tự do xuống hồ hoặc ra ga.`,
    highlights: [
      'Xe giường nằm khứ hồi, có chuyến đêm và chuyến chiều',
      'Phòng tắm nóng và bữa sáng ngay khi tới lúc 5:30',
      'Túi nước nóng trong chăn mỗi tối',
      'Sáng săn mây và hái dâu, nửa ký mang về',
    ],
    inclusions: [
      'Vé giường nằm khứ hồi TP. Hồ Chí Minh – Đà Lạt, xe trung chuyển',
      'Hai đêm phòng Deluxe nhìn thông, ba bữa sáng',
      'Một bữa tối lẩu nấm',
      'Buổi sáng vườn dâu Xuân Thọ',
    ],
    exclusions: ['Vé các điểm tham quan khác', 'Bữa trưa', 'Nhận phòng trước 14:00 nếu cần giường ngay'],
    notes: ['Phòng hai người nhận thêm tối đa một bé; đông hơn xin hỏi phòng gia đình áp mái.'],
    provinces: ['lam-dong'],
    places: ['ho-xuan-huong', 'ga-da-lat'],
    location: {
      lat: 11.9371,
      lng: 108.4513,
      address: 'Đường Trần Hưng Đạo, phường Xuân Hương - Đà Lạt, Lâm Đồng',
    },
    terms: {
      include: ['dua-don', 'buffet-sang', 'bua-toi'],
      conform: ['cap-doi', 'nhom-ban'],
      theme: ['san-may', 'cuoi-tuan-ngan-ngay', 'mua-hoa'],
    },
    supplier: 'gio-chuong-nam',
    popularity: 850,
    faqs: [
      {
        question: 'Hai người có được nằm hai giường cạnh nhau?',
        answer:
          'Có, hệ thống xếp cặp giường liền kề ở tầng dưới nếu đặt trước ba ngày. Sát ngày thì tùy chỗ còn lại.',
      },
      {
        question: 'Tôi lên xe ở Biên Hòa được không?',
        answer: 'Được, điểm đón ở ngã tư Vũng Tàu khoảng 23:00. Bạn ghi trong yêu cầu để tài xế gọi.',
      },
      {
        question: 'Đi tháng 8 mưa nhiều, có hoàn buổi vườn dâu không?',
        answer: 'Nếu sáng ấy mưa lớn, bạn chọn dời sang ngày thứ ba hoặc nhận lại 150.000 đồng mỗi khách.',
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
          label: 'Hai đêm phòng Deluxe nhìn thông, Khách sạn Thềm Thông Đà Lạt',
          unit: 'khach-san-them-thong-da-lat/deluxe-nhin-thong',
          nights: 2,
        },
        { kind: 'transfer', label: 'Giường nằm khứ hồi TP. Hồ Chí Minh – Đà Lạt', quantity: 2 },
        { kind: 'meal', label: 'Lẩu nấm tối ngày thứ nhất' },
        { kind: 'tour', label: 'Buổi sáng vườn dâu Xuân Thọ' },
      ],
      ...onSale,
      useFrom: '2026-10-10',
      useTo: '2027-12-18',
      blackouts: [
        ...closedOverTet,
        { from: '2026-12-31', to: '2027-01-02', reason: 'Xe và phòng kín chỗ dịp Tết Dương lịch' },
      ],
      advanceBookingDays: 2,
      minQuantity: 2,
      surcharges: [
        onWeekdays('Phụ thu nhận phòng thứ Sáu, thứ Bảy', [5, 6], 200_000, 'person'),
        ...onHolidays('person', {
          'gio-to': 250_000,
          'le-30-4': 600_000,
          'quoc-khanh': 600_000,
          'van-hoa': 200_000,
          'giang-sinh': 350_000,
        }),
      ],
      childPolicy: [
        { fromAge: 0, toAge: 3, label: 'Dưới 4 tuổi nằm chung giường xe: miễn phí', amountVnd: 0 },
        { fromAge: 4, toAge: 11, label: 'Từ 4 đến 11 tuổi: giường xe riêng, ngủ chung', amountVnd: 980_000 },
        { fromAge: 12, toAge: 17, label: 'Từ 12 tuổi: giường xe riêng và giường phụ', amountVnd: 1_690_000 },
      ],
      hotels: ['khach-san-them-thong-da-lat'],
      months: [1, 2, 3, 4, 11, 12],
    },
    pack: {
      summary: 'Một suất cho một khách: giường xe hai chiều và nửa phòng đôi.',
      quantity: 44,
      baseVnd: 2_890_000,
      children: 1,
    },
    ratePlans: comboPlans.breakfast,
    priceRules: [
      { kind: 'season', label: 'Mùa dã quỳ và mai anh đào', from: '11-10', to: '02-28', percent: 8 },
      deal('Giá xe đêm', 20, '2026-11-01', '2027-10-31'),
    ],
    scenes: {
      hero: ['pine-hills/villas/noon', 'pine-hills/villas'],
      gallery: [
        'hotel-room/lodge-mountain',
        'pine-hills/lake',
        'restaurant/breakfast',
        'lobby/lounge',
        'cooking/balcony',
        'pine-hills/ridges',
      ],
    },
  }),
  combo({
    slug: 'combo-da-lat-3n2d-nha-go-tuyen-lam-cho-bon-nguoi',
    code: 'CB020',
    title: 'Combo Đà Lạt 3N2Đ: nhà gỗ đôi bên hồ Tuyền Lâm cho gia đình bốn người',
    nameAlias: ['combo tuyen lam', 'combo da lat gia dinh', 'resort da lat 4 nguoi'],
    summary:
      'Hai đêm nhà gỗ hai phòng ngủ có lò sưởi, hồ bơi nhà kính 30 độ, trà chiều, bữa nướng củi thông và xe đón từ Liên Khương hoặc trung tâm.',
    content: `Hồ Tuyền Lâm cách chợ Đà Lạt chưa đầy chín cây số mà buổi tối chỉ nghe tiếng gió. Gói này để một nhà bốn người ở trọn một căn, không phải chia phòng, không phải chạy ra phố hai lần một ngày.

## Căn nhà

Hai phòng ngủ chung phòng khách có lò sưởi củi; một bên giường lớn, một bên hai giường đơn. Sàn phòng tắm có sưởi nên trẻ con chịu tắm. Nhân viên nhóm lửa lúc 17:30, củi đã gồm.

## Trong hai ngày ấy

Sáng sớm, thuyền gỗ có người chèo đưa cả nhà ra giữa hồ khi sương còn bốc, áo phao đủ cỡ. Hồ bơi nhà kính giữ 30 độ để bọn trẻ xuống nước cả khi ngoài trời mười lăm độ. Ba giờ chiều có trà, bánh dâu và phô mai dê cho bốn người.

Bữa nướng củi thông dọn tối thứ hai: cá tầm hồ, gà thả vườn, ngô và rau nhà kính. Bé dưới 6 tuổi có cháo bí đỏ nấu riêng.

## Đi và đến

Xe bảy chỗ đón ở sân bay Liên Khương, bến xe hoặc khách sạn trong trung tâm, một lượt đến một lượt về. Bạn tự lái thì đổi phần xe thành một suất trà chiều nữa. Gói có bán Tết, khi phố xá tắc đường mà ven hồ vẫn thưa người.`,
    highlights: [
      'Nguyên căn hai phòng ngủ, phòng khách lò sưởi củi',
      'Hồ bơi nhà kính 30 độ cho trẻ bơi quanh năm',
      'Thuyền gỗ ra giữa hồ lúc bình minh',
      'Bữa nướng củi thông và trà chiều cho bốn người',
      'Đón và tiễn bằng xe bảy chỗ',
    ],
    inclusions: [
      'Hai đêm nhà gỗ đôi gia đình, bữa sáng cho bốn người',
      'Một bữa tối nướng củi thông',
      'Trà chiều một buổi, thuyền gỗ một lượt',
      'Xe bảy chỗ đón và tiễn trong bán kính 30 km',
      'Củi lò sưởi mỗi tối',
    ],
    exclusions: ['Vé máy bay', 'Vé cáp treo, máng trượt Datanla', 'Xông hơi và massage'],
    notes: [
      'Ban đêm từ tháng 12 đến tháng 2 có thể dưới 10 độ, mang áo ấm cho trẻ khi đi thuyền.',
      'Lịch sân bay Liên Khương có thể thay đổi; xe đón miễn phí ở điểm khác trong bán kính đã ghi.',
    ],
    provinces: ['lam-dong'],
    places: ['ho-tuyen-lam-thien-vien-truc-lam', 'thac-datanla'],
    location: {
      lat: 11.8973,
      lng: 108.4402,
      address: 'Khu du lịch hồ Tuyền Lâm, phường Xuân Hương - Đà Lạt, Lâm Đồng',
    },
    terms: {
      include: ['buffet-sang', 'bua-toi', 'dua-don'],
      conform: ['gia-dinh', 'nguoi-cao-tuoi', 'nhom-ban'],
      theme: ['nghi-duong', 'gia-dinh-co-tre-nho', 'tet-le'],
    },
    supplier: 'gio-chuong-nam',
    special: true,
    popularity: 895,
    faqs: [
      {
        question: 'Năm người, trong đó một bé 4 tuổi, có vừa không?',
        answer: 'Vừa. Căn nhận tối đa năm người; bé dưới 6 tuổi ngủ chung và ăn cùng, không thu thêm.',
      },
      {
        question: 'Đi đúng mùng 1 Tết giá ra sao?',
        answer:
          'Nhận phòng những ngày giá Tết, tới hết mùng 7, cộng 2.200.000 đồng mỗi đêm cho cả căn, bữa nướng chuyển thành mâm cơm Tết.',
      },
      {
        question: 'Từ khu nghỉ ra chợ đêm có xe không?',
        answer: 'Xe khu nghỉ đi 18:30, về 21:00, giữ chỗ ở lễ tân trước 16:00. Gọi taxi khoảng 20 phút.',
      },
    ],
    details: {
      days: 3,
      nights: 2,
      pricedPer: 'room',
      paxIncluded: 4,
      components: [
        {
          kind: 'roomNights',
          label: 'Hai đêm nhà gỗ đôi gia đình, Khói Thông Resort Tuyền Lâm',
          unit: 'resort-khoi-thong-tuyen-lam/nha-go-doi-gia-dinh',
          nights: 2,
        },
        { kind: 'meal', label: 'Bữa nướng củi thông cho bốn người' },
        { kind: 'gift', label: 'Trà chiều bánh dâu cho bốn người' },
        { kind: 'tour', label: 'Thuyền gỗ giữa hồ lúc bình minh' },
        { kind: 'transfer', label: 'Xe bảy chỗ đón và tiễn', quantity: 2 },
      ],
      ...onSale,
      useFrom: '2026-11-01',
      useTo: '2027-12-30',
      blackouts: [],
      advanceBookingDays: 3,
      minQuantity: 1,
      surcharges: [
        onWeekdays('Phụ thu nhận phòng thứ Sáu, thứ Bảy', [5, 6], 600_000, 'roomNight'),
        ...onHolidays('roomNight', {
          tet: 2_200_000,
          'gio-to': 700_000,
          'le-30-4': 1_600_000,
          'quoc-khanh': 1_500_000,
          'van-hoa': 500_000,
          'tet-duong': 1_500_000,
          'giang-sinh': 1_000_000,
        }),
      ],
      childPolicy: [
        { fromAge: 0, toAge: 5, label: 'Dưới 6 tuổi ngủ chung: miễn phí', amountVnd: 0 },
        {
          fromAge: 6,
          toAge: 11,
          label: 'Từ 6 đến 11 tuổi ngoài bốn khách: suất ăn và đệm',
          amountVnd: 800_000,
        },
        { fromAge: 12, toAge: 17, label: 'Từ 12 tuổi ngoài bốn khách: suất người lớn', amountVnd: 1_300_000 },
      ],
      hotels: ['resort-khoi-thong-tuyen-lam'],
      months: [1, 2, 3, 4, 11, 12],
    },
    pack: {
      summary: 'Nguyên căn cho bốn người, thêm được một bé thành năm.',
      quantity: 20,
      baseVnd: 14_900_000,
      children: 2,
      guests: 5,
    },
    ratePlans: comboPlans.breakfast,
    priceRules: [deal('Cả nhà ở chung một mái', 17)],
    scenes: {
      hero: ['pine-hills/lake/noon', 'pine-hills/lake'],
      gallery: [
        'hotel-room/lodge-mountain',
        'pool/infinity-hills',
        'restaurant/breakfast',
        'pine-hills/ridges',
        'lobby/lounge',
        'waterfall/jungle',
      ],
    },
  }),
  combo({
    slug: 'combo-can-tho-2n1d-ben-ninh-kieu-va-cho-noi',
    code: 'CB021',
    title: 'Combo Cần Thơ 2N1Đ: phòng nhìn sông Ninh Kiều, ghe chợ nổi lúc năm giờ',
    nameAlias: ['combo can tho 2n1d', 'combo mien tay', 'combo cho noi cai rang'],
    summary:
      'Xe từ TP. Hồ Chí Minh, một đêm phòng ban công nhìn sông, ghe riêng đi chợ nổi Cái Răng, bữa tối lẩu mắm và buổi nghe đờn ca tối thứ Bảy.',
    content: `Chợ nổi chỉ thật sự họp khi trời chưa sáng hẳn. Ai đi tour trong ngày từ Sài Gòn đều tới lúc ghe đã tan, nên chúng tôi đặt cả chuyến đi quanh một giờ duy nhất: năm giờ mười lăm.

## Ngày đến

Xe mười sáu chỗ rời trung tâm thành phố lúc 8:00, ghé Mỹ Tho uống nước, tới bến Ninh Kiều khoảng 12:15. Nhận phòng Deluxe nhìn sông từ 14:00. Chiều gợi ý đi nhà cổ Bình Thủy, mười lăm phút xe, về kịp ngắm đèn cầu đi bộ. Bữa tối là lẩu mắm với hơn chục thứ rau; tháng 9 đến tháng 11 thêm cá linh và bông điên điển. Nếu là thứ Bảy, sân thượng có đờn ca tài tử, bàn của bạn giữ sẵn.

## Trên ghe

Ghe mui tre chỉ chở nhóm của bạn, tối đa sáu người. Tới Cái Răng gần sáu giờ, gọi tô bún riêu và ly cà phê vợt ngay mạn ghe, hai món này đã gồm. Sau đó vòng rạch nhỏ vào vườn, mùa trái cây từ tháng 5 đến tháng 8 được hái chôm chôm, mùa khác uống dừa. Chín giờ về, ăn thêm bữa sáng nếu còn bụng.

Xe về Sài Gòn lúc 13:00, tới nơi chừng 17:00.`,
    highlights: [
      'Ghe riêng rời bến trước cửa khách sạn lúc 5:15',
      'Bún riêu và cà phê vợt ăn ngay trên sông',
      'Lẩu mắm tối, cá linh và điên điển theo mùa',
      'Ban công nhìn sông và cầu đi bộ',
    ],
    inclusions: [
      'Xe khứ hồi TP. Hồ Chí Minh – Cần Thơ cho hai khách',
      'Một đêm phòng Deluxe nhìn sông, bữa sáng',
      'Ghe riêng chợ nổi và vườn, hai phần ăn trên ghe',
      'Một bữa tối lẩu mắm',
    ],
    exclusions: ['Vé nhà cổ', 'Trái cây mua mang về', 'Đồ uống bữa tối'],
    notes: ['Mặc áo phao suốt hành trình ghe; trẻ dưới 3 tuổi nên chọn chuyến 6:30.'],
    provinces: ['can-tho'],
    places: ['ben-ninh-kieu', 'cho-noi-cai-rang', 'nha-co-binh-thuy'],
    location: { lat: 10.0341, lng: 105.7878, address: 'Đường Hai Bà Trưng, phường Ninh Kiều, Cần Thơ' },
    terms: {
      include: ['dua-don', 'buffet-sang', 'bua-toi'],
      conform: ['gia-dinh', 'nguoi-cao-tuoi', 'cap-doi'],
      theme: ['sinh-thai-miet-vuon', 'am-thuc', 'cuoi-tuan-ngan-ngay'],
    },
    supplier: 'gio-chuong-nam',
    popularity: 580,
    faqs: [
      {
        question: 'Mắm nặng mùi, có món khác không?',
        answer: 'Có lẩu cá lăng măng chua hoặc mâm cơm chay. Bạn chọn khi nhận phòng, bếp cần hai tiếng.',
      },
      {
        question: 'Chợ nổi bây giờ còn đông không?',
        answer:
          'Ít ghe hơn mười năm trước, nhộn nhất dịp giáp Tết và cuối tuần. Đi sớm vẫn gặp ghe bán dưa, khóm, khoai.',
      },
      {
        question: 'Tôi bay thẳng tới Cần Thơ thì bỏ phần xe được không?',
        answer: 'Được, bớt 360.000 đồng mỗi khách và thêm xe đón sân bay hai mươi phút.',
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
          label: 'Một đêm phòng Deluxe nhìn sông, Khách sạn Bến Lục Bình Cần Thơ',
          unit: 'khach-san-ben-luc-binh-can-tho/deluxe-nhin-song',
          nights: 1,
        },
        { kind: 'transfer', label: 'Xe khứ hồi TP. Hồ Chí Minh – Cần Thơ', quantity: 2 },
        { kind: 'tour', label: 'Ghe riêng chợ nổi Cái Răng và vườn' },
        { kind: 'meal', label: 'Bữa tối lẩu mắm cho hai người' },
      ],
      ...onSale,
      useFrom: '2026-10-03',
      useTo: '2027-12-24',
      blackouts: closedOverTet,
      advanceBookingDays: 1,
      minQuantity: 1,
      surcharges: [
        onWeekdays('Phụ thu tối thứ Bảy', [6], 180_000, 'voucher'),
        ...onHolidays('voucher', {
          'gio-to': 200_000,
          'le-30-4': 600_000,
          'quoc-khanh': 600_000,
          'van-hoa': 150_000,
          'tet-duong': 350_000,
        }),
      ],
      childPolicy: [
        { fromAge: 0, toAge: 4, label: 'Dưới 5 tuổi: miễn phí, ngồi cùng bố mẹ', amountVnd: 0 },
        {
          fromAge: 5,
          toAge: 11,
          label: 'Từ 5 đến 11 tuổi: ghế xe và suất ăn, ngủ chung',
          amountVnd: 590_000,
        },
        { fromAge: 12, toAge: 17, label: 'Từ 12 tuổi: ghế xe, suất ăn và giường phụ', amountVnd: 1_090_000 },
      ],
      hotels: ['khach-san-ben-luc-binh-can-tho'],
      months: [5, 6, 7, 8, 9, 10, 11, 12],
    },
    pack: {
      summary: 'Cho hai khách: xe, phòng đôi, ghe chợ nổi và bữa tối.',
      quantity: 32,
      baseVnd: 3_700_000,
      children: 1,
    },
    ratePlans: comboPlans.flexible,
    priceRules: [deal('Ưu đãi mùa nước và mùa trái', 12, '2026-10-15', '2027-09-30')],
    scenes: {
      hero: ['market/floating/dawn', 'market/floating'],
      gallery: [
        'hotel-room/suite-city',
        'night-city/cable-bridge',
        'restaurant/lanterns',
        'island-sea/nipa',
        'lobby/reception',
        'cooking/table',
      ],
    },
  }),
  combo({
    slug: 'combo-ho-tram-2n1d-villa-san-vuon-cuoi-tuan',
    code: 'CB022',
    title: 'Combo Hồ Tràm 2N1Đ: villa sân vườn có hồ riêng, bếp than nướng hải sản',
    nameAlias: ['combo ho tram', 'combo villa ho tram', 'combo vung tau ho tram cuoi tuan'],
    summary:
      'Một đêm villa một phòng ngủ có hồ bơi riêng, mâm nướng hải sản Bình Châu, nhận nhà muộn tối thứ Sáu không tính thêm và trả nhà 14:00.',
    content: `Rời cơ quan lúc 17:30, kẹt một đoạn ở cửa ngõ, tới Hồ Tràm đã gần chín giờ tối. Phần lớn gói cuối tuần làm bạn mất đúng buổi tối ấy. Ở đây bếp chờ tới 23:00, và sáng Chủ nhật bạn chưa phải vội.

## Villa cho hai người

Hồ riêng hai mươi mét vuông, sân cỏ, cổng khóa. Không ai đi ngang, nên mặc đồ ngủ ra hồ cũng được. Có bé dưới 12 tuổi thì ngủ sofa giường trong phòng khách.

## Mâm nướng

Cá bớp, mực ống, tôm tích mua ở cảng Bình Châu trong ngày, tẩm muối ớt xanh, nướng than dừa ngay sân villa. Nhân viên nhóm than, bạn tự nướng hoặc nhờ họ. Một đĩa rau rừng, cơm cháy và dưa hấu đi kèm. Đến trước 18:00, mâm dọn lúc hoàng hôn; đến muộn, mâm dọn khi xe vào cổng.

## Sáng hôm sau

Lớp khí công trên cát bắt đầu 6:15, còn không thì ngủ. Bánh khọt đổ tại chỗ đến 10:00. Trả nhà 14:00 thay vì 12:00. Buổi trưa có thể đạp xe vào rừng phòng hộ hoặc ghé suối nước nóng Bình Châu trên đường về, vé ngâm chân cho hai người tặng kèm.`,
    highlights: [
      'Villa có hồ riêng, cổng khóa, sân cỏ',
      'Mâm nướng hải sản ngay sân, dọn theo giờ bạn tới',
      'Nhận nhà đến 23:00, trả nhà 14:00',
      'Vé ngâm chân suối nước nóng Bình Châu',
    ],
    inclusions: [
      'Một đêm Villa 1 phòng sân vườn',
      'Mâm nướng hải sản cho hai người, bữa sáng',
      'Trả nhà muộn đến 14:00',
      'Hai vé ngâm chân suối khoáng',
    ],
    exclusions: ['Xe từ TP. Hồ Chí Minh', 'Đồ uống có cồn', 'Phí cầu đường nếu tự lái'],
    notes: ['Tối thứ Sáu cao tốc hay ùn, nên rời thành phố trước 16:30 hoặc sau 19:00.'],
    provinces: ['ho-chi-minh'],
    places: ['bai-bien-ho-tram'],
    location: { lat: 10.4796, lng: 107.4009, address: 'Đường ven biển, xã Hồ Tràm, TP. Hồ Chí Minh' },
    terms: {
      include: ['buffet-sang', 'bua-toi', 've-vui-choi'],
      conform: ['cap-doi', 'gia-dinh'],
      theme: ['nghi-duong', 'cuoi-tuan-ngan-ngay'],
    },
    supplier: 'gio-chuong-nam',
    popularity: 810,
    faqs: [
      {
        question: 'Hai bé nhỏ ở cùng được không?',
        answer: 'Được, villa nhận hai lớn hai bé. Hồ không có rào, trẻ dưới 6 tuổi cần người lớn ở sát bên.',
      },
      {
        question: 'Có xe limousine từ Sài Gòn không?',
        answer:
          'Có tuyến ghép 220.000–280.000 đồng mỗi ghế (tham khảo). Bạn nhắn ngày đi, chúng tôi giữ ghế hộ.',
      },
      {
        question: 'Mưa thì nướng ở đâu?',
        answer: 'Mâm chuyển vào hiên có mái hoặc nhà hàng sát biển, thực đơn giữ nguyên.',
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
          label: 'Một đêm Villa 1 phòng sân vườn, Chân Sóng Resort Hồ Tràm',
          unit: 'resort-chan-song-ho-tram/villa-1-phong-san-vuon',
          nights: 1,
        },
        { kind: 'meal', label: 'Mâm nướng hải sản Bình Châu cho hai người' },
        { kind: 'ticket', label: 'Vé ngâm chân suối nước nóng Bình Châu', quantity: 2 },
        { kind: 'gift', label: 'Trả nhà muộn đến 14:00' },
      ],
      ...onSale,
      useFrom: '2026-10-01',
      useTo: '2027-12-23',
      blackouts: [
        ...closedOverTet,
        { from: '2027-04-29', to: '2027-05-02', reason: 'Villa nhận từ hai đêm dịp lễ 30/4 – 1/5' },
        { from: '2027-09-01', to: '2027-09-04', reason: 'Villa nhận từ hai đêm dịp Quốc khánh' },
      ],
      advanceBookingDays: 2,
      minQuantity: 1,
      surcharges: [
        onWeekdays('Phụ thu tối thứ Sáu', [5], 700_000, 'roomNight'),
        onWeekdays('Phụ thu tối thứ Bảy', [6], 1_200_000, 'roomNight'),
        ...onHolidays('roomNight', {
          'gio-to': 900_000,
          'van-hoa': 500_000,
          'tet-duong': 1_800_000,
          'giang-sinh': 800_000,
        }),
      ],
      childPolicy: [
        { fromAge: 0, toAge: 5, label: 'Dưới 6 tuổi: miễn phí, gồm bữa sáng', amountVnd: 0 },
        {
          fromAge: 6,
          toAge: 11,
          label: 'Từ 6 đến 11 tuổi: sofa giường và suất nướng nhỏ',
          amountVnd: 450_000,
        },
        { fromAge: 12, toAge: 17, label: 'Từ 12 tuổi: giường phụ và suất nướng', amountVnd: 1_050_000 },
      ],
      hotels: ['resort-chan-song-ho-tram'],
      months: [1, 2, 3, 4, 5, 11, 12],
    },
    pack: {
      summary: 'Nguyên villa một phòng ngủ cho hai người lớn và tối đa hai bé.',
      quantity: 20,
      baseVnd: 8_400_000,
      children: 2,
    },
    ratePlans: comboPlans.halfBoard,
    priceRules: [
      { kind: 'season', label: 'Hè Hồ Tràm', from: '06-01', to: '08-15', percent: 12 },
      {
        ...deal('Ưu đãi từ Chủ nhật đến thứ Năm', 28, '2026-11-01', '2027-12-23'),
        weekdays: [1, 2, 3, 4, 7],
      },
    ],
    scenes: {
      hero: ['pool/garden-palms/night', 'pool/garden-palms'],
      gallery: [
        'hotel-room/villa-garden',
        'beach/parasol',
        'restaurant/seaside',
        'beach/hammock',
        'spa/hot-spring',
        'beach/pair',
      ],
    },
  }),
  combo({
    slug: 'combo-con-dao-3n2d-ben-hang-bang-va-hang-duong',
    code: 'CB023',
    title: 'Combo Côn Đảo 3N2Đ: phòng nhìn vịnh Côn Sơn, viếng Hàng Dương, một sáng Hòn Bảy Cạnh',
    nameAlias: ['combo con dao 3n2d', 'combo con dao vieng co sau', 'combo con dao khach san'],
    summary:
      'Hai đêm khách sạn trên đường bàng cổ thụ, xe sân bay, xe điện viếng Hàng Dương buổi tối, ca nô Hòn Bảy Cạnh và bữa tối món đảo.',
    content: `Ghế bay ra Côn Đảo ít, nên gói này mở từ lúc bạn đã có vé hoặc muốn chúng tôi hỏi giá giúp. Việc còn lại trên đảo, từ xe đến lễ vật, đã xếp sẵn theo nhịp chậm của nơi này.

## Tối đầu tiên

Xe đón ở Cỏ Ống, hai mươi phút ven biển về đường Tôn Đức Thắng. Phòng Deluxe nhìn vịnh có ban công, gió thổi suốt. Mười giờ đêm, xe điện đưa đi nghĩa trang Hàng Dương cùng người hướng dẫn. Bộ lễ gồm hoa, nhang, bánh trái được soạn sẵn, giản dị theo quy định của ban quản lý. Mặc áo có tay, quần hoặc váy quá gối.

## Ngày biển, ngày đảo

Bảy rưỡi sáng ngày hai, ca nô ra Hòn Bảy Cạnh nếu biển êm, tháng 3 đến tháng 9 thường đi được. Lặn ống thở một giờ, đi bộ rừng ngập mặn, về trước 12:00. Chiều tự do, có thể thuê xe máy ra Đầm Trầu xem máy bay hạ cánh. Bữa tối món đảo: cá mú hấp, ốc vú nàng nướng, canh chua cá thu.

Biển động thì buổi ca nô thay bằng Bảo tàng Côn Đảo và trại Phú Hải cùng người thuyết minh, chênh lệch hoàn 500.000 đồng mỗi khách.

## Ngày về

Ăn sáng, đi chợ mua hạt bàng, xe tiễn theo giờ bay hoặc giờ tàu.`,
    highlights: [
      'Trên đường bàng cổ thụ, năm phút đi bộ ra chợ',
      'Viếng Hàng Dương buổi tối có người dẫn và lễ soạn sẵn',
      'Ca nô Hòn Bảy Cạnh, có phương án khi biển động',
      'Xe đón tiễn sân bay hoặc cảng',
    ],
    inclusions: [
      'Hai đêm phòng Deluxe vịnh Côn Sơn, bữa sáng',
      'Xe đón và tiễn sân bay hoặc bến tàu',
      'Xe điện, người dẫn và bộ lễ viếng Hàng Dương',
      'Ca nô Hòn Bảy Cạnh nửa ngày, phí vào vườn quốc gia',
      'Một bữa tối món đảo cho hai người',
    ],
    exclusions: ['Vé máy bay hoặc vé tàu (theo yêu cầu, báo giá riêng)', 'Thuê xe máy', 'Tiền công đức'],
    notes: ['Mang đủ tiền mặt, cây rút tiền trên đảo ít và có lúc tạm ngưng.'],
    provinces: ['ho-chi-minh'],
    places: ['con-dao'],
    location: {
      lat: 8.6844,
      lng: 106.6048,
      address: 'Đường Tôn Đức Thắng, đặc khu Côn Đảo, TP. Hồ Chí Minh',
    },
    terms: {
      include: ['dua-don', 'buffet-sang', 'bua-toi', 've-vui-choi'],
      conform: ['cap-doi', 'nguoi-cao-tuoi', 'nhom-ban'],
      theme: ['bien-dao', 'tam-linh-hanh-huong'],
    },
    supplier: 'gio-chuong-nam',
    popularity: 750,
    faqs: [
      {
        question: 'Chuyến bay ra đảo bị hủy vì gió thì gói xử lý sao?',
        answer:
          'Bạn dời ngày không mất phí trong hạn dùng gói. Không dời được, chúng tôi hoàn phần chưa sử dụng khi có giấy của hãng.',
      },
      {
        question: 'Có xem rùa đẻ được không?',
        answer:
          'Gói không gồm. Mùa khoảng tháng 5 đến tháng 10, vườn quốc gia nhận đăng ký riêng và phải ngủ lại trạm.',
      },
      {
        question: 'Trẻ nhỏ đi viếng buổi tối có nên không?',
        answer: 'Nên đi buổi sáng sớm cho trẻ, xe điện và người dẫn đổi giờ theo bạn, không thu thêm.',
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
          label: 'Hai đêm phòng Deluxe vịnh Côn Sơn, Khách sạn Lá Bàng Côn Đảo',
          unit: 'khach-san-la-bang-con-dao/deluxe-vinh-con-son',
          nights: 2,
        },
        { kind: 'transfer', label: 'Xe đón và tiễn sân bay hoặc bến tàu', quantity: 2 },
        { kind: 'tour', label: 'Viếng Hàng Dương buổi tối, lễ soạn sẵn', quantity: 2 },
        { kind: 'tour', label: 'Ca nô Hòn Bảy Cạnh nửa ngày', quantity: 2 },
        { kind: 'meal', label: 'Bữa tối món đảo cho hai người' },
        { kind: 'flight', label: 'Vé máy bay theo yêu cầu, báo giá riêng' },
      ],
      ...onSale,
      useFrom: '2027-02-20',
      useTo: '2027-10-31',
      blackouts: [{ from: '2027-07-25', to: '2027-07-28', reason: 'Dịp 27/7 đảo kín phòng' }],
      advanceBookingDays: 7,
      minQuantity: 1,
      surcharges: [
        onWeekdays('Phụ thu nhận phòng thứ Năm, thứ Sáu', [4, 5], 250_000, 'roomNight'),
        ...onHolidays('roomNight', { 'gio-to': 500_000, 'le-30-4': 1_100_000, 'quoc-khanh': 1_000_000 }),
      ],
      childPolicy: inParentsRoom(950_000, 2_300_000),
      hotels: ['khach-san-la-bang-con-dao'],
      months: [3, 4, 5, 6, 7, 8, 9],
    },
    pack: {
      summary: 'Cho hai người lớn, dịch vụ trên đảo trọn gói, chưa gồm đường đi.',
      quantity: 20,
      baseVnd: 9_900_000,
      children: 1,
    },
    ratePlans: comboPlans.breakfast,
    priceRules: [{ kind: 'season', label: 'Hè biển êm', from: '06-01', to: '08-15', percent: 8 }],
    scenes: {
      hero: ['beach/single/noon', 'beach/single'],
      gallery: [
        'hotel-room/deluxe-sea',
        'beach/headland',
        'restaurant/seaside',
        'island-sea/reef',
        'lobby/lounge',
        'pier/moored',
      ],
    },
  }),
  combo({
    slug: 'combo-mui-ne-2n1d-bungalow-vuon-dua-va-xe-jeep-bau-trang',
    code: 'CB024',
    title: 'Combo Mũi Né 2N1Đ: bungalow vườn dừa, xe jeep Bàu Trắng lúc bình minh',
    nameAlias: ['combo mui ne 2n1d', 'combo phan thiet', 'combo xe jeep bau trang'],
    summary:
      'Một đêm bungalow 4 sao sát biển Hàm Tiến, jeep riêng bốn rưỡi sáng đi Bàu Trắng và đồi Hồng, bữa tối lẩu thả cho hai người.',
    content: `Cát ở Bàu Trắng chỉ mát cho đến khoảng bảy giờ. Muốn thấy mặt đồi còn nguyên gân sóng, phải ngủ lại gần và dậy sớm, đó là toàn bộ lý do của gói hai ngày này.

## Chiều đầu tiên

Bạn tự đến bằng xe nhà, limousine hoặc tàu hỏa; từ ga Phan Thiết gọi xe mất ba mươi phút. Bungalow nằm trong vườn dừa, có võng và gàu tre tắm ngoài trời. Bốn giờ chiều nước biển dịu, từ tháng 5 đến tháng 9 sóng phẳng hợp bơi, mùa khô thì ngồi bờ xem diều bay. Bữa tối là lẩu thả bày trong bẹ hoa chuối, thêm đĩa bánh xèo tôm mực nhỏ.

## Bốn giờ rưỡi sáng

Jeep mui trần đón tại cổng, chỉ có nhóm của bạn. Năm mươi phút tới Bàu Trắng, tài xế biết gò cát phía đông ít dấu chân. Ở đó một tiếng rưỡi, bạn tự đi bộ lên, xe địa hình trên cát là dịch vụ riêng của bến. Đường về dừng đồi Hồng và Suối Tiên. Chín giờ có mặt ở bàn ăn sáng, nhà bếp giữ phần đến 10:00.

Trả phòng 12:00. Muốn ở tới 16:00, gói cộng một nửa tiền đêm.`,
    highlights: [
      'Jeep riêng cho nhóm của bạn, đi lúc 4:30',
      'Bungalow lợp tranh có võng và gàu tre ngoài trời',
      'Lẩu thả bày trong bẹ hoa chuối cho hai người',
      'Bữa sáng giữ phần đến 10:00 cho người đi bình minh',
    ],
    inclusions: [
      'Một đêm bungalow vườn dừa cho hai người lớn',
      'Bữa sáng và bữa tối lẩu thả',
      'Xe jeep riêng Bàu Trắng – đồi Hồng – Suối Tiên',
    ],
    exclusions: ['Xe từ TP. Hồ Chí Minh', 'Xe địa hình trên cát', 'Phí vào bến Bàu Trắng nếu có'],
    notes: ['Mang áo khoác gió và khăn che mặt; cát sớm lạnh và bay nhiều từ tháng 11 đến tháng 3.'],
    provinces: ['lam-dong'],
    places: ['mui-ne', 'bau-trang'],
    location: { lat: 10.9537, lng: 108.2266, address: 'Đường Nguyễn Đình Chiểu, phường Mũi Né, Lâm Đồng' },
    terms: {
      include: ['buffet-sang', 'bua-toi', 've-vui-choi'],
      conform: ['cap-doi', 'nhom-ban'],
      theme: ['bien-dao', 'cuoi-tuan-ngan-ngay', 'chup-anh'],
    },
    supplier: 'gio-chuong-nam',
    popularity: 640,
    faqs: [
      {
        question: 'Trẻ 4 tuổi đi jeep có an toàn không?',
        answer:
          'Ghế sau có đai, bé ngồi lòng người lớn phải thắt cùng. Đường xóc; nhiều nhà chọn đi xe bảy chỗ kín, đổi không thu thêm.',
      },
      {
        question: 'Sáng ấy mưa thì sao?',
        answer:
          'Mưa nhỏ vẫn đi. Mưa lớn, jeep dời sang 15:30 chiều hôm nhận phòng hoặc bạn nhận lại 450.000 đồng.',
      },
      {
        question: 'Đi một xe bốn người được chứ?',
        answer: 'Được. Hai gói đi chung một xe thì chuyến kéo dài thêm một giờ, ghé làng chài trên đường về.',
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
          label: 'Một đêm bungalow vườn dừa, Dừa Nghiêng Resort Mũi Né',
          unit: 'resort-dua-nghieng-mui-ne/bungalow-vuon-dua',
          nights: 1,
        },
        { kind: 'meal', label: 'Lẩu thả và bánh xèo cho hai người' },
        { kind: 'tour', label: 'Xe jeep riêng Bàu Trắng lúc bình minh' },
      ],
      ...onSale,
      useFrom: '2026-10-05',
      useTo: '2027-12-22',
      blackouts: closedOverTet,
      advanceBookingDays: 1,
      minQuantity: 1,
      surcharges: [
        onWeekdays('Phụ thu tối thứ Sáu', [5], 250_000, 'roomNight'),
        onWeekdays('Phụ thu tối thứ Bảy', [6], 400_000, 'roomNight'),
        ...onHolidays('roomNight', {
          'gio-to': 400_000,
          'le-30-4': 900_000,
          'quoc-khanh': 850_000,
          'van-hoa': 250_000,
          'tet-duong': 800_000,
          'giang-sinh': 400_000,
        }),
      ],
      childPolicy: inParentsRoom(350_000, 800_000),
      hotels: ['resort-dua-nghieng-mui-ne'],
      months: [1, 2, 3, 4, 5, 6, 11, 12],
    },
    pack: {
      summary: 'Cho hai người lớn: một đêm, hai bữa và một chuyến jeep.',
      quantity: 26,
      baseVnd: 3_600_000,
      children: 1,
    },
    ratePlans: comboPlans.halfBoard,
    priceRules: [
      { kind: 'season', label: 'Hè ở Hàm Tiến', from: '06-01', to: '08-15', percent: 10 },
      deal('Ưu đãi dậy sớm', 15, '2026-11-01', '2027-08-31'),
    ],
    scenes: {
      hero: ['dunes/jeep/dawn', 'dunes/jeep', 'dunes'],
      gallery: [
        'hotel-room/villa-garden',
        'pool/garden-palms',
        'restaurant/seaside',
        'beach/grove',
        'lobby/lounge',
        'beach/single',
      ],
    },
  }),
];
