import { data } from 'react-router';
import { RichText } from '#ui/rich-text.tsx';
import { Section } from '#ui/section.tsx';
import { appContext } from '../../app-context.ts';
import { FaqList } from '../../pages/faq-list.tsx';
import { loadDetail } from '../box/load-detail.ts';
import { SaleCalendar } from '../box/sale-calendar.tsx';
import { CancellationPolicies } from '../detail/cancellation-policies.tsx';
import { ChildPolicy } from '../detail/child-policy.tsx';
import { DetailLayout } from '../detail/detail-layout.tsx';
import { detailMeta } from '../detail/detail-meta.ts';
import { getProduct } from '../detail/detail-view.ts';
import { formatMinutes } from '../detail/duration.ts';
import { Inclusions } from '../detail/inclusions.tsx';
import { Itinerary } from '../detail/itinerary.tsx';
import { Location } from '../detail/location.tsx';
import { Overview } from '../detail/overview.tsx';
import { RelatedProducts } from '../detail/related-products.tsx';
import { SupplierNote } from '../detail/supplier-note.tsx';
import type { Route } from './+types/experience-page.ts';
import { experienceFacts } from './experience-facts.ts';
import { ExperienceTerms, SlotTable } from './experience-terms.tsx';
import { toExperienceView } from './experience-view.ts';

export { cachedHeaders as headers } from '../../cached.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const product = await getProduct(context, 'experience', params.file);
  const { headers, sale, ...page } = await loadDetail(context.get(appContext), product, request);
  return data({ ...page, experience: toExperienceView(product, sale) }, { headers });
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  loaderData
    ? detailMeta(
        loaderData.view,
        { location, matches },
        loaderData.experience.slots,
        loaderData.experience.itinerary,
      )
    : [];

const sections = [
  { id: 'tong-quan', label: 'Tổng quan' },
  { id: 'khung-gio', label: 'Khung giờ và giá' },
  { id: 'chuong-trinh', label: 'Theo từng giờ' },
  { id: 'bao-gom', label: 'Bao gồm' },
  { id: 'chuan-bi', label: 'Chuẩn bị' },
  { id: 'vi-tri', label: 'Vị trí' },
  { id: 'huy', label: 'Hủy và hoàn' },
  { id: 'hoi-dap', label: 'Hỏi đáp' },
];

export default function ExperiencePage({ loaderData }: Route.ComponentProps) {
  const { view, box, calendar, experience, related } = loaderData;
  const { details, slots, itinerary } = experience;
  return (
    <DetailLayout
      view={view}
      kicker={
        <>
          <span className="font-semibold text-sea">{experience.category}</span>
          <span className="text-ink-soft">{formatMinutes(details.durationMinutes)}</span>
        </>
      }
      sections={sections}
      overview={<Overview view={view} facts={experienceFacts(details)} />}
      box={box}
      after={
        <RelatedProducts
          title="Trải nghiệm gần đây"
          more={{ href: view.kind.prefix, label: 'Tất cả trải nghiệm' }}
          products={related}
        />
      }
    >
      <Section
        id="khung-gio"
        title="Khung giờ và giá"
        intro="Mỗi khung giờ có số chỗ riêng. Giá đã gồm thuế phí."
        className="scroll-mt-14"
      >
        <SlotTable slots={slots} />
        <div className="mt-6">
          <SaleCalendar box={box} calendar={calendar} note="Bấm một ngày để xem tổng tiền." />
        </div>
        {details.childPolicy.length > 0 && (
          <div className="mt-6">
            <ChildPolicy bands={details.childPolicy} per="mỗi bé" />
          </div>
        )}
      </Section>
      <Section id="gioi-thieu" title="Bạn sẽ làm gì" className="scroll-mt-14">
        <RichText html={view.html} className="max-w-prose [&>:first-child]:mt-0" />
      </Section>
      {itinerary.length > 0 && (
        <Section id="chuong-trinh" title="Theo từng giờ" className="scroll-mt-14">
          <Itinerary days={itinerary} />
        </Section>
      )}
      <Section id="bao-gom" title="Giá gồm gì" className="scroll-mt-14">
        <Inclusions inclusions={view.inclusions} exclusions={view.exclusions} notes={view.notes} />
      </Section>
      <Section id="chuan-bi" title="Chuẩn bị trước khi đi" className="scroll-mt-14">
        <ExperienceTerms details={details} />
      </Section>
      <Location title="Điểm hẹn" view={view} nearby={loaderData.nearby} />
      <Section id="huy" title="Hủy và hoàn tiền" className="scroll-mt-14">
        <CancellationPolicies policies={view.policies} firstDay="ngày đi" />
      </Section>
      {view.faqs.length > 0 && (
        <Section id="hoi-dap" title="Hỏi đáp" className="scroll-mt-14">
          <FaqList faqs={view.faqs} />
        </Section>
      )}
      <SupplierNote supplier={view.supplier} code={view.code} />
    </DetailLayout>
  );
}
