import { readDetail } from '#web/areas/products/detail/detail-data.ts';
import { DetailLayout } from '#web/areas/products/detail/detail-layout.tsx';
import { detailLoader } from '#web/areas/products/detail/detail-loader.ts';
import { detailMeta } from '#web/areas/products/detail/detail-meta.ts';
import { DetailSection } from '#web/areas/products/detail/detail-section.tsx';
import { DetailSections } from '#web/areas/products/detail/detail-sections.tsx';
import type { Route } from './+types/try-page.ts';
import { tryFacts } from './try-facts.ts';
import { toTryView } from './try-view.ts';

export { detailHeaders as headers } from '#web/areas/products/detail/detail-headers.ts';

export const loader = detailLoader('try', (product, sale) => ({ lesson: toTryView(product, sale) }));

export const meta: Route.MetaFunction = (args) =>
  detailMeta(args, ({ lesson }) => ({ units: lesson.lessons }));

export default function TryPage({ loaderData }: Route.ComponentProps) {
  const page = readDetail(loaderData);
  const { view, lesson } = page;
  return (
    <DetailLayout
      page={page}
      kicker={lesson.details.craft}
      facts={tryFacts(lesson.details)}
      others={{ title: 'Lớp khác', more: 'Tất cả lớp' }}
    >
      <DetailSections
        view={view}
        titles={{ about: 'Bạn làm gì', inclusions: 'Giá gồm gì', cancellation: 'Hủy và hoàn tiền' }}
        firstDay="ngày học"
        offers={
          <DetailSection id="buoi" title="Buổi học">
            <ul>
              {lesson.lessons.map(({ id, title }) => (
                <li key={id}>{title}</li>
              ))}
            </ul>
          </DetailSection>
        }
      />
    </DetailLayout>
  );
}
