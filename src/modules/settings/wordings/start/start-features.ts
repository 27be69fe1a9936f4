import type { SearchWords } from '../search-shape.ts';

const row = (name: string, said: string, option = '', isOnlyWished = false) => ({
  name,
  said,
  option,
  isOnlyWished,
});

/** Words for what a place to stay or a trip may have, as visitors write them, each with the filter that means it. */
export const startFeatures: SearchWords['features'] = [
  row('hồ bơi', 'hồ bơi, bể bơi, swimming pool, pool', 'hồ bơi'),
  row('sát biển', 'sát biển, ngay biển, mặt biển, beachfront', 'sát biển'),
  row('gần biển', 'gần biển, near the beach, near beach', 'trong 500 m'),
  row(
    'hướng biển',
    'hướng biển, view biển, nhìn ra biển, cảnh biển, ngắm biển, sea view, ocean view',
    'hướng biển',
  ),
  row('hướng núi', 'hướng núi, view núi, nhìn ra núi, mountain view', 'hướng núi'),
  row(
    'bữa sáng',
    'bữa sáng miễn phí, ăn sáng miễn phí, buffet sáng, bữa sáng, ăn sáng, free breakfast, breakfast',
    'bữa sáng',
  ),
  row(
    'thú cưng',
    'thú cưng, chó mèo, mang chó, mang mèo, mang theo chó, mang theo mèo, cho chó, cho mèo, cún, pet, pets, pet friendly, dog friendly',
    'thú cưng',
  ),
  row(
    'đi trong ngày',
    'đi trong ngày, đi về trong ngày, về trong ngày, trong ngày, day cruise, day trip, day tour',
    'trong ngày',
  ),
  row('ngủ đêm', 'ngủ đêm trên vịnh, ngủ đêm, qua đêm, nghỉ đêm, overnight', 'đêm'),
  row('phòng gym', 'phòng gym, gym, phòng tập', 'phòng gym'),
  row('bồn tắm', 'bồn tắm, bathtub', 'bồn tắm'),
  row('ban công', 'ban công, balcony', 'ban công'),
  row(
    'bãi đỗ xe',
    'bãi đỗ xe, bãi đậu xe, chỗ đậu xe, chỗ đỗ xe, chỗ đậu xe hơi, chỗ đỗ xe hơi, chỗ để xe, chỗ đậu ô tô, chỗ đỗ ô tô, chỗ để ô tô, đậu xe ô tô, đậu xe hơi, đỗ ô tô, parking, car park',
    'bãi đỗ xe',
  ),
  row('máy giặt', 'máy giặt', 'máy giặt'),
  row('bếp', 'bếp, bếp nấu, bếp tự nấu, bếp riêng, bếp nấu ăn', 'bếp nhỏ', true),
  row('spa', 'massage spa, spa massage, spa, massage, mát xa', 'spa'),
  row('thang máy', 'thang máy', 'thang máy'),
  row('wifi', 'wifi, wi fi', 'wi fi'),
  row(
    'đưa đón sân bay',
    'đưa đón sân bay, xe đưa đón sân bay, xe đưa đón, đón sân bay, xe đón sân bay',
    'đưa đón sân bay',
    true,
  ),
  row('hủy miễn phí', 'hủy miễn phí, miễn phí hủy, hoàn hủy miễn phí, free cancellation', 'hủy miễn phí'),
  row('gần trung tâm', 'gần trung tâm, ở trung tâm, trung tâm', 'trung tâm'),
  row('khu BBQ', 'bbq, nướng bbq, tiệc nướng', 'khu bbq'),
  row('karaoke', 'karaoke', 'karaoke', true),
  row('sạc xe điện', 'sạc xe điện, trạm sạc', 'sạc xe điện'),
  row('món chay', 'món chay, ăn chay, đồ chay, thực đơn chay', 'thực đơn chay'),
  row('lối đi xe lăn', 'đi xe lăn, xe lăn, người khuyết tật, wheelchair', 'lối đi xe lăn'),
  row(
    'cặp đôi',
    'trăng mật, cặp đôi, cặp đôi mới cưới, vợ chồng mới cưới, mới cưới, vợ chồng son, kỷ niệm ngày cưới, kỷ niệm cưới, tuần trăng mật, hưởng tuần trăng mật, honeymoon, couple, couples',
    'cặp đôi',
  ),
  row('không hút thuốc', 'không hút thuốc, cấm hút thuốc', 'không hút thuốc'),
  row('được hút thuốc', 'hút thuốc'),
  row('nhận phòng sớm', 'nhận phòng sớm, check in sớm, checkin sớm, early check in'),
  row('trả phòng muộn', 'trả phòng muộn, trả phòng trễ, check out muộn, late check out'),
  row('máy lạnh', 'máy lạnh, điều hòa, máy điều hòa', 'điều hòa'),
  row('phòng thông nhau', 'phòng thông nhau, connecting room'),
  row(
    'người cao tuổi',
    'người già, người lớn tuổi, người cao tuổi, ông bà lớn tuổi, ông bà già, ông bà cha mẹ, ông bà, bố mẹ già, ba mẹ già, bố mẹ lớn tuổi, ba mẹ lớn tuổi, elderly, seniors',
    'người cao tuổi',
  ),
  row(
    'gia đình',
    'gia đình, gia đình có trẻ nhỏ, gia đình có con nhỏ, trẻ em, trẻ nhỏ, trẻ con, con nít, con nhỏ, các bé, em bé, bé, family, families, kids',
    'gia đình',
    true,
  ),
  row(
    'giờ mở cửa',
    'khi nào mở cửa, bao giờ mở cửa, mấy giờ mở cửa, lúc nào mở cửa, mở cửa lúc mấy giờ, mở cửa từ mấy giờ, mở cửa mấy giờ, mở cửa khi nào, giờ mở cửa, mấy giờ đóng cửa, mấy giờ, opening hours, opening time',
  ),
  row(
    'số phòng ngủ',
    ['1', '2', '3', '4', '5', '6', '7', '8', 'một', 'hai', 'ba', 'bốn', 'năm']
      .map((count) => `${count} phòng ngủ`)
      .join(', '),
  ),
  row(
    'loại giường',
    '2 giường đôi, 2 giường đơn, 2 giường, hai giường đôi, hai giường đơn, hai giường, 1 giường đôi, giường đôi, giường đơn, king bed, twin bed, double bed',
  ),
  row('đi một mình', 'một mình, đi một mình, solo, solo travel'),
  row('phòng gia đình', 'phòng gia đình, phòng cho gia đình, family room, family rooms', 'gia đình'),
  row('nhóm bạn', 'nhóm bạn, nhóm bạn bè, hội bạn, hội bạn thân', 'nhóm bạn'),
  row('nguyên căn', 'nguyên căn, thuê nguyên căn'),
  row('vé máy bay', 'vé máy bay, vé bay', 'vé máy bay', true),
  // Themes of tours that their titles seldom say
  row('trekking', 'trekking, trek', 'trekking'),
  row('sinh thái', 'sinh thái, miệt vườn', 'sinh thái'),
  row(
    'du lịch đêm',
    'về đêm, ban đêm, buổi tối, du lịch đêm, by night, night tour, nightlife',
    'du lịch đêm',
  ),
  row('tâm linh, hành hương', 'hành hương, tâm linh, đi lễ chùa, lễ chùa, đi chùa', 'tâm linh'),
  row('mùa lúa chín', 'mùa lúa chín, lúa chín, mùa lúa, mùa vàng', 'mùa lúa chín'),
  row('mùa hoa', 'mùa hoa, ngắm hoa', 'mùa hoa'),
  row('giá người lớn, trẻ em', 'giá người lớn, vé người lớn, người lớn, giá trẻ em, vé trẻ em'),
  row('trọn gói', 'all inclusive, all in, full board, bao trọn gói'),
  row('view đẹp', 'view đẹp, có view, nice view'),
  row('khu vui chơi trẻ em', 'khu vui chơi trẻ em, khu chơi trẻ em, kids club', 'khu vui chơi trẻ em'),
];
