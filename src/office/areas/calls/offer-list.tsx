import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { classNames } from '#ui/class-names.ts';
import { pictureUrl } from '#ui/picture.tsx';
import { buttonClass } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { formatClock, formatMoment } from '../../parts/format-moment.ts';
import { type Call, callAddress } from './call-address.ts';
import type { Offer, OfferOrder } from './list-offers.ts';

type Shown = Offer & { addHref: string };

interface Props {
  call: Call;
  offers: Shown[];
  order: OfferOrder;
  now: string;
}

/** What can be offered at once: totals for the whole party, taxes and fees included. */
export function OfferList({ call, offers, order, now }: Props) {
  const address = callAddress(call);
  return (
    <section aria-label="Chào được ngay" className="flex flex-col gap-2 bg-sunken p-5 max-sm:px-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-lg">Chào được ngay {offers.length}</h2>
        <p className="text-sm text-ink-faint">tổng cả nhà, đã gồm thuế phí · tính lúc {formatClock(now)}</p>
        <nav aria-label="Xếp theo" className="ml-auto flex gap-0.5 rounded-lg bg-mute-soft p-0.5">
          <OrderLink to={address} isOn={order === 'hop'}>
            Hợp nhất
          </OrderLink>
          <OrderLink to={`${address}&xep=re`} isOn={order === 're'}>
            Rẻ nhất
          </OrderLink>
        </nav>
      </div>
      {offers.length === 0 ? (
        <Empty title={call.from ? 'Không còn gì bán cho những ngày này' : 'Gõ điều khách nói, có ngày đi'}>
          {call.from ? 'Đổi ngày, loại hay tầm tiền ở cột bên trái.' : 'Giá và chỗ còn hiện ra ngay ở đây.'}
        </Empty>
      ) : (
        <ul className="flex flex-col gap-2">
          {offers.map((offer) => (
            <OfferRow key={offer.id} offer={offer} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OrderLink({ to, isOn, children }: { to: string; isOn: boolean; children: string }) {
  return (
    <Link
      to={to}
      aria-current={isOn ? 'true' : undefined}
      className={classNames(
        'flex min-h-[26px] items-center rounded-badge px-2.5 text-sm font-semibold max-sm:min-h-11',
        isOn ? 'bg-surface text-ink inset-ring inset-ring-line' : 'text-ink-soft',
      )}
    >
      {children}
    </Link>
  );
}

function OfferRow({ offer }: { offer: Shown }) {
  const { title, url, kindLabel, place, unitTitle, planTitle, totalVnd, left, freeUntil, isRefundable } =
    offer;
  const terms = freeUntil
    ? `hủy miễn phí đến ${formatMoment(freeUntil)}`
    : isRefundable
      ? 'hủy được hoàn một phần'
      : 'không hoàn khi hủy';
  return (
    <li className="flex gap-3 rounded-card border border-line bg-surface p-3">
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
      <div className="min-w-0 flex-1">
        <a href={url} target="_blank" rel="noreferrer" className="text-lg font-semibold hover:underline">
          {title}
        </a>
        <p className="text-ink-soft">{[kindLabel, place].filter(Boolean).join(' · ')}</p>
        <p className="text-sm text-ink-faint">{[unitTitle, planTitle].filter(Boolean).join(', ')}</p>
        <p className="mt-1 text-sm">
          {left !== null && <b className="text-warn">còn {left} · </b>}
          <span className="text-ink-soft">{terms}</span>
        </p>
      </div>
      <div className="flex flex-none flex-col items-end gap-2">
        <b className="text-xl whitespace-nowrap">{formatNumber(totalVnd)}</b>
        <Link to={offer.addHref} preventScrollReset className={buttonClass('plain')}>
          <Plus size={16} aria-hidden />
          Thêm<span className="sr-only"> {title}</span>
        </Link>
      </div>
    </li>
  );
}
