import { MessageCircleQuestion } from 'lucide-react';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { ButtonLink, buttonClass } from '#ui/button.tsx';
import { type Fact, FactList } from '#ui/fact-list.tsx';
import { Fold } from '#ui/fold.tsx';
import { roomToCome } from '#ui/room-to-come.tsx';
import { BookingWidget } from '#web/areas/products/booking-widget/booking-widget.tsx';
import type { BookingWidgetView } from '#web/areas/products/booking-widget/load-booking-widget.ts';
import { nothingWords } from '#web/areas/products/booking-widget/nothing-words.ts';
import { priceSoFar } from '#web/areas/products/booking-widget/price-so-far.ts';
import { shortDay } from '#web/parts/trip-search/describe-trip-search.ts';
import { BookingBar } from './booking-bar.tsx';
import type { DecidingFact } from './deciding-facts.tsx';
import { DetailFrame } from './detail-frame.tsx';
import type { DetailView } from './detail-view.ts';
import { RelatedProducts } from './related-products.tsx';

/** The page of any product booked by the widget: `DetailFrame` with the widget as its card. */
export function DetailLayout({
  page: { view, widget, related },
  kicker,
  deciding,
  facts,
  widgetNote,
  others,
  bar,
  choices,
  children,
}: {
  page: {
    view: DetailView;
    widget: BookingWidgetView | null;
    related: ComponentProps<typeof RelatedProducts>['products'];
  };
  kicker: ReactNode;
  /** The three deciding facts below the name; by default the first three of `facts`. */
  deciding?: DecidingFact[];
  /** Further short facts, collapsed below them; none where `DetailSections` shows them. */
  facts: Fact[];
  /** What the price depends on, in a line or two. */
  widgetNote?: ReactNode;
  /** Heading of similar products, and the label of the link to all of them. */
  others: { title: string; more: string; href?: string };
  /** The cart button and the price's lines in the bar at the bottom. */
  bar?: Pick<ComponentProps<typeof BookingBar>, 'cart' | 'details'>;
  /** Departures and units as rows of the page; without them the widget asks for everything itself. */
  choices?: ReactNode;
  /** The page's content below the widget, wrapped in `hydrateOnInteraction`. */
  children: ReactNode;
}) {
  const more = deciding ? facts : facts.slice(3);
  return (
    <DetailFrame
      view={view}
      kicker={kicker}
      deciding={deciding ?? facts.map(({ icon, label, value }) => ({ icon, text: `${label}: ${value}` }))}
      card={
        <>
          <BookingWidget view={view} widget={widget} isChosenBeside={choices !== undefined}>
            {widgetNote}
          </BookingWidget>
          <AskLink path={view.path} />
        </>
      }
      choices={choices}
      related={
        <RelatedProducts
          title={others.title}
          more={{ href: others.href ?? view.kind.prefix, label: others.more }}
          products={related}
        />
      }
      bar={
        <BookingBar
          price={<PriceNow view={view} widget={widget} />}
          action={<NextStep widget={widget} />}
          {...bar}
        />
      }
    >
      {more.length > 0 && (
        <Fold label={`Thêm ${more.length} thông tin`}>
          <FactList facts={more} />
        </Fold>
      )}
      <Suspense fallback={roomToCome}>{children}</Suspense>
    </DetailFrame>
  );
}

/** The current price: the total of the choice, of the party without children to be measured, or the from-price. */
function PriceNow({ view, widget }: { view: DetailView; widget: BookingWidgetView | null }) {
  const soFarVnd = widget && priceSoFar(widget);
  const amountVnd = widget?.quote?.totalVnd ?? soFarVnd ?? view.finalPriceVnd;
  if (!amountVnd) return <span className="text-sm">{nothingWords(view)}</span>;
  return (
    <span className="block text-sm leading-snug tabular-nums">
      {!widget?.quote && <span className="text-ink-soft">Từ </span>}
      <span className="text-lg font-semibold whitespace-nowrap">{formatVnd(amountVnd)}</span>
      <span className="block truncate text-ink-soft">
        {widget?.quote
          ? `${widget.form.open ? 'Chọn ngày sau' : shortDay(widget.form.from)} · ${widget.party}`
          : soFarVnd
            ? 'chưa tính vé bé'
            : view.priceUnit.replace('/', 'mỗi ')}
      </span>
    </span>
  );
}

function NextStep({ widget }: { widget: BookingWidgetView | null }) {
  if (widget?.quote && widget.itemQuery)
    return (
      <ButtonLink to={`/dat-cho?${widget.itemQuery}`} rel="nofollow" className="whitespace-nowrap">
        {widget.quote.answerMinutes === null ? 'Đặt ngay' : 'Gửi yêu cầu'}
      </ButtonLink>
    );
  return (
    // A browser focuses the field that a fragment names.
    <a
      href={widget?.asksHeights ? '#box-cm-1' : '#dat'}
      className={buttonClass('primary', 'md', 'whitespace-nowrap')}
    >
      {nextWords(widget)}
    </a>
  );
}

function nextWords(widget: BookingWidgetView | null): string {
  if (widget && (widget.refusal || Object.keys(widget.errors).length > 0)) return 'Xem lại';
  return widget?.asksHeights ? 'Nhập chiều cao' : 'Chọn ngày';
}

/** Link to an enquiry about this page, for guests whose question the widget does not answer. */
function AskLink({ path }: { path: string }) {
  return (
    <p className="mt-2 text-center">
      <Link
        to={`/yeu-cau?ve=${encodeURIComponent(path)}`}
        rel="nofollow"
        className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-sea underline underline-offset-3"
      >
        <MessageCircleQuestion aria-hidden className="size-5" />
        Nhận tư vấn
      </Link>
    </p>
  );
}
