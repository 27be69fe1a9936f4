import { data, redirect } from 'react-router';
import { listFirmInvitations, listFirmMembers } from '#modules/firms/queries/find-firm.ts';
import { firmRoleLabels } from '#modules/firms/rules.ts';
import { listFirmBookings, sumFirmMonths } from '#modules/sales/queries/list-firm-bookings.ts';
import { ownValue } from '#platform/forms/own-value.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { FocusedNotice } from '#ui/focused-notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { AccountFrame } from '../account-frame.tsx';
import type { Route } from './+types/firm-page.ts';
import { ApprovalsCard } from './approvals-card.tsx';
import { EditCard, LeaveCard } from './edit-card.tsx';
import { FirmBookingsCard } from './firm-bookings-card.tsx';
import { LimitCard } from './limit-card.tsx';
import { MembersCard } from './members-card.tsx';
import { requireFirm } from './require-firm.ts';
import { runFirmAction } from './run-firm-action.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { session, firm } = await requireFirm(app, request, params.firm);
  const { userId } = session;
  const query = new URL(request.url).searchParams;
  const isManager = firm.role === 'manager';
  const scope = { firmId: firm.id, userId, onlyOwn: !isManager };
  const months = await sumFirmMonths(app.db, scope);
  const month = months.find((one) => one.month === query.get('thang'))?.month ?? months[0]?.month ?? null;
  return {
    firm,
    userId,
    months,
    month,
    bookings: month === null ? [] : await listFirmBookings(app.db, { ...scope, month }),
    waiting: isManager ? await listFirmBookings(app.db, { ...scope, onlyWaiting: true }) : [],
    members: isManager ? await listFirmMembers(app.db, firm.id) : null,
    invitations: isManager ? await listFirmInvitations(app.db, firm.id, app.clock.now()) : [],
    done: query.get('xong'),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { session, firm } = await requireFirm(app, request, params.firm);
  const answer = await runFirmAction(app, { firm, userId: session.userId }, await request.formData());
  if (!('done' in answer)) return data(answer, { status: 422 });
  const page = answer.done === 'roi' ? '/tai-khoan/cong-ty' : `/tai-khoan/cong-ty/${firm.id}`;
  return redirect(`${page}?xong=${answer.done}`, 303);
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, {
    title: 'Tài khoản công ty',
    path: '/tai-khoan/cong-ty',
    noindex: true,
  });

const doneWords: Record<string, string> = {
  mo: 'Đã mở tài khoản công ty. Lúc đặt chỗ, bạn chọn công ty ở mục “Xuất hóa đơn công ty”.',
  vao: 'Bạn đã vào công ty. Lúc đặt chỗ, bạn chọn công ty ở mục “Xuất hóa đơn công ty”.',
  luu: 'Đã lưu.',
  moi: 'Lời mời đang được gửi tới email ấy.',
  rut: 'Đã rút lời mời.',
  'vai-tro': 'Đã đổi vai trò.',
  bo: 'Đã đưa ra khỏi công ty.',
  'han-muc': 'Đã lưu hạn mức. Đặt chỗ đang chờ duyệt vẫn chờ trả lời.',
  duyet: 'Đã duyệt. Người đặt nhận thư mời thanh toán.',
  'khong-duyet': 'Đã hủy đặt chỗ ấy. Người đặt nhận thư kèm lời nhắn của bạn.',
};

export default function FirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const { firm, userId, months, month, bookings, members, invitations, waiting, done } = loaderData;
  const errors = actionData?.errors ?? {};
  const answerOf = (form: string) => (actionData?.form === form ? actionData : undefined);
  const word = actionData ? undefined : ownValue(doneWords, done);
  return (
    <AccountFrame
      title={firm.name}
      about={`Mã số thuế ${firm.taxCode} · vai trò của bạn: ${firmRoleLabels[firm.role].toLowerCase()}`}
    >
      <ErrorSummary errors={errors} />
      {word && <FocusedNotice tone="good" role="status" title={word} />}
      {members && <ApprovalsCard waiting={waiting} answer={answerOf('approval')} />}
      <FirmBookingsCard firm={firm} months={months} month={month} bookings={bookings} />
      {members && (
        <MembersCard
          members={members}
          invitations={invitations}
          userId={userId}
          answer={answerOf('invite')}
          error={answerOf('member')?.errors.member}
        />
      )}
      {members && <LimitCard firm={firm} answer={answerOf('limit')} />}
      {members && <EditCard firm={firm} answer={answerOf('edit')} />}
      <LeaveCard error={members ? undefined : answerOf('member')?.errors.member} />
    </AccountFrame>
  );
}
