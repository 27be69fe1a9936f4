import { Form, Link } from 'react-router';
import type { EnquiryView, FareView } from '#modules/enquiries/queries/enquiry-view.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { phoneLink } from '#ui/phone-link.ts';
import { Section } from '#ui/section.tsx';
import { useRootData } from '#web/app/root-data.ts';
import { OfferCard } from './offer-card.tsx';
import { RequestSummary } from './request-summary.tsx';

/** An enquiry as its guest sees it: its state, the offers, what is due, and what was sent. */
export function OpenedRequest({
  view,
  cities,
  bookingCode,
}: {
  view: EnquiryView;
  cities: Record<string, string>;
  bookingCode: string | null;
}) {
  const accepted = view.offers.flatMap(({ fares }) => fares).find(({ isAccepted }) => isAccepted);
  const { settings } = useRootData();
  return (
    <>
      <h1 className="mt-3 text-2xl lg:text-3xl">
        {view.state === 'moi' ? 'Đã nhận yêu cầu của bạn' : view.kindLabel}
      </h1>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4 rounded-card bg-sea-soft p-5">
        <p>
          Mã yêu cầu
          <strong className="block text-2xl font-semibold tabular-nums" data-request-code>
            {view.code}
          </strong>
        </p>
        <Badge tone={view.state === 'cho-khach' || view.state === 'cho-thanh-toan' ? 'warn' : 'plain'}>
          {view.stateLabel}
        </Badge>
      </div>
      <p className="mt-3 text-ink-soft">
        Giờ trả lời yêu cầu {settings.hours.mail} mỗi ngày. Xem lại ở trang này bằng mã và số điện thoại, hoặc
        gọi{' '}
        <a href={phoneLink(settings.phone)} className="text-sea underline underline-offset-3">
          {settings.phone}
        </a>
        .
      </p>
      {accepted && view.state === 'cho-thanh-toan' && <PayForm fare={accepted} />}
      {accepted && view.state === 'chot' && bookingCode && (
        <div className="mt-4">
          <Notice tone="good" title={`${accepted.label} đã thanh toán`}>
            <p>
              Mã đặt chỗ <strong>{bookingCode}</strong>.{' '}
              <Link to={`/chuyen-di/${bookingCode}`} className="font-semibold text-sea underline">
                Xem chuyến đi
              </Link>
            </p>
          </Notice>
        </div>
      )}
      {view.offers.length > 0 ? (
        <Section title="Báo giá">
          <div className="space-y-5">
            {view.offers.map((offer) => (
              <OfferCard key={offer.id} offer={offer} />
            ))}
          </div>
        </Section>
      ) : (
        <p className="mt-3">Chưa có báo giá. Có giá, chúng tôi gọi bạn và trang này hiện đủ từng dòng.</p>
      )}
      <Section title="Bạn đã gửi">
        <RequestSummary view={view} cities={cities} />
      </Section>
    </>
  );
}

/** The amount due for the fare that the guest chose. */
function PayForm({ fare }: { fare: FareView }) {
  if (!fare.canBePaid)
    return (
      <div className="mt-4">
        <Notice tone="warn" title={`Phương án ${fare.label} đã hết hạn giữ giá`}>
          <p>Bạn gọi số hỗ trợ để nhận giá mới.</p>
        </Notice>
      </div>
    );
  return (
    <div className="mt-4">
      <Notice tone="good" title={`Bạn đã chọn: ${fare.label}`}>
        <p>Giá giữ đến {formatDateTime(fare.expiresAt)}.</p>
        <Form method="post" className="mt-3">
          <input type="hidden" name="intent" value="accept" />
          <input type="hidden" name="fare" value={fare.id} />
          <Button type="submit">Trả {formatVnd(fare.dueNowVnd)}</Button>
        </Form>
      </Notice>
    </div>
  );
}
