import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { seenRowSlot } from '#web/parts/device/slots.ts';
import type { DecidingFact } from './deciding-facts.tsx';
import { DetailHeader } from './detail-header.tsx';
import { DetailPictures } from './detail-pictures.tsx';
import type { DetailView } from './detail-view.ts';

/**
 * The page of a product of any kind: pictures, name and deciding facts, where it is booked, content to read, what is
 * near. Its slots:
 * - `card` stays in view at the right of a wide screen (376 px wide, meant for 600 px of height) and follows the head
 *   elsewhere; `isCardForDesk` where offers in `children` replace it on narrow screens;
 * - `choices` are departures and units as rows, between the head and the card on narrow screens;
 * - `children` is all content to read, wrapped in `hydrateOnInteraction` below the first screen;
 * - `related` is the row of products nearby;
 * - `bar` is the `BookingBar`: with the header all that stays on a phone, in place of the site's bar.
 */
export function DetailFrame({
  view,
  kicker,
  deciding,
  card,
  isCardForDesk = false,
  choices,
  children,
  related,
  bar,
}: {
  view: DetailView;
  kicker: ReactNode;
  /** The three deciding facts. */
  deciding: DecidingFact[];
  card: ReactNode;
  isCardForDesk?: boolean;
  choices?: ReactNode;
  children: ReactNode;
  related: ReactNode;
  bar: ReactNode;
}) {
  return (
    <div className="container-page pb-10 lg:pb-16">
      <DetailPictures view={view} />
      <div className="gap-x-6 xl:grid xl:grid-cols-[minmax(0,1fr)_376px] xl:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <DetailHeader view={view} kicker={kicker} deciding={deciding} />
          {choices}
        </div>
        <aside
          aria-label="Đặt chỗ"
          className={classNames(
            'mt-6 xl:col-start-2 xl:row-span-2 xl:row-start-1',
            isCardForDesk && 'max-xl:hidden',
          )}
        >
          {/* Unfolded it may be taller than the window: it scrolls by itself, as it would leave the screen under the pointer otherwise. */}
          <div className="xl:sticky xl:top-24 xl:has-[details[open]]:max-h-[calc(100dvh-104px)] xl:has-[details[open]]:overflow-y-auto">
            {card}
          </div>
        </aside>
        {/* The keyboard comes to it after the card, not after all that there is to read. */}
        {bar}
        <div className="min-w-0">{children}</div>
      </div>
      <ProductLinks view={view} />
      {related}
      <seenRowSlot.Outlet except={view.id} isSmall />
    </div>
  );
}

const link = 'inline-flex min-h-11 items-center text-sm font-semibold text-sea underline underline-offset-3';

/**
 * Further links of a product besides booking. The same for everybody: which plan it is added to, and who gets an alert, is asked
 * on the linked page.
 */
function ProductLinks({ view }: { view: DetailView }) {
  const product = view.path.slice(1).replace(/\.html$/, '');
  const current = new URLSearchParams(useLocation().search);
  const carry = (keys: string[]) =>
    keys
      .flatMap((key) => current.getAll(key).map((value) => value && `&${key}=${encodeURIComponent(value)}`))
      .join('');
  const dates = carry(['from', 'to', 'adults', 'rooms']);
  return (
    <div className="mt-4 flex flex-wrap gap-x-5">
      <a
        href={`/chuyen-di/ke-hoach/them?san-pham=${product}${carry(['from', 'to', 'adults', 'ages', 'unit', 'plan', 'extra'])}`}
        rel="nofollow"
        className={link}
      >
        Thêm vào kế hoạch
      </a>
      {view.takesAlerts && (
        <a
          href={`/bao-tin?san-pham=${product}&kieu=${view.availability === 'sold_out' ? 'places' : 'price'}${dates}`}
          rel="nofollow"
          className={link}
        >
          Báo khi giảm giá, còn chỗ
        </a>
      )}
    </div>
  );
}
