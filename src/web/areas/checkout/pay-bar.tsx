import { Link, useNavigation } from 'react-router';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Button } from '#ui/button.tsx';

/** The form that the buttons send, be they within it or beside. */
export const checkoutFormId = 'dat-cho';

/** On a narrow screen: what is paid now, in view beside the button. */
export function PayBar({ dueNow, total, isRequest }: { dueNow: number; total: number; isRequest: boolean }) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-rice pb-[env(safe-area-inset-bottom)] shadow-raised xl:hidden">
      <div className="container-page flex min-h-16 items-center justify-between gap-4 py-2">
        <p className="shrink-0">
          <strong className="block text-lg tabular-nums">{formatVnd(dueNow)}</strong>
          <span className="block text-sm text-ink-soft">
            {dueNow < total ? `trên tổng ${formatVnd(total)}` : 'đã gồm thuế phí'}
          </span>
        </p>
        <div className="grow md:max-w-80">
          <SendButton isRequest={isRequest} />
        </div>
      </div>
    </div>
  );
}

export function SendButton({ isRequest }: { isRequest: boolean }) {
  const isSending = useNavigation().state === 'submitting';
  return (
    <Button type="submit" form={checkoutFormId} size="lg" className="w-full" disabled={isSending}>
      {isSending ? 'Đang gửi…' : isRequest ? 'Gửi yêu cầu' : 'Thanh toán'}
    </Button>
  );
}

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
