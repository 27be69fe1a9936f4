import { data } from 'react-router';
import { formatNights, formatRange } from '#platform/vietnamese/format-date.ts';
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
import type { Route } from './+types/combo-page.ts';
import { ComboContents } from './combo-contents.tsx';
import { comboFacts } from './combo-facts.ts';
import { HowToUse, Surcharges, UseTerms } from './combo-terms.tsx';
import { toComboView } from './combo-view.ts';

export { cachedHeaders as headers } from '../../cached.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const product = await getProduct(context, 'combo', params.file);
  const { headers, sale, ...page } = await loadDetail(context.get(appContext), product, request);
  return data({ ...page, combo: toComboView(product) }, { headers });
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  loaderData ? detailMeta(loaderData.view, { location, matches }) : [];

const sections = [
  { id: 'tong-quan', label: 'Tổng quan' },
  { id: 'gom-gi', label: 'Combo gồm gì' },
  { id: 'lich-gia', label: 'Lịch giá' },
  { id: 'phu-thu', label: 'Phụ thu' },
  { id: 'dieu-kien', label: 'Điều kiện' },
  { id: 'tre-em', label: 'Trẻ em' },
  { id: 'vi-tri', label: 'Vị trí' },
  { id: 'huy', label: 'Hủy và hoàn' },
  { id: 'hoi-dap', label: 'Hỏi đáp' },
];

export default function ComboPage({ loaderData }: Route.ComponentProps) {
  const { view, box, calendar, combo, related } = loaderData;
  const { details } = combo;
  return (
    <DetailLayout
      view={view}
      kicker={
        <>
          <span className="font-semibold text-sea">{formatNights(details.days, details.nights)}</span>
          <span className="text-ink-soft">{view.place}</span>
        </>
      }
      sections={sections}
      overview={<Overview view={view} facts={comboFacts(details)} />}
      box={box}
      boxNote={
        <>
          Dùng trong {formatRange(details.useFrom, details.useTo)}.
          {details.surcharges.length > 0 && (
            <>
              {' '}
              <a href="#phu-thu" className="text-sea underline underline-offset-3">
                Phụ thu
              </a>{' '}
              của ngày đi nếu có đã nằm trong tổng tiền.
            </>
          )}
        </>
      }
      after={
        <RelatedProducts
          title="Combo khác bạn có thể thích"
          more={{ href: view.kind.prefix, label: 'Tất cả combo' }}
          products={related}
        />
      }
    >
      <Section id="gom-gi" title="Combo gồm gì" className="scroll-mt-14">
        <ComboContents components={combo.components} />
        <div className="mt-5">
          <Inclusions inclusions={view.inclusions} exclusions={view.exclusions} notes={[]} />
        </div>
      </Section>
      <Section
        id="lich-gia"
        title="Lịch giá"
        intro={`Giá ${view.priceUnit.replace('/', 'mỗi ')} theo ngày đến, chưa cộng phụ thu của ngày đó nếu có.`}
        className="scroll-mt-14"
      >
        <SaleCalendar box={box} calendar={calendar} note="Bấm một ngày để xem tổng tiền." />
      </Section>
      {details.surcharges.length > 0 && (
        <Section id="phu-thu" title="Phụ thu theo ngày" className="scroll-mt-14">
          <Surcharges surcharges={details.surcharges} />
        </Section>
      )}
      <Section id="gioi-thieu" title="Chuyến đi này" className="scroll-mt-14">
        <RichText html={view.html} className="max-w-prose [&>:first-child]:mt-0" />
      </Section>
      <Section id="dieu-kien" title="Điều kiện áp dụng" className="scroll-mt-14">
        <UseTerms details={details} notes={view.notes} />
      </Section>
      <Section id="tre-em" title="Trẻ em đi cùng" className="scroll-mt-14">
        <ChildPolicy bands={details.childPolicy} per="mỗi bé" />
      </Section>
      <Location title="Nơi bạn đến" view={view} nearby={loaderData.nearby} />
      <Section id="huy" title="Hủy và hoàn tiền" className="scroll-mt-14">
        <CancellationPolicies policies={view.policies} firstDay="ngày đến" />
      </Section>
      <Section id="cach-dung" title="Cách dùng combo" className="scroll-mt-14">
        <HowToUse />
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
