import { BellRing } from 'lucide-react';
import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { removeDemoTrade } from '#modules/retention/commands/demo-trade.ts';
import { formatLongDate } from '#platform/vietnamese/format-date.ts';
import { lunarDay } from '#platform/vietnamese/lunar.ts';
import { useLive } from '../../app/live.ts';
import { actorOf, appOf, sessionOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireFresh } from '../../app/require-fresh.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Count } from '../../parts/badge.tsx';
import { ButtonLink } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { DayCard } from './day-card.tsx';
import { readDayPart } from './day-parts.ts';
import { DemoStrip, RemoveDemoSheet } from './demo-strip.tsx';
import { DueList } from './due-list.tsx';
import { loadToday, type Today, type Whose } from './load-today.ts';
import { Numbers } from './numbers.tsx';
import { SalesCard } from './sales-card.tsx';
import { SetupCard } from './setup-card.tsx';
import { StormStrip } from './storm-strip.tsx';
import { SuppliersCard } from './suppliers-card.tsx';
import { UrgentCard } from './urgent-card.tsx';

const ways: readonly string[] = ['ca-nhom', 'cua-toi', 'chua-ai'] satisfies Whose[];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const whose = query.get('viec') ?? '';
  return loadToday(appOf(context), sessionOf(context), {
    whose: ways.includes(whose) ? (whose as Whose) : 'ca-nhom',
    part: readDayPart(query.get('ngay')),
  });
}

/** Removes the simulated sales. */
export async function action({ context, request }: ActionFunctionArgs) {
  await requireFresh(
    context,
    request,
    await request.formData(),
    () => 'gỡ toàn bộ đặt chỗ, tiền và yêu cầu mô phỏng',
  );
  const result = await removeDemoTrade(appOf(context), actorOf(context));
  if (result.ok || result.reason === 'nothing_there') return redirect('/');
  return data({ problem: 'Vai trò của bạn không làm được việc này.' }, { status: 403 });
}

export const meta = () => [{ title: 'Hôm nay' }];

export default function TodayPage() {
  const board = useLoaderData<typeof loader>();
  useLive(['tasks', 'bookings', 'money', 'refunds', 'enquiries', 'vouchers']);
  const mayRemove = useMay()('system.run');
  const [search] = useSearchParams();
  const answer = useActionReply<typeof action>();
  const { day, month, isLeap } = lunarDay(board.today);
  const lunar = `${day} tháng ${month}${isLeap ? ' nhuận' : ''} âm`;
  return (
    <PageBody>
      <PageHead title="Hôm nay" about={`${formatLongDate(board.today).replace(',', '')} · ${lunar}`}>
        <ButtonLink to="/viec/bao-tin">
          <BellRing size={16} aria-hidden /> Báo cho tôi…
        </ButtonLink>
      </PageHead>
      {board.demo && <DemoStrip demo={board.demo} mayRemove={mayRemove} />}
      {board.demo && mayRemove && search.get('mau') === 'xoa' && (
        <RemoveDemoSheet demo={board.demo} problem={answer?.problem} />
      )}
      {board.setup && <SetupCard steps={board.setup} />}
      {board.storms.map((storm) => (
        <StormStrip key={storm.id} storm={storm} />
      ))}
      <Numbers board={board} />
      <div className="grid grid-cols-[minmax(0,1fr)_460px] items-start gap-3 max-lg:grid-cols-1">
        <UrgentCard board={board} />
        <div className="flex min-w-0 flex-col gap-3">
          {board.sales && <SalesCard sales={board.sales} now={board.now} today={board.today} />}
          {board.sees.suppliers && <SuppliersCard board={board} />}
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_460px] items-start gap-3 max-lg:grid-cols-1">
        {board.day && <DayCard board={board} day={board.day} />}
        {board.sees.refunds && <RefundsCard board={board} />}
      </div>
    </PageBody>
  );
}

/** Refunds whose promised day is near. */
function RefundsCard({ board: { refunds, counts, median, now } }: { board: Today }) {
  const open = counts
    .filter(({ kind }) => kind === 'refund' || kind === 'refund-approval')
    .reduce((sum, row) => sum + row.open, 0);
  return (
    <Card
      title={
        <>
          Hoàn tiền gần hạn <Count>{open}</Count>
        </>
      }
      aside={
        <Link to="/hoan-tien" className="text-sm font-semibold text-sea hover:underline">
          Hàng đợi
        </Link>
      }
    >
      {open > 0 ? <DueList tasks={refunds} now={now} /> : <Empty title="Không khoản hoàn nào gần hạn" />}
      {median?.days != null && (
        <footer className="border-t border-line px-3.5 py-2 text-sm text-ink-faint">
          Trung vị tháng này{' '}
          <b className="font-semibold text-good">
            {median.days.toLocaleString('vi-VN', { maximumFractionDigits: 1 })} ngày
          </b>{' '}
          · {median.count} khoản đã tới nơi
        </footer>
      )}
    </Card>
  );
}
