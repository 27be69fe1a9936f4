import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import {
  type GiftCardFilter,
  getGiftLiability,
  listGiftCards,
} from '#modules/gift-cards/queries/list-gift-cards.ts';
import { readCursor } from '#platform/db/keyset-page.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { List } from '../../parts/list/list.tsx';
import { readListAddress } from '../../parts/list/list-address.ts';
import { NoRows } from '../../parts/list/no-rows.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { giftCardList } from './gift-card-list.tsx';

const viewOf: Readonly<Record<string, GiftCardFilter['view']>> = {
  'dung-duoc': 'usable',
  'cho-gui': 'waiting',
  'da-xong': 'over',
  'chua-tra': 'unpaid',
  'tat-ca': 'all',
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRight(context, 'gift.read');
  const { readDb, clock } = appOf(context);
  const now = clock.now();
  const today = dayInVietnam(now);
  const { view, text, filters, after, before } = readListAddress(new URL(request.url).search, giftCardList);
  // A search covers cards of every state.
  const shown = text ? 'all' : (viewOf[view] ?? 'usable');
  const filter = { view: shown, text, today, fromOn: filters.tu, untilOn: filters.den };
  const place = { after: readCursor(after), before: readCursor(before) };
  const [page, liability] = await Promise.all([
    listGiftCards(readDb, filter, place),
    getGiftLiability(readDb, today),
  ]);
  return { ...page, liability, now: now.toISOString() };
}

export const meta = () => [{ title: 'Phiếu quà tặng' }];

export default function GiftCardsPage() {
  const { rows, next, previous, now, liability } = useLoaderData<typeof loader>();
  const { cards, usableVnd, stoppedVnd, expiredVnd } = liability;
  const parts = [
    `${formatNumber(cards)} phiếu còn tiền: ${formatVnd(usableVnd)} khách dùng được`,
    stoppedVnd > 0 && `${formatVnd(stoppedVnd)} đang dừng`,
    expiredVnd > 0 && `${formatVnd(expiredVnd)} đã hết hạn`,
  ];
  return (
    <PageBody>
      <PageHead title="Phiếu quà tặng" about={parts.filter(Boolean).join(', ')} />
      <List
        list={giftCardList}
        rows={rows}
        now={now}
        next={next}
        previous={previous}
        empty={
          <NoRows list={giftCardList} noun="phiếu" title="Chưa có phiếu nào dùng được" all="?xem=tat-ca">
            <p>Khách mua phiếu trên trang Phiếu quà tặng; mệnh giá và hạn dùng đặt ở Thông tin công ty.</p>
            <ButtonLink to="?xem=tat-ca" className="mt-3">
              Xem tất cả
            </ButtonLink>
          </NoRows>
        }
      />
    </PageBody>
  );
}
