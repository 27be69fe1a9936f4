import { Link, Section, Text } from '@react-email/components';
import type { EnquiryView, FareView } from '#modules/enquiries/queries/enquiry-view.ts';
import { answerDeadline } from '#modules/enquiries/rules/answer-deadline.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { Mail } from './mail.ts';
import { type MailCompany, MailFrame } from './mail-frame.tsx';

export interface EnquiryMailContext {
  enquiry: EnquiryView;
  /** Its page on the site. */
  url: string;
  company: MailCompany;
}

export type EnquiryMailTemplate = 'request_received' | 'request_answered';

const text = { fontSize: 16, lineHeight: '26px' };
const soft = { fontSize: 14, lineHeight: '22px', color: '#45605c', margin: 0 };

/** Every mail about an enquiry: that it came in, and what staff answer. Of a fare that was chosen its booking writes. */
export const enquiryMails: Record<EnquiryMailTemplate, (context: EnquiryMailContext) => Mail> = {
  request_received: ({ enquiry, company }) => ({
    subject: `Đã nhận yêu cầu ${enquiry.code}`,
    body: (
      <MailFrame
        company={company}
        preview={`Chúng tôi đã nhận yêu cầu ${enquiry.code} của bạn.`}
        title={`Chào ${enquiry.contact.fullName}, chúng tôi đã nhận yêu cầu của bạn`}
      >
        <Text style={text}>
          Mã yêu cầu là {enquiry.code} ({enquiry.kindLabel.toLowerCase()}). Nhân viên trả lời trước{' '}
          {formatDateTime(answerDeadline(enquiry.kind, enquiry.createdAt))}. Khi gọi cho chúng tôi, bạn đọc mã
          này để được trả lời nhanh hơn.
        </Text>
        {enquiry.message && <Text style={soft}>Nội dung bạn gửi: {enquiry.message}</Text>}
      </MailFrame>
    ),
  }),

  request_answered: ({ enquiry, url, company }) => {
    const [offer] = enquiry.offers;
    return {
      subject: `Trả lời yêu cầu ${enquiry.code}`,
      body: (
        <MailFrame
          company={company}
          preview={`Chúng tôi vừa trả lời yêu cầu ${enquiry.code}.`}
          title={`Chào ${enquiry.contact.fullName}, đây là phương án cho bạn`}
        >
          <Text style={{ ...text, whiteSpace: 'pre-line' }}>{offer?.message}</Text>
          {offer?.fares.map((fare) => (
            <FareFacts key={fare.id} fare={fare} />
          ))}
          {offer && offer.fares.length > 0 && (
            <Text style={text}>
              Bạn chọn và trả tiền ở <Link href={url}>trang của yêu cầu {enquiry.code}</Link>, mở bằng số điện
              thoại đã gửi, trước khi phương án hết hạn.
            </Text>
          )}
        </MailFrame>
      ),
    };
  },
};

function FareFacts({ fare }: { fare: FareView }) {
  return (
    <Section style={{ backgroundColor: '#fbf7f0', borderRadius: 12, padding: 16, marginTop: 12 }}>
      <Text style={{ ...text, fontWeight: 600, margin: 0 }}>{fare.label}</Text>
      {fare.lines.map((line) => (
        <Text key={line.label} style={soft}>
          {line.label}: {line.quantity} × {formatVnd(line.unitPriceVnd)} = {formatVnd(line.amountVnd)}
        </Text>
      ))}
      <Text style={{ ...text, fontWeight: 600, margin: '8px 0 0' }}>
        Tổng cộng: {formatVnd(fare.totalVnd)}
      </Text>
      {fare.conditions.map((condition) => (
        <Text key={condition} style={soft}>
          {condition}
        </Text>
      ))}
      <Text style={soft}>Đổi, hủy: {fare.cancellation}</Text>
      <Text style={soft}>Giữ giá đến {formatDateTime(fare.expiresAt)}</Text>
    </Section>
  );
}
