import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { z } from 'zod';
import { listBookingCodes } from '#modules/booking/trip/account-bookings.ts';
import { findGuest, findGuestByEmail, findGuestByPhone } from '#modules/identity/guests/find-guest.ts';
import { type CorrectPointsResult, correctPoints } from '#modules/points/commands/correct-points.ts';
import { getPoints, getPointsLiability, listPointEntries, listPointMonths } from '#modules/points/queries.ts';
import type { App } from '#platform/app.ts';
import { readForm, typedIn } from '#platform/forms/read-form.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { normalizePhone } from '#platform/vietnamese/phone.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { TextField } from '../../parts/field.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { GuestPoints } from './guest-points.tsx';
import { MoneyTabs } from './money-tabs.tsx';
import { PointsTable } from './points-table.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireRight(context, 'books.reconcile', 'books.close', 'points.correct');
  const app = appOf(context);
  const search = (new URL(request.url).searchParams.get('khach') ?? '').trim();
  const [liability, months, guest] = await Promise.all([
    getPointsLiability(app.db),
    listPointMonths(app.db),
    search === '' ? null : pointsOf(app, search),
  ]);
  return { liability, months, search, guest };
}

/** The points of the guest with this email address or phone, with their last lines; null where nobody has it. */
async function pointsOf({ db, clock }: Pick<App, 'db' | 'clock'>, search: string) {
  const phone = normalizePhone(search);
  const guest =
    (await findGuestByEmail(db, search.toLowerCase())) ?? (phone && (await findGuestByPhone(db, phone)));
  if (!guest) return null;
  const { usable, debt, tier } = await getPoints(db, guest.id, clock.now());
  const entries = (await listPointEntries(db, guest.id)).slice(0, 20);
  const codes = await listBookingCodes(
    db,
    entries.flatMap(({ bookingId }) => bookingId ?? []),
  );
  return {
    ...{ id: guest.id, name: guest.name, usable, debt, tier: tier.title },
    entries: entries.map((entry) => ({ ...entry, code: codes.get(entry.bookingId ?? '') ?? null })),
  };
}

const correction = z.object({
  userId: z.uuid(),
  points: z
    .string()
    .transform((text) => Number(text.replace(/[.\s+]/g, '').replace('−', '-') || Number.NaN))
    .refine((points) => Number.isSafeInteger(points) && points !== 0, 'Nhập số điểm, ví dụ 50 hoặc -50.'),
  reason: z.string().trim().min(1, 'Ghi vì sao, để khách và người sau hiểu.').max(200),
});

export async function action({ context, request }: ActionFunctionArgs): Promise<ActionReply> {
  const { db, clock } = appOf(context);
  const form = await request.formData();
  const read = readForm(form, correction);
  if (!read.ok) return wrongIn(read);
  const result = await correctPoints(db, { ...read.value, actor: actorOf(context) }, clock.now());
  if (!result.ok) return { refused: refusalOf(result), typed: typedIn(form) };
  const guest = await findGuest(db, read.value.userId);
  return { done: `Đã ghi. ${guest?.name ?? 'Khách'} còn ${formatNumber(result.left)} điểm.` };
}

function refusalOf(refusal: Extract<CorrectPointsResult, { ok: false }>): string {
  if (refusal.reason === 'too_few')
    return `Khách chỉ còn ${formatNumber(refusal.left)} điểm, không trừ quá số ấy được.`;
  return {
    not_allowed: 'Vai trò của bạn không điều chỉnh nhiều điểm như vậy được.',
    unknown_guest: 'Tài khoản của khách không còn nữa.',
    no_points: 'Nhập số điểm khác 0.',
    no_reason: 'Ghi vì sao, để khách và người sau hiểu.',
  }[refusal.reason];
}

export const meta = () => [{ title: 'Điểm của khách' }];

export default function PointsPage() {
  const { liability, months, search, guest } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const { points, amountVnd, accounts, debt } = liability;
  return (
    <PageBody>
      <PageHead
        title="Điểm của khách"
        about={`${formatNumber(points)} điểm chưa dùng của ${formatNumber(accounts)} khách, trừ được ${formatVnd(amountVnd)}`}
      />
      <MoneyTabs shown="/so-tien/diem" />
      <ReplyNotice reply={reply} />
      <div className="grid grid-cols-[minmax(0,1fr)_380px] items-start gap-3 max-lg:grid-cols-1">
        <PointsTable months={months} debt={debt} />
        <div className="flex min-w-0 flex-col gap-3">
          <Card title="Tìm khách">
            <Form className="flex items-end gap-2 p-3.5">
              <TextField
                name="khach"
                label="Email hoặc số điện thoại của tài khoản"
                defaultValue={search}
                key={search}
                autoComplete="off"
                error={search !== '' && !guest ? 'Không có tài khoản nào như vậy.' : undefined}
                className="grow"
              />
              <Button type="submit">Xem</Button>
            </Form>
          </Card>
          {guest && <GuestPoints key={guest.id} guest={guest} reply={reply} />}
        </div>
      </div>
    </PageBody>
  );
}
