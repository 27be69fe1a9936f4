import { DottedWords } from '#ui/dotted-words.tsx';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { UnitChoices, type UnitFacts } from '#web/areas/products/booking-widget/choices/unit-choices.tsx';
import { readDetail } from '#web/areas/products/detail/detail-data.ts';
import { DetailLayout } from '#web/areas/products/detail/detail-layout.tsx';
import { detailLoader } from '#web/areas/products/detail/detail-loader.ts';
import { detailMeta } from '#web/areas/products/detail/detail-meta.ts';
import type { Route } from './+types/attraction-page.ts';
import { attractionFacts } from './attraction-facts.ts';
import { type TicketView, toAttractionView } from './attraction-view.ts';

const AttractionSections = hydrateOnInteraction(
  'AttractionSections',
  () => import('./attraction-sections.tsx'),
);

export { detailHeaders as headers } from '#web/areas/products/detail/detail-headers.ts';

export const loader = detailLoader('attraction', (product, sale) => ({
  attraction: toAttractionView(product, sale),
}));

export const meta: Route.MetaFunction = (args) =>
  detailMeta(args, ({ attraction }) => ({ units: attraction.tickets }));

export default function AttractionPage({ loaderData }: Route.ComponentProps) {
  const page = readDetail(loaderData);
  const { widget, attraction } = page;
  const { details } = attraction;
  return (
    <DetailLayout
      page={page}
      kicker={
        <>
          <span className="font-semibold text-sea">{attraction.category}</span>
          <span className="text-ink-soft">{details.instant ? 'Vé dùng ngay' : 'Vé chọn ngày'}</span>
        </>
      }
      facts={attractionFacts(attraction).slice(0, 3)}
      choices={
        widget && <UnitChoices widget={widget} title="Chọn loại vé" about={ticketFacts(attraction.tickets)} />
      }
      others={{ title: 'Vé tham quan khác', more: 'Tất cả vé tham quan' }}
    >
      <AttractionSections {...page} />
    </DetailLayout>
  );
}

/** The ticket types in a few words each: for whom, from when, what they include. */
function ticketFacts(tickets: TicketView[]): UnitFacts[] {
  return tickets.map(({ id, summary, details }) => ({
    id,
    facts: (
      <>
        {summary}
        <DottedWords
          words={[
            details.entryAt && `Vào cửa lúc ${details.entryAt}`,
            details.ageMin !== undefined && `Từ ${details.ageMin} tuổi, cổng xem căn cước`,
            ...details.includes,
          ]}
        />
      </>
    ),
  }));
}
