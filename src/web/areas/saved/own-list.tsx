import { Heart } from 'lucide-react';
import { useEffect } from 'react';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { ProductCard } from '#modules/catalog/view/product-card.tsx';
import { Button, ButtonLink, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { compareHref } from '#web/parts/device/compared.ts';
import { type ProductSnapshot, refreshed, toSnapshot, without } from '#web/parts/device/product-snapshot.ts';
import { savedProducts } from '#web/parts/device/saved.ts';
import { SeenSection } from '#web/parts/device/seen-section.tsx';
import { ShareButton } from '#web/parts/device/share-button.tsx';
import { SnapshotCard } from '#web/parts/device/snapshot-card.tsx';
import { synced } from '#web/parts/device/synced.ts';
import { useDeviceStore } from '#web/parts/device/use-device-store.ts';
import { useLiveCards } from '#web/parts/device/use-live-cards.ts';

/** The products saved on this device, with current data; offline the stored snapshots, labelled as such. */
export function OwnList() {
  const saved = useDeviceStore(savedProducts);
  const isInAccount = useDeviceStore(synced) !== null;
  const { cards, isAway } = useLiveCards(saved?.map(({ id }) => id) ?? null);
  useEffect(() => {
    if (!cards) return;
    const live = new Map([...cards].map(([id, card]) => [id, toSnapshot(card, Date.now())]));
    savedProducts.change((stored) => refreshed(stored, live));
  }, [cards]);
  if (saved === null) return <Opening />;
  if (saved.length === 0) return <Nothing />;
  return (
    <>
      <p className="mt-2 max-w-prose text-ink-soft">{saved.length} chỗ đã lưu, giá đã gồm thuế phí</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ShareButton
          title="Danh sách của tôi"
          path={`/da-luu?ids=${saved.map(({ id }) => id).join(',')}`}
          className={buttonClass('outline')}
        />
        <CompareLinks saved={saved} />
      </div>
      <div aria-live="polite">
        {isAway && (
          <div className="mt-5">
            <Notice tone="warn" title="Chưa xem được giá mới">
              <p>Dưới đây là giá lần trước bạn xem, có ghi giờ. Có mạng lại, giá mới sẽ hiện ra.</p>
            </Notice>
          </div>
        )}
      </div>
      <h2 className="sr-only">Danh sách</h2>
      <ul className="mt-6 grid gap-5 md:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4">
        {saved.map((product) => (
          <li key={product.id}>
            <SavedCard
              product={product}
              live={cards?.get(product.id)}
              state={stateOf(cards !== null, isAway)}
            />
          </li>
        ))}
      </ul>
      <p className="mt-6 text-sm text-ink-soft">
        {isInAccount
          ? 'Danh sách nằm trong tài khoản của bạn và theo bạn tới máy nào bạn đăng nhập.'
          : 'Danh sách nằm trên máy này và mất khi bạn xóa dữ liệu trình duyệt. Đăng nhập thì danh sách vào tài khoản.'}
      </p>
      <SeenSection hasMore={false} />
    </>
  );
}

function stateOf(isAnswered: boolean, isAway: boolean): 'asking' | 'old' | 'gone' {
  if (isAnswered) return 'gone';
  return isAway ? 'old' : 'asking';
}

function SavedCard({
  product,
  live,
  state,
}: {
  product: ProductSnapshot;
  live: Parameters<typeof ProductCard>[0]['product'] | undefined;
  /** Why a product has no current data: loading, offline, or no longer there. */
  state: 'asking' | 'old' | 'gone';
}) {
  if (live) return <ProductCard product={live} />;
  return (
    <SnapshotCard
      product={product}
      price={state}
      action={
        state !== 'asking' && (
          <Button
            look="quiet"
            size="sm"
            className="-ml-4"
            onClick={() => savedProducts.change((stored) => without(stored, product.id))}
          >
            Bỏ khỏi danh sách
            <span className="sr-only">: {product.title}</span>
          </Button>
        )
      }
    />
  );
}

/** Links to compare the saved products of each kind that has at least two. */
function CompareLinks({ saved }: { saved: ProductSnapshot[] }) {
  const kinds = [...Map.groupBy(saved, ({ kind }) => kind)].filter(([, own]) => own.length > 1);
  return kinds.map(([kind, own]) => {
    const ids = own.slice(0, 4).map(({ id }) => id);
    return (
      <ButtonLink key={kind} to={compareHref(kind, ids)} rel="nofollow" look="outline">
        So sánh {ids.length} {kindProfiles[kind as KindName]?.nouns.compared ?? 'lựa chọn'}
      </ButtonLink>
    );
  });
}

/** Placeholder of about the final size, until the script has read the device's storage. */
function Opening() {
  return (
    <>
      <p className="mt-2 text-ink-soft noscript:hidden">Đang mở danh sách trên máy của bạn…</p>
      <noscript>
        <p className="mt-2 font-semibold">
          Danh sách này nằm trong trình duyệt, nên cần JavaScript. Vui lòng bật JavaScript rồi mở lại trang.
        </p>
      </noscript>
      <div
        aria-hidden
        className="mt-6 grid gap-5 md:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4 noscript:hidden"
      >
        {[1, 2, 3, 4].map((one) => (
          <div key={one} className="h-96 rounded-card bg-sand-deep" />
        ))}
      </div>
    </>
  );
}

function Nothing() {
  return (
    <div className="mt-6">
      <EmptyState title="Bạn chưa lưu gì" icon={Heart}>
        <p>
          Thấy chỗ nào ưng, bạn bấm hình trái tim trên ảnh. Danh sách nằm ngay trên máy này, không cần tài
          khoản.
        </p>
        <p className="mt-5">
          <ButtonLink to={kindProfiles.hotel.prefix}>Tìm chỗ nghỉ</ButtonLink>
        </p>
      </EmptyState>
      <SeenSection hasMore={false} />
    </div>
  );
}
