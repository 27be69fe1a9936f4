import type { Page } from './page.ts';

export const chinhSachBaoMat: Page = {
  slug: 'chinh-sach-bao-mat',
  title: 'Chính sách bảo mật thông tin cá nhân',
  excerpt:
    'Chúng tôi thu những gì, dùng vào việc gì, giữ bao lâu, ai được xem và bạn yêu cầu sửa, xóa bằng cách nào.',
  effectiveOn: '2026-11-29',
  version: '1.7',
  content: `Chính sách này áp dụng cho mọi người dùng trang {{name}} và được viết theo Luật Bảo vệ dữ liệu cá nhân 91/2025/QH15 cùng Nghị định 356/2025/NĐ-CP. Bên kiểm soát dữ liệu là {{legalName}}, địa chỉ {{address}}.

## 1. Dữ liệu thu thập và mục đích

| Dữ liệu | Dùng để |
|---|---|
| Họ tên, điện thoại, email | Giữ chỗ, gửi xác nhận, liên hệ khi chuyến đi thay đổi |
| Tên, ngày sinh, giới tính, quốc tịch của người đi | Lập danh sách đoàn, tàu, mua bảo hiểm, tính giá trẻ em |
| Số căn cước hoặc hộ chiếu | Xuất vé, khai báo theo yêu cầu của hãng và cảng vụ |
| Thông tin xuất hóa đơn | Lập hóa đơn điện tử |
| Nhật ký truy cập, loại thiết bị | Giữ an toàn hệ thống, sửa lỗi |

Chúng tôi không hỏi giấy tờ ở bước tìm kiếm, không lưu ảnh giấy tờ và không lưu số thẻ. Thẻ được nhập trên trang của cổng thanh toán.

## 2. Phạm vi sử dụng

Dữ liệu chỉ dùng cho đơn hàng, chăm sóc sau chuyến đi và nghĩa vụ pháp lý. Tin khuyến mại chỉ gửi khi bạn tự chọn nhận; ô chọn này để trống sẵn và tách khỏi việc đặt chỗ. Bạn từ chối bất cứ lúc nào bằng liên kết cuối thư.

## 3. Thời gian lưu

Bảng này lấy từ chính công việc xóa dữ liệu chạy mỗi giờ trong hệ thống.

{{retention}}

Nhật ký kỹ thuật che số điện thoại và email.

## 4. Ai được tiếp cận

Nhân viên xử lý đơn; nhà cung cấp của chính đơn hàng (bản phiếu của họ không có giá, số điện thoại và email của bạn); cổng thanh toán, ngân hàng, đơn vị bảo hiểm; cơ quan nhà nước khi có yêu cầu hợp pháp. Chúng tôi không bán và không cho thuê dữ liệu.

## 5. Nơi lưu và chuyển ra nước ngoài

Trang không gắn công cụ theo dõi, quảng cáo hay phông chữ của bên thứ ba. Nếu một dịch vụ khiến dữ liệu phải ra nước ngoài, luật buộc lập hồ sơ đánh giá tác động, và việc đó được ghi trên trang này.

## 6. Quyền của bạn

Theo luật, bạn có quyền biết, xem, nhận bản sao, sửa, xóa, hạn chế, phản đối xử lý và rút lại đồng ý. Gửi yêu cầu qua [Liên hệ](/lien-he) để có mã theo dõi, hoặc viết tới {{email}}, gọi {{phone}}. Việc xóa không áp dụng với phần luật buộc phải giữ.

## 7. Trẻ em

Dữ liệu của người dưới 16 tuổi chỉ được nhập với sự đồng ý của cha mẹ hoặc người giám hộ, và chỉ dùng cho chuyến đi đó.

## 8. Cookie

Trang dùng cookie cần thiết để giữ phiên và ghi nhớ giao diện. Chỗ bạn lưu, so sánh hay vừa xem nằm trong trình duyệt của bạn. Khi bạn đăng nhập, những chỗ bạn lưu, hai mươi chỗ xem gần nhất và giỏ hàng nằm thêm trong tài khoản để bạn thấy trên máy khác, và rời máy khi bạn đăng xuất. Chúng mất cùng tài khoản khi bạn xóa tài khoản. Giỏ hàng nằm trong cookie, kèm giá của từng lựa chọn lúc giỏ hiện nó lần đầu, để trang nói được khi giá đổi; giỏ trống thì giá ấy cũng không còn. Ngày đi và số khách bạn tìm lần trước được nhớ trong trình duyệt; khi ô “Nhớ trên thiết bị này” được đánh dấu lúc đặt chỗ, họ tên, số điện thoại và email của bạn nằm thêm ở đó để điền cho lần sau; cookie chỉ ghi rằng có người được nhớ, không ghi đó là ai. Nút “Quên trên thiết bị này” ở trang chuyến đi xóa tất cả. Khi bạn bấm 'Hữu ích' ở một đánh giá, trình duyệt giữ một số ngẫu nhiên để mỗi người chỉ được tính một lần; máy chủ chỉ lưu mã băm của số ấy. Máy chủ của chúng tôi đếm mỗi trang được xem, mỗi nơi được tìm bao nhiêu lượt một ngày, không ghi ai xem và không giữ lời bạn gõ. Khi nhân viên gửi bạn một báo giá, giờ bạn mở liên kết của nó lần đầu nằm cùng đặt chỗ để họ biết bạn đã nhận được; địa chỉ mạng và thiết bị không được ghi. Khi bạn tới từ một trang khác hoặc một liên kết quảng cáo, cookie chỉ sống đến lúc bạn đóng trình duyệt ghi tên trang hay chiến dịch ấy, không ghi bạn là ai; khi bạn đặt chỗ, tên ấy nằm cùng đặt chỗ để chúng tôi biết khách tới từ đâu. Khi bạn bấm liên kết của một cộng tác viên, cookie giữ mã của người ấy và lúc bạn bấm, nhiều nhất 90 ngày, không ghi bạn là ai; bạn đặt chỗ trong thời gian đó thì đặt chỗ được ghi là qua người ấy. Cộng tác viên thấy loại dịch vụ, ngày đặt và hoa hồng, không thấy bạn là ai. Khi bạn mở liên kết mời của một người bạn, cookie giữ mã của liên kết và lúc bạn mở, nhiều nhất 30 ngày; bạn đăng ký trong thời gian đó thì tài khoản được ghi là do người ấy mời, và người ấy thấy chữ cái đầu tên của bạn, không thấy bạn đặt gì. Khi bạn chọn “Báo trên máy này”, trình duyệt cấp cho chúng tôi một địa chỉ nhận tin riêng ở dịch vụ của hãng làm ra nó; tin đi qua đó được mã hóa nên hãng ấy không đọc được, trong đó chỉ có nơi, ngày và số khách bạn theo dõi, giá và đường dẫn, không có tên hay liên hệ của bạn. Trang không có công cụ đo lường của bên thứ ba, không có quảng cáo.

## 9. Bảo mật và sự cố

Số giấy tờ và số tài khoản nhận tiền hoàn được mã hóa khi lưu, bằng khóa nằm ngoài cơ sở dữ liệu. Mỗi thay đổi của đơn ghi lại ai làm, lúc nào và vì sao. Khi xảy ra lộ dữ liệu ảnh hưởng đến bạn, luật buộc báo cơ quan chức năng trong 72 giờ và báo cho bạn.

## 10. Khiếu nại

Mọi khiếu nại về dữ liệu được tiếp nhận qua [Liên hệ](/lien-he), mục Khiếu nại. Nếu chưa thỏa đáng, bạn có quyền gửi đến cơ quan bảo vệ dữ liệu cá nhân có thẩm quyền.
`,
};
