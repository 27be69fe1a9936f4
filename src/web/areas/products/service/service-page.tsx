import { pieces } from '#modules/catalog/kinds/service/codes.ts';
import { DottedWords } from '#ui/dotted-words.tsx';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { UnitChoices, type UnitFacts } from '#web/areas/products/booking-widget/choices/unit-choices.tsx';
import { readDetail } from '#web/areas/products/detail/detail-data.ts';
import { DetailLayout } from '#web/areas/products/detail/detail-layout.tsx';
import { detailLoader } from '#web/areas/products/detail/detail-loader.ts';
import { detailMeta } from '#web/areas/products/detail/detail-meta.ts';
import type { Route } from './+types/service-page.ts';
import { serviceFacts } from './service-facts.ts';
import { type PackageView, toServiceView } from './service-view.ts';

const ServiceSections = hydrateOnInteraction('ServiceSections', () => import('./service-sections.tsx'));

export { detailHeaders as headers } from '#web/areas/products/detail/detail-headers.ts';

export const loader = detailLoader('service', (product, sale, app) => ({
  service: toServiceView(product, sale),
  openedAt: app.clock.now().toISOString(),
}));

export const meta: Route.MetaFunction = (args) =>
  detailMeta(args, ({ service }) => ({ units: service.packages }));

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const page = readDetail(loaderData);
  const { view, widget, service } = page;
  const { details, type } = service;
  return (
    <DetailLayout
      page={page}
      kicker={
        <>
          {type && <span className="font-semibold text-sea">{type.title}</span>}
          <span className="text-ink-soft lg:hidden">{view.place}</span>
        </>
      }
      facts={serviceFacts(details).slice(0, 3)}
      choices={
        widget && (
          <UnitChoices
            widget={widget}
            title="Chọn gói"
            about={packageFacts(service.packages, pieces[details.per])}
          />
        )
      }
      others={{
        title: 'Dịch vụ khác',
        more: type?.title ?? 'Tất cả dịch vụ',
        ...(type && { href: `${view.kind.prefix}/${type.slug}` }),
      }}
    >
      <ServiceSections {...page} />
    </DetailLayout>
  );
}

/** The packages that can be booked as they are, in a few words each; `per` is the counting unit. */
function packageFacts(packages: PackageView[], per: string): UnitFacts[] {
  return packages.map(({ id, summary, details: { includes, fewest, startsAt } }) => ({
    id,
    facts: (
      <>
        {summary}
        <DottedWords
          words={[
            startsAt && `Bắt đầu lúc ${startsAt}`,
            fewest > 1 && `Từ ${fewest} ${per} trở lên`,
            ...includes,
          ]}
        />
      </>
    ),
  }));
}
