import { ChevronRight } from 'lucide-react';
import { data, Form, Link, redirect } from 'react-router';
import { openFirm } from '#modules/firms/commands/open-firm.ts';
import { listFirms } from '#modules/firms/queries/find-firm.ts';
import { firmRoleLabels, mostFirms } from '#modules/firms/rules.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { FocusedNotice } from '#ui/focused-notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { AccountCard } from '../account-card.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { requireGuest } from '../require-guest.ts';
import type { Route } from './+types/firms-page.ts';
import { FirmFields } from './firm-fields.tsx';
import { type FirmFormRefusal, readFirmForm } from './read-firm-form.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { userId } = await requireGuest(app, request);
  return {
    firms: await listFirms(app.db, userId),
    hasLeft: new URL(request.url).searchParams.get('xong') === 'roi',
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { userId } = await requireGuest(app, request);
  const form = await request.formData();
  const refused = (refusal: FirmFormRefusal) => data(refusal, { status: 422 });
  const read = readFirmForm(form);
  if (!read.ok) return refused(read);
  const opened = await openFirm(app.db, { userId, fields: read.fields }, app.clock.now());
  if (opened.ok) return redirect(`/tai-khoan/cong-ty/${opened.firmId}?xong=mo`, 303);
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  return refused({ typed, errors: { form: `Mỗi tài khoản thuộc nhiều nhất ${mostFirms} công ty.` } });
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, {
    title: 'Tài khoản công ty',
    path: '/tai-khoan/cong-ty',
    noindex: true,
  });

export default function FirmsPage({ loaderData: { firms, hasLeft }, actionData }: Route.ComponentProps) {
  const { typed = {}, errors = {} } = actionData ?? {};
  return (
    <AccountFrame
      title="Tài khoản công ty"
      about="Đặt chỗ cho công ty: hóa đơn điền sẵn, người quản lý xem mọi đặt chỗ và tổng theo tháng."
    >
      <ErrorSummary errors={errors} />
      {hasLeft && !actionData && (
        <FocusedNotice
          tone="good"
          role="status"
          title="Bạn đã ra khỏi công ty. Đặt chỗ của bạn vẫn là của bạn."
        />
      )}
      {firms.length > 0 && (
        <nav
          aria-label="Công ty của bạn"
          className="divide-y divide-line rounded-card border border-line bg-rice"
        >
          {firms.map(({ id, name, taxCode, role }) => (
            <Link
              key={id}
              to={`/tai-khoan/cong-ty/${id}`}
              className="flex min-h-16 items-center justify-between gap-3 px-5 py-3 hover:text-sea"
            >
              <span className="min-w-0">
                <span className="block font-semibold break-words">{name}</span>
                <span className="text-sm text-ink-soft">
                  Mã số thuế {taxCode} · {firmRoleLabels[role]}
                </span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
            </Link>
          ))}
        </nav>
      )}
      <AccountCard
        title="Mở tài khoản cho công ty"
        about="Bạn là người quản lý đầu tiên, rồi mời đồng nghiệp bằng email."
      >
        <Form method="post" noValidate className="stack-4">
          <FirmFields values={typed} errors={errors} />
          <Button type="submit" look="sea">
            Mở tài khoản công ty
          </Button>
        </Form>
      </AccountCard>
    </AccountFrame>
  );
}
