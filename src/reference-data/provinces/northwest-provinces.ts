import type { Province } from './province.ts';

/** Provinces and cities of the northwest. */
export const northwestProvinces: Province[] = [
  {
    code: '11',
    slug: 'dien-bien',
    title: 'Điện Biên',
    type: 'province',
    region: 'north',
    subRegion: 'Tây Bắc Bộ',
    nameAlias: ['Điện Biên Phủ', 'Mường Thanh', 'A Pa Chải', 'Pha Đin', 'Đồi A1'],
    mergedFrom: ['Điện Biên'],
    lat: 21.711,
    lng: 103.021,
    bestMonths: [3, 4, 10, 11, 12],
    summary:
      'Lòng chảo Mường Thanh với các di tích chiến dịch năm 1954, hồ Pá Khoang và điểm cực Tây A Pa Chải.',
    content: `Điện Biên gắn với chiến dịch 56 ngày đêm năm 1954. Các điểm chính như đồi A1, hầm chỉ huy và bảo tàng đều nằm trong phường Điện Biên Phủ, đi trong một ngày là đủ. Ngày thứ hai bạn có thể lên Mường Phăng, nơi đặt sở chỉ huy, rồi dạo hồ Pá Khoang. Tháng Ba hoa ban nở trắng sườn đồi. Từ Hà Nội bay khoảng một giờ, đi đường bộ qua đèo Pha Đin mất chừng mười giờ.
`,
    special: false,
    popularity: 250,
    picture: 'rice-terraces-valley-mist-1',
  },
  {
    code: '12',
    slug: 'lai-chau',
    title: 'Lai Châu',
    type: 'province',
    region: 'north',
    subRegion: 'Tây Bắc Bộ',
    nameAlias: ['Sìn Hồ', 'Ô Quy Hồ', 'Pu Ta Leng', 'Tam Đường', 'Rồng Mây', 'Sin Suối Hồ'],
    mergedFrom: ['Lai Châu'],
    lat: 22.318,
    lng: 103.185,
    bestMonths: [3, 4, 9, 10, 11, 12],
    summary:
      'Vùng núi cao phía sau dãy Hoàng Liên, có đèo Ô Quy Hồ, cao nguyên Sìn Hồ và các cung leo núi gần 3.000 m.',
    content: `Lai Châu hợp với người thích đi bộ và ở bản. Từ Sa Pa vượt đèo Ô Quy Hồ là sang Tam Đường, ghé cầu kính Rồng Mây rồi xuống bản Sin Suối Hồ ngủ nhà người Mông, mùa xuân hoa địa lan nở quanh hiên. Dân leo núi tìm đến Pu Ta Leng và Bạch Mộc Lương Tử, mỗi chuyến hai đến ba ngày với porter địa phương. Trời đẹp từ tháng Chín đến tháng Tư, đêm lạnh nên cần áo ấm.
`,
    special: false,
    popularity: 230,
    picture: 'rice-terraces-ridge-noon-1',
  },
  {
    code: '14',
    slug: 'son-la',
    title: 'Sơn La',
    type: 'province',
    region: 'north',
    subRegion: 'Tây Bắc Bộ',
    nameAlias: ['Mộc Châu', 'Tà Xùa', 'Yên Châu', 'Bắc Yên', 'Mường La'],
    mergedFrom: ['Sơn La'],
    lat: 21.195,
    lng: 104.069,
    bestMonths: [1, 2, 3, 9, 10, 11, 12],
    summary:
      'Cao nguyên Mộc Châu mát quanh năm với đồi chè, mùa hoa mận, còn Tà Xùa là nơi săn mây quen thuộc của dân phượt.',
    content: `Đi Sơn La, phần lớn du khách dừng ở Mộc Châu, cách Hà Nội chừng bốn tiếng rưỡi xe. Ở độ cao hơn một nghìn mét, sáng sớm ở đây có sương, trưa nắng khô và tối phải khoác thêm áo.

## Mộc Châu trong hai ngày

Ngày đầu thăm đồi chè, rừng thông bản Áng và thác Dải Yếm. Ngày sau đi cầu kính Bạch Long hoặc thung lũng mận Nà Ka. Bữa ăn nên thử bê chao, cá suối nướng và sữa chua từ các trại bò trong vùng. Các homestay nằm rải rác ở bản Áng và quanh tiểu khu cũ, thuê xe máy đi là tiện nhất.

## Mùa hoa và mùa mây

Hoa mận nở rộ từ cuối tháng Một đến giữa tháng Hai, hoa đào sát Tết, hoa cải từ tháng Mười một. Tà Xùa có mây nhiều từ tháng Mười một đến tháng Ba, nên ngủ lại một đêm và dậy trước sáu giờ.
`,
    special: false,
    popularity: 640,
    picture: 'rice-terraces-knoll-noon-1',
  },
  {
    code: '15',
    slug: 'lao-cai',
    title: 'Lào Cai',
    type: 'province',
    region: 'north',
    subRegion: 'Tây Bắc Bộ',
    nameAlias: [
      'Yên Bái',
      'Sa Pa',
      'Sapa',
      'Fansipan',
      'Mù Cang Chải',
      'Bắc Hà',
      'Y Tý',
      'Nghĩa Lộ',
      'Phan Xi Păng',
      'Tú Lệ',
      'Cát Cát',
      'Tả Van',
    ],
    mergedFrom: ['Lào Cai', 'Yên Bái'],
    lat: 22.06,
    lng: 104.347,
    bestMonths: [3, 4, 5, 9, 10, 11, 12],
    summary:
      'Sa Pa trong sương, đỉnh Fansipan 3.143 m và những thửa ruộng bậc thang Mù Cang Chải, nay cùng thuộc tỉnh Lào Cai.',
    content: `Lào Cai nay gồm Lào Cai và Yên Bái cũ, nên một chuyến đi có thể nối Sa Pa với Mù Cang Chải mà không rời tỉnh. Xe từ Hà Nội theo cao tốc lên Sa Pa mất 5 đến 6 giờ.

## Ở Sa Pa làm gì

Buổi sáng đi cáp treo lên Fansipan khi mây còn thấp, buổi chiều đi bộ xuống bản Cát Cát hoặc men theo thung lũng Mường Hoa qua Lao Chải, Tả Van. Chủ nhật có chợ phiên Bắc Hà, cách Sa Pa khoảng hai tiếng rưỡi xe. Muốn vắng hơn, bạn lên Y Tý ngắm biển mây và những mái nhà trình tường của người Hà Nhì.

## Chọn thời gian

Mù Cang Chải có nước đổ vào tháng Năm, tháng Sáu và lúa chín từ giữa tháng Chín đến đầu tháng Mười. Sa Pa lạnh nhất từ tháng Mười hai đến tháng Hai, có năm xuất hiện băng giá nhưng không thể hẹn trước. Mưa lớn tháng Bảy, tháng Tám dễ gây sạt lở, bạn nên để lịch trống một ngày.
`,
    special: true,
    popularity: 930,
    picture: 'rice-terraces-houses-noon-1',
  },
];
