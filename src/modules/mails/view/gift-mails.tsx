import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { RenderPart } from '../texts/worded-mails.ts';
import { framedMail } from './framed-mail.tsx';
import type { Mail } from './mail.ts';
import type { MailCompany } from './mail-frame.tsx';
import { Paragraphs } from './paragraphs.tsx';

interface GiftMailContext {
  company: MailCompany;
  /** The wording of the mail, by part. */
  renderPart: RenderPart;
  url: string;
}

/** Tells the buyer of a card that it is paid, when it is sent, and where its code is. */
export function giftMailOfOrder({ company, renderPart, url }: GiftMailContext): Mail {
  return framedMail(
    { company, renderPart, action: { label: 'Xem phiếu quà tặng', href: url } },
    <Paragraphs text={renderPart('text')} />,
  );
}

/** The gift itself: its buyer, their message, its code and how to use it. */
export function giftMailOfCard({
  company,
  renderPart,
  url,
  message,
  code,
  amount,
}: GiftMailContext & { message: string; code: string; amount: string }): Mail {
  return framedMail(
    { company, renderPart, action: { label: 'Chọn chuyến đi', href: url } },
    <>
      <Paragraphs text={renderPart('text')} />
      {message && (
        <Text
          style={{
            borderLeft: '4px solid #f2b33d',
            fontSize: 16,
            lineHeight: '26px',
            margin: '16px 0',
            paddingLeft: 16,
            whiteSpace: 'pre-line',
          }}
        >
          {message}
        </Text>
      )}
      <Section
        style={{ backgroundColor: '#fbf7f0', borderRadius: 12, padding: '16px 20px', textAlign: 'center' }}
      >
        <Text style={{ fontSize: 28, fontWeight: 600, margin: 0 }}>{amount}</Text>
        <Text style={{ fontFamily: 'monospace', fontSize: 18, fontWeight: 600, margin: '8px 0 0' }}>
          {code}
        </Text>
      </Section>
      <Paragraphs text={renderPart('use')} />
    </>,
  );
}
