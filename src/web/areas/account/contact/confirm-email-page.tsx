import { data } from 'react-router';
import { confirmEmailChange, findEmailChange } from '#modules/identity/guests/contact-changes.ts';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { secretAddress } from '#web/app/routing/secret-address.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { AnswerPage } from '#web/parts/mail-links/answer-page.tsx';
import type { Route } from './+types/confirm-email-page.ts';

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('ma') ?? '';

/** Opening the link changes nothing, because mail scanners open links too; the button does. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const found = await findEmailChange(context.get(appContext), tokenOf(request));
  const isOpen = found && !(found.side === 'old' ? found.oldProvenAt : found.newProvenAt);
  return found && isOpen ? { side: found.side, email: found.value } : { side: null, email: '' };
}

export async function action({ request, context }: Route.ActionArgs) {
  const result = await confirmEmailChange(context.get(appContext), tokenOf(request));
  if (!result.ok) return data({ outcome: result.reason }, { status: 409 });
  return { outcome: result.isDone ? ('done' as const) : ('half' as const) };
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Đổi email', path: '/doi-email', noindex: true });

export const headers = secretAddress;

const outcomes = {
  done: { title: 'Đã đổi email', text: 'Từ nay bạn đăng nhập bằng địa chỉ mới.' },
  half: {
    title: 'Đã ghi xác nhận',
    text: 'Còn địa chỉ kia. Bạn mở thư ở đó và bấm liên kết, email của tài khoản mới đổi.',
  },
  taken: {
    title: 'Địa chỉ này đang thuộc một tài khoản khác',
    text: 'Email của tài khoản giữ nguyên. Bạn chọn một địa chỉ khác.',
  },
  over: {
    title: 'Liên kết không còn dùng được',
    text: 'Liên kết đã được dùng, đã quá 24 giờ, hoặc có lời xin đổi mới hơn.',
  },
};

const toContact = { to: '/tai-khoan/lien-lac', label: 'Xem email của tài khoản' };

export default function ConfirmEmailPage({ loaderData: { side, email }, actionData }: Route.ComponentProps) {
  if (actionData) return <AnswerPage {...outcomes[actionData.outcome]} button={null} next={toContact} />;
  if (!side) return <AnswerPage {...outcomes.over} button={null} next={toContact} />;
  return side === 'old' ? (
    <AnswerPage
      title="Đồng ý đổi email của tài khoản?"
      text={`Bạn bấm nút dưới đây, và xác nhận ở địa chỉ ${email}. Xong cả hai, tài khoản dùng địa chỉ ấy.`}
      button="Đồng ý đổi"
    />
  ) : (
    <AnswerPage
      title="Dùng địa chỉ này cho tài khoản?"
      text={`Bạn bấm nút dưới đây để xác nhận ${email}. Địa chỉ cũ cũng phải đồng ý.`}
      button="Xác nhận địa chỉ này"
    />
  );
}
