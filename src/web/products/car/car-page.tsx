import { data } from 'react-router';
import { RichText } from '#ui/rich-text.tsx';
import { Section } from '#ui/section.tsx';
import { appContext } from '../../app-context.ts';
import { FaqList } from '../../pages/faq-list.tsx';
import { loadDetail } from '../box/load-detail.ts';
import { CancellationPolicies } from '../detail/cancellation-policies.tsx';
import { DetailLayout } from '../detail/detail-layout.tsx';
import { detailMeta } from '../detail/detail-meta.ts';
import { getProduct } from '../detail/detail-view.ts';
import { ExtraList } from '../detail/extra-list.tsx';
import { Inclusions } from '../detail/inclusions.tsx';
import { Overview } from '../detail/overview.tsx';
import { RelatedProducts } from '../detail/related-products.tsx';
import { SupplierNote } from '../detail/supplier-note.tsx';
import type { Route } from './+types/car-page.ts';
import { carFacts, modeWords } from './car-facts.ts';
import { CarOffers } from './car-offers.tsx';
import { CarRules } from './car-rules.tsx';
import { toCarView } from './car-view.ts';

export { cachedHeaders as headers } from '../../cached.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const product = await getProduct(context, 'car', params.file);
  const { headers, sale, calendar: _, ...page } = await loadDetail(context.get(appContext), product, request);
  return data({ ...page, car: toCarView(product, sale) }, { headers });
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  loaderData ? detailMeta(loaderData.view, { location, matches }, loaderData.car.offers) : [];

const sections = [
  { id: 'tong-quan', label: 'Tổng quan' },
  { id: 'bang-gia', label: 'Bảng giá' },
  { id: 'bao-gom', label: 'Bao gồm' },
  { id: 'quy-dinh', label: 'Quy định' },
  { id: 'huy', label: 'Hủy và hoàn' },
  { id: 'hoi-dap', label: 'Hỏi đáp' },
];

export default function CarPage({ loaderData }: Route.ComponentProps) {
  const { view, box, car, related } = loaderData;
  const { details, offers } = car;
  return (
    <DetailLayout
      view={view}
      kicker={
        <>
          <span className="font-semibold text-sea">{modeWords[details.mode]}</span>
          <span className="text-ink-soft">{details.seats} chỗ</span>
        </>
      }
      sections={sections}
      overview={<Overview view={view} facts={carFacts(details)} />}
      box={box}
      after={
        <RelatedProducts
          title="Xe khác trong vùng"
          more={{ href: view.kind.prefix, label: 'Tất cả xe' }}
          products={related}
        />
      }
    >
      <Section
        id="bang-gia"
        title={details.mode === 'đưa đón sân bay' ? 'Tuyến và giá' : 'Gói thuê và giá'}
        intro="Giá một xe, đã gồm thuế phí. Ngày lễ và giờ khuya có mức riêng, ô đặt xe cộng sẵn cho bạn."
        className="scroll-mt-14"
      >
        <CarOffers offers={offers} unit={view.priceUnit} />
        {details.extras.length > 0 && (
          <div className="mt-6">
            <h3 className="mb-3 text-lg">Chọn thêm khi đặt</h3>
            <ExtraList extras={details.extras} />
          </div>
        )}
      </Section>
      <Section id="gioi-thieu" title="Về chiếc xe này" className="scroll-mt-14">
        <RichText html={view.html} className="max-w-prose [&>:first-child]:mt-0" />
      </Section>
      <Section id="bao-gom" title="Giá gồm gì" className="scroll-mt-14">
        <Inclusions inclusions={view.inclusions} exclusions={view.exclusions} notes={view.notes} />
      </Section>
      <Section id="quy-dinh" title="Quy định thuê xe" className="scroll-mt-14">
        <CarRules details={details} />
      </Section>
      <Section id="huy" title="Hủy xe và hoàn tiền" className="scroll-mt-14">
        <CancellationPolicies policies={view.policies} firstDay="ngày đón" />
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
