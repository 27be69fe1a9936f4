import { Section, Text } from '@react-email/components';
import type { FareView, RequestView } from '#modules/enquiries/queries/enquiry-view.ts';
import { answerBy } from '#modules/enquiries/rules/answer-within.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { Mail } from './booking-mails.tsx';
import { type MailCompany, MailFrame } from './mail-frame.tsx';

export interface RequestMailContext {
  request: RequestView;
  company: MailCompany;
}

export type RequestMailTemplate = 'request_received' | 'request_answered' | 'request_fare_accepted';

const text = { fontSize: 16, lineHeight: '26px' };
const soft = { fontSize: 14, lineHeight: '22px', color: '#45605c', margin: 0 };

/** Every mail about a request: that it came in, what staff answer, and which fare was chosen. */
export const requestMails: Record<RequestMailTemplate, (context: RequestMailContext) => Mail> = {
  request_received: ({ request, company }) => ({
    subject: `Đã nhận yêu cầu ${request.code}`,
    body: (
      <MailFrame
        company={company}
        preview={`Chúng tôi đã nhận yêu cầu ${request.code} của bạn.`}
        title={`Chào ${request.contact.fullName}, chúng tôi đã nhận yêu cầu của bạn`}
      >
        <Text style={text}>
          Mã yêu cầu là {request.code} ({request.kindLabel.toLowerCase()}). Nhân viên trả lời trước{' '}
          {formatDateTime(answerBy(request.kind, request.createdAt))}. Khi gọi cho chúng tôi, bạn đọc mã này
          để được trả lời nhanh hơn.
        </Text>
        {request.message && <Text style={soft}>Nội dung bạn gửi: {request.message}</Text>}
      </MailFrame>
    ),
  }),

  request_answered: ({ request, company }) => {
    const [offer] = request.offers;
    return {
      subject: `Trả lời yêu cầu ${request.code}`,
      body: (
        <MailFrame
          company={company}
          preview={`Chúng tôi vừa trả lời yêu cầu ${request.code}.`}
          title={`Chào ${request.contact.fullName}, đây là phương án cho bạn`}
        >
          <Text style={{ ...text, whiteSpace: 'pre-line' }}>{offer?.message}</Text>
          {offer?.fares.map((fare) => (
            <FareFacts key={fare.id} fare={fare} />
          ))}
          <Text style={text}>
            Để chọn một phương án, bạn trả lời thư này hoặc gọi chúng tôi và đọc mã {request.code} trước khi
            phương án hết hạn.
          </Text>
        </MailFrame>
      ),
    };
  },

  request_fare_accepted: ({ request, company }) => {
    const fare = request.offers.flatMap((offer) => offer.fares).find((one) => one.isAccepted);
    return {
      subject: `Yêu cầu ${request.code}: bạn đã chọn phương án`,
      body: (
        <MailFrame
          company={company}
          preview={`Bạn đã chọn ${fare?.label ?? 'một phương án'}.`}
          title="Chúng tôi đã ghi nhận lựa chọn của bạn"
        >
          <Text style={text}>
            Số tiền cần trả là {formatVnd(request.dueVnd ?? 0)}. Nhân viên sẽ gửi hướng dẫn thanh toán cho mã{' '}
            {request.code}. Bạn chưa cần chuyển khoản trước khi nhận được hướng dẫn này.
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
