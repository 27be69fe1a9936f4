import { ChildPolicy } from '#web/areas/products/detail/child-policy.tsx';
import type { DetailOf } from '#web/areas/products/detail/detail-data.ts';
import { DetailSection } from '#web/areas/products/detail/detail-section.tsx';
import { DetailSections } from '#web/areas/products/detail/detail-sections.tsx';
import { Location } from '#web/areas/products/detail/location.tsx';
import type { Route } from './+types/combo-page.ts';
import { ComboContents } from './combo-contents.tsx';
import { comboFacts } from './combo-facts.ts';
import { ComboHowToUse, ComboSurcharges, ComboTerms } from './combo-terms.tsx';

/** The page's content below the widget. */
export function ComboSections({ view, combo, words, nearby }: DetailOf<Route.ComponentProps['loaderData']>) {
  const { details } = combo;
  return (
    <DetailSections
      view={view}
      titles={{
        about: 'Chuyến đi này',
        inclusions: 'Giá gồm gì',
        cancellation: 'Hủy và hoàn tiền',
      }}
      firstDay="ngày đến"
      facts={comboFacts(details)}
      offers={
        <DetailSection id="gom-gi" title="Trong combo có">
          <ComboContents components={combo.components} />
        </DetailSection>
      }
      conditions={[
        ...(details.surcharges.length > 0
          ? [
              {
                id: 'phu-thu',
                title: 'Phụ thu theo ngày, đã có trong giá',
                children: <ComboSurcharges surcharges={details.surcharges} />,
              },
            ]
          : []),
        {
          id: 'tre-em',
          title: 'Trẻ em đi cùng',
          children: <ChildPolicy bands={details.childPolicy} per="mỗi bé" />,
        },
        {
          id: 'ap-dung',
          title: 'Khi nào dùng được',
          children: <ComboTerms details={details} notes={view.notes} words={words} />,
        },
        { id: 'cach-dung', title: 'Cách dùng combo', children: <ComboHowToUse steps={words.steps} /> },
      ]}
      location={<Location title="Nơi bạn đến" view={view} nearby={nearby} />}
    />
  );
}
