import type { Province } from './province.ts';

/** Provinces and cities of the Central Highlands. */
export const highlandsProvinces: Province[] = [
  {
    code: '52',
    slug: 'gia-lai',
    title: 'Gia Lai',
    type: 'province',
    region: 'central',
    subRegion: 'Tây Nguyên',
    nameAlias: [
      'Bình Định',
      'Quy Nhơn',
      'Pleiku',
      'Kỳ Co',
      'Eo Gió',
      'Biển Hồ',
      'Chư Đăng Ya',
      'Qui Nhơn',
      'Hòn Khô',
      'Biển Hồ Pleiku',
    ],
    mergedFrom: ['Gia Lai', 'Bình Định'],
    lat: 13.89,
    lng: 108.438,
    bestMonths: [1, 2, 3, 4, 5, 6, 7, 8, 11],
    summary:
      'Biển Quy Nhơn với Kỳ Co, Eo Gió và tháp Chăm, cùng cao nguyên Pleiku hồ xanh, núi lửa, nay là một tỉnh.',
    content: `Gia Lai nay gồm Gia Lai và Bình Định cũ, trung tâm đặt ở Quy Nhơn. Khách du lịch chủ yếu về phía biển, còn ai thích cao nguyên thì lên Pleiku, cách khoảng 160 km theo quốc lộ 19.

## Quy Nhơn ba ngày

Ngày đầu tắm bãi biển ngay trước phố, chiều ra Ghềnh Ráng, thăm mộ Hàn Mặc Tử. Ngày hai đi Eo Gió và Kỳ Co: sáng đi ca nô từ Nhơn Lý, lặn ngắm san hô rồi ăn hải sản làng chài. Ngày ba xem tháp Đôi, tháp Bánh Ít, ghé bảo tàng Quang Trung nghe trống trận Tây Sơn.

## Lên Pleiku

Biển Hồ trong xanh giữa rừng thông, núi lửa Chư Đăng Ya vàng hoa dã quỳ vào tháng Mười một. Mùa biển êm từ tháng Ba đến tháng Chín. Sân bay Phù Cát cách Quy Nhơn 32 km, đi khoảng 40 phút.
`,
    special: true,
    popularity: 780,
    picture: 'beach-headland-dawn-1',
  },
  {
    code: '66',
    slug: 'dak-lak',
    title: 'Đắk Lắk',
    type: 'province',
    region: 'central',
    subRegion: 'Tây Nguyên',
    nameAlias: [
      'Phú Yên',
      'Daklak',
      'Buôn Ma Thuột',
      'Buôn Mê Thuột',
      'BMT',
      'Tuy Hòa',
      'Gành Đá Đĩa',
      'Buôn Đôn',
      'Hồ Lắk',
      'Đắc Lắc',
      'Ban Mê Thuột',
      'Sông Cầu',
    ],
    mergedFrom: ['Đắk Lắk', 'Phú Yên'],
    lat: 12.922,
    lng: 108.444,
    bestMonths: [1, 2, 3, 4, 5, 6, 7, 8, 12],
    summary:
      'Cà phê và voi Buôn Đôn trên cao nguyên, Gành Đá Đĩa và Mũi Điện bên biển Phú Yên cũ, nay nối trong một tỉnh.',
    content: `Đắk Lắk nay gồm Đắk Lắk và Phú Yên cũ, trải từ biên giới phía tây ra tới điểm đón bình minh sớm trên đất liền. Hai vùng cách nhau khoảng bốn giờ xe, nên bạn chọn một bên nếu chỉ có ba ngày.

## Cao nguyên

Buôn Ma Thuột là thủ phủ cà phê: bảo tàng, quán rang xay và hội cà phê tổ chức vào tháng Ba, thường hai năm một lần. Hồ Lắk có thuyền độc mộc, Buôn Đôn nay chuyển sang ngắm voi thân thiện thay cho cưỡi. Thác Dray Nur đẹp nhất cuối mùa mưa.

## Phía biển

Từ Tuy Hòa chạy về bắc gặp Gành Đá Đĩa, Bãi Xép và vịnh Xuân Đài; về nam có Mũi Điện với ngọn hải đăng trăm năm. Món nên thử là mắt cá ngừ và sò huyết Ô Loan. Biển êm từ tháng Hai đến tháng Tám.
`,
    special: false,
    popularity: 590,
    picture: 'waterfall-jungle-golden-1',
  },
  {
    code: '68',
    slug: 'lam-dong',
    title: 'Lâm Đồng',
    type: 'province',
    region: 'central',
    subRegion: 'Tây Nguyên',
    nameAlias: [
      'Đắk Nông',
      'Bình Thuận',
      'Đà Lạt',
      'ĐL',
      'Dalat',
      'Bảo Lộc',
      'Phan Thiết',
      'Mũi Né',
      'Phú Quý',
      'Tà Đùng',
      'Gia Nghĩa',
      'Đắc Nông',
      'Hồ Tuyền Lâm',
      'Langbiang',
      'Hòn Rơm',
    ],
    mergedFrom: ['Lâm Đồng', 'Đắk Nông', 'Bình Thuận'],
    lat: 11.673,
    lng: 107.969,
    bestMonths: [1, 2, 3, 4, 11, 12],
    summary:
      'Đà Lạt se lạnh trên cao nguyên, Mũi Né nắng gió bên biển và hồ Tà Đùng, ba vùng nay trong tỉnh Lâm Đồng.',
    content: `Lâm Đồng nay gồm Lâm Đồng, Đắk Nông và Bình Thuận cũ. Từ Đà Lạt ở độ cao 1.500 m, bạn có thể đi đèo Đại Ninh xuống Mũi Né trong khoảng bốn giờ, sáng mặc áo len và chiều đã ra biển.

## Đà Lạt

Thành phố không có đèn giao thông suốt nhiều năm, phố dốc quanh hồ Xuân Hương. Buổi sớm săn mây ở Cầu Đất, trưa dạo ga cũ, chiều vào hồ Tuyền Lâm và Thiền viện Trúc Lâm, tối ăn bánh tráng nướng ở chợ đêm. Hoa dã quỳ nở tháng Mười một, mai anh đào khoảng tháng Một, tháng Hai.

## Mũi Né và Tà Đùng

Mũi Né có đồi cát, suối Tiên và gió cho dân lướt ván diều từ tháng Mười một đến tháng Ba. Đảo Phú Quý đi tàu từ Phan Thiết hai giờ rưỡi đến ba giờ rưỡi. Hồ Tà Đùng nhiều đảo đất đỏ, mùa nước đầy từ tháng Chín đến tháng Mười hai.
`,
    special: true,
    popularity: 970,
    picture: 'pine-hills-villas-mist-1',
  },
];
