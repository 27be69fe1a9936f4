import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { EnquiryView, FareView } from '#modules/enquiries/queries/enquiry-view.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { EnquiryMailTemplate } from '../texts/enquiry-mail-texts.ts';
import type { RenderPart } from '../texts/worded-mails.ts';
import { framedMail } from './framed-mail.tsx';
import type { Mail } from './mail.ts';
import type { MailCompany } from './mail-frame.tsx';
import { Paragraphs } from './paragraphs.tsx';

export interface EnquiryMailContext {
  enquiry: EnquiryView;
  company: MailCompany;
  /** The page of the enquiry, opened by the phone number it was sent with. */
  enquiryUrl: string;
  /** The wording of the mail, by part. */
  renderPart: RenderPart;
}

const text = { fontSize: 16, lineHeight: '26px' };
const soft = { fontSize: 14, lineHeight: '22px', color: '#45605c', margin: 0 };

/** Mails about an enquiry: its receipt, and the answers of staff. An accepted fare has the mails of its booking. */
export const enquiryMails: Record<EnquiryMailTemplate, (context: EnquiryMailContext) => Mail> = {
  request_received: ({ enquiry, company, renderPart, enquiryUrl }) =>
    framedMail(
      { company, renderPart, action: { label: 'Xem yêu cầu', href: enquiryUrl } },
      <>
        <Paragraphs text={renderPart('text')} />
        {enquiry.message && <Text style={soft}>Nội dung bạn gửi: {enquiry.message}</Text>}
      </>,
    ),

  request_answered: ({ enquiry, company, renderPart, enquiryUrl }) => {
    const [offer] = enquiry.offers;
    const hasChoice = (offer?.fares.length ?? 0) > 0;
    const label = hasChoice ? 'Chọn và thanh toán' : 'Xem yêu cầu';
    return framedMail(
      { company, renderPart, action: { label, href: enquiryUrl } },
      <>
        <Text style={{ ...text, whiteSpace: 'pre-line' }}>{offer?.message}</Text>
        {offer?.fares.map((fare) => (
          <FareFacts key={fare.id} fare={fare} />
        ))}
        {hasChoice && <Paragraphs text={renderPart('choose')} />}
      </>,
    );
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
