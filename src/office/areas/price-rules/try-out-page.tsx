import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLive } from '../../app/live.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { ButtonLink, buttonClass } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Notice } from '../../parts/notice.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { Segments } from '../../parts/segments.tsx';
import { FindProduct } from './find-product.tsx';
import { LinesCard } from './lines-card.tsx';
import { loadTryOut } from './load-try-out.ts';
import { MarginChart } from './margin-chart.tsx';
import { MarginNotice } from './margin-notice.tsx';
import { PartyForm } from './party-form.tsx';
import { ruleSets, shownNames, type TryOut, tryOutAddress } from './read-try-out.ts';
import { tryOutRights } from './try-out-rights.ts';
import { YearTable } from './year-table.tsx';

export function loader({ context, request }: LoaderFunctionArgs) {
  requireRight(context, ...tryOutRights);
  return loadTryOut(appOf(context), actorOf(context), new URL(request.url).searchParams);
}

export const meta = ({ data }: { data?: { product: { title: string } | null } }) => [
  { title: data?.product ? `Thử luật giá · ${data.product.title}` : 'Thử luật giá' },
];

/** What a party would pay on each day of a year, and the rule behind every đồng. Read-only. */
export default function TryOutPage() {
  const { tried, years, found, product } = useLoaderData<typeof loader>();
  const may = useMay();
  useLive(['days']);
  if (!product)
    return (
      <PageBody>
        <PageHead title="Thử luật giá" about="không đổi gì trên trang khách" />
        <FindProduct tried={tried} found={found} />
      </PageBody>
    );
  const { year } = product;
  const hasSets = product.drafts > 0 || tried.ruleSet !== 'chay';
  return (
    <PageBody>
      <PageHead title="Thử luật giá" about={`${product.title} · ${product.kindTitle}`}>
        <ButtonLink to="/gia">Sản phẩm khác</ButtonLink>
        {year && (
          <a href={`/quan-tri/gia/ca-nam.xlsx${tryOutAddress(tried)}`} className={buttonClass()}>
            Xuất cả năm
          </a>
        )}
        <ButtonLink to={`/san-pham/${product.id}/hang`}>
          {may('price.rules') ? 'Sửa luật giá' : 'Hạng và luật giá'}
        </ButtonLink>
      </PageHead>
      {year ? (
        <>
          {hasSets && <RuleSets tried={tried} drafts={product.drafts} />}
          {year.refused.length > 0 && <RefusedDrafts refused={year.refused} />}
          <div className="flex flex-wrap items-end gap-3">
            <PartyForm
              key={tryOutAddress(tried)}
              tried={tried}
              product={{ ...product, ...year.wanted, withFloor: year.margins !== null }}
              day={year.day}
            />
            <WhatIsShown tried={tried} years={years} hasMargins={Boolean(year.margins?.worst)} />
          </div>
          {year.margins && <MarginNotice tried={tried} productId={product.id} margins={year.margins} />}
          <div className="grid grid-cols-[minmax(0,1fr)_320px] items-start gap-3 max-lg:grid-cols-1">
            <div className="flex min-w-0 flex-col gap-3">
              <YearTable tried={tried} days={year.days} rules={year.rules} chosen={year.day} />
              {year.margins && <MarginChart tried={tried} days={year.days} />}
            </div>
            <LinesCard
              tried={tried}
              product={product}
              days={year.days}
              chosen={year.day}
              rules={year.rules}
              explained={year.explained}
              isDrafted={year.isDrafted}
            />
          </div>
        </>
      ) : (
        <Empty title="Sản phẩm này chưa bán gì">
          <ButtonLink to={`/san-pham/${product.id}/hang`} className="mt-3">
            Mở hạng và giá
          </ButtonLink>
        </Empty>
      )}
    </PageBody>
  );
}

function RuleSets({ tried, drafts }: { tried: TryOut; drafts: number }) {
  const titles = { chay: 'Luật đang chạy', nhap: `Bản nháp (${drafts})`, lech: 'Chênh lệch' };
  return (
    <Segments
      label="Theo luật nào"
      items={ruleSets.map((ruleSet) => ({
        to: tryOutAddress(tried, { ruleSet }),
        title: titles[ruleSet],
        isChosen: ruleSet === tried.ruleSet,
      }))}
    />
  );
}

/** The year, and of what its cells tell. */
function WhatIsShown({
  tried,
  years,
  hasMargins,
}: {
  tried: TryOut;
  years: readonly number[];
  hasMargins: boolean;
}) {
  return (
    <>
      <Segments
        label="Năm"
        items={years.map((one) => ({
          to: tryOutAddress(tried, { year: one, day: null }),
          title: String(one),
          isChosen: one === tried.year,
        }))}
      />
      {hasMargins && tried.ruleSet !== 'lech' && (
        <Segments
          label="Xem gì theo ngày"
          items={shownNames.map((shown) => ({
            to: tryOutAddress(tried, { shown }),
            title: { ban: 'Giá bán', von: 'Giá vốn', lai: 'Lãi %' }[shown],
            isChosen: shown === tried.shown,
          }))}
        />
      )}
    </>
  );
}

/** Why a draft could not be put in force as it is. */
const whyWords: Readonly<Record<string, string>> = {
  unknown_rule: 'luật mà bản nháp sửa đã được xóa',
  changed_meanwhile: 'luật mà bản nháp sửa đã đổi từ khi lưu nháp',
  unknown_unit: 'hạng của nó không còn',
  unknown_holiday: 'dịp lễ của nó không còn',
  reason_needed: 'giá đổi quá 50%, cần ghi lý do',
  too_many_days: 'một dịch vụ sẽ được giảm giá quá 120 ngày trong năm',
};

/** Drafts that the year leaves out. */
function RefusedDrafts({ refused }: { refused: readonly { label: string; reason: string }[] }) {
  return (
    <Notice tone="warn">
      Không tính được {refused.length} bản nháp:{' '}
      {refused.map(({ label, reason }) => `${label} (${whyWords[reason] ?? 'chưa áp dụng được'})`).join('; ')}
      .
    </Notice>
  );
}
