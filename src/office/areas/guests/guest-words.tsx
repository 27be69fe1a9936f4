import { Link } from 'react-router';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { Card } from '../../parts/card.tsx';
import { formatDayMonthYear, formatMoment } from '../../parts/format-moment.ts';
import { Rows, type ShownGuest } from './guest-deals.tsx';

const reviewWords: Readonly<Record<string, string>> = {
  pending: 'chờ duyệt',
  published: 'đã đăng',
  rejected: 'đã từ chối',
  hidden: 'đã gỡ',
};

const newsletterWords: Readonly<Record<string, string>> = {
  waiting: 'chờ xác nhận',
  subscribed: 'đang nhận',
  unsubscribed: 'đã thôi nhận',
};

/** A guest's reviews, the mails sent to them, their account and newsletter subscription. */
export function GuestWords({ guest: { account, newsletter, reviews, mails } }: { guest: ShownGuest }) {
  return (
    <>
      <Card title="Tài khoản và bản tin">
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 px-3.5 py-3">
          <dt className="text-ink-faint">Tài khoản</dt>
          <dd>{account ? `từ ${formatDayMonthYear(account.since)}` : 'chưa có'}</dd>
          <dt className="text-ink-faint">Điểm</dt>
          <dd>{account ? formatNumber(account.points) : '–'}</dd>
          <dt className="text-ink-faint">Bản tin</dt>
          <dd>
            {newsletter
              ? `${newsletterWords[newsletter.state] ?? newsletter.state}${newsletter.consentedAt ? `, đồng ý ${formatMoment(newsletter.consentedAt)}` : ''}`
              : 'chưa đăng ký'}
          </dd>
        </dl>
      </Card>
      <Card title={`Đánh giá · ${reviews.length}`}>
        <Rows empty="Chưa viết đánh giá nào.">
          {reviews.map(({ id, product, overall, status, createdAt }) => (
            <li key={id} className="border-b border-line px-3.5 py-2 last:border-0">
              <Link to={`/danh-gia/${id}`} className="text-sea hover:underline">
                {product}
              </Link>
              <br />
              <span className="text-sm text-ink-faint">
                {overall} điểm, {reviewWords[status] ?? status}, {formatMoment(createdAt)}
              </span>
            </li>
          ))}
        </Rows>
      </Card>
      <Card title={`Thư · ${mails.length}`}>
        <Rows empty="Chưa gửi thư nào.">
          {mails.map(({ subject, writtenAt, isSent }, index) => (
            <li key={index} className="border-b border-line px-3.5 py-2 last:border-0">
              {subject}
              <br />
              <span className="text-sm text-ink-faint">
                {formatMoment(writtenAt)}
                {!isSent && ', chưa gửi'}
              </span>
            </li>
          ))}
        </Rows>
      </Card>
    </>
  );
}
