import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { z } from 'zod';
import { closeDay } from '#modules/books/commands/close-day.ts';
import { findDayClose, listDayCloses } from '#modules/books/queries/list-day-closes.ts';
import { listDayFigures } from '#modules/books/queries/list-day-figures.ts';
import { readForm, typedIn } from '#platform/forms/read-form.ts';
import { addDays, dayInVietnam, isDay } from '#platform/time/days.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';
import { countedShape } from '../../app/amount-shape.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { TextArea, TextField } from '../../parts/field.tsx';
import { formatDay, formatMoment } from '../../parts/format-moment.ts';
import { Notice } from '../../parts/notice.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { CloseList } from './close-list.tsx';
import { FigureTable } from './figure-table.tsx';
import { MoneyTabs } from './money-tabs.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireRight(context, 'books.reconcile', 'books.close');
  const { db, clock } = appOf(context);
  const yesterday = addDays(dayInVietnam(clock.now()), -1);
  const dayInAddress = new URL(request.url).searchParams.get('ngay') ?? '';
  const day = isDay(dayInAddress) && dayInAddress <= yesterday ? dayInAddress : yesterday;
  const [figures, close, closes] = await Promise.all([
    listDayFigures(db, day),
    findDayClose(db, day),
    listDayCloses(db),
  ]);
  return { day, yesterday, figures, close, closes };
}

const closeForm = z.object({
  day: z.string().refine(isDay, 'Chọn ngày.'),
  cashCountedVnd: countedShape,
  note: z.string().trim().max(500),
});

const refusals = {
  not_allowed: 'Vai trò của bạn không khóa sổ được.',
  not_over: 'Ngày này chưa hết, sang ngày sau mới khóa được.',
  already_closed: 'Ngày này vừa được khóa rồi.',
};

export async function action({ context, request }: ActionFunctionArgs): Promise<ActionReply> {
  const { db, clock } = appOf(context);
  const form = await request.formData();
  const read = readForm(form, closeForm);
  if (!read.ok) return wrongIn(read);
  const result = await closeDay(db, { ...read.value, actor: actorOf(context) }, clock.now());
  const { day } = read.value;
  if (result.ok) {
    const { differenceVnd } = result;
    const cashBox = differenceVnd === 0 ? 'két đủ tiền' : `két lệch ${formatVnd(differenceVnd)}`;
    return { done: `Đã khóa sổ ngày ${formatDay(day)}, ${cashBox}.` };
  }
  const typed = typedIn(form);
  if (result.reason === 'no_note')
    return { errors: { note: 'Tiền đếm khác sổ: ghi vì sao, để người sau hiểu.' }, typed };
  return { refused: refusals[result.reason], typed };
}

export const meta = () => [{ title: 'Khóa sổ' }];

export default function ClosePage() {
  const { day, yesterday, figures, closes } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  return (
    <PageBody>
      <PageHead title="Khóa sổ ngày" about={formatDay(day)}>
        <Form className="flex items-center gap-2">
          <input
            type="date"
            name="ngay"
            aria-label="Xem ngày"
            defaultValue={day}
            max={yesterday}
            key={day}
            className="min-h-8 rounded-control border border-control bg-surface px-2.5 max-sm:min-h-11 max-sm:text-[16px] dark:bg-sunken"
          />
          <Button type="submit">Xem</Button>
        </Form>
      </PageHead>
      <MoneyTabs shown="/so-tien/khoa-so" />
      <ReplyNotice reply={reply} />
      <div className="grid grid-cols-[minmax(0,1fr)_380px] items-start gap-3 max-lg:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-3">
          <FigureTable figures={figures} />
          <CloseList closes={closes} />
        </div>
        <Till reply={reply} />
      </div>
    </PageBody>
  );
}

function Till({ reply }: { reply: ActionReply | undefined }) {
  const { day, figures, close } = useLoaderData<typeof loader>();
  const may = useMay();
  const expectedVnd = figures.find(({ account }) => account === 'cash')?.afterVnd ?? 0;
  if (close)
    return (
      <Card title={`Đã khóa ngày ${formatDay(day)}`}>
        <div className="flex flex-col gap-2 p-3.5">
          <p>
            {close.closedName} khóa {formatMoment(close.closedAt)}. Két có{' '}
            <b>{formatVnd(close.cashCountedVnd)}</b>, sổ ghi {formatVnd(close.cashExpectedVnd)}.
          </p>
          {close.note && <p className="text-ink-soft [overflow-wrap:anywhere]">“{close.note}”</p>}
          {close.hasChanged && (
            <Notice tone="warn">Sau khi khóa, sổ cái có thêm bút toán của ngày này. Xem lại sổ cái.</Notice>
          )}
        </div>
      </Card>
    );
  return (
    <Card title="Đếm két và khóa">
      <Form key={day} method="post" className="flex flex-col gap-3 p-3.5">
        <p>
          Theo sổ, két phải có <b>{formatVnd(expectedVnd)}</b> cuối ngày {formatDay(day)}.
        </p>
        {may('books.close') ? (
          <>
            <input type="hidden" name="day" value={day} />
            <TextField
              name="cashCountedVnd"
              label="Tiền mặt đếm được, ₫"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={reply?.typed?.cashCountedVnd}
              error={reply?.errors?.cashCountedVnd}
            />
            <TextArea
              name="note"
              label="Ghi chú, bắt buộc khi lệch"
              defaultValue={reply?.typed?.note}
              error={reply?.errors?.note}
            />
            <Button type="submit" look="primary">
              Khóa sổ ngày {formatDay(day)}
            </Button>
          </>
        ) : (
          <p className="text-ink-soft">Vai trò của bạn chỉ xem được.</p>
        )}
      </Form>
    </Card>
  );
}
