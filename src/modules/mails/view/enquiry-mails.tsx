import { Section, Text } from '@react-email/components';
import type { EnquiryView, FareView } from '#modules/enquiries/queries/enquiry-view.ts';
import { answerDeadline } from '#modules/enquiries/rules/answer-deadline.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { Mail } from './mail.ts';
import { type MailCompany, MailFrame } from './mail-frame.tsx';

export interface EnquiryMailContext {
  enquiry: EnquiryView;
  company: MailCompany;
}

export type EnquiryMailTemplate = 'request_received' | 'request_answered' | 'request_fare_accepted';

const text = { fontSize: 16, lineHeight: '26px' };
const soft = { fontSize: 14, lineHeight: '22px', color: '#45605c', margin: 0 };

/** Every mail about an enquiry: that it came in, what staff answer, and which fare was chosen. */
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

  request_answered: ({ enquiry, company }) => {
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
          <Text style={text}>
            Để chọn một phương án, bạn trả lời thư này hoặc gọi chúng tôi và đọc mã {enquiry.code} trước khi
            phương án hết hạn.
          </Text>
        </MailFrame>
      ),
    };
  },

  request_fare_accepted: ({ enquiry, company }) => {
    const fare = enquiry.offers.flatMap((offer) => offer.fares).find((one) => one.isAccepted);
    return {
      subject: `Yêu cầu ${enquiry.code}: bạn đã chọn phương án`,
      body: (
        <MailFrame
          company={company}
          preview={`Bạn đã chọn ${fare?.label ?? 'một phương án'}.`}
          title="Chúng tôi đã ghi nhận lựa chọn của bạn"
        >
          <Text style={text}>
            Số tiền cần trả là {formatVnd(enquiry.dueVnd ?? 0)}. Nhân viên sẽ gửi hướng dẫn thanh toán cho mã{' '}
            {enquiry.code}. Bạn chưa cần chuyển khoản trước khi nhận được hướng dẫn này.
          </Text>
          {fare && <FareFacts fare={fare} />}
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
