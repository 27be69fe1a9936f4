import { Form, Link } from 'react-router';
import type { EnquiryView, FareView } from '#modules/enquiries/queries/enquiry-view.ts';
import { typesWithMessage } from '#modules/enquiries/rules/enquiry-types.ts';
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
  const [newest] = view.offers;
  const hasLapsed = hasLapsedOffer(view);
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
        <Badge tone={!hasLapsed && waitingStates.has(view.state) ? 'warn' : 'plain'}>
          {hasLapsed ? 'Hết hạn giữ giá' : view.stateLabel}
        </Badge>
      </div>
      <p className="mt-3 text-ink-soft">
        Giờ trả lời yêu cầu {settings.hours.mail} mỗi ngày. Xem lại ở trang này bằng mã và số điện thoại, hoặc
        gọi <SupportPhone />.
      </p>
      {accepted && bookingCode && <Booked label={accepted.label} state={view.state} code={bookingCode} />}
      {view.state === 'dong' && <Closed kind={view.kind} />}
      {hasLapsed && <Lapsed kind={view.kind} />}
      {accepted?.canBePaid && <PayForm fare={accepted} />}
      {newest?.fares.length === 0 && view.state === 'cho-khach' && (
        <div className="mt-4">
          <Notice tone="warn" title="Chúng tôi đang chờ bạn trả lời">
            <p>
              Lời nhắn ở ngay bên dưới. Bạn gọi <SupportPhone /> và đọc mã yêu cầu để trả lời.
            </p>
          </Notice>
        </div>
      )}
      {view.offers.length > 0 ? (
        <Section
          title={view.offers.some(({ fares }) => fares.length > 0) ? 'Báo giá' : 'Trả lời của chúng tôi'}
        >
          <div className="stack-5">
            {view.offers.map((offer) => (
              <OfferCard key={offer.id} offer={offer} />
            ))}
          </div>
        </Section>
      ) : (
        view.state !== 'dong' && <Unanswered kind={view.kind} />
      )}
      <Section title="Bạn đã gửi">
        <RequestSummary view={view} cities={cities} />
      </Section>
    </>
  );
}

/** A message waits for an answer, and a call to be made has no price either; the rest waits for an offer. */
function Unanswered({ kind }: Pick<EnquiryView, 'kind'>) {
  const hasPrice = kind !== 'goi-lai' && !typesWithMessage.includes(kind);
  return (
    <p className="mt-3">
      {hasPrice
        ? 'Chưa có báo giá. Có giá, chúng tôi gọi bạn và trang này hiện đủ từng dòng.'
        : 'Chưa có câu trả lời. Khi có, bạn đọc được ở trang này.'}
    </p>
  );
}

/** States in which it is the guest's turn. */
const waitingStates = new Set<EnquiryView['state']>(['cho-khach', 'cho-thanh-toan']);

/** It is the guest's turn, but no fare can be chosen or paid any more. */
function hasLapsedOffer({ state, offers: [newest] }: EnquiryView): boolean {
  if (!newest?.fares.length || !waitingStates.has(state)) return false;
  return !newest.fares.some(({ canBeAccepted, canBePaid }) => canBeAccepted || canBePaid);
}

function SupportPhone() {
  const { phone } = useRootData().settings;
  return (
    <a href={phoneLink(phone)} className="text-sea underline underline-offset-3">
      {phone}
    </a>
  );
}

/** The booking of the accepted fare, also after the enquiry was closed. */
function Booked({ label, state, code }: { label: string; state: EnquiryView['state']; code: string }) {
  if (state !== 'chot' && state !== 'dong') return null;
  return (
    <div className="mt-4">
      <Notice tone={state === 'chot' ? 'good' : 'info'} title={`${bookedWords[state]}: ${label}`}>
        <p>
          Mã đặt chỗ <strong>{code}</strong>.{' '}
          <Link to={`/chuyen-di/${code}`} className="font-semibold text-sea underline">
            Xem chuyến đi
          </Link>
        </p>
      </Notice>
    </div>
  );
}

/** A closed enquiry does not know what became of its booking; the trip says so. */
const bookedWords = { chot: 'Đã thanh toán', dong: 'Bạn đã đặt' };

function Closed({ kind }: Pick<EnquiryView, 'kind'>) {
  return (
    <div className="mt-4">
      <Notice title="Yêu cầu này đã đóng">
        <p>
          Bạn còn cần hỗ trợ, hãy gọi <SupportPhone /> và đọc mã yêu cầu, hoặc <NewRequest kind={kind} />.
        </p>
      </Notice>
    </div>
  );
}

function Lapsed({ kind }: Pick<EnquiryView, 'kind'>) {
  return (
    <div className="mt-4">
      <Notice tone="warn" title="Giá đã báo hết hạn giữ">
        <p>
          Bạn gọi <SupportPhone /> để nhận giá mới, hoặc <NewRequest kind={kind} />.
        </p>
      </Notice>
    </div>
  );
}

function NewRequest({ kind }: Pick<EnquiryView, 'kind'>) {
  return (
    <Link
      to={kind === 've-may-bay' ? '/ve-may-bay' : `/yeu-cau?loai=${kind}`}
      className="font-semibold text-sea underline"
    >
      gửi yêu cầu mới
    </Link>
  );
}

/** The amount due for the fare that the guest chose. */
function PayForm({ fare }: { fare: FareView }) {
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
