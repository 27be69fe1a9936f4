import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { Notice } from '#ui/notice.tsx';

type Approval = NonNullable<BookingView['approval']>;

/** The approval or refusal of a firm's manager for a booking above the firm's limit, or that it is pending. */
export function ApprovalNotice({
  booking: { state, holdExpiresAt },
  approval: { state: decision, firmName, note },
}: {
  booking: Pick<BookingView, 'state' | 'holdExpiresAt'>;
  approval: Approval;
}) {
  const firm = firmName || 'công ty';
  if (decision === 'refused')
    return (
      <Notice tone="warn" title={`Quản lý ${firm} không duyệt đặt chỗ này`}>
        {note && <p className="break-words">{note}</p>}
      </Notice>
    );
  if (decision === 'waiting' && state === 'on_request')
    return (
      <Notice tone="info" title={`Chờ quản lý ${firm} duyệt`}>
        <p>Bạn trả được khi quản lý đã duyệt và nhà cung cấp đã nhận lời.</p>
      </Notice>
    );
  if (decision === 'waiting' && holdExpiresAt)
    return (
      <Notice tone="info" role="status" title={`Chờ quản lý ${firm} duyệt`}>
        <p>
          Chỗ được giữ đến {formatDateTime(holdExpiresAt)}. Quản lý đã nhận thư; duyệt xong, trang này mời bạn
          thanh toán và bạn cũng nhận thư. Quá giờ mà chưa duyệt, chỗ tự mở lại và không ai mất gì.
        </p>
      </Notice>
    );
  return null;
}
