import { useMemo, useRef, useState } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useFetcher, useLoaderData } from 'react-router';
import { useLive } from '../../app/live.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { CalendarFilters, CalendarPages } from './calendar-filters.tsx';
import { CalendarGrid } from './calendar-grid.tsx';
import { readCells } from './cells.ts';
import { describeCell } from './day-cell.tsx';
import { EditPanel } from './edit-panel.tsx';
import { guestSees } from './guest-sees.ts';
import { loadCalendar } from './load-calendar.ts';
import { runCalendar } from './run-calendar.ts';
import type { Selection } from './selection.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  requireRight(context, 'places.read', 'places.edit', 'price.edit');
  return loadCalendar(appOf(context), actorOf(context), new URL(request.url).searchParams);
}

export async function action({ context, request }: ActionFunctionArgs) {
  return runCalendar(appOf(context), actorOf(context), await request.formData());
}

export const meta = () => [{ title: 'Lịch chỗ và giá' }];

export default function CalendarPage() {
  const data = useLoaderData<typeof loader>();
  const posted = useActionReply<typeof action>();
  const fetcher = useFetcher<typeof action>({ key: 'calendar' });
  const may = useMay();
  useLive(['days', 'bookings']);
  const [selection, setSelection] = useState<Selection | null>(null);
  const [operation, setOperation] = useState((fetcher.data ?? posted)?.typed?.viec ?? 'cho');
  const numberRef = useRef<HTMLInputElement>(null);
  const units = useMemo(
    () => data.units.map(({ days, ...unit }) => ({ ...unit, cells: readCells(days) })),
    [data.units],
  );
  const isEditing = may('places.edit') || may('price.edit');
  const write = (first: string) => {
    if (first && numberRef.current) numberRef.current.value = first;
    numberRef.current?.focus();
  };
  const active = selection && units[selection.active.row];
  const cell = active?.cells[selection?.active.column ?? 0];
  const day = data.days[selection?.active.column ?? 0]?.day;
  return (
    <PageBody>
      <PageHead title="Lịch chỗ và giá" about="số chỗ còn, nghìn ₫">
        <CalendarPages {...data} />
      </PageHead>
      <CalendarFilters {...data} />
      {!isEditing && <ReplyNotice reply={fetcher.data ?? posted} />}
      {units.length === 0 ? (
        <NoUnits isAll={data.address.text + data.address.kind + data.address.province === ''} />
      ) : (
        <div
          className={
            isEditing
              ? 'grid grid-cols-[minmax(0,1fr)_310px] items-start gap-3 max-lg:grid-cols-1'
              : 'grid grid-cols-1'
          }
        >
          <div className="flex min-w-0 flex-col gap-2">
            <CalendarGrid
              key={`${data.address.from} ${data.units[0]?.id}`}
              units={units}
              days={data.days}
              today={data.today}
              selection={selection}
              onSelect={setSelection}
              onWrite={write}
              onFill={isEditing ? () => setOperation('chep-ngay') : undefined}
              onUndo={() => void fetcher.submit({ do: 'undo' }, { method: 'post' })}
            />
            <p className="min-h-5 text-sm text-ink-soft">
              {active && cell && day ? (
                `${describeCell(`${active.productTitle}, ${active.title}`, day, cell)}. ${guestSees(cell, day, data.today)}`
              ) : (
                <HowToChoose />
              )}
            </p>
          </div>
          {isEditing && (
            <EditPanel
              units={units}
              days={data.days}
              selection={selection}
              operation={operation}
              onOperation={setOperation}
              reply={fetcher.data ?? posted}
              fetcher={fetcher}
              lastEdit={data.lastEdit}
              numberRef={numberRef}
            />
          )}
        </div>
      )}
    </PageBody>
  );
}

/** How to select cells with the device at hand, and what their marks mean. */
function HowToChoose() {
  return (
    <>
      <span className="hidden pointer-coarse:inline">Chạm một ô rồi kéo góc xanh để chọn vùng. </span>
      <span className="pointer-coarse:hidden">
        Kéo chuột, hoặc Shift và mũi tên, để chọn vùng; gõ số để sửa; kéo góc hoặc Ctrl D chép ngày đầu; Ctrl
        Z hoàn tác.{' '}
      </span>
      Cột trên tên hạng: phần đã bán của cả sản phẩm. • giá đặt tay, ≥2 ≤7 số đêm, N3 nhả chỗ trước 3 ngày, ⇥
      không nhận đến, ↦ không cho trả.
    </>
  );
}

function NoUnits({ isAll }: { isAll: boolean }) {
  if (isAll)
    return (
      <Empty title="Chưa có hạng nào đang bán">
        <p>Sản phẩm có hạng và gói giá thì ngày của cả năm mở ra ở đây, để sửa chỗ và giá.</p>
        <ButtonLink to="/san-pham" className="mt-3">
          Tới Sản phẩm
        </ButtonLink>
      </Empty>
    );
  return (
    <Empty title="Không có hạng nào như vậy">
      <ButtonLink to="?" className="mt-3">
        Xem tất cả
      </ButtonLink>
    </Empty>
  );
}
