import type { HousePage } from './page.ts';

export const chinhSachBaoMat: HousePage = {
  slug: 'chinh-sach-bao-mat',
  title: 'Chính sách bảo mật thông tin cá nhân',
  excerpt:
    'Chúng tôi thu những gì, dùng vào việc gì, giữ bao lâu, ai được xem và bạn yêu cầu sửa, xóa bằng cách nào.',
  effectiveOn: '2026-11-20',
  version: '1.0',
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

- Hồ sơ đặt chỗ: ít nhất 3 năm; chứng từ kế toán: 10 năm theo luật.
- Số giấy tờ tùy thân: mã hóa, tự xóa sau 30 ngày kể từ khi kết thúc chuyến đi.
- Nhật ký kỹ thuật: 90 ngày.
- Tài khoản: đến khi bạn yêu cầu xóa.

## 4. Ai được tiếp cận

Nhân viên được phân quyền; nhà cung cấp của chính đơn hàng (chỉ phần họ cần); cổng thanh toán, ngân hàng, đơn vị bảo hiểm; cơ quan nhà nước khi có yêu cầu hợp pháp. Chúng tôi không bán và không cho thuê dữ liệu.

## 5. Nơi lưu và chuyển ra nước ngoài

Máy chủ đặt tại Việt Nam. Nếu một dịch vụ khiến dữ liệu phải ra nước ngoài, chúng tôi lập hồ sơ đánh giá tác động và thông báo trên trang này trước khi thực hiện.

## 6. Quyền của bạn

Bạn được biết, xem, nhận bản sao, sửa, xóa, hạn chế, phản đối xử lý và rút lại đồng ý. Gửi yêu cầu đến {{email}} hoặc gọi {{phone}}. Chúng tôi xác nhận trong 2 ngày làm việc và hoàn tất trong 10 ngày; việc xóa không áp dụng với phần luật buộc phải giữ.

## 7. Trẻ em

Dữ liệu của người dưới 16 tuổi chỉ được nhập với sự đồng ý của cha mẹ hoặc người giám hộ, và chỉ dùng cho chuyến đi đó.

## 8. Cookie

Trang dùng cookie cần thiết để giữ phiên và ghi nhớ giao diện. Chỗ bạn lưu, so sánh hay vừa xem nằm trong trình duyệt của bạn, không gửi về máy chủ. Khi bạn bấm 'Hữu ích' ở một đánh giá, trình duyệt giữ một số ngẫu nhiên để mỗi người chỉ được tính một lần; máy chủ chỉ lưu mã băm của số ấy. Công cụ đo lường, nếu có, chỉ chạy sau khi bạn bấm đồng ý; nút từ chối có cùng kích thước.

## 9. Bảo mật và sự cố

Đường truyền mã hóa, dữ liệu nhạy cảm mã hóa khi lưu, mọi lần nhân viên mở hồ sơ đều để lại dấu vết. Khi xảy ra lộ dữ liệu ảnh hưởng đến bạn, chúng tôi báo cơ quan chức năng trong 72 giờ và báo cho bạn kèm cách tự bảo vệ.

## 10. Khiếu nại

Mọi khiếu nại về dữ liệu được tiếp nhận qua [Liên hệ](/lien-he), mục Góp ý. Nếu chưa thỏa đáng, bạn có quyền gửi đến cơ quan bảo vệ dữ liệu cá nhân có thẩm quyền.
`,
};
