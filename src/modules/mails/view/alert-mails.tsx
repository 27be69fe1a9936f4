import { Hr, Link, Text } from '@react-email/components';
import { formatRange, formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { Mail } from './mail.ts';
import { type MailCompany, MailFrame } from './mail-frame.tsx';

const text = { fontSize: 16, lineHeight: '26px' };

interface Watched {
  kind: string;
  title: string;
  startsOn: string;
  endsOn: string | null;
  adults: number;
  rooms: number;
}

const tripOf = ({ startsOn, endsOn, adults, rooms }: Watched) =>
  [
    endsOn ? formatRange(startsOn, endsOn) : formatWeekdayDate(startsOn),
    `${adults} người lớn`,
    endsOn && `${rooms} phòng`,
  ]
    .filter(Boolean)
    .join(', ');

const wishOf = ({ kind }: Watched) => (kind === 'price' ? 'báo khi giảm giá' : 'báo khi còn chỗ');

/** Asks a mailbox whether its owner wants to hear of a product on these days. */
export function alertMailOfAsking({
  company,
  alert,
  confirmUrl,
  stopUrl,
}: {
  company: MailCompany;
  /** `consent` is what was agreed to, word for word. */
  alert: Watched & { consent: string };
  confirmUrl: string;
  stopUrl: string;
}): Mail {
  return {
    subject: `Xác nhận ${wishOf(alert)}: ${alert.title}`,
    body: (
      <MailFrame
        company={company}
        preview="Còn một bước nữa là xong."
        title={`${alert.title}: ${wishOf(alert)}`}
        action={{ label: 'Xác nhận', href: confirmUrl }}
      >
        <Text style={text}>Địa chỉ này vừa được điền để theo dõi {tripOf(alert)}, cùng lời đồng ý sau:</Text>
        <Text style={{ ...text, fontStyle: 'italic' }}>{alert.consent}</Text>
        <Text style={text}>
          Nếu không phải bạn, bạn bỏ qua thư này: chưa xác nhận thì không có thư nào nữa. Bạn cũng có thể{' '}
          <Link href={stopUrl}>từ chối ngay</Link>.
        </Text>
      </MailFrame>
    ),
  };
}

/** What a mailbox waited for has come: one mail for all of it. */
export function alertMailOfNews({
  company,
  items,
  stopAllUrl,
}: {
  company: MailCompany;
  items: (Watched & { id: string; toldVnd: number | null; url: string; stopUrl: string })[];
  stopAllUrl: string;
}): Mail {
  const [first] = items;
  const newsOf = ({ kind }: Watched) => (kind === 'price' ? 'đã giảm giá' : 'đã có chỗ lại');
  return {
    subject:
      items.length === 1 && first
        ? `${first.title} ${newsOf(first)}`
        : `${items.length} nơi bạn theo dõi có tin mới`,
    body: (
      <MailFrame
        company={company}
        preview="Giá và số chỗ có thể đã khác lúc bạn mở."
        title={
          items.length === 1 && first ? `${first.title} ${newsOf(first)}` : 'Nơi bạn theo dõi có tin mới'
        }
      >
        {items.map((item) => (
          <div key={item.id}>
            <Text style={text}>
              <Link href={item.url} style={{ fontWeight: 700 }}>
                {item.title}
              </Link>{' '}
              {newsOf(item)}.
              <br />
              {tripOf(item)}
              {item.toldVnd !== null && `: tổng từ ${formatVnd(item.toldVnd)}`}
              <br />
              <Link href={item.stopUrl}>Dừng báo tin này</Link>
            </Text>
            <Hr style={{ borderColor: '#e6dfd3' }} />
          </div>
        ))}
        <Text style={text}>
          Đây là giá và số chỗ lúc thư được viết; lúc bạn mở có thể đã khác.{' '}
          <Link href={stopAllUrl}>Dừng mọi báo tin</Link>
        </Text>
      </MailFrame>
    ),
  };
}
