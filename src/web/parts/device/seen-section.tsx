import { useEffect, useRef, useState } from 'react';
import { CardRow } from '#ui/card-row.tsx';
import { classNames } from '#ui/class-names.ts';
import { Section } from '#ui/section.tsx';
import { without } from './product-snapshot.ts';
import { seenProducts } from './seen.ts';
import { SnapshotCard, type SnapshotPrice } from './snapshot-card.tsx';
import { useDeviceStore } from './use-device-store.ts';
import { type LiveCards, useLiveCards } from './use-live-cards.ts';

const shown = 4;

/** The products seen before; their current prices are fetched when the row comes near the viewport. */
export function SeenSection({
  except,
  className,
  hasMore = true,
  isSmall = false,
}: {
  except?: number;
  className?: string;
  /** With a link to the saved products. */
  hasMore?: boolean;
  /** At the end of a long page: small cards under a short head. */
  isSmall?: boolean;
}) {
  const seen = useDeviceStore(seenProducts) ?? [];
  const products = (except ? without(seen, except) : seen).slice(0, shown);
  const { place, isNear } = useNearness<HTMLDivElement>();
  const live = useLiveCards(isNear ? products.map(({ id }) => id) : null);
  const sold = products.filter(({ id }) => !live.cards || live.cards.has(id) || live.isAway);
  if (sold.length === 0) return null;
  return (
    <div ref={place} className={classNames(className)}>
      <Section
        title="Vừa xem"
        intro={isSmall ? undefined : 'Chỉ lưu trên máy của bạn.'}
        className={isSmall ? 'max-lg:mt-9' : undefined}
        more={hasMore ? { href: '/da-luu', label: 'Đã lưu' } : undefined}
      >
        <CardRow label="Vừa xem">
          {sold.map((product) => (
            <SnapshotCard
              key={product.id}
              product={product}
              price={priceOf(product.id, live)}
              isSmall={isSmall}
            />
          ))}
        </CardRow>
      </Section>
    </div>
  );
}

function priceOf(id: number, { cards, isAway }: LiveCards): SnapshotPrice {
  const live = cards?.get(id);
  if (live) return { live };
  return isAway ? 'old' : 'asking';
}

/** Whether an element has come near the viewport at least once. */
function useNearness<Element extends HTMLElement>() {
  const place = useRef<Element>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: '600px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  });
  return { place, isNear };
}
