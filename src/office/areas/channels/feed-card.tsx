import { CalendarX2, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { formatAgo } from '../../parts/format-ago.ts';
import { formatMoment } from '../../parts/format-moment.ts';
import { type Address, AddressRow } from './address-row.tsx';
import { calendarFaults } from './calendar-faults.ts';

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

/** A calendar of another channel: when it was read last and how, and the address at which that channel reads ours. */
export function FeedCard({
  feed,
  address,
  madeUrl,
  isOpen,
  now,
}: {
  feed: Feed;
  address: Address | undefined;
  madeUrl: string | undefined;
  isOpen: boolean;
  now: Date;
}) {
  const { id, title, host, takes, ignoredWords, importedAt, outcome, eventCount, nextTryAt } = feed;
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
