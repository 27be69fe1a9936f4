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
import { Inclusions } from '../detail/inclusions.tsx';
import { Location } from '../detail/location.tsx';
import { Overview } from '../detail/overview.tsx';
import { RelatedProducts } from '../detail/related-products.tsx';
import { SupplierNote } from '../detail/supplier-note.tsx';
import type { Route } from './+types/attraction-page.ts';
import { attractionFacts } from './attraction-facts.ts';
import { toAttractionView } from './attraction-view.ts';
import { GateRules, OpenHours } from './gate-rules.tsx';
import { TicketList } from './ticket-list.tsx';

export { cachedHeaders as headers } from '../../cached.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const product = await getProduct(context, 'attraction', params.file);
  const { headers, sale, ...page } = await loadDetail(context.get(appContext), product, request);
  return data({ ...page, attraction: toAttractionView(product, sale) }, { headers });
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  loaderData ? detailMeta(loaderData.view, { location, matches }, loaderData.attraction.tickets) : [];

const sections = [
  { id: 'tong-quan', label: 'Tổng quan' },
  { id: 'loai-ve', label: 'Loại vé' },
  { id: 'lich-gia', label: 'Lịch giá' },
  { id: 'gio-mo-cua', label: 'Giờ mở cửa' },
  { id: 'tai-cong', label: 'Vào cổng' },
  { id: 'bao-gom', label: 'Bao gồm' },
  { id: 'vi-tri', label: 'Vị trí' },
  { id: 'huy', label: 'Hủy và hoàn' },
  { id: 'hoi-dap', label: 'Hỏi đáp' },
];

export default function AttractionPage({ loaderData }: Route.ComponentProps) {
  const { view, box, calendar, attraction, related } = loaderData;
  const { details, tickets } = attraction;
  return (
    <DetailLayout
      view={view}
      kicker={
        <>
          <span className="font-semibold text-sea">{attraction.category}</span>
          <span className="text-ink-soft">{details.instant ? 'Vé dùng ngay' : 'Vé chọn ngày'}</span>
        </>
      }
      sections={sections}
      overview={<Overview view={view} facts={attractionFacts(details)} />}
      box={box}
      after={
        <RelatedProducts
          title="Điểm tham quan gần đây"
          more={{ href: view.kind.prefix, label: 'Tất cả vé tham quan' }}
          products={related}
        />
      }
    >
      <Section id="loai-ve" title="Loại vé" className="scroll-mt-14">
        <TicketList tickets={tickets} />
        {details.childPolicy.length > 0 && (
          <div className="mt-6">
            <ChildPolicy bands={details.childPolicy} per="mỗi bé" />
          </div>
        )}
      </Section>
      <Section
        id="lich-gia"
        title="Lịch giá"
        intro="Giá người lớn của loại vé rẻ nhất trong ngày."
        className="scroll-mt-14"
      >
        <SaleCalendar box={box} calendar={calendar} note="Bấm một ngày để xem tổng tiền." />
      </Section>
      <Section id="gioi-thieu" title="Có gì ở đây" className="scroll-mt-14">
        <RichText html={view.html} className="max-w-prose [&>:first-child]:mt-0" />
      </Section>
      <Section id="gio-mo-cua" title="Giờ mở cửa" className="scroll-mt-14">
        <OpenHours hours={details.openHours} />
      </Section>
      <Section id="tai-cong" title="Vào cổng thế nào" className="scroll-mt-14">
        <GateRules details={details} />
      </Section>
      <Section id="bao-gom" title="Giá vé gồm gì" className="scroll-mt-14">
        <Inclusions inclusions={view.inclusions} exclusions={view.exclusions} notes={view.notes} />
      </Section>
      <Location title="Đường đến" view={view} nearby={loaderData.nearby} />
      <Section id="huy" title="Hủy vé và hoàn tiền" className="scroll-mt-14">
        <CancellationPolicies policies={view.policies} firstDay="ngày dùng vé" />
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
