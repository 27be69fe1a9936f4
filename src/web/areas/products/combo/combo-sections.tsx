import { ChildPolicy } from '#web/areas/products/detail/child-policy.tsx';
import { DetailSection, DetailSections } from '#web/areas/products/detail/detail-sections.tsx';
import { Inclusions } from '#web/areas/products/detail/inclusions.tsx';
import { Location } from '#web/areas/products/detail/location.tsx';
import type { Route } from './+types/combo-page.ts';
import { ComboContents } from './combo-contents.tsx';
import { ComboHowToUse, ComboSurcharges, ComboTerms } from './combo-terms.tsx';

/** All that there is to read below the widget. */
export function ComboSections({ view, combo, nearby }: Route.ComponentProps['loaderData']) {
  const { details } = combo;
  return (
    <DetailSections
      view={view}
      titles={{ about: 'Chuyến đi này', cancellation: 'Hủy và hoàn tiền' }}
      firstDay="ngày đến"
      offers={
        <>
          <DetailSection id="gom-gi" title="Combo gồm gì">
            <ComboContents components={combo.components} />
            <div className="mt-5">
              <Inclusions inclusions={view.inclusions} exclusions={view.exclusions} notes={[]} />
            </div>
          </DetailSection>
          {details.surcharges.length > 0 && (
            <DetailSection id="phu-thu" title="Phụ thu theo ngày">
              <ComboSurcharges surcharges={details.surcharges} />
            </DetailSection>
          )}
        </>
      }
      program={
        <>
          <DetailSection id="dieu-kien" title="Điều kiện áp dụng">
            <ComboTerms details={details} notes={view.notes} />
          </DetailSection>
          <DetailSection id="tre-em" title="Trẻ em đi cùng">
            <ChildPolicy bands={details.childPolicy} per="mỗi bé" />
          </DetailSection>
        </>
      }
      location={<Location title="Nơi bạn đến" view={view} nearby={nearby} />}
      afterCancellation={
        <DetailSection id="cach-dung" title="Cách dùng combo">
          <ComboHowToUse />
        </DetailSection>
      }
    />
  );
}
