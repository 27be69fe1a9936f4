import { data, useSearchParams } from 'react-router';
import { listRelated } from '#modules/catalog/queries/list-related.ts';
import { formatNights, formatRange } from '#platform/vietnamese/format-date.ts';
import { RichText } from '#ui/rich-text.tsx';
import { Section } from '#ui/section.tsx';
import { appContext } from '../../app-context.ts';
import { cached } from '../../cached.ts';
import { FaqList } from '../../pages/faq-list.tsx';
import { CancellationPolicies } from '../detail/cancellation-policies.tsx';
import { ChildPolicy } from '../detail/child-policy.tsx';
import { DetailLayout } from '../detail/detail-layout.tsx';
import { detailMeta } from '../detail/detail-meta.ts';
import { getProduct, toDetailView } from '../detail/detail-view.ts';
import { Inclusions } from '../detail/inclusions.tsx';
import { Overview } from '../detail/overview.tsx';
import { PriceBox } from '../detail/price-box.tsx';
import { PriceCalendar } from '../detail/price-calendar.tsx';
import { RelatedProducts } from '../detail/related-products.tsx';
import { SupplierNote } from '../detail/supplier-note.tsx';
import type { Route } from './+types/combo-page.ts';
import { ComboContents } from './combo-contents.tsx';
import { comboFacts } from './combo-facts.ts';
import { HowToUse, Surcharges, UseTerms } from './combo-terms.tsx';
import { loadCombo } from './load-combo.ts';

export { cachedHeaders as headers } from '../../cached.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const product = await getProduct(context, 'combo', params.file);
  const [combo, related] = await Promise.all([
    loadCombo(app, product, new URL(request.url).searchParams.get('month')),
    listRelated(app.readDb, product, 4),
  ]);
  return data(
    { view: toDetailView(product), combo, related },
    { headers: cached([`product:${product.id}`, 'kind:combo', 'catalogue'], { freshSeconds: 30 }) },
  );
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
  { id: 'huy', label: 'Hủy và hoàn' },
  { id: 'hoi-dap', label: 'Hỏi đáp' },
];

export default function ComboPage({ loaderData }: Route.ComponentProps) {
  const { view, combo, related } = loaderData;
  const { details } = combo;
  const [params] = useSearchParams();
  const monthHref = (month: string | null) => {
    if (!month) return null;
    const next = new URLSearchParams(params);
    next.set('month', month);
    return `${view.path}?${next}`;
  };
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
      aside={
        <PriceBox view={view}>
          <p>
            Dùng trong
            <strong className="block font-semibold">{formatRange(details.useFrom, details.useTo)}</strong>
          </p>
          {details.surcharges.length > 0 && (
            <p className="mt-2 text-sm text-ink-soft">
              Một số ngày có{' '}
              <a href="#phu-thu" className="text-sea underline underline-offset-3">
                phụ thu
              </a>
              , chúng tôi báo tổng tiền trước khi bạn trả.
            </p>
          )}
        </PriceBox>
      }
      after={
        <RelatedProducts
          title="Combo khác bạn có thể thích"
          more={{ href: view.kind.prefix, label: 'Tất cả combo' }}
          products={related}
        />
      }
    >
      <Overview view={view} facts={comboFacts(details)} />
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
        <div className="rounded-card border border-line bg-rice px-3 py-4 sm:px-5">
          <PriceCalendar
            months={combo.months}
            monthHref={{ previous: monthHref(combo.previousMonth), next: monthHref(combo.nextMonth) }}
            noun="suất"
            note="Ngày có dấu gạch là ngày không áp dụng."
          />
        </div>
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
