import { Form, Link } from 'react-router';
import type { ErasurePreview } from '#modules/retention/commands/erase-account.ts';
import { Button } from '#ui/button.tsx';
import { CheckField, TextField } from '#ui/field.tsx';
import { AccountCard } from '../account-card.tsx';

const waits: Record<ErasurePreview['later'][number]['obstacle'], string> = {
  waits_for_answer: 'nơi cung cấp chưa trả lời',
  waits_for_payment: 'đang chờ thanh toán',
  waits_for_choice: 'đang chờ bạn chọn',
  trip_ahead: 'chuyến đi chưa kết thúc',
  money_under_way: 'tiền đang trên đường về',
  balance_open: 'còn một khoản chưa trả',
  credit_left: 'còn tín dụng dùng được',
  code_left: 'còn mã dùng được',
  fare_to_pay: 'đang chờ trả tiền vé',
};

/** Deletes the account: names what is deleted at once, what waits until it is over, and what law requires to keep. */
export function EraseCard({
  preview: { goes, later, kept },
  asksPassword,
  error,
}: {
  preview: ErasurePreview;
  asksPassword: boolean;
  error: string | undefined;
}) {
  return (
    <AccountCard
      title="Xóa tài khoản"
      about="Xóa rồi thì không lấy lại được. Muốn giữ bản sao, bạn tải trước."
    >
      <h3 className="font-semibold">Xóa ngay</h3>
      <ul className="mt-1 list-disc stack-1 pl-5">
        <li>
          Hồ sơ, cách đăng nhập, phiên, đồng ý, người đi và hóa đơn đã lưu, kế hoạch chuyến đi, điểm tích lũy.
        </li>
        <li>Bản tin, thư đã gửi cho bạn.</li>
        {goes.length > 0 && (
          <li>Tên, liên hệ, giấy tờ, lời nhắn và tài khoản nhận tiền trong: {goes.join(', ')}.</li>
        )}
      </ul>
      {later.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold">Xóa khi đã xong</h3>
          <ul className="mt-1 list-disc stack-1 pl-5">
            {later.map(({ code, obstacle }) => (
              <li key={code}>
                {code}: {waits[obstacle]}. Mở bằng mã ở trang{' '}
                <Link to="/chuyen-di" className="text-sea underline">
                  Chuyến đi
                </Link>
                .
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className="mt-4 font-semibold">Luật kế toán giữ 10 năm</h3>
      {kept.length === 0 ? (
        <p className="mt-1">Bạn chưa có đặt chỗ nào, nên không còn gì ở lại.</p>
      ) : (
        <ul className="mt-1 list-disc stack-1 pl-5">
          {kept.map(({ code, companyName, invoiceNo }) => (
            <li key={code}>
              {code}: số tiền, sổ cái, tin báo của ngân hàng và bên thanh toán
              {companyName && `, đơn vị nhận hóa đơn ${companyName}`}
              {invoiceNo && `, hóa đơn số ${invoiceNo}`}.
            </li>
          ))}
        </ul>
      )}
      <Form method="post" reloadDocument noValidate className="mt-5 stack-4 sm:max-w-96">
        <CheckField
          name="reviews"
          label="Xóa cả lời đánh giá của tôi"
          hint="Không chọn thì chỉ bỏ tên bạn khỏi đánh giá."
        />
        {asksPassword && (
          <TextField
            name="erasePassword"
            label="Mật khẩu hiện tại"
            type="password"
            autoComplete="current-password"
            required
            error={error}
          />
        )}
        <Button type="submit" look="danger">
          Xóa tài khoản
        </Button>
      </Form>
    </AccountCard>
  );
}
