import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { countPromotionUses } from '#modules/booking/board/list-bookings.ts';
import { listPromotions, type PromotionState } from '#modules/pricing/promotions/promotions.ts';
import { readCursor } from '#platform/db/keyset-page.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { List } from '../../parts/list/list.tsx';
import { readListAddress } from '../../parts/list/list-address.ts';
import { NoRows } from '../../parts/list/no-rows.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { promotionList } from './promotion-list.tsx';

const stateOf: Readonly<Record<string, PromotionState>> = {
  'dang-chay': 'running',
  'sap-chay': 'coming',
  'chua-chay': 'off',
  'da-dung': 'stopped',
  'het-han': 'over',
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRight(context, 'promotion.read', 'promotion.edit');
  const { readDb, clock } = appOf(context);
  const now = clock.now();
  const { view, text, filters, after, before } = readListAddress(new URL(request.url).search, promotionList);
  const { loai } = filters;
  const page = await listPromotions(
    readDb,
    { text, state: stateOf[view], isCode: loai ? loai === 'ma' : undefined, today: dayInVietnam(now) },
    { after: readCursor(after), before: readCursor(before) },
  );
  const usages = await countPromotionUses(
    readDb,
    page.rows.map(({ id }) => id),
  );
  const rows = page.rows.map((row) => ({ ...row, usage: usages.get(row.id) ?? { count: 0, givenVnd: 0 } }));
  return { ...page, rows, now: now.toISOString() };
}

export const meta = () => [{ title: 'Khuyến mãi' }];

export default function PromotionsPage() {
  const { rows, next, previous, now } = useLoaderData<typeof loader>();
  const may = useMay();
  return (
    <PageBody>
      <PageHead title="Khuyến mãi" about="mã khách gõ, và ưu đãi tự động hiện sẵn trong giá">
        {may('promotion.edit') && (
          <>
            <ButtonLink to="/khuyen-mai/moi?loai=tu-dong">Thêm ưu đãi tự động</ButtonLink>
            <ButtonLink to="/khuyen-mai/moi" look="primary">
              Thêm mã ưu đãi
            </ButtonLink>
          </>
        )}
      </PageHead>
      <List
        list={promotionList}
        rows={rows}
        now={now}
        next={next}
        previous={previous}
        empty={
          <NoRows list={promotionList} noun="khuyến mãi">
            <p>Mã giảm giá khách gõ lúc thanh toán, hoặc ưu đãi tự trừ.</p>
            <ButtonLink to="/khuyen-mai/moi" className="mt-3">
              Thêm khuyến mãi đầu tiên
            </ButtonLink>
          </NoRows>
        }
      />
    </PageBody>
  );
}
