import { data, redirect } from 'react-router';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite, useRootData } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { addToEnquiryCookie } from '#web/parts/enquiries/enquiry-cookie.ts';
import { EnquiryForm } from '#web/parts/enquiries/enquiry-form.tsx';
import { type EnquiryErrors, emptyEnquiry, readEnquiryForm } from '#web/parts/enquiries/enquiry-values.ts';
import { sendEnquiry } from '#web/parts/enquiries/send-enquiry.ts';
import type { Route } from './+types/request-page.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  const { clock } = context.get(appContext);
  return { values: emptyEnquiry(new URL(request.url).searchParams, clock.now()) };
}

/** Sends an enquiry and redirects to its page; errors come back with what was typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const read = readEnquiryForm(await request.formData());
  if (!read.ok) return data({ values: read.values, errors: read.errors }, { status: 422 });
  const sent = await sendEnquiry(app, read.input, request);
  if (!sent.ok) {
    const errors: EnquiryErrors =
      sent.reason === 'past_date' ? { from: sent.message } : { form: sent.message };
    const isUnknown = sent.reason === 'unknown_product';
    return data({ values: { ...read.values, ...(isUnknown && { product: '' }) }, errors }, { status: 422 });
  }
  return redirect(`/yeu-cau/${sent.code}`, {
    status: 303,
    headers: { 'set-cookie': addToEnquiryCookie(request, app, { code: sent.code, phone: read.input.phone }) },
  });
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Gửi yêu cầu', path: '/yeu-cau', noindex: true });

export default function RequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { settings } = useRootData();
  const values = actionData?.values ?? loaderData.values;
  const errors: EnquiryErrors = actionData?.errors ?? {};
  return (
    <div className="container-page max-w-3xl pt-4 pb-16">
      <Breadcrumbs items={[{ label: 'Trang chủ', href: '/' }, { label: 'Gửi yêu cầu' }]} />
      <h1 className="mt-3 text-2xl lg:text-3xl">Gửi yêu cầu</h1>
      <p className="mt-2 max-w-prose text-ink-soft">
        Nhân viên gọi lại trong {settings.answers.messageHours} giờ, báo giá đoàn trong{' '}
        {settings.answers.groupHours} giờ, vào giờ {settings.hours.mail} mỗi ngày.
        {values.product && (
          <>
            {' '}
            Bạn đang hỏi về{' '}
            <a href={values.product} className="text-sea underline underline-offset-3">
              dịch vụ này
            </a>
            .
          </>
        )}
      </p>
      <div className="mt-6 rounded-card border border-line bg-rice p-5 lg:p-8">
        <ErrorSummary errors={errors} className="mb-5" />
        <EnquiryForm values={values} errors={errors} />
      </div>
    </div>
  );
}
