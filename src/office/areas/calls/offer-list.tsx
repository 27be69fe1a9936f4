import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { classNames } from '#ui/class-names.ts';
import { pictureUrl } from '#ui/picture.tsx';
import { buttonClass } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { formatClock, formatMoment } from '../../parts/format-moment.ts';
import { formatPercent } from '../../parts/format-percent.ts';
import { Segments } from '../../parts/segments.tsx';
import { type Call, callAddress } from './call-address.ts';
import { DateStrip } from './date-strip.tsx';
import type { Offer } from './list-offers.ts';
import type { NeighbourDay } from './load-neighbour-days.ts';

interface Shown extends Offer {
  addHref: string;
  lookHref: string;
  /** The price's lines; null unless this offer is the one shown. */
  lines: { label: string; amountVnd: number; reason: string }[] | null;
}

interface Props {
  call: Call;
  offers: Shown[];
  days: NeighbourDay[];
  /** Whether the user may see margins. */
  withMargins: boolean;
  /** The lowest acceptable margin, in percent of the price. */
  leastPercent: number;
  now: string;
}

const orderTitles = { hop: 'Hợp nhất', re: 'Rẻ nhất', lai: 'Lãi' } as const;

/** The current offers: totals for the whole party, taxes and fees included. */
export function OfferList({ call, offers, days, withMargins, leastPercent, now }: Props) {
  const looked = offers.find(({ lines }) => lines !== null);
  const orders = (['hop', 're', 'lai'] as const).filter((order) => order !== 'lai' || withMargins);
  return (
    <section aria-label="Chào được ngay" className="flex min-w-0 flex-col gap-2 bg-sunken p-5 max-sm:px-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg">
          Chào được ngay <span className="font-normal text-ink-soft">{offers.length}</span>
        </h2>
        <p className="flex-1 text-sm text-ink-faint">
          tổng cả nhà, đã gồm thuế phí · tính lúc {formatClock(now)}
        </p>
        <Segments
          label="Xếp theo"
          items={orders.map((order) => ({
            to: callAddress({ ...call, order }),
            title: orderTitles[order],
            isChosen: order === call.order,
          }))}
        />
      </div>
      {offers.length === 0 ? (
        <Empty title={call.from ? 'Không còn gì bán cho những ngày này' : 'Gõ điều khách nói, có ngày đi'}>
          {call.from ? 'Đổi ngày, loại hay tầm tiền ở cột bên trái.' : 'Giá và chỗ còn hiện ra ngay ở đây.'}
        </Empty>
      ) : (
        <ul className="flex flex-col gap-2 [&_a]:scroll-mb-36">
          {offers.map((offer) => (
            <OfferRow key={offer.id} {...{ offer, leastPercent }} />
          ))}
        </ul>
      )}
      {looked && <DateStrip title={looked.title} days={days} />}
    </section>
  );
}

function OfferRow({ offer, leastPercent }: { offer: Shown; leastPercent: number }) {
  const { title, totalVnd, isFrom, lines, item } = offer;
  const guests = item.adults + item.childAges.length;
  const isLooked = lines !== null;
  return (
    <li
      className={classNames(
        'flex flex-col gap-2 rounded-card border bg-surface p-3',
        isLooked ? 'border-sea inset-ring inset-ring-sea' : 'border-line',
      )}
    >
      <div className="flex gap-3">
        {offer.imageUrl && (
          <img
            src={pictureUrl(offer.imageUrl, 256)}
            alt=""
            width={84}
            height={64}
            loading="lazy"
            className="h-16 w-[84px] flex-none rounded-badge object-cover max-sm:hidden"
          />
        )}
        <About offer={offer} />
        <div className="flex flex-none flex-col items-end gap-1">
          <b className="text-xl whitespace-nowrap">{`${isFrom ? 'Từ ' : ''}${formatNumber(totalVnd)}`}</b>
          {isFrom && <span className="text-sm text-ink-faint">theo chiều cao của bé</span>}
          {guests > 1 && !isFrom && (
            <span className="text-sm text-ink-faint">{formatNumber(Math.ceil(totalVnd / guests))}/người</span>
          )}
          <Link to={offer.addHref} preventScrollReset className={buttonClass(isLooked ? 'primary' : 'plain')}>
            <Plus size={16} aria-hidden />
            Thêm<span className="sr-only"> {title}</span>
          </Link>
        </div>
      </div>
      {isLooked && <Lines lines={lines} />}
      <Foot offer={offer} leastPercent={leastPercent} />
    </li>
  );
}

function About({
  offer: { title, url, kindLabel, place, unitTitle, planTitle, lookHref },
}: {
  offer: Shown;
}) {
  return (
    <div className="min-w-0 flex-1">
      <Link to={lookHref} preventScrollReset className="text-lg font-semibold hover:underline">
        {title}
      </Link>
      <p className="text-ink-soft">
        {[kindLabel, place].filter(Boolean).join(' · ')} ·{' '}
        <a href={url} target="_blank" rel="noreferrer" className="text-sea underline">
          trang khách xem
        </a>
      </p>
      <p className="text-sm text-ink-faint">{[unitTitle, planTitle].filter(Boolean).join(', ')}</p>
    </div>
  );
}

function Lines({ lines }: { lines: NonNullable<Shown['lines']> }) {
  return (
    <ul aria-label="Giá gồm" className="flex flex-col gap-0.5 rounded-control bg-sunken px-3 py-2 text-sm">
      {lines.map(({ label, amountVnd, reason }) => (
        <li
          key={label + reason}
          className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)_6rem] gap-3 max-sm:grid-cols-[minmax(0,1fr)_6rem]"
        >
          <span>{label}</span>
          <span className="text-ink-soft max-sm:hidden">{reason}</span>
          <span className={classNames('text-right whitespace-nowrap', amountVnd < 0 && 'text-good')}>
            {formatNumber(amountVnd)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Foot({ offer, leastPercent }: { offer: Shown; leastPercent: number }) {
  const { left, freeUntil, isRefundable, isOnRequest, margin } = offer;
  const terms = freeUntil
    ? `hủy miễn phí đến ${formatMoment(freeUntil)}`
    : isRefundable
      ? 'hủy được hoàn một phần'
      : 'không hoàn khi hủy';
  const isThin = margin !== null && margin.percent < leastPercent;
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-0.5 border-t border-line pt-2 text-sm">
      {isOnRequest && <b className="text-info">hỏi nhà cung cấp trước</b>}
      {left !== null && <b className="text-warn">còn {formatNumber(left)}</b>}
      <span className="flex-1 text-ink-soft">{terms}</span>
      {margin && (
        <span className="text-ink-faint">
          chỉ nhân viên:{' '}
          <b className={isThin ? 'text-bad' : 'text-good'}>
            lãi {formatNumber(margin.leftVnd)} · {formatPercent(margin.percent)}
            {isThin && `, dưới sàn ${formatPercent(leastPercent)}`}
          </b>
        </span>
      )}
    </p>
  );
}
