import { Suspense } from 'react';
import { Link } from 'react-router';
import { regions } from '#modules/catalog/codes.ts';
import { listPlaces, offersAtPlaces } from '#modules/catalog/queries/places.ts';
import { listProvinces } from '#modules/catalog/queries/provinces.ts';
import { findMatches } from '#modules/search/documents/find-matches.ts';
import { respell } from '#modules/search/documents/list-found-products.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { Section } from '#ui/section.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { breadcrumbsJsonLd, itemListJsonLd } from '#web/app/seo/json-ld.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { sharedPage } from '#web/app/shared-page.ts';
import { PlaceCards } from '#web/parts/places/place-cards.tsx';
import { placeOfferWords } from '#web/parts/places/place-offer-words.ts';
import type { Route } from './+types/destinations-page.ts';

export const headers = sharedPage({ tags: ['catalogue'], queryKeys: ['search'] });

const CountryMap = hydrateOnInteraction('CountryMap', () => import('#web/parts/maps/country-map.tsx'));

const intro = 'Những nơi biên tập viên gợi ý, và 34 tỉnh, thành phố theo tên gọi hiện nay kèm tên cũ.';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { readDb } = context.get(appContext);
  const search = new URL(request.url).searchParams.get('search')?.trim() ?? '';
  const spelled = search && (await respell(readDb, search));
  const match = spelled ? await findMatches(readDb, 'place', spelled, { limit: 100 }) : null;
  const [places, provinces] = await Promise.all([
    listPlaces(
      readDb,
      match ? { rankedIds: match.ids, page: 1, limit: 100 } : { special: true, page: 1, limit: 16 },
    ),
    listProvinces(readDb, { page: 1, limit: 63 }),
  ]);
  const offers = await offersAtPlaces(
    readDb,
    places.results.map(({ id }) => id),
  );
  return {
    search,
    places: places.results.map((place) => {
      const there = offers.get(place.id);
      return { ...place, facts: there ? placeOfferWords(there) : [] };
    }),
    provinces: provinces.results.map(({ id, slug, title, url, region, counts }) => ({
      id,
      slug,
      title,
      url,
      region,
      counts,
    })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const site = metaSite(matches);
  return pageMeta(site, location, {
    title: 'Điểm đến nổi bật',
    description: intro,
    path: '/dia-diem',
    jsonLd: () => [
      breadcrumbsJsonLd(site.publicUrl, [{ label: 'Điểm đến', href: '/dia-diem' }]),
      ...(loaderData?.places.length ? [itemListJsonLd(site.publicUrl, loaderData.places)] : []),
    ],
  });
};

export default function DestinationsPage({ loaderData }: Route.ComponentProps) {
  const { search, places, provinces } = loaderData;
  return (
    <div className="container-page pt-4 pb-16">
      <Breadcrumbs items={[{ label: 'Trang chủ', href: '/' }, { label: 'Điểm đến' }]} />
      <h1 className="mt-3 text-2xl lg:text-3xl">
        {search ? `Điểm đến cho “${search}”` : 'Điểm đến nổi bật'}
      </h1>
      <p className="mt-2 max-w-prose text-ink-soft">{intro}</p>
      {places.length > 0 && (
        <div className="mt-6">
          <h2 className="sr-only">Những nơi biên tập viên gợi ý</h2>
          <PlaceCards places={places} />
        </div>
      )}
      <Section
        title="34 tỉnh, thành phố"
        intro="Chọn trên bản đồ hoặc trong danh sách để xem chỗ nghỉ, tour và vé ở từng nơi."
      >
        <div className="grid items-start gap-8 lg:grid-cols-2 2xl:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
          <div className="lg:sticky lg:top-24 lg:order-last">
            <Suspense>
              <CountryMap links={provinces} />
            </Suspense>
          </div>
          <div className="stack-8">
            {Object.entries(regions).map(([code, label]) => (
              <div key={code}>
                <h3 className="text-xl">Miền {label}</h3>
                <ul className="mt-2 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1 2xl:grid-cols-2">
                  {provinces
                    .filter((province) => province.region === code)
                    .map((province) => (
                      <ProvinceRow key={province.id} province={province} />
                    ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      </Section>
    </div>
  );
}

function ProvinceRow({ province }: { province: Route.ComponentProps['loaderData']['provinces'][number] }) {
  const total = Object.values(province.counts).reduce((sum, count) => sum + (count ?? 0), 0);
  return (
    <li className="border-b border-line">
      <Link to={province.url} className="flex min-h-12 items-center justify-between gap-3 hover:text-sea">
        <span className="font-semibold">{province.title}</span>
        {total > 0 && <span className="text-sm text-ink-soft">{total} dịch vụ</span>}
      </Link>
    </li>
  );
}
