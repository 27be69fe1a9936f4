import { DottedWords } from '#ui/dotted-words.tsx';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { UnitChoices } from '#web/areas/products/booking-widget/choices/unit-choices.tsx';
import { formatMinutes } from '#web/areas/products/booking-widget/format-minutes.ts';
import { readDetail } from '#web/areas/products/detail/detail-data.ts';
import { DetailLayout } from '#web/areas/products/detail/detail-layout.tsx';
import { detailLoader } from '#web/areas/products/detail/detail-loader.ts';
import { detailMeta } from '#web/areas/products/detail/detail-meta.ts';
import type { Route } from './+types/experience-page.ts';
import { experienceFacts } from './experience-facts.ts';
import { toExperienceView } from './experience-view.ts';

const ExperienceSections = hydrateOnInteraction(
  'ExperienceSections',
  () => import('./experience-sections.tsx'),
);

export { detailHeaders as headers } from '#web/areas/products/detail/detail-headers.ts';

export const loader = detailLoader('experience', (product, sale) => ({
  experience: toExperienceView(product, sale),
}));

export const meta: Route.MetaFunction = (args) =>
  detailMeta(args, ({ experience: { slots, itinerary } }) => ({ units: slots, itinerary }));

export default function ExperiencePage({ loaderData }: Route.ComponentProps) {
  const page = readDetail(loaderData);
  const { widget, experience } = page;
  const { details } = experience;
  return (
    <DetailLayout
      page={page}
      kicker={
        <>
          <span className="font-semibold text-sea">{experience.category}</span>
          <span className="text-ink-soft">{formatMinutes(details.durationMinutes)}</span>
        </>
      }
      facts={experienceFacts(experience).slice(0, 3)}
      choices={
        widget && (
          <UnitChoices
            widget={widget}
            title="Chọn khung giờ"
            about={experience.slots.map(({ id, startsAt, summary, quantity }) => ({
              id,
              facts: <DottedWords words={[`Bắt đầu ${startsAt}`, `tối đa ${quantity} khách`, summary]} />,
            }))}
          />
        )
      }
      others={{ title: 'Trải nghiệm khác', more: 'Tất cả trải nghiệm' }}
    >
      <ExperienceSections {...page} />
    </DetailLayout>
  );
}
