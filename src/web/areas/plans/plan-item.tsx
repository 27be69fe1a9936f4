import {
  BedDouble,
  CircleCheck,
  Clock,
  GripVertical,
  MapPin,
  StickyNote,
  ThumbsUp,
  Ticket,
  TramFront,
} from 'lucide-react';
import { Form, Link } from 'react-router';
import { keepNames } from '#platform/vietnamese/keep-names.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Picture } from '#ui/picture.tsx';
import { EditItem } from './edit-item.tsx';
import { ItemPrice } from './item-price.tsx';
import type { PlanPageData } from './load-plan-page.ts';
import type { PlanFormRefusal } from './run-plan-action.ts';
import type { ShownDay, ShownItem } from './shape-days.ts';

const icons = { product: Ticket, place: MapPin, transport: TramFront, note: StickyNote };

/** One item of a day: what, at what hour, its price or why it has none, and its booking state. */
export function PlanItem({
  item,
  days,
  dayId,
  canEdit,
  voting,
  refused,
}: {
  item: ShownItem;
  days: ShownDay[];
  dayId: string;
  canEdit: boolean;
  voting: PlanPageData['voting'];
  refused: PlanFormRefusal | null;
}) {
  const Icon = item.hasNights ? BedDouble : icons[item.kind];
  return (
    <article className="rounded-control border border-line p-3">
      <div className="flex gap-3">
        {item.picture && (
          <div className="w-12 shrink-0 sm:w-20">
            <Picture picture={item.picture} sizes="80px" ratio="1/1" decorative className="rounded-control" />
          </div>
        )}
        <div className="min-w-0 grow">
          {item.hour && (
            <p className="flex items-center gap-2 text-sm text-ink-soft tabular-nums">
              <Icon aria-hidden className="size-4.5 shrink-0 text-sea" />
              {item.hour}
            </p>
          )}
          <h3 className="flex gap-2 text-base leading-snug">
            {!item.hour && <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-sea" />}
            {item.url ? (
              <Link to={item.url} className="hover:text-sea hover:underline">
                {keepNames(item.title)}
              </Link>
            ) : (
              <span className="min-w-0">{keepNames(item.title)}</span>
            )}
          </h3>
          {item.kind === 'product' && <Chosen item={item} />}
          {item.note && <p className="mt-1 text-sm whitespace-pre-line">{item.note}</p>}
          {item.booked ? (
            <Booked booked={item.booked} />
          ) : (
            <ItemPrice item={item} days={canEdit ? days : []} />
          )}
          {voting && item.votes && (
            <Vote id={item.id} title={item.title} votes={item.votes} isByVotes={voting.isByVotes} />
          )}
        </div>
        {canEdit && <DragHandle />}
      </div>
      {item.warnings.length > 0 && (
        <div className="mt-2">
          <Notice tone="warn" title={item.warnings.join(' ')} />
        </div>
      )}
      {canEdit && <EditItem item={item} days={days} dayId={dayId} refused={refused} />}
    </article>
  );
}

/** Votes for an item by one tap, which can be undone; booked items still show the group's votes. */
function Vote({
  id,
  title,
  votes: { votes, isOwn },
  isByVotes,
}: {
  id: string;
  title: string;
  votes: NonNullable<ShownItem['votes']>;
  isByVotes: boolean;
}) {
  return (
    <Form method="post" preventScrollReset className="mt-1">
      <input type="hidden" name="intent" value={isOwn ? 'unvote' : 'vote'} />
      <input type="hidden" name="id" value={id} />
      {isByVotes && <input type="hidden" name="xep" value="phieu" />}
      <Button type="submit" look={isOwn ? 'outline' : 'quiet'} size="sm" className={isOwn ? '' : '-ml-4'}>
        <ThumbsUp aria-hidden className={isOwn ? 'size-4 fill-current' : 'size-4'} />
        <span className="whitespace-nowrap">
          {isOwn ? 'Đã chọn' : 'Chọn'}
          <span className="sr-only"> {title}</span>
          {votes > 0 && <span className="tabular-nums"> · {votes} phiếu</span>}
        </span>
      </Button>
    </Form>
  );
}

/** Handle for mouse and touch, where script makes it work; the buttons under 'Sửa' do the same. */
function DragHandle() {
  return (
    <span
      data-drag-handle
      aria-hidden
      title="Kéo để đổi chỗ"
      className="-mt-1 -mr-1 hidden h-11 w-9 shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-ink-soft select-none group-data-[live]/days:inline-flex hover:bg-sand"
    >
      <GripVertical className="size-5" />
    </span>
  );
}

function Chosen({ item }: { item: ShownItem }) {
  const facts = [
    item.kindLabel,
    item.unitTitle || 'chưa chọn loại',
    item.nights && `${item.nights} đêm`,
    item.quantity && item.counts && `${item.quantity} ${item.counts}`,
    ...(item.options?.chosen ?? []),
  ];
  return <p className="text-sm text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>;
}

function Booked({ booked }: { booked: NonNullable<ShownItem['booked']> }) {
  return (
    <>
      {booked.otherDay && (
        <p className="mt-1 text-sm font-semibold text-warn">Đặt cho {booked.otherDay}, không phải ngày này</p>
      )}
      <p className="mt-1 flex flex-wrap items-center gap-x-3">
        <Badge tone={booked.hasVoucher ? 'good' : 'warn'} className="whitespace-nowrap">
          {booked.hasVoucher ? (
            <CircleCheck aria-hidden className="size-4" />
          ) : (
            <Clock aria-hidden className="size-4" />
          )}
          {booked.label}
        </Badge>
        {booked.code && (
          <Link
            to={`/chuyen-di/${booked.code}${booked.hasVoucher ? '/phieu' : ''}`}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-sea hover:underline"
          >
            {booked.hasVoucher ? 'Xem phiếu' : 'Xem đặt chỗ'}
          </Link>
        )}
      </p>
    </>
  );
}
