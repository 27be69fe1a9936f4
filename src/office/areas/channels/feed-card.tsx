import { CalendarX2, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { feedMark } from '#modules/channels/calendars/feed-mark.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Fold } from '../../parts/fold.tsx';
import { formatAgo } from '../../parts/format-ago.ts';
import { formatMoment } from '../../parts/format-moment.ts';
import { type Address, AddressRow } from './address-row.tsx';
import { calendarFaults } from './calendar-faults.ts';
import { FeedFields } from './feed-fields.tsx';
import type { UnitReply } from './run-unit-action.ts';

export interface Feed {
  id: number;
  title: string;
  host: string;
  takes: string;
  ignoredWords: string;
  addedAt: Date;
  triedAt: Date | null;
  importedAt: Date | null;
  nextTryAt: Date;
  outcome: string | null;
  eventCount: number;
  stoppedAt: Date | null;
}

/** A calendar of another channel: when it was last read and with what result, and the URL at which that channel reads ours. */
export function FeedCard({
  feed,
  address,
  madeUrl,
  reply,
  isOpen,
  now,
}: {
  feed: Feed;
  address: Address | undefined;
  madeUrl: string | undefined;
  reply: UnitReply | undefined;
  isOpen: boolean;
  now: Date;
}) {
  const { id, title, host, takes, ignoredWords, importedAt, outcome, eventCount, nextTryAt } = feed;
  const own = reply?.typed?.do === 'edit' && reply.typed.feed === String(id) ? reply : undefined;
  return (
    <Card title={title} aside={<Standing feed={feed} />}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 px-3.5 py-3">
        <Fact name="Đồng bộ lần cuối">
          {importedAt ? `${formatMoment(importedAt)} (${formatAgo(importedAt, now)})` : 'chưa lần nào'}
        </Fact>
        {outcome !== null && outcome !== 'ok' && (
          <Fact name="Lần thử gần nhất">{calendarFaults[outcome] ?? outcome}</Fact>
        )}
        <Fact name="Thử tiếp">{nextTryAt <= now ? 'trong một phút' : formatMoment(nextTryAt)}</Fact>
        <Fact name="Khoảng bận">{eventCount}</Fact>
        <Fact name="Mỗi khoảng lấy">{takes === 'unit' ? 'cả hạng' : '1 chỗ'}</Fact>
        {ignoredWords && <Fact name="Bỏ qua sự kiện có chữ">{ignoredWords}</Fact>}
        <Fact name="Máy chủ">{host}</Fact>
      </dl>
      <AddressRow feedId={id} name={title} address={address} madeUrl={madeUrl} isOpen={isOpen} />
      {isOpen && (
        <div className="border-t border-line px-3.5 py-2.5">
          <Fold title="Sửa lịch này" isOpen={own !== undefined}>
            <EditForm feed={feed} reply={own} />
          </Fold>
        </div>
      )}
      {isOpen && (
        <Form
          method="post"
          preventScrollReset
          className="flex flex-wrap gap-2 border-t border-line px-3.5 py-2.5"
        >
          <input type="hidden" name="feed" value={id} />
          <Button type="submit" name="do" value="import">
            Đọc lịch ngay<span className="sr-only"> của {title}</span>
          </Button>
          <Button type="submit" name="do" value="remove" look="dangerous">
            Gỡ lịch<span className="sr-only"> {title}</span>
          </Button>
        </Form>
      )}
    </Card>
  );
}

/** The URL is a secret and not shown: an empty field keeps it. */
function EditForm({ feed, reply }: { feed: Feed; reply: UnitReply | undefined }) {
  return (
    <Form method="post" preventScrollReset noValidate className="flex flex-col gap-3 px-3 pb-3">
      <input type="hidden" name="feed" value={feed.id} />
      <input type="hidden" name="seen" value={feedMark(feed)} />
      <FeedFields said={{ ...feed, ...reply?.typed }} errors={reply?.errors} feedId={feed.id} />
      <Button type="submit" name="do" value="edit" className="w-fit max-sm:w-full">
        Lưu<span className="sr-only"> lịch {feed.title}</span>
      </Button>
    </Form>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </>
  );
}

function Standing({ feed: { stoppedAt, outcome } }: { feed: Feed }) {
  if (stoppedAt)
    return (
      <Badge tone="bad" icon={CalendarX2}>
        Tạm ngừng bán
      </Badge>
    );
  if (outcome === 'ok')
    return (
      <Badge tone="good" icon={CircleCheck}>
        Đang đồng bộ
      </Badge>
    );
  if (outcome === null) return <Badge tone="mute">Chưa đọc</Badge>;
  return (
    <Badge tone="warn" icon={TriangleAlert}>
      Không đọc được
    </Badge>
  );
}
