import { Text } from '@react-email/components';
import type { ShortTour } from '#modules/booking/queries/list-short-tours.ts';
import type { RefundView } from '#modules/payments/queries/refund-view.ts';
import type { OpenRequest } from '#modules/requests/queries/list-open-requests.ts';
import type { RequestView } from '#modules/requests/queries/request-view.ts';
import { requestKindLabels } from '#modules/requests/rules/request-kinds.ts';
import { formatDate, formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { Mail } from './booking-mails.tsx';
import { type MailCompany, MailFrame } from './mail-frame.tsx';

const text = { fontSize: 16, lineHeight: '26px' };

/** What staff hear at once when somebody asks for something. Names and words stay where the list shows them. */
export function requestForStaffMail({
  request,
  by,
  company,
}: {
  request: RequestView;
  by: Date;
  company: MailCompany;
}): Mail {
  return staffMail(company, {
    subject: `${request.kindLabel} ${request.code}: trả lời trước ${formatDateTime(by)}`,
    title: `${request.kindLabel} mới: ${request.code}`,
    lines: [
      `Gửi lúc ${formatDateTime(request.createdAt)}, hẹn trả lời trước ${formatDateTime(by)}.`,
      'Xem cả danh sách bằng lệnh list-requests; nhận việc hoặc đóng bằng move-request, trả lời bằng answer-request.',
    ],
  });
}

/** What staff hear when a refund is past the day that its guest was promised. */
export function lateRefundMail({
  code,
  refund,
  company,
}: {
  code: string;
  refund: Pick<RefundView, 'amount' | 'promisedOn'>;
  company: MailCompany;
}): Mail {
  return staffMail(company, {
    subject: `Khoản hoàn ${formatVnd(refund.amount)} của ${code} đã trễ hẹn`,
    title: `Khoản hoàn của ${code} đã trễ hẹn`,
    lines: [
      `Đã hẹn khách ${formatVnd(refund.amount)} chậm nhất ngày ${formatDate(refund.promisedOn)}. Khách vừa nhận thư xin lỗi.`,
      'Hỏi ngân hàng hoặc cổng thanh toán, rồi gọi cho khách. Xem bằng lệnh list-refunds --only late.',
    ],
  });
}

/** What waits this morning: requests past their time, and departures with too few guests. */
export function morningMail({
  requests,
  tours,
  day,
  company,
}: {
  requests: OpenRequest[];
  tours: ShortTour[];
  day: string;
  company: MailCompany;
}): Mail {
  return staffMail(company, {
    subject: `Việc cần làm ngày ${formatDate(day)}: ${requests.length + tours.length}`,
    title: `Việc đang chờ sáng ${formatDate(day)}`,
    lines: [
      ...requests.map(
        ({ code, kind, answerBy }) =>
          `${requestKindLabels[kind]} ${code} đã quá giờ hẹn trả lời (${formatDateTime(answerBy)}).`,
      ),
      ...tours.map(
        ({ title, day: departure, guests, groupMin }) =>
          `${title}, khởi hành ${formatDate(departure)}: mới có ${guests} khách, cần ${groupMin}. Báo khách trước ngày đi 3 ngày; nếu không chạy, dùng lệnh close-days để khách chọn ngày khác hoặc nhận lại tiền.`,
      ),
    ],
  });
}

function staffMail(
  company: MailCompany,
  { subject, title, lines }: { subject: string; title: string; lines: string[] },
): Mail {
  return {
    subject: `[Nội bộ] ${subject}`,
    body: (
      <MailFrame company={company} preview={title} title={title}>
        {lines.map((line) => (
          <Text key={line} style={text}>
            {line}
          </Text>
        ))}
      </MailFrame>
    ),
  };
}
