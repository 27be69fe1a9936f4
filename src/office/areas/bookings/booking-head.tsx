import { Link, useLocation } from 'react-router';
import { useMay } from '../../app/office-data.ts';
import { Avatar } from '../../parts/avatar.tsx';
import { Badge } from '../../parts/badge.tsx';
import { BookingBadge } from '../../parts/bookings/booking-badge.tsx';
import { ButtonLink, type ButtonLook } from '../../parts/button.tsx';
import { DueClock } from '../../parts/due-clock.tsx';
import type { Editor } from '../../parts/edit/editors-now.tsx';
import { ViewersNow } from '../../parts/edit/viewers-now.tsx';
import { formatDay } from '../../parts/format-moment.ts';
import { BesideLinks } from './beside-links.tsx';
import type { BookingAction } from './booking-action.ts';
import { bookingAddress } from './booking-address.ts';
import { LabelLine } from './label-line.tsx';
import type { Beside } from './load-beside.ts';
import type { BookingPageData } from './load-booking.ts';
import { OtherActions } from './other-actions.tsx';

/** A booking's head: which one it is, its state, its deadline if any, and the possible actions. */
export function BookingHead({
  booking,
  actions,
  beside,
  viewers,
  typed,
}: {
  booking: BookingPageData;
  actions: readonly BookingAction[];
  beside: Beside | null;
  viewers: Editor[];
  /** Of a refused form. */
  typed: Record<string, string> | undefined;
}) {
  const { code, standing, items, now, today } = booking;
  const waits = booking.answerBy ?? booking.choiceBy ?? booking.holdExpiresAt;
  const [first] = items;
  const may = useMay();
  return (
    <header className="flex flex-col gap-2.5">
      <div className="flex min-h-6 items-center text-sm text-ink-faint">
        <p>
          <Link to="/dat-cho" className="hover:underline">
            Đặt chỗ
          </Link>{' '}
          {beside && (
            <>
              ›{' '}
              <Link to={beside.list.to} className="hover:underline">
                {beside.list.title}
              </Link>{' '}
            </>
          )}
          › {code}
        </p>
        {beside && <BesideLinks beside={beside} />}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h1 className="text-2xl tracking-tight select-all">{code}</h1>
        <BookingBadge booking={standing} today={today} />
        {booking.isDemo && <Badge tone="mute">Số liệu mẫu</Badge>}
        {booking.partner && <Badge tone="info">Qua {booking.partner}</Badge>}
        {waits && <DueClock dueAt={waits} now={now} />}
        {standing.owner && (
          <span className="flex items-center gap-1.5 text-sm text-ink-soft">
            Giữ: <Avatar {...standing.owner} /> <span aria-hidden>{standing.owner.name}</span>
          </span>
        )}
        <ViewersNow key={code} object={{ type: 'booking', id: code }} viewers={viewers} />
        <p className="text-ink-soft">
          {first?.title} {first && items.length > 1 && `+${items.length - 1} dịch vụ`} ·{' '}
          {standing.firstOn ? <b>{formatDay(standing.firstOn)}</b> : 'chưa chọn ngày'} · {standing.adults}{' '}
          người lớn
          {standing.children > 0 && `, ${standing.children} trẻ em`}
        </p>
        <LabelLine booking={booking} mayLabel={may('booking.note')} typed={typed} />
      </div>
      <Actions booking={booking} actions={actions} />
    </header>
  );
}

/** The possible actions: the link while a payment is awaited, the most pressing ones, the rarer ones, and separately those that end it. */
function Actions({
  booking: { code, state, money, standing, newestCode },
  actions,
}: {
  booking: BookingPageData;
  actions: readonly BookingAction[];
}) {
  const { search } = useLocation();
  const may = useMay();
  const isToPay =
    ['held', 'pending_payment'].includes(state) || (state === 'confirmed' && money.outstandingVnd > 0);
  const sendsLink = isToPay && may('booking.sell');
  const isRevisable = state !== 'confirmed' && money.paidVnd === 0 && !newestCode;
  const cancel = actions.find(({ name }) => name === 'huy');
  const [shown, others] = partActions(actions.filter((action) => action !== cancel));
  if (actions.length === 0 && !sendsLink) return null;
  return (
    <nav aria-label="Việc với đặt chỗ này" className="flex flex-wrap gap-2">
      {sendsLink && <ButtonLink to={`/khach-goi/${code}`}>Liên kết cho khách trả tiền</ButtonLink>}
      {sendsLink && isRevisable && (
        <ButtonLink to={`/khach-goi/${code}/sua`} reloadDocument>
          Sửa báo giá
        </ButtonLink>
      )}
      {shown.map(({ name, title }, at) => (
        <ButtonLink
          key={name}
          to={bookingAddress(code, search, { viec: name })}
          look={lookOf(name, at, standing.isAwaitingSupplier)}
          preventScrollReset
        >
          {title}
        </ButtonLink>
      ))}
      <OtherActions
        key={search}
        actions={others}
        hrefOf={(name) => bookingAddress(code, search, { viec: name })}
      />
      {cancel && (
        <ButtonLink
          to={bookingAddress(code, search, { viec: cancel.name })}
          look="dangerous"
          preventScrollReset
          className="ml-auto max-md:ml-0"
        >
          {cancel.title}
        </ButtonLink>
      )}
    </nav>
  );
}

/** How many actions are in the row, the most pressing first; a single remaining one gets no menu. */
const maxShown = 4;

function partActions(actions: readonly BookingAction[]): [BookingAction[], BookingAction[]] {
  const shown = actions.length <= maxShown + 1 ? actions.length : maxShown;
  return [actions.slice(0, shown), actions.slice(shown)];
}

function lookOf(name: BookingAction['name'], at: number, isAwaiting: boolean): ButtonLook {
  if (name === 'ma-ncc') return isAwaiting ? 'primary' : 'plain';
  return at === 0 && ['nhan-loi', 'khoi-phuc', 'thu-tien'].includes(name) ? 'primary' : 'plain';
}
