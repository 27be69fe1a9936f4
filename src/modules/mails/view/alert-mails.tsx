import { Hr } from '@react-email/hr';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { type Watched, watchedNews, watchedTrip } from '#modules/alerts/view/watched-trip.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { RenderPart } from '../texts/worded-mails.ts';
import { framedMail } from './framed-mail.tsx';
import type { Mail } from './mail.ts';
import { type MailCompany, MailFrame } from './mail-frame.tsx';
import { Paragraphs } from './paragraphs.tsx';

const text = { fontSize: 16, lineHeight: '26px' };

/** Asks a mailbox to confirm an alert for a product on these days. */
export function alertMailOfAsking({
  renderPart,
  company,
  consent,
  confirmUrl,
}: {
  renderPart: RenderPart;
  company: MailCompany;
  /** The consent text, verbatim. */
  consent: string;
  confirmUrl: string;
}): Mail {
  return framedMail(
    { company, renderPart, action: { label: 'Xác nhận', href: confirmUrl } },
    <>
      <Paragraphs text={renderPart('text')} />
      <Text style={{ ...text, fontStyle: 'italic' }}>{consent}</Text>
      <Paragraphs text={renderPart('stranger')} />
    </>,
  );
}

/** All current news of a mailbox's alerts, in one mail. */
export function alertMailOfNews({
  renderPart,
  company,
  items,
}: {
  renderPart: RenderPart;
  company: MailCompany;
  items: (Watched & { id: string; toldVnd: number | null; url: string; stopUrl: string })[];
}): Mail {
  const isOne = items.length === 1;
  return {
    subject: renderPart(isOne ? 'subject' : 'subjectMany'),
    body: (
      <MailFrame
        company={company}
        preview={renderPart('preview')}
        title={renderPart(isOne ? 'title' : 'titleMany')}
      >
        {items.map((item) => (
          <div key={item.id}>
            <Text style={text}>
              <Link href={item.url} style={{ fontWeight: 700 }}>
                {item.title}
              </Link>{' '}
              {watchedNews(item)}.
              <br />
              {watchedTrip(item)}
              {item.toldVnd !== null && `: tổng từ ${formatVnd(item.toldVnd)}`}
              <br />
              <Link href={item.stopUrl}>Dừng báo tin này</Link>
            </Text>
            <Hr style={{ borderColor: '#e6dfd3' }} />
          </div>
        ))}
        <Paragraphs text={renderPart('text')} />
      </MailFrame>
    ),
  };
}
