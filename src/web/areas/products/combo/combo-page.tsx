import { getWording } from '#modules/settings/wordings/get-wording.ts';
import { formatNights } from '#platform/vietnamese/format-date.ts';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { readDetail } from '#web/areas/products/detail/detail-data.ts';
import { DetailLayout } from '#web/areas/products/detail/detail-layout.tsx';
import { detailLoader } from '#web/areas/products/detail/detail-loader.ts';
import { detailMeta } from '#web/areas/products/detail/detail-meta.ts';
import type { Route } from './+types/combo-page.ts';
import { decidingComboFacts } from './combo-facts.ts';
import { toComboView } from './combo-view.ts';

const ComboSections = hydrateOnInteraction('ComboSections', () => import('./combo-sections.tsx'));

export { detailHeaders as headers } from '#web/areas/products/detail/detail-headers.ts';

export const loader = detailLoader('combo', async (product, _sale, { readDb, data }) => ({
  combo: toComboView(product),
  words: await data.get('combo', ['catalogue'], () => getWording(readDb, { kind: 'combo' })),
}));

export const meta: Route.MetaFunction = (args) => detailMeta(args, () => ({}));

export default function ComboPage({ loaderData }: Route.ComponentProps) {
  const page = readDetail(loaderData);
  const { view, combo } = page;
  const { details } = combo;
  const length = formatNights(details.days, details.nights);
  return (
    <DetailLayout
      page={page}
      kicker={
        <>
          {!view.title.includes(length) && <span className="font-semibold text-sea">{length}</span>}
          <span className="text-ink-soft lg:hidden">{view.place}</span>
        </>
      }
      deciding={decidingComboFacts(combo)}
      facts={[]}
      {...(details.surcharges.length > 0 && {
        widgetNote: (
          <>
            Giá trên lịch đã gồm{' '}
            <a href="#phu-thu" className="text-sea underline underline-offset-3">
              phụ thu
            </a>{' '}
            của ngày đó.
          </>
        ),
      })}
      others={{ title: 'Combo khác bạn có thể thích', more: 'Tất cả combo' }}
    >
      <ComboSections {...page} />
    </DetailLayout>
  );
}
