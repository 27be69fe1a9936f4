import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { Notice } from '#ui/notice.tsx';

export interface ShownAsk {
  kind: 'request' | 'confirmation';
  state: 'open' | 'accepted' | 'declined' | 'ended';
  dueAt: string;
  answeredAt: string | null;
  reference: string;
  isLate: boolean;
}

/** What the supplier is asked and until when, or what they answered. */
export function AskState({ ask }: { ask: ShownAsk }) {
  const at = formatDateTime(ask.answeredAt ?? ask.dueAt);
  if (ask.state === 'accepted')
    return (
      <Notice tone="good" title={`Bạn đã nhận lúc ${at}, mã ${ask.reference}.`}>
        <p>Cảm ơn bạn. Có thay đổi, chúng tôi gửi thư tới bạn.</p>
      </Notice>
    );
  if (ask.state === 'declined')
    return <Notice tone="info" title={`Bạn đã báo không nhận được lúc ${at}. Cảm ơn bạn đã trả lời.`} />;
  if (ask.state === 'ended')
    return <Notice tone="info" title="Không còn cần trả lời: đặt chỗ đã đổi hoặc đã hủy." />;
  if (ask.kind === 'request')
    return ask.isLate ? (
      <Notice tone="warn" title={`Đã quá giờ trả lời (${at}), yêu cầu đã khép lại.`} />
    ) : (
      <Notice
        tone="warn"
        title={`Còn chỗ không? Vui lòng trả lời trước ${at}; khách trả tiền sau khi bạn nhận.`}
      />
    );
  return (
    <Notice tone="warn" title={`Khách đã thanh toán. Vui lòng xác nhận trước ${at}.`}>
      {ask.isLate && <p>Đã quá giờ hẹn với khách. Vui lòng trả lời ngay.</p>}
    </Notice>
  );
}
