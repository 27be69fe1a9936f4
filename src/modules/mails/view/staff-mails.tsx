import { Text } from '@react-email/components';
import type { ShortTour } from '#modules/booking/disruption/queries.ts';
import type { AwaitedBooking } from '#modules/booking/trip/find-booking.ts';
import type { EnquiryView } from '#modules/enquiries/queries/enquiry-view.ts';
import type { OpenEnquiry } from '#modules/enquiries/queries/list-open-enquiries.ts';
import { enquiryTypeLabels } from '#modules/enquiries/rules/enquiry-types.ts';
import type { RefundView } from '#modules/payments/refunds/list-refund-views.ts';
import { formatDate, formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { Mail } from './mail.ts';
import { type MailCompany, MailFrame } from './mail-frame.tsx';

const text = { fontSize: 16, lineHeight: '26px' };

/** What staff hear at once when somebody asks for something. Names and words stay where the list shows them. */
export function enquiryStaffMail({
  enquiry,
  by,
  company,
}: {
  enquiry: EnquiryView;
  by: Date;
  company: MailCompany;
}): Mail {
  return staffMail(company, {
    subject: `${enquiry.kindLabel} ${enquiry.code}: trả lời trước ${formatDateTime(by)}`,
    title: `${enquiry.kindLabel} mới: ${enquiry.code}`,
    lines: [
      `Gửi lúc ${formatDateTime(enquiry.createdAt)}, hẹn trả lời trước ${formatDateTime(by)}.`,
      'Nhận việc, trả lời hoặc đóng trong trang quản trị, mục Yêu cầu.',
    ],
  });
}

/** What staff hear of a booking that a supplier must answer before its guest pays. */
export function bookingRequestStaffMail({
  code,
  by,
  company,
}: {
  code: string;
  by: string;
  company: MailCompany;
}): Mail {
  return staffMail(company, {
    subject: `${code} hỏi chỗ: trả lời trước ${formatDateTime(by)}`,
    title: `Đặt chỗ ${code} chờ nhà cung cấp trả lời`,
    lines: [
      `Hẹn khách trả lời trước ${formatDateTime(by)}; quá giờ, đặt chỗ tự khép lại và khách nhận thư.`,
      'Hỏi nhà cung cấp, rồi ghi câu trả lời trong trang quản trị, mục Chờ nhà cung cấp.',
    ],
  });
}

/** What staff hear of a paid booking that a supplier has still to confirm. */
export function awaitedStaffMail({
  code,
  items,
  company,
}: {
  code: string;
  items: { title: string; words: string }[];
  company: MailCompany;
}): Mail {
  return staffMail(company, {
    subject: `${code} đã trả tiền, chờ nhà cung cấp xác nhận`,
    title: `Đặt chỗ ${code} chờ xác nhận`,
    lines: [
      ...items.map(({ title, words }) => `${title}: ${words}.`),
      'Hỏi nhà cung cấp, rồi ghi mã của họ trong trang quản trị, mục Chờ nhà cung cấp.',
    ],
  });
}

/** What staff hear when a refund is past the day that its guest was promised. */
export function lateRefundStaffMail({
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
      'Hỏi ngân hàng hoặc cổng thanh toán, rồi gọi cho khách. Khoản này ở mục Hoàn tiền của trang quản trị.',
    ],
  });
}

/** What waits this morning: requests past their time, suppliers who have not confirmed, and departures with too few guests. */
export function morningStaffMail({
  requests,
  tours,
  awaited,
  day,
  company,
}: {
  requests: OpenEnquiry[];
  tours: ShortTour[];
  awaited: AwaitedBooking[];
  day: string;
  company: MailCompany;
}): Mail {
  return staffMail(company, {
    subject: `Việc cần làm ngày ${formatDate(day)}: ${requests.length + tours.length + awaited.length}`,
    title: `Việc đang chờ sáng ${formatDate(day)}`,
    lines: [
      ...requests.map(
        ({ code, kind, answerBy }) =>
          `${enquiryTypeLabels[kind]} ${code} đã quá giờ hẹn trả lời (${formatDateTime(answerBy)}).`,
      ),
      ...awaited.flatMap(({ code, items }) =>
        items.map(({ title, words }) => `${code}, ${title}: ${words}.`),
      ),
      ...tours.map(
        ({ title, day: departure, guests, groupMin }) =>
          `${title}, khởi hành ${formatDate(departure)}: mới có ${guests} khách, cần ${groupMin}. Báo khách trước ngày đi 3 ngày; nếu không chạy, mở mục Ngừng phục vụ để khách chọn ngày khác hoặc nhận lại tiền.`,
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
