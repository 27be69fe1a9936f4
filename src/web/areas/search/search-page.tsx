import { Phone, Search } from 'lucide-react';
import { Form } from 'react-router';
import { listPlaces } from '#modules/catalog/queries/places.ts';
import { ProductCard } from '#modules/catalog/view/product-card.tsx';
import { searchEverything } from '#modules/search/everything/search-everything.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink, buttonClass } from '#ui/button.tsx';
import { CardRow } from '#ui/card-row.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { phoneLink } from '#ui/phone-link.ts';
import { Section } from '#ui/section.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite, useRootData } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { sharedPage } from '#web/app/shared-page.ts';
import { ArticleCards } from '#web/parts/content/article-cards.tsx';
import { PlaceCards } from '#web/parts/places/place-cards.tsx';
import type { Route } from './+types/search-page.ts';
import { GroupLinks } from './group-links.tsx';
import { SearchStart } from './search-start.tsx';

export const headers = sharedPage({ tags: ['catalogue', 'content'], queryKeys: ['search'] });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { readDb } = context.get(appContext);
  const text = (new URL(request.url).searchParams.get('search') ?? '').trim().slice(0, 200);
  const found = text ? await searchEverything(readDb, text, { perGroup: 8 }) : null;
  // Where to go on from, when there is nothing to show.
  const isEmpty = !found?.groups.length;
  const popular = isEmpty ? await listPlaces(readDb, { special: true, page: 1, limit: 8 }) : null;
  return { text, found, places: popular?.results ?? [] };
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  pageMeta(metaSite(matches), location, {
    title: loaderData?.text ? `Kết quả cho ${loaderData.text}` : 'Tìm kiếm',
    path: '/tim-kiem',
    noindex: true,
  });

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { text, found, places } = loaderData;
  return (
    <div className="container-page pt-4 pb-16">
      <Breadcrumbs items={[{ label: 'Trang chủ', href: '/' }, { label: 'Tìm kiếm' }]} />
      <h1 className="mt-3 text-2xl lg:text-3xl">{text ? `Kết quả cho “${text}”` : 'Bạn muốn đi đâu?'}</h1>
      {found?.correctedTo && (
        <p className="mt-2" role="status">
          Hiển thị kết quả cho <strong>{found.correctedTo}</strong>
        </p>
      )}
      <Form method="get" role="search" className="mt-5 flex max-w-2xl gap-2">
        <input
          key={text}
          type="search"
          name="search"
          aria-label="Điểm đến, khách sạn, tour"
          defaultValue={text}
          placeholder="Điểm đến, khách sạn, tour…"
          className="min-h-12 w-full min-w-0 rounded-control border border-line-strong bg-rice px-4"
        />
        <button type="submit" className={buttonClass('sea')}>
          <Search aria-hidden className="size-5" />
          Tìm
        </button>
      </Form>
      {!text && (
        <p className="mt-6 text-ink-soft">
          Gõ tên nơi muốn đến, khách sạn hay tour. Không cần gõ dấu: “da nang” cũng ra Đà Nẵng.
        </p>
      )}
      {found && found.groups.length > 0 && <GroupLinks groups={found.groups} />}
      {found?.groups.map((group) => (
        <Section
          key={group.type}
          id={`nhom-${group.type}`}
          className="scroll-mt-20"
          title={`${group.label} (${group.total})`}
          more={group.total > group.results.length ? { href: group.href, label: 'Xem tất cả' } : undefined}
        >
          <GroupResults group={group} />
        </Section>
      ))}
      {found && found.groups.length === 0 && <NothingFound text={text} />}
      {!found?.groups.length && <SearchStart places={places} />}
    </div>
  );
}

type Found = Awaited<ReturnType<typeof searchEverything>>;

function GroupResults({ group }: { group: Found['groups'][number] }) {
  if (group.type === 'destination') return <PlaceCards places={group.results} />;
  if (group.type === 'article') return <ArticleCards articles={group.results} />;
  return (
    <CardRow label={group.label}>
      {group.results.map((product) => (
        <ProductCard key={product.id} product={product} sizes="288px" />
      ))}
    </CardRow>
  );
}

/** When a text finds nothing: how to ask otherwise, and somebody who looks for it. */
function NothingFound({ text }: { text: string }) {
  const { settings } = useRootData();
  return (
    <div className="mt-8">
      <EmptyState title={`Chưa tìm thấy “${text}”`}>
        <p>
          Bạn thử tên tỉnh hoặc tên gọi ngắn hơn, cả tên cũ cũng được. Hoặc để chúng tôi tìm giúp, có người
          trả lời {settings.supportHours} mỗi ngày.
        </p>
        <p className="mt-5 flex flex-wrap justify-center gap-3">
          <ButtonLink to="/yeu-cau" look="sea">
            Nhờ tìm giúp
          </ButtonLink>
          <a href={phoneLink(settings.phone)} className={buttonClass('outline')}>
            <Phone aria-hidden className="size-5" />
            {settings.phone}
          </a>
        </p>
      </EmptyState>
    </div>
  );
}
