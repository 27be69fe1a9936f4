import { data, Link } from 'react-router';
import { isReferralCode } from '#modules/points/queries/is-referral-code.ts';
import { rememberedDays } from '#modules/points/rules/referral-path.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { ButtonLink } from '#ui/button.tsx';
import { appContext } from '#web/app/app-context.ts';
import { referralCookie } from '#web/app/referral-cookie.ts';
import { metaSite, useRootData } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { SignInFrame } from '../sign-in-frame.tsx';
import type { Route } from './+types/welcome-page.ts';
import { referralSums } from './referral-sums.ts';

/** The target of a guest's referral link: the device remembers the code, and the page says what both get. It names nobody. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const code = params.referral.toUpperCase();
  if (!(await isReferralCode(app.db, code))) throw data(null, { status: 404 });
  const sums = await referralSums(app);
  if (!sums.isOn) return data({ sums });
  return data({ sums }, { headers: { 'set-cookie': referralCookie(app, code) } });
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Bạn được mời', path: '/gioi-thieu', noindex: true });

export default function WelcomePage({ loaderData: { sums } }: Route.ComponentProps) {
  const { settings } = useRootData();
  const { isOn, friendPoints, inviterPoints, leastVnd, days, pointVnd } = sums;
  if (!isOn)
    return (
      <SignInFrame title="Chương trình mời bạn đang tạm dừng">
        <p>Bạn vẫn đặt chỗ và đăng ký như thường; liên kết này hiện không cộng điểm.</p>
        <ButtonLink to="/" className="w-full">
          Về trang chủ
        </ButtonLink>
      </SignInFrame>
    );
  return (
    <SignInFrame
      title={`Một người bạn mời bạn đến ${settings.name}`}
      about="Đăng ký rồi đi chuyến đầu tiên, cả hai cùng có điểm."
    >
      <dl className="grid grid-cols-2 gap-4 text-center">
        <Sum title="Bạn được" points={friendPoints} pointVnd={pointVnd} />
        <Sum title="Người mời được" points={inviterPoints} pointVnd={pointVnd} />
      </dl>
      <ul className="list-disc stack-1 pl-5">
        <li>
          Chuyến đầu từ {formatVnd(leastVnd)}, đi xong trong {days} ngày kể từ lúc đăng ký.
        </li>
        <li>Điểm có sau ngày cuối của chuyến; chuyến hoàn tiền đến dưới mức ấy thì điểm được trừ lại.</li>
        <li>Dành cho người chưa từng đi với {settings.name}.</li>
        <li>Người mời thấy chữ cái đầu tên của bạn và điểm nhận được, không thấy bạn đặt gì.</li>
      </ul>
      <ButtonLink to="/dang-ky" className="w-full">
        Đăng ký
      </ButtonLink>
      <div className="text-sm text-ink-soft">
        <p>Trình duyệt này nhớ lời mời {rememberedDays} ngày. Điểm dùng được ở bước thanh toán.</p>
        <Link
          to="/page/chuong-trinh-tich-luy"
          className="inline-flex min-h-11 items-center text-sea underline"
        >
          Điều kiện đầy đủ
        </Link>
      </div>
    </SignInFrame>
  );
}

function Sum({ title, points, pointVnd }: { title: string; points: number; pointVnd: number }) {
  return (
    <div className="rounded-control bg-sand px-3 py-4">
      <dt className="text-sm text-ink-soft">{title}</dt>
      <dd>
        <strong className="block text-2xl tabular-nums">{formatNumber(points)} điểm</strong>
        <span className="text-sm text-ink-soft">bằng {formatVnd(points * pointVnd)}</span>
      </dd>
    </div>
  );
}
