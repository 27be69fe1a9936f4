import { CircleQuestionMark, Plus, Search } from 'lucide-react';
import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { channelTitle } from '#modules/payments/gateways/gateway.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { classNames } from '#ui/class-names.ts';
import { useLive } from '../../app/live.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Avatar } from '../../parts/avatar.tsx';
import { Badge } from '../../parts/badge.tsx';
import { ButtonLink } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { formatMoment } from '../../parts/format-moment.ts';
import { List } from '../../parts/list/list.tsx';
import { besideList, type SteadyRows } from '../../parts/list/use-steady-rows.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { loadMoney } from './load-money.ts';
import { MatchPanel } from './match-panel.tsx';
import { messageList } from './message-list.tsx';
import type { MoneyFigure } from './money-figures.ts';
import { MoneyTabs } from './money-tabs.tsx';
import { OutcomeBadge } from './outcome-badge.tsx';
import { runMoneyAction } from './run-money-action.ts';
import type { Waiting } from './waiting-of.ts';

const looks = { '': '', good: 'text-good', warn: 'text-warn', bad: 'text-bad' };

/** The day's money as a row of figures; each links to what it counts. */
function FigureStrip({ figures }: { figures: readonly MoneyFigure[] }) {
  return (
    <ul className="grid auto-cols-fr grid-flow-col overflow-hidden rounded-card border border-line bg-surface max-lg:grid-flow-row max-lg:grid-cols-3 max-sm:grid-cols-2">
      {figures.map(({ title, value, note, look, to }) => (
        <li
          key={title}
          className="min-w-0 border-line not-first:border-l max-lg:-mt-px max-lg:-ml-px max-lg:border-t max-lg:border-l"
        >
          <Link to={to} className="flex h-full flex-col px-3.5 py-2 hover:bg-hover">
            <span className="truncate text-sm text-ink-soft">{title}</span>
            <b className={classNames('text-lg tabular-nums', looks[look])}>{value}</b>
            <span title={note} className="truncate text-sm text-ink-faint">
              {note}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function loader({ context, request }: LoaderFunctionArgs) {
  requireRight(
    context,
    'payment.assign',
    'payment.unassign',
    'payment.record',
    'books.reconcile',
    'books.approve',
  );
  return loadMoney(appOf(context), new URL(request.url).searchParams, actorOf(context));
}

export async function action({ context, request }: ActionFunctionArgs) {
  return runMoneyAction(appOf(context), actorOf(context), await request.formData());
}

export const meta = () => [{ title: 'Sổ tiền' }];

export default function MoneyPage() {
  const { page, figures, counts, message, base, now } = useLoaderData<typeof loader>();
  const isUnmatched = base === '?';
  const reply = useActionReply<typeof action>();
  const may = useMay();
  useLive(['money']);
  return (
    <PageBody>
      <PageHead title="Sổ tiền">
        {may('payment.record') && (
          <ButtonLink to="/so-tien/ghi">
            <Plus size={16} aria-hidden /> Ghi khoản không có tin
          </ButtonLink>
        )}
      </PageHead>
      <MoneyTabs shown="/so-tien" />
      <FigureStrip figures={figures} />
      <ReplyNotice reply={reply} />
      <List
        list={messageList}
        rows={page.rows}
        now={now}
        counts={counts}
        next={page.next}
        previous={page.previous}
        empty={
          <Empty title={isUnmatched ? 'Không còn tiền chưa khớp' : 'Không có tin tiền nào như vậy'}>
            Tin mới tự hiện ở đây.
          </Empty>
        }
      >
        {(shown, steady) => (
          <div className="grid grid-cols-[360px_minmax(0,1fr)] items-start gap-3 max-lg:grid-cols-1">
            <Messages shown={shown} {...steady} />
            {message ? (
              <MatchPanel key={message.id} reply={reply} />
            ) : (
              <p className="p-3 text-ink-faint">Chọn một tin để xem tiền này là của ai.</p>
            )}
          </div>
        )}
      </List>
      {page.rows.length === 0 && message && <MatchPanel key={message.id} reply={reply} />}
    </PageBody>
  );
}

function Messages({
  shown,
  changed,
  see,
}: SteadyRows & {
  shown: readonly ReturnType<typeof useLoaderData<typeof loader>>['page']['rows'][number][];
}) {
  const { message: chosen, base } = useLoaderData<typeof loader>();
  return (
    <ul
      aria-label="Tin tiền về"
      className={classNames(
        'min-w-0 overflow-hidden rounded-card border border-line bg-surface',
        chosen && 'max-lg:order-last',
      )}
    >
      {shown.map((message) => (
        <li
          key={message.id}
          onMouseLeave={() => see(String(message.id))}
          onFocus={() => see(String(message.id))}
          className={classNames(
            changed.has(String(message.id)) && 'row-changed',
            'relative border-b border-line px-3 py-2 last:border-0',
            message.id === chosen?.id ? 'bg-sea-soft inset-ring-2 inset-ring-sea' : 'hover:bg-hover',
          )}
        >
          <div className="flex gap-2">
            <Link
              to={`${base}&tin=${message.id}`.replace('?&', '?')}
              preventScrollReset
              state={besideList}
              className="font-semibold text-good after:absolute after:inset-0"
            >
              +{formatVnd(message.amountVnd)}
            </Link>
            <span className="ml-auto text-sm text-ink-soft">
              {channelTitle(message.provider)} · {formatMoment(message.occurredAt)}
            </span>
          </div>
          <p className="text-ink-soft [overflow-wrap:anywhere]">{message.content}</p>
          <div className="flex items-center gap-2">
            {message.waits ? <Waits {...message.waits} /> : <OutcomeBadge outcome={message.outcome} />}
            <b className="text-sea">{message.bookingCode}</b>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** How many bookings unmatched money may be for, and who looks after it. */
function Waits({ candidates, owner }: Waiting) {
  return (
    <>
      <Badge tone={candidates > 0 ? 'warn' : 'mute'} icon={candidates > 0 ? Search : CircleQuestionMark}>
        {candidates > 0 ? `${candidates} ứng viên` : 'Không ứng viên'}
      </Badge>
      {owner ? <Avatar {...owner} /> : <span className="text-sm text-ink-faint">chưa ai nhận</span>}
    </>
  );
}
