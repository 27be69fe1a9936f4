import { Form, Link, useLoaderData } from 'react-router';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { formatPhone } from '#platform/vietnamese/phone.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { useMay } from '../../app/office-data.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { TextArea } from '../../parts/field.tsx';
import { Fold } from '../../parts/fold.tsx';
import { formatDay, formatMoment } from '../../parts/format-moment.ts';
import type { DisruptionsData } from './load-disruptions.ts';

/** A closing: its guests' choices, whom to call, and the form that reopens the days. */
export function ClosingPanel({ reply }: { reply: ActionReply | undefined }) {
  const { chosen } = useLoaderData<DisruptionsData>();
  if (!chosen) return null;
  const { title, fromOn, toOn, reasonLabel, note, createdBy, createdAt, endedAt } = chosen;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Card title={title} aside={<Link to={`/nhat-ky?loai=disruption&ma=${chosen.id}`}>Nhật ký</Link>}>
        <div className="flex flex-col gap-3 p-3.5">
          <p>
            {chosen.closesDays ? 'Ngừng ' : 'Dời chuyến '}
            {fromOn === toOn
              ? `ngày ${formatDay(fromOn)}`
              : `từ ${formatDay(fromOn)} đến hết ${formatDay(toOn)}`}
            , {reasonLabel}. <span className="text-ink-soft">“{note}”</span>
          </p>
          <p className="text-sm text-ink-faint">
            {createdBy} {chosen.closesDays ? 'ngừng' : 'dời'} {formatMoment(createdAt)}
            {endedAt && `, mở lại ${formatMoment(endedAt)}`}
          </p>
          <Figures />
          {!endedAt && <ChangeNote reply={reply} />}
          {!endedAt && chosen.closesDays && <Reopen />}
        </div>
      </Card>
      <CallList />
    </div>
  );
}

function Figures() {
  const { chosen } = useLoaderData<DisruptionsData>();
  if (!chosen) return null;
  const figures = [
    ['Đặt chỗ', chosen.bookings],
    ['Chờ chọn', chosen.open],
    ['Dời ngày', chosen.rebooked],
    ['Lấy tín dụng', chosen.credited],
    ['Nhận lại tiền', chosen.refunded],
  ] as const;
  return (
    <dl className="grid grid-cols-5 rounded-card border border-line max-sm:grid-cols-3">
      {figures.map(([title, count]) => (
        <div key={title} className="border-line px-3 py-2 not-first:border-l max-sm:nth-4:border-l-0">
          <dt className="text-sm text-ink-soft">{title}</dt>
          <dd className="text-lg font-semibold tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  );
}

function ChangeNote({ reply }: { reply: ActionReply | undefined }) {
  const { chosen } = useLoaderData<DisruptionsData>();
  const may = useMay();
  if (!chosen || !may('days.close')) return null;
  const wrong = reply?.errors?.newNote;
  return (
    <Fold title="Đổi câu khách đọc…" isOpen={wrong !== undefined}>
      <Form key={chosen.note} method="post" className="flex flex-col gap-2 p-3">
        <input type="hidden" name="id" value={chosen.id} />
        <TextArea
          name="newNote"
          label="Câu khách đọc"
          hint="Hiện ngay trên trang sản phẩm và trong những thư gửi từ bây giờ."
          defaultValue={wrong ? reply?.typed?.newNote : chosen.note}
          error={wrong}
        />
        <Button type="submit" name="do" value="note" className="self-start">
          Đổi câu này
        </Button>
      </Form>
    </Fold>
  );
}

function Reopen() {
  const { chosen } = useLoaderData<DisruptionsData>();
  const may = useMay();
  if (!chosen || !may('days.close')) return null;
  return (
    <Fold title="Mở lại…">
      <Form method="post" className="flex flex-col gap-2 p-3">
        <input type="hidden" name="id" value={chosen.id} />
        <p>
          {chosen.open > 0
            ? `${chosen.open} đặt chỗ chưa chọn được giữ nguyên, khách được báo qua thư.`
            : 'Không còn khách nào chờ chọn.'}{' '}
          Điều khách đã chọn không đổi.
        </p>
        <Button type="submit" name="do" value="reopen" look="primary">
          Mở lại những ngày này
        </Button>
      </Form>
    </Fold>
  );
}

const outcomeWords = {
  rebooked: 'Đã dời ngày',
  credited: 'Đã lấy tín dụng',
  refunded: 'Nhận lại tiền',
  reopened: 'Mở lại, giữ nguyên',
};

function CallList() {
  const { guests } = useLoaderData<DisruptionsData>();
  return (
    <Card title="Danh sách gọi khách" aside={<span className="text-ink-soft">{guests.length} đặt chỗ</span>}>
      {guests.length === 0 ? (
        <Empty title="Không có khách nào bị ảnh hưởng">Nếu vừa ngừng, danh sách hiện ra sau vài giây.</Empty>
      ) : (
        <ul aria-label="Danh sách gọi khách">
          {guests.map(
            ({ code, fullName, phone, titles, fromOn, guests: party, amountVnd, choiceBy, outcome }) => (
              <li
                key={code}
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border-b border-line px-3.5 py-2 last:border-0"
              >
                <p className="flex flex-wrap items-baseline gap-x-2">
                  <Link to={`/dat-cho/${code}`} className="font-semibold text-sea">
                    {code}
                  </Link>
                  <b>{fullName}</b>
                  <a href={`tel:${phone}`} className="font-semibold text-sea underline underline-offset-3">
                    {formatPhone(phone)}
                  </a>
                </p>
                <p className="text-right">
                  {outcome ? (
                    <Badge tone="mute">{outcomeWords[outcome]}</Badge>
                  ) : (
                    <Badge tone="warn">
                      {choiceBy ? `Chờ chọn đến ${formatMoment(choiceBy)}` : 'Chờ chọn'}
                    </Badge>
                  )}
                </p>
                <p className="min-w-0 text-sm text-ink-soft [overflow-wrap:anywhere]">
                  {formatDay(fromOn)} · {titles} · {party} khách
                </p>
                <p className="text-right text-sm text-ink-soft">{formatVnd(amountVnd)}</p>
              </li>
            ),
          )}
        </ul>
      )}
    </Card>
  );
}
