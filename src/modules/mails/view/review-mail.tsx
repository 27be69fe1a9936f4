import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import type { RenderPart } from '../texts/worded-mails.ts';
import { framedMail } from './framed-mail.tsx';
import type { Mail } from './mail.ts';
import type { MailCompany } from './mail-frame.tsx';
import { Paragraphs } from './paragraphs.tsx';

const scores = Array.from({ length: 10 }, (_, index) => index + 1);
/** Wide enough to tap; five fit in a row on a phone. */
const tap = {
  display: 'inline-block',
  width: 44,
  margin: '0 6px 8px 0',
  border: '1px solid #9db3af',
  borderRadius: 10,
  color: '#12312e',
  fontSize: 16,
  fontWeight: 600,
  lineHeight: '44px',
  textAlign: 'center' as const,
  textDecoration: 'none',
};

/**
 * Asks a guest to review the trip, once, the day after. A score takes one tap: its link opens the form with the score chosen,
 * and nothing is saved before the guest submits it.
 */
export function reviewMail({
  renderPart,
  company,
  reviewUrl,
  items,
}: {
  renderPart: RenderPart;
  company: MailCompany;
  reviewUrl: string;
  /** The products that they attended, each once. */
  items: readonly { productId: number; productTitle: string }[];
}): Mail {
  return framedMail(
    { company, renderPart, action: { label: 'Viết đánh giá', href: reviewUrl } },
    <>
      <Paragraphs text={renderPart('text')} />
      {items.map(({ productId, productTitle }) => (
        <Section key={productId} style={{ margin: '16px 0' }}>
          <Paragraphs
            text={renderPart('ask', { product: productTitle })}
            style={{ margin: '0 0 8px', fontWeight: 600 }}
          />
          {scores.map((score) => (
            <Link
              key={score}
              href={`${reviewUrl}?dich-vu=${productId}&diem=${score}`}
              aria-label={`${score} trên 10 điểm`}
              style={tap}
            >
              {score}
            </Link>
          ))}
          <Paragraphs text={renderPart('scale')} style={{ fontSize: 14, margin: 0 }} />
        </Section>
      ))}
      <Paragraphs text={renderPart('rules')} />
    </>,
  );
}
