import { CalendarX2, CircleCheck, TriangleAlert } from 'lucide-react';
import { Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import {
  listUnitsWithCalendars,
  type UnitWithCalendars,
} from '#modules/channels/calendars/calendar-queries.ts';
import { appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { TextField } from '../../parts/field.tsx';
import { formatAgo } from '../../parts/format-ago.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ChannelTabs } from './channel-tabs.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRight(context, 'channel.read', 'channel.edit', 'partner.edit');
  const { db, clock } = appOf(context);
  const { searchParams } = new URL(request.url);
  const text = (searchParams.get('tim') ?? '').trim().slice(0, 100);
  const pageInAddress = Number(searchParams.get('trang'));
  const page =
    Number.isInteger(pageInAddress) && pageInAddress > 1 && pageInAddress < 10_000 ? pageInAddress : 1;
  return { ...(await listUnitsWithCalendars(db, { text, page })), text, page, now: clock.now() };
}

export const meta = () => [{ title: 'Kênh bán' }];

/** Rooms and cabins with the calendars that they share with other channels, failing ones first. */
export default function CalendarsPage() {
  const { units, hasMore, text, page, now } = useLoaderData<typeof loader>();
  return (
    <PageBody>
      <PageHead
        title="Kênh bán"
        about="ngày bán ở kênh khác không bán lại ở đây, và ngày bán ở đây báo cho kênh khác"
      />
      <ChannelTabs shown="/kenh-ban" />
      <Card title="Lịch iCal từng hạng">
        <Form method="get" role="search" className="flex items-end gap-2 border-b border-line px-3.5 py-2.5">
          <TextField
            name="tim"
            type="search"
            label="Tìm nơi ở hoặc hạng"
            defaultValue={text}
            className="flex-1"
          />
          <Button type="submit">Tìm</Button>
        </Form>
        {units.length === 0 ? (
          <Empty title={text === '' ? 'Chưa có hạng phòng hay cabin nào' : 'Không có hạng nào như vậy'}>
            {text === ''
              ? 'Khách sạn và du thuyền có hạng thì nối được với lịch của kênh khác ở đây.'
              : 'Chỉ hạng phòng và hạng cabin có lịch riêng. Bạn thử tên khác.'}
          </Empty>
        ) : (
          <ul>
            {units.map((unit) => (
              <UnitRow key={unit.id} unit={unit} now={now} />
            ))}
          </ul>
        )}
        {(page > 1 || hasMore) && (
          <nav aria-label="Trang" className="flex gap-2 border-t border-line px-3.5 py-2.5">
            {page > 1 && <ButtonLink to={pageHref(text, page - 1)}>Trang trước</ButtonLink>}
            {hasMore && <ButtonLink to={pageHref(text, page + 1)}>Trang sau</ButtonLink>}
          </nav>
        )}
      </Card>
    </PageBody>
  );
}

const pageHref = (text: string, page: number) =>
  `?${new URLSearchParams({ ...(text && { tim: text }), trang: String(page) })}`;

function UnitRow({ unit, now }: { unit: UnitWithCalendars; now: Date }) {
  return (
    <li className="border-b border-line last:border-0">
      <Link
        to={`/kenh-ban/lich/${unit.id}`}
        className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-3.5 py-1.5 hover:bg-hover"
      >
        <span className="min-w-0 flex-1 basis-60">
          <b>{unit.productTitle}</b>
          <span className="block text-sm text-ink-soft">
            {unit.title} · {unit.quantity} chỗ
          </span>
        </span>
        <Standing unit={unit} now={now} />
      </Link>
    </li>
  );
}

function Standing({ unit, now }: { unit: UnitWithCalendars; now: Date }) {
  const { feeds, addresses, failing, stopped, importedAt } = unit;
  if (stopped > 0)
    return (
      <Badge tone="bad" icon={CalendarX2}>
        Tạm ngừng bán, mất lịch
      </Badge>
    );
  if (failing > 0)
    return (
      <Badge tone="warn" icon={TriangleAlert}>
        {failing} lịch không đọc được
      </Badge>
    );
  if (feeds > 0)
    return (
      <Badge tone="good" icon={CircleCheck}>
        {feeds} lịch{importedAt && `, đồng bộ ${formatAgo(importedAt, now)}`}
      </Badge>
    );
  return (
    <span className="text-sm text-ink-faint">{addresses > 0 ? 'chỉ báo ra ngoài' : 'chưa nối kênh nào'}</span>
  );
}
