import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { z } from 'zod';
import { findComparison, listComparisons } from '#modules/books/queries/list-comparisons.ts';
import { reconcileStatement } from '#modules/payments/reconciliation/reconcile-statement.ts';
import { readForm, typedIn } from '#platform/forms/read-form.ts';
import { namesOfActors } from '#platform/history/list-actors.ts';
import { addDays, dayInVietnam, isDay } from '#platform/time/days.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { useLive } from '../../app/live.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { SelectField, TextField } from '../../parts/field.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { ComparisonList } from './comparison-list.tsx';
import { ComparisonReport } from './comparison-report.tsx';
import { MoneyTabs } from './money-tabs.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireRight(context, 'books.reconcile');
  const { db, clock } = appOf(context);
  const id = Number(new URL(request.url).searchParams.get('bao-cao'));
  const [rows, chosen] = await Promise.all([
    listComparisons(db),
    Number.isSafeInteger(id) && id > 0 ? findComparison(db, id) : null,
  ]);
  const nameOf = await namesOfActors(
    db,
    rows.map(({ madeBy }) => madeBy),
  );
  return {
    rows: rows.map((row) => ({ ...row, madeBy: nameOf(row.madeBy) })),
    chosen,
    yesterday: addDays(dayInVietnam(clock.now()), -1),
  };
}

const statementForm = z.object({
  day: z.string().refine(isDay, 'Chọn ngày của sao kê.'),
  channel: z.enum(['bank', 'vnpay', 'momo', 'zalopay'], 'Chọn nơi ra sao kê.'),
});

export async function action({ context, request }: ActionFunctionArgs): Promise<ActionReply> {
  const { db, clock } = appOf(context);
  const form = await request.formData();
  const read = readForm(form, statementForm);
  const file = form.get('statement');
  const isFile = file instanceof File && file.size > 0;
  if (!read.ok || !isFile) {
    const errors = read.ok ? {} : read.errors;
    return {
      errors: { ...errors, ...(!isFile && { statement: 'Chọn tệp sao kê.' }) },
      typed: typedIn(form),
    };
  }
  const statement = await file.text();
  const { day } = read.value;
  const result = await reconcileStatement(
    db,
    { ...read.value, statement, source: file.name.slice(0, 200), actor: actorOf(context) },
    clock.now(),
  );
  if (!result.ok)
    return result.reason === 'not_allowed'
      ? { refused: 'Vai trò của bạn không đối soát được.', typed: typedIn(form) }
      : { errors: { statement: `${result.reason}.` }, typed: typedIn(form) };
  const { comparison, left } = result;
  const others = left > 0 ? ` Bỏ qua ${left} dòng của ngày khác.` : '';
  const differences = comparison.differences.length;
  return {
    done: `Ngày ${day}: khớp ${comparison.matched} dòng, ${differences > 0 ? `lệch ${differences} dòng, xem báo cáo mới nhất bên dưới` : 'không lệch dòng nào'}.${others}`,
  };
}

export const meta = () => [{ title: 'Đối soát' }];

export default function ComparisonPage() {
  const { rows, chosen } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const may = useMay();
  useLive(['books']);
  return (
    <PageBody>
      <PageHead title="Đối soát" about="so tin báo, sổ cái và sao kê" />
      <MoneyTabs shown="/so-tien/doi-soat" />
      <ReplyNotice reply={reply} />
      <div className="grid grid-cols-[minmax(0,1fr)_380px] items-start gap-3 max-lg:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-3">
          {chosen && <ComparisonReport comparison={chosen} />}
          <ComparisonList rows={rows} chosenId={chosen?.id ?? null} />
        </div>
        {may('books.reconcile') && <StatementForm reply={reply} />}
      </div>
    </PageBody>
  );
}

function StatementForm({ reply }: { reply: ActionReply | undefined }) {
  const { yesterday } = useLoaderData<typeof loader>();
  const { errors, typed } = reply ?? {};
  return (
    <Card title="Đối soát với sao kê">
      <Form method="post" encType="multipart/form-data" className="flex flex-col gap-3 p-3.5">
        <TextField
          type="date"
          name="day"
          label="Ngày"
          defaultValue={typed?.day ?? yesterday}
          error={errors?.day}
        />
        <SelectField
          name="channel"
          label="Sao kê của"
          defaultValue={typed?.channel ?? 'bank'}
          error={errors?.channel}
        >
          <option value="bank">Ngân hàng</option>
          <option value="vnpay">VNPay</option>
          <option value="momo">MoMo</option>
          <option value="zalopay">ZaloPay</option>
        </SelectField>
        <TextField
          type="file"
          name="statement"
          label="Tệp CSV"
          accept=".csv,text/csv"
          error={errors?.statement}
          hint="Dòng đầu: mã giao dịch, thời gian, số tiền, nội dung. Tiền ra ghi số âm. Tệp dưới 1 MB."
        />
        <Button type="submit" look="primary">
          Đối soát
        </Button>
        <p className="text-sm text-ink-faint">
          Đối soát không đổi gì trong sổ. Mỗi lần là một báo cáo được giữ lại.
        </p>
      </Form>
    </Card>
  );
}
