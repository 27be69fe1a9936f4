import { Link } from 'react-router';

/** What pressing the button means: that it agrees is said here, in place of a tick. */
export function Consent({ isRequest }: { isRequest: boolean }) {
  return (
    <p className="text-sm text-ink-soft">
      {isRequest
        ? 'Nhà cung cấp trả lời trước giờ hẹn ghi trong thư. Khi họ nhận lời, bạn mới phải trả tiền. '
        : 'Chỗ được giữ cho bạn ít nhất 20 phút trong lúc trả tiền. '}
      Bấm “{isRequest ? 'Gửi yêu cầu' : 'Thanh toán'}” là bạn đồng ý với{' '}
      <Link to="/page/dieu-khoan-su-dung" target="_blank" className="text-sea underline">
        điều khoản sử dụng
      </Link>{' '}
      và{' '}
      <Link to="/page/chinh-sach-huy-va-hoan-tra" target="_blank" className="text-sea underline">
        chính sách hủy
      </Link>
      , và cho phép dùng thông tin trên để đặt chỗ.
    </p>
  );
}
