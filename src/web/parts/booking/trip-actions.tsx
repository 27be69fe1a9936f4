import { CalendarPlus, Navigation, Phone, TicketCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { phoneLink } from '#ui/phone-link.ts';
import { useRootData } from '#web/app/root-data.ts';
import { ShareButton } from '#web/parts/device/share-button.tsx';

const action =
  'flex min-h-18 flex-col items-center justify-center gap-1 rounded-control border border-line bg-rice text-center text-sm hover:border-sea hover:text-sea';

/** The actions of a confirmed trip, in the order in which a guest needs them: voucher, directions, calendar, hotline. */
export function TripActions({
  code,
  directions,
  product,
  isOver = false,
}: {
  code: string;
  directions: string | null;
  /** The page to share: that of the product, which reveals neither who goes nor when. */
  product: { title: string; url: string } | null;
  /** After the trip the voucher is only kept, and the calendar of no use. */
  isOver?: boolean;
}) {
  const { settings } = useRootData();
  // Reserves the space of a button that needs script.
  const [isLive, setIsLive] = useState(false);
  useEffect(() => setIsLive(true), []);
  return (
    <section aria-label="Phiếu và đường đi" className="stack-3">
      <ButtonLink
        to={`/chuyen-di/${code}/phieu`}
        size="lg"
        look={isOver ? 'outline' : 'primary'}
        className="w-full"
      >
        <TicketCheck aria-hidden className="size-5" />
        Xem phiếu
      </ButtonLink>
      <ul className="grid auto-cols-fr grid-flow-col gap-2">
        {directions && (
          <li>
            <a href={directions} target="_blank" rel="noopener" className={action}>
              <Navigation aria-hidden className="size-5 text-sea" />
              Chỉ đường
            </a>
          </li>
        )}
        {!isOver && (
          <li>
            <a href={`/chuyen-di/${code}/lich.ics`} className={action}>
              <CalendarPlus aria-hidden className="size-5 text-sea" />
              Thêm lịch
            </a>
          </li>
        )}
        <li>
          <a href={phoneLink(settings.phone)} className={action}>
            <Phone aria-hidden className="size-5 text-sea" />
            <span>
              Gọi<span className="max-md:sr-only"> {settings.name}</span>
            </span>
          </a>
        </li>
        {product && (
          <li className={isLive ? undefined : 'invisible'}>
            <ShareButton title={product.title} path={product.url} className={classNames(action, 'w-full')} />
          </li>
        )}
      </ul>
    </section>
  );
}
