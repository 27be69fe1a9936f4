import { data } from 'react-router';
import { formatNights, formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { RichText } from '#ui/rich-text.tsx';
import { Section } from '#ui/section.tsx';
import { Table } from '#ui/table.tsx';
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
import { Itinerary } from '../detail/itinerary.tsx';
import { Location } from '../detail/location.tsx';
import { Overview } from '../detail/overview.tsx';
import { RelatedProducts } from '../detail/related-products.tsx';
import { SupplierNote } from '../detail/supplier-note.tsx';
import type { Route } from './+types/tour-page.ts';
import { Departures } from './departures.tsx';
import { tourFacts } from './tour-facts.ts';
import { toTourView } from './tour-view.ts';

export { cachedHeaders as headers } from '../../cached.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const product = await getProduct(context, 'tour', params.file);
  const { headers, sale, ...page } = await loadDetail(context.get(appContext), product, request);
  return data({ ...page, tour: toTourView(product, sale) }, { headers });
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  loaderData
    ? detailMeta(loaderData.view, { location, matches }, loaderData.tour.seats, loaderData.tour.itinerary)
    : [];

const sections = [
  { id: 'tong-quan', label: 'Tổng quan' },
  { id: 'lich-khoi-hanh', label: 'Lịch khởi hành và giá' },
  { id: 'chuong-trinh', label: 'Chương trình' },
  { id: 'bao-gom', label: 'Bao gồm' },
  { id: 'diem-don', label: 'Điểm đón' },
  { id: 'tre-em', label: 'Trẻ em' },
  { id: 'vi-tri', label: 'Vị trí' },
  { id: 'huy', label: 'Hủy và hoàn' },
  { id: 'hoi-dap', label: 'Hỏi đáp' },
];

export default function TourPage({ loaderData }: Route.ComponentProps) {
  const { view, box, calendar, tour, related } = loaderData;
  const { details, seats, itinerary } = tour;
  const next = seats.flatMap((seat) => seat.departures).find((departure) => departure.left > 0);
  return (
    <DetailLayout
      view={view}
      kicker={
        <>
          <span className="font-semibold text-sea">
            {details.nights ? formatNights(details.days, details.nights) : 'Trong ngày'}
          </span>
          <span className="text-ink-soft">Khởi hành từ {details.departureFrom}</span>
        </>
      }
      sections={sections}
      overview={<Overview view={view} facts={tourFacts(view.code, details)} />}
      box={box}
      boxNote={
        <>
          {next &&
            !box?.form.from &&
            `Đoàn gần nhất còn chỗ: ${formatWeekdayDate(next.day)}, còn ${next.left} chỗ. `}
          {details.depositPercent > 0 &&
            details.depositPercent < 100 &&
            `Giữ chỗ bằng cách đặt cọc ${details.depositPercent}%.`}
        </>
      }
      after={
        <RelatedProducts
          title="Tour cùng vùng"
          more={{ href: view.kind.prefix, label: 'Tất cả tour' }}
          products={related}
        />
      }
    >
      <Section
        id="lich-khoi-hanh"
        title="Lịch khởi hành và giá"
        intro="Giá mỗi khách của từng ngày, đã gồm thuế phí. Số chỗ còn là số thật."
        className="scroll-mt-14"
      >
        <Departures seats={seats} bands={details.childPolicy} path={view.path} />
        <div className="mt-6">
          <SaleCalendar box={box} calendar={calendar} note="Bấm một ngày khởi hành để xem tổng tiền." />
        </div>
        {details.singleSupplementVnd > 0 && (
          <p className="mt-3 text-sm text-ink-soft">
            Ở phòng một mình phụ thu {formatVnd(details.singleSupplementVnd)} cả chuyến.
          </p>
        )}
      </Section>
      <Section id="gioi-thieu" title="Chuyến đi này" className="scroll-mt-14">
        <RichText html={view.html} className="max-w-prose [&>:first-child]:mt-0" />
      </Section>
      <Section id="chuong-trinh" title="Chương trình từng ngày" className="scroll-mt-14">
        <Itinerary days={itinerary} />
      </Section>
      <Section id="bao-gom" title="Giá tour gồm gì" className="scroll-mt-14">
        <Inclusions inclusions={view.inclusions} exclusions={view.exclusions} notes={view.notes} />
      </Section>
      <Section id="diem-don" title="Điểm đón" className="scroll-mt-14">
        <Table
          caption="Điểm đón"
          columns={[{ label: 'Nơi đón' }, { label: 'Giờ' }, { label: 'Phí đón', align: 'end' }]}
          rows={details.pickups.map((pickup) => ({
            key: pickup.place,
            cells: [pickup.place, pickup.time, pickup.feeVnd ? formatVnd(pickup.feeVnd) : 'Miễn phí'],
          }))}
        />
      </Section>
      <Section id="tre-em" title="Giá trẻ em" className="scroll-mt-14">
        <ChildPolicy bands={details.childPolicy} per="mỗi bé" />
      </Section>
      <Location title="Tour đi đâu" view={view} nearby={loaderData.nearby} />
      <Section id="huy" title="Hủy tour và hoàn tiền" className="scroll-mt-14">
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
