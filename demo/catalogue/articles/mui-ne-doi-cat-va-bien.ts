import { authors } from './authors.ts';
import type { DemoArticle } from './demo-article.ts';

export const muiNeDoiCatVaBien: DemoArticle = {
  slug: 'mui-ne-doi-cat-va-bien',
  title: 'Mũi Né: đồi cát lúc năm giờ sáng, biển lúc bốn giờ chiều',
  excerpt:
    'Đồi Hồng hay Bàu Trắng, đi xe jeep hay tự đi, mùa nào gió êm để tắm và mùa nào gió mạnh cho diều. Gợi ý cho hai ngày từ TP. Hồ Chí Minh.',
  category: 'Kinh nghiệm',
  tags: ['Mũi Né', 'Phan Thiết', 'đồi cát', 'Bàu Trắng', 'cuối tuần'],
  author: authors.haVy,
  publishedAt: '2025-12-12',
  content: `Từ ngày có cao tốc, Mũi Né chỉ còn cách TP. Hồ Chí Minh chừng ba giờ xe. Nhiều gia đình coi đây là chuyến cuối tuần, nhưng cũng vì gần nên dễ đi không có kế hoạch: tới nơi lúc trưa nắng, ra đồi cát giữa ba giờ chiều bỏng chân rồi kết luận là chẳng có gì. Chỉ cần đảo lại giờ giấc, mọi thứ khác hẳn.

## Đi và đến

- **Xe**: 3 giờ đến 3 giờ 30 từ TP. Hồ Chí Minh. Xe limousine thường đón tận nơi.
- **Tàu hỏa**: ga Sài Gòn – Phan Thiết chừng 3 giờ 30 đến 4 giờ, từ ga về khu nghỉ còn khoảng 20 km. Trẻ em thích tàu vì được đi lại.
- **Máy bay**: sân bay Phan Thiết chưa khai thác, đừng tìm vé.

Bình Thuận nay thuộc tỉnh Lâm Đồng. Trên trang tìm kiếm, bạn gõ "Mũi Né" hoặc "Phan Thiết" đều ra.

## Hai đồi cát

### Đồi cát bay (đồi Hồng)

Nằm ngay rìa phường Mũi Né, cát đỏ cam, đi bộ lên là tới. Đẹp lúc 5:15 đến 6:30 và 16:30 đến 17:45. Người dân cho thuê ván trượt, hãy thỏa thuận giá trước.

### Bàu Trắng

Cách khu nghỉ khoảng 25 đến 30 km về phía bắc, cát trắng bao quanh hồ nước ngọt có sen. Rộng và sạch hơn đồi Hồng. Tour xe jeep đón khách từ 4:30, kịp xem mặt trời lên khỏi đồi. Xe địa hình chạy trên cát khá xóc, phụ nữ mang thai và trẻ dưới 5 tuổi nên đi bộ.

Nếu chỉ có một buổi sáng, tôi chọn Bàu Trắng trước, rồi ghé đồi Hồng và Suối Tiên trên đường về. Suối Tiên lội chân trần, nước tới mắt cá, đi 30 phút là đủ thấy vách đất đỏ trắng đan nhau.

## Mùa gió, mùa tắm

- **Tháng 11 đến tháng 3**: gió mạnh và đều vào chiều, trời khô. Đây là mùa lướt diều. Buổi sáng biển lặng, tắm trước 10:00.
- **Tháng 4 đến tháng 6**: gió giảm, nước trong, hợp gia đình.
- **Tháng 7 đến tháng 10**: có mưa rào, sóng vừa, giá phòng mềm.

Nơi đây thuộc vùng ít mưa, nên ngay trong mùa mưa cũng hiếm khi mất trọn một ngày. Một số đoạn bờ bị xói có kè; khi chọn phòng, hãy hỏi bãi trước mặt còn cát không và tắm được lúc triều nào.

## Hai ngày gọn gàng

### Ngày 1

Rời thành phố lúc 7:00, trưa nhận phòng sớm nếu còn. Nghỉ đến 15:30, ra biển. Chiều muộn ghé làng chài, thuyền thúng về bến lúc bình minh đông hơn, nhưng hoàng hôn lại dễ chụp. Tối ăn hải sản ở khu quán bờ kè, xem bảng giá theo cân.

### Ngày 2

4:30 lên xe jeep đi Bàu Trắng, 9:00 về ăn sáng, bơi, trả phòng lúc 12:00. Trưa ăn bánh canh chả cá ở Phan Thiết, ghé tháp Pô Sah Inư nhìn xuống thành phố rồi về.

## Ăn gì

1. **Lẩu thả**: cá mai hoặc cá suốt tái chanh, xếp cùng rau trong bẹ hoa chuối, chan nước lèo.
2. **Bánh căn**: đổ khuôn đất, ăn với nước cá kho và xíu mại.
3. **Bánh xèo tôm mực**: nhỏ bằng lòng bàn tay, ăn nóng từng chiếc.
4. **Dông nướng**: đặc sản vùng cát, hỏi nguồn nuôi trước khi gọi.
5. **Thanh long**: mua dọc đường, ruột đỏ ngọt hơn vào chính vụ mùa hè.

## Ở khu nào

- **Hàm Tiến, đường Nguyễn Đình Chiểu**: dải khu nghỉ ven biển, đi bộ ra quán.
- **Phía Hòn Rơm**: vắng, bãi rộng, gần đồi cát, tối ít dịch vụ.
- **Tiến Thành, phía nam Phan Thiết**: khu nghỉ lớn, có công viên và sân chơi, hợp nhà đông trẻ.

## Mẹo nhỏ

- Mang kính, khăn che mặt và túi kín cho máy ảnh; cát mịn len vào mọi khe.
- Đi giày thể thao lên đồi, tháo ra khi xuống dốc.
- Trả giá xe địa hình theo phút và theo cung, chốt trước khi ngồi.
- Lễ dài ngày, cửa ngõ cao tốc đông từ 16:00; đi trước 6:00 hoặc sau 20:00.

Nếu dư thêm hai ngày, bạn có thể đi tàu ra đảo Phú Quý, 2 giờ 30 đến 3 giờ 30 tùy tàu. Đảo đẹp vào tháng 3 đến tháng 8, khi sóng lặng; mùa gió thì tàu dễ hoãn nhiều ngày.

Mũi Né thưởng cho người dậy sớm. Một buổi sáng trên cát mát, gió còn nhẹ, rồi cả ngày sau đó làm biếng bên hồ bơi mà không thấy áy náy.`,
  provinces: ['lam-dong'],
  places: ['mui-ne', 'bau-trang', 'dao-phu-quy'],
  products: [],
  scenes: ['beach/single', 'motorbike/beach', 'beach'],
  special: false,
};
