import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { z } from 'zod';
import { recordBankTransfer } from '#modules/booking/payment/bank-transfers.ts';
import { findSettings } from '#modules/settings/queries.ts';
import { readForm, typedIn } from '#platform/forms/read-form.ts';
import { readVietnamTime } from '#platform/time/days.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';
import { amountShape } from '../../app/amount-shape.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { SelectField, TextField } from '../../parts/field.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  requireRight(context, 'payment.record');
  const settings = await findSettings(appOf(context).readDb);
  return { accounts: (settings?.bankAccounts ?? []).map(({ bankName, no }) => ({ bankName, no })) };
}

const transferForm = z.object({
  account: z.string().regex(/^\d{4,19}$/, 'Chọn tài khoản nhận tiền.'),
  reference: z.string().trim().min(4, 'Ghi mã giao dịch như trên sao kê, ít nhất 4 ký tự.').max(60),
  amountVnd: amountShape,
  occurredAt: z
    .string()
    .transform((text) => readVietnamTime(text) ?? new Date(Number.NaN))
    .refine((at) => !Number.isNaN(at.getTime()), 'Chọn ngày giờ tiền về.'),
  content: z.string().trim().min(1, 'Ghi nội dung chuyển khoản như trên sao kê.').max(300),
  code: z
    .string()
    .trim()
    .transform((text) => text.toUpperCase()),
});

export async function action({ context, request }: ActionFunctionArgs): Promise<ActionReply> {
  const { db, queue, clock } = appOf(context);
  const form = await request.formData();
  const read = readForm(form, transferForm);
  if (!read.ok) return wrongIn(read);
  const typed = typedIn(form);
  const settings = await findSettings(db);
  if (!settings?.bankAccounts.some(({ no }) => no === read.value.account))
    return { errors: { account: 'Tài khoản này không có trong thông tin công ty.' }, typed };
  const result = await recordBankTransfer(db, queue, { ...read.value, actor: actorOf(context) }, clock.now());
  if (result.ok) throw redirect(read.value.code ? `/dat-cho/${read.value.code}` : '/so-tien');
  const { reason } = result;
  if (reason === 'not_yet') return { errors: { occurredAt: 'Giờ này chưa tới.' }, typed };
  if (reason === 'unknown_booking') return { errors: { code: 'Không có đặt chỗ mang mã này.' }, typed };
  if (reason === 'known_transfer')
    return { errors: { reference: 'Giao dịch này với số tiền này đã có trong sổ, xem ở Tất cả.' }, typed };
  return { refused: 'Vai trò của bạn không ghi được khoản này, hoặc số tiền vượt hạn mức của bạn.', typed };
}

export const meta = () => [{ title: 'Ghi khoản không có tin' }];

export default function RecordPage() {
  const { accounts } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const field = (name: string) => ({
    name,
    defaultValue: reply?.typed?.[name],
    error: reply?.errors?.[name],
  });
  return (
    <PageBody>
      <PageHead
        title="Ghi khoản không có tin"
        about="tiền đã có trên sao kê ngân hàng mà máy không được báo"
      />
      <ReplyNotice reply={reply} />
      <div className="max-w-xl">
        <Card title="Chuyển khoản đến">
          <Form method="post" className="flex flex-col gap-3 p-3.5">
            <SelectField {...field('account')} label="Tài khoản nhận">
              {accounts.map(({ bankName, no }) => (
                <option key={no} value={no}>
                  {bankName} {no}
                </option>
              ))}
            </SelectField>
            <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
              <TextField {...field('reference')} label="Mã giao dịch" autoComplete="off" />
              <TextField {...field('amountVnd')} label="Số tiền, ₫" inputMode="numeric" autoComplete="off" />
              <TextField {...field('occurredAt')} label="Tiền về lúc" type="datetime-local" />
              <TextField
                {...field('code')}
                label="Mã đặt chỗ, nếu biết"
                hint="Để trống thì khoản này nằm chờ khớp."
                autoComplete="off"
              />
            </div>
            <TextField {...field('content')} label="Nội dung chuyển khoản" autoComplete="off" />
            <div className="flex gap-2">
              <Button type="submit" look="primary">
                Ghi vào sổ
              </Button>
              <ButtonLink to="/so-tien">Thôi</ButtonLink>
            </div>
            <p className="text-sm text-ink-faint">
              Tin của ngân hàng đến sau với cùng mã và số tiền sẽ không bị tính hai lần. Tiền mặt thì ghi ở
              trang đặt chỗ.
            </p>
          </Form>
        </Card>
      </div>
    </PageBody>
  );
}
