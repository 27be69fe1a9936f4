import { MessageCircleQuestion } from 'lucide-react';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { ButtonLink, buttonClass } from '#ui/button.tsx';
import { type Fact, FactList } from '#ui/fact-list.tsx';
import { SectionNav } from '#ui/section-nav.tsx';
import { BookingWidget } from '#web/areas/products/booking-widget/booking-widget.tsx';
import type { BookingWidgetView } from '#web/areas/products/booking-widget/load-booking-widget.ts';
import { nothingWords } from '#web/areas/products/booking-widget/nothing-words.ts';
import { seenRowSlot } from '#web/parts/device/slots.ts';
import { ProductReviews } from '#web/parts/reviews/product-reviews.tsx';
import { reviewsAnchor } from '#web/parts/reviews/reviews-anchor.ts';
import { BookingBar } from './booking-bar.tsx';
import { DetailHeader } from './detail-header.tsx';
import type { DetailView } from './detail-view.ts';
import { Highlights } from './highlights.tsx';
import { RelatedProducts } from './related-products.tsx';

const firstSections = [{ id: 'tong-quan', label: 'Tổng quan' }];

const lastSections = [
  { id: 'huy', label: 'Hủy và hoàn' },
  { id: 'hoi-dap', label: 'Hỏi đáp' },
];

/**
 * The page of everything that is booked by the widget: head, section links, overview, widget, the sections. The widget stays in
 * view beside them on wide screens and follows the overview on others, where the price stays at the bottom.
 */
export function DetailLayout({
  page: { view, widget, related },
  kicker,
  sections,
  facts,
  widgetNote,
  others,
  children,
}: {
  page: {
    view: DetailView;
    widget: BookingWidgetView | null;
    related: ComponentProps<typeof RelatedProducts>['products'];
  };
  kicker: ReactNode;
  /** What there is to read between the overview and cancelling. */
  sections: { id: string; label: string }[];
  facts: Fact[];
  /** What the price depends on, in a line or two. */
  widgetNote?: ReactNode;
  /** Heading of the products that are like this one, and the words of the link to all of them. */
  others: { title: string; more: string; href?: string };
  /** All that there is to read below the widget, from `hydrateOnInteraction`. */
  children: ReactNode;
}) {
  const price = <PriceNow view={view} widget={widget} />;
  const action = <NextStep widget={widget} />;
  return (
    <>
      <DetailHeader view={view} kicker={kicker} />
      <SectionNav
        items={[...firstSections, ...sections, ...lastSections, ...(view.reviews ? [reviewsAnchor] : [])]}
        aside={
          <div className="flex items-center gap-3 xl:hidden">
            {price}
            {action}
          </div>
        }
      />
      <div className="container-page pb-16">
        <div className="gap-10 xl:grid xl:grid-cols-[minmax(0,1fr)_360px] xl:grid-rows-[auto_1fr]">
          <div className="min-w-0">
            <Overview view={view} facts={facts} />
          </div>
          <aside aria-label="Đặt chỗ" className="mt-6 xl:col-start-2 xl:row-span-2 xl:row-start-1">
            <div className="xl:sticky xl:top-36 xl:max-h-[calc(100dvh-10rem)] xl:overflow-y-auto xl:rounded-card">
              <BookingWidget view={view} widget={widget}>
                {widgetNote}
              </BookingWidget>
              <AskLink path={view.path} />
            </div>
          </aside>
          <div className="min-w-0">
            <Suspense>{children}</Suspense>
            <ProductReviews path={view.path} reviews={view.reviews} />
          </div>
        </div>
        <RelatedProducts
          title={others.title}
          more={{ href: others.href ?? view.kind.prefix, label: others.more }}
          products={related}
        />
        <seenRowSlot.Outlet except={view.id} />
      </div>
      <BookingBar price={price} action={action} />
    </>
  );
}

/** The price that is true now: from how much, or the total of the choice. */
function PriceNow({ view, widget }: { view: DetailView; widget: BookingWidgetView | null }) {
  const amountVnd = widget?.quote?.totalVnd ?? view.finalPriceVnd;
  if (!amountVnd) return <p className="text-sm">{nothingWords(view)}</p>;
  return (
    <p className="text-sm leading-snug tabular-nums">
      {!widget?.quote && <span className="text-ink-soft">Từ </span>}
      <span className="text-lg font-semibold whitespace-nowrap">{formatVnd(amountVnd)}</span>
      <span className="block text-ink-soft">
        {widget?.quote ? 'tổng tiền, đã gồm thuế phí' : view.priceUnit.replace('/', 'mỗi ')}
      </span>
    </p>
  );
}

function NextStep({ widget }: { widget: BookingWidgetView | null }) {
  if (widget?.quote && widget.itemQuery)
    return (
      <ButtonLink to={`/dat-cho?${widget.itemQuery}`} rel="nofollow" size="sm">
        {widget.quote.answerMinutes === null ? 'Đặt ngay' : 'Gửi yêu cầu'}
      </ButtonLink>
    );
  return (
    <a href="#dat" className={buttonClass('primary', 'sm', 'whitespace-nowrap')}>
      Chọn ngày
    </a>
  );
}

/** For whom the widget has no answer: asks for advice about this very page. */
function AskLink({ path }: { path: string }) {
  return (
    <p className="mt-3 text-center">
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

/** The product in a sentence, in facts, and in what makes it worth the way. */
function Overview({ view, facts }: { view: DetailView; facts: Fact[] }) {
  return (
    <section id="tong-quan" aria-label="Tổng quan" className="mt-6 scroll-mt-16 space-y-5">
      <p className="max-w-prose text-lg">{view.summary}</p>
      <FactList facts={facts} />
      <Highlights lines={view.highlights} />
    </section>
  );
}
