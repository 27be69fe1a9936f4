import { data } from 'react-router';
import { formatNights } from '#platform/vietnamese/format-date.ts';
import { RichText } from '#ui/rich-text.tsx';
import { Section } from '#ui/section.tsx';
import { Stars } from '#ui/stars.tsx';
import { appContext } from '../../app-context.ts';
import { FaqList } from '../../pages/faq-list.tsx';
import { loadDetail } from '../box/load-detail.ts';
import { SaleCalendar } from '../box/sale-calendar.tsx';
import { CancellationPolicies } from '../detail/cancellation-policies.tsx';
import { DetailLayout } from '../detail/detail-layout.tsx';
import { detailMeta } from '../detail/detail-meta.ts';
import { getProduct } from '../detail/detail-view.ts';
import { Facilities } from '../detail/facilities.tsx';
import { Inclusions } from '../detail/inclusions.tsx';
import { Itinerary } from '../detail/itinerary.tsx';
import { Location } from '../detail/location.tsx';
import { Overview } from '../detail/overview.tsx';
import { RelatedProducts } from '../detail/related-products.tsx';
import { SupplierNote } from '../detail/supplier-note.tsx';
import type { Route } from './+types/cruise-page.ts';
import { CabinCard } from './cabin-card.tsx';
import { cruiseFacts } from './cruise-facts.ts';
import { CruiseTerms, Transfers } from './cruise-terms.tsx';
import { toCruiseView } from './cruise-view.ts';

export { cachedHeaders as headers } from '../../cached.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const product = await getProduct(context, 'cruise', params.file);
  const { headers, sale, ...page } = await loadDetail(context.get(appContext), product, request);
  return data({ ...page, cruise: toCruiseView(product, sale) }, { headers });
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  loaderData
    ? detailMeta(
        loaderData.view,
        { location, matches },
        loaderData.cruise.cabins,
        loaderData.cruise.itinerary,
      )
    : [];

const sections = [
  { id: 'tong-quan', label: 'Tổng quan' },
  { id: 'cabin', label: 'Cabin và giá' },
  { id: 'lich-trinh', label: 'Lịch trình' },
  { id: 'bao-gom', label: 'Bao gồm' },
  { id: 'dua-don', label: 'Đưa đón' },
  { id: 'quy-dinh', label: 'Quy định' },
  { id: 'vi-tri', label: 'Vị trí' },
  { id: 'huy', label: 'Hủy và hoàn' },
  { id: 'hoi-dap', label: 'Hỏi đáp' },
];

export default function CruisePage({ loaderData }: Route.ComponentProps) {
  const { view, box, calendar, cruise, related } = loaderData;
  const { details, cabins } = cruise;
  return (
    <DetailLayout
      view={view}
      kicker={
        <>
          <span className="font-semibold text-sea">
            {details.nights ? formatNights(details.days, details.nights) : 'Trong ngày'}
          </span>
          <Stars count={details.star} />
          <span className="text-ink-soft">{cruise.bay}</span>
        </>
      }
      sections={sections}
      overview={<Overview view={view} facts={cruiseFacts(details)} />}
      box={box}
      boxNote={details.nights > 0 ? 'Giá mỗi khách khi hai người ở một cabin.' : 'Giá mỗi khách.'}
      after={
        <RelatedProducts
          title="Du thuyền khác"
          more={{ href: view.kind.prefix, label: 'Tất cả du thuyền' }}
          products={related}
        />
      }
    >
      <Section
        id="cabin"
        title="Cabin và giá"
        intro="Giá của từng ngày tàu chạy. Số cabin còn là số thật."
        className="scroll-mt-14"
      >
        <div className="space-y-5">
          {cabins.map((cabin) => (
            <CabinCard
              key={cabin.id}
              cabin={cabin}
              chosen={box?.form ?? null}
              path={view.path}
              singlePercent={details.singleSupplementPercent}
            />
          ))}
        </div>
        <div className="mt-5">
          <SaleCalendar
            box={box}
            calendar={calendar}
            note="Giá mỗi khách ở hạng cabin rẻ nhất. Bấm một ngày để xem tổng tiền."
          />
        </div>
      </Section>
      <Section id="gioi-thieu" title="Trên tàu" className="scroll-mt-14">
        <RichText html={view.html} className="max-w-prose [&>:first-child]:mt-0" />
      </Section>
      <Section id="lich-trinh" title="Lịch trình theo giờ" className="scroll-mt-14">
        <Itinerary days={cruise.itinerary} />
      </Section>
      <Section id="bao-gom" title="Giá gồm gì" className="scroll-mt-14">
        <Inclusions inclusions={view.inclusions} exclusions={view.exclusions} notes={view.notes} />
      </Section>
      {cruise.facilities.length > 0 && (
        <Section id="tien-nghi" title="Tiện nghi trên tàu" className="scroll-mt-14">
          <Facilities groups={cruise.facilities} />
        </Section>
      )}
      {details.transfers.length > 0 && (
        <Section id="dua-don" title="Xe đưa đón" className="scroll-mt-14">
          <Transfers transfers={details.transfers} />
        </Section>
      )}
      <Section id="quy-dinh" title="Giấy tờ, thời tiết, trẻ em" className="scroll-mt-14">
        <CruiseTerms details={details} />
      </Section>
      <Location title="Bến tàu" view={view} nearby={loaderData.nearby} />
      <Section id="huy" title="Hủy chỗ và hoàn tiền" className="scroll-mt-14">
        <CancellationPolicies policies={view.policies} firstDay="ngày khởi hành" />
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
