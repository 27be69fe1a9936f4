import { redirect } from 'react-router';
import { receiveNewsletter } from '#modules/newsletter/commands/receive-newsletter.ts';
import { newsletterInput } from '#modules/newsletter/schema.ts';
import { senderRefusals } from '#platform/bots/sender-refusals.ts';
import { errorsOf } from '#platform/forms/errors-of.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { FocusedNotice } from '#ui/focused-notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import type { readFormGuard } from '#web/parts/bots/read-form-guard.ts';
import { runGuardedForm } from '#web/parts/bots/run-guarded-form.ts';
import { type NewsletterErrors, NewsletterForm } from '#web/parts/newsletter/newsletter-form.tsx';
import type { Route } from './+types/newsletter-page.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return {
    openedAt: context.get(appContext).clock.now().toISOString(),
    isSent: new URL(request.url).searchParams.has('sent'),
  };
}

/** Sends the confirmation mail (double opt-in); gives the same answer for an address that is subscribed already. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  return runGuardedForm(app, request, {
    form: await request.formData(),
    read: readSubscription,
    run: async (subscription, by) => {
      const result = await receiveNewsletter(app, subscription, by);
      if (!result.ok) return { errors: { form: senderRefusals[result.reason] } };
      return redirect('/ban-tin?sent=1', 303);
    },
  });
}

function readSubscription(form: FormData, { ip: _, ...guard }: ReturnType<typeof readFormGuard>) {
  const typed = { email: String(form.get('email') ?? '').trim(), consent: form.has('consent') };
  const values = { ...typed, openedAt: guard.openedAt ?? '' };
  const source = String(form.get('source') ?? '');
  const parsed = newsletterInput.safeParse({ ...guard, ...typed, source });
  if (parsed.success) return { ok: true as const, value: parsed.data, values };
  const fields = ['email', 'consent'] as const;
  const errors: NewsletterErrors = errorsOf(
    parsed.error.issues,
    (path) => fields.find((field) => field === path) ?? null,
  );
  if (!typed.email) errors.email = 'Vui lòng nhập email.';
  return { ok: false as const, errors, values };
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, {
    title: 'Bản tin',
    description: 'Mùa nào đi đâu, combo vừa mở bán, ngày còn chỗ. Hủy bằng một lần bấm.',
    path: '/ban-tin',
  });

export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { openedAt, isSent } = loaderData;
  const errors: NewsletterErrors = actionData?.errors ?? {};
  return (
    <div className="container-page max-w-3xl pt-4 pb-16">
      <Breadcrumbs items={[{ label: 'Trang chủ', href: '/' }, { label: 'Bản tin' }]} />
      <h1 className="mt-3 text-2xl lg:text-3xl">Bản tin</h1>
      {isSent && !actionData ? (
        <div className="mt-5">
          <FocusedNotice tone="good" role="status" title="Còn một bước nữa">
            <p>
              Chúng tôi vừa gửi thư tới địa chỉ của bạn. Bạn mở thư và bấm xác nhận, bản tin mới bắt đầu được
              gửi. Chưa thấy thư, bạn xem trong mục quảng cáo hoặc thư rác.
            </p>
          </FocusedNotice>
        </div>
      ) : (
        <>
          <p className="mt-2 max-w-prose text-ink-soft">
            Lịch hoa, lịch biển lặng, combo vừa mở bán và ngày còn chỗ. Hủy bằng một lần bấm.
          </p>
          <div className="mt-6 rounded-card border border-line bg-rice p-5 lg:p-8">
            <ErrorSummary errors={errors} className="mb-5" />
            <NewsletterForm
              values={actionData?.values ?? { email: '', consent: false, openedAt }}
              errors={errors}
              source="/ban-tin"
            />
          </div>
        </>
      )}
    </div>
  );
}
