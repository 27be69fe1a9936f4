import { Form, Link } from 'react-router';
import type { OfferView } from '#modules/enquiries/queries/enquiry-view.ts';
import { formatDateTime, formatRange, formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { SignList } from '#ui/sign-list.tsx';

/** Staff's offer: their message, and up to three fares, each with its full cost. */
export function OfferCard({ offer }: { offer: OfferView }) {
  return (
    <article className="rounded-card border border-line bg-rice p-5">
      <h3 className="text-lg">Lần {offer.number}</h3>
      <p className="text-sm text-ink-soft">Gửi lúc {formatDateTime(offer.madeAt)}</p>
      <p className="mt-2 max-w-prose whitespace-pre-line">{offer.message}</p>
      <ul className="mt-4 stack-4">
        {offer.fares.map((fare) => (
          <li key={fare.id} className="rounded-control border border-line p-4">
            <div className="flex flex-wrap items-start justify-between gap-3">
              <h4 className="text-base">{fare.label}</h4>
              {fare.isAccepted ? (
                <Badge tone="good">Bạn đã chọn</Badge>
              ) : (
                !fare.canBeAccepted && <Badge>Không còn hiệu lực</Badge>
              )}
            </div>
            <dl className="mt-2 stack-1.5 text-sm">
              {fare.lines.map((line) => (
                <div key={line.label} className="flex justify-between gap-4">
                  <dt>
                    {line.label}
                    {line.quantity > 1 && `\u00a0×\u00a0${line.quantity}`}
                  </dt>
                  <dd className="whitespace-nowrap tabular-nums">{formatVnd(line.amountVnd)}</dd>
                </div>
              ))}
              <div className="flex items-baseline justify-between gap-4 border-t border-line pt-2 font-semibold">
                <dt>Tổng cộng</dt>
                <dd className="text-lg whitespace-nowrap tabular-nums">{formatVnd(fare.totalVnd)}</dd>
              </div>
            </dl>
            {fare.conditions.length > 0 && (
              <SignList sign="note" lines={fare.conditions} className="mt-3 text-sm" />
            )}
            <p className="mt-2 text-sm text-ink-soft">Ngày đi: {formatRange(fare.from, fare.to)}</p>
            {fare.balanceDueOn && (
              <p className="text-sm text-ink-soft">
                Đặt cọc {formatVnd(fare.dueNowVnd)}, phần còn lại trả trước{' '}
                {formatWeekdayDate(fare.balanceDueOn)}
              </p>
            )}
            <p className="text-sm text-ink-soft">Đổi, hủy: {fare.cancellation}</p>
            {(fare.canBeAccepted || fare.canBePaid) && (
              <p className="text-sm text-ink-soft">Giá giữ đến {formatDateTime(fare.expiresAt)}</p>
            )}
            {fare.canBeAccepted && (
              <Form method="post" className="mt-3">
                <input type="hidden" name="intent" value="accept" />
                <input type="hidden" name="fare" value={fare.id} />
                <Button type="submit">
                  Chọn và trả {formatVnd(fare.dueNowVnd)}
                  <span className="sr-only">: {fare.label}</span>
                </Button>
                <p className="mt-2 text-sm text-ink-soft">
                  Chọn là bạn đồng ý với{' '}
                  <Link to="/page/dieu-khoan-su-dung" className="text-sea underline">
                    điều khoản đặt chỗ
                  </Link>
                  .
                </p>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </article>
  );
}
