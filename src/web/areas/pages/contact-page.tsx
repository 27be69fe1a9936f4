import { MapPin } from 'lucide-react';
import { data, redirect } from 'react-router';
import { officeMapUrl } from '#modules/settings/rules/office-map-url.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { buttonClass } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { appContext } from '#web/app/app-context.ts';
import { getLastSettings } from '#web/app/get-last-settings.ts';
import { metaSettings, metaSite, useRootData } from '#web/app/root-data.ts';
import { breadcrumbsJsonLd } from '#web/app/seo/json-ld.ts';
import { contactPageJsonLd } from '#web/app/seo/organization-json-ld.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { sharedPage } from '#web/app/shared-page.ts';
import type { ContactErrors } from '#web/parts/enquiries/contact-values.ts';
import { addToEnquiryCookie } from '#web/parts/enquiries/enquiry-cookie.ts';
import { MessageForm } from '#web/parts/enquiries/message-form.tsx';
import { emptyMessage } from '#web/parts/enquiries/message-values.ts';
import { readMessageForm } from '#web/parts/enquiries/read-message-form.ts';
import { sendEnquiry } from '#web/parts/enquiries/send-enquiry.ts';
import type { Route } from './+types/contact-page.ts';
import { ContactLines } from './support-page.tsx';

export const headers = sharedPage({ tags: [] });

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { officialChannels } = await getLastSettings(app);
  return { openedAt: app.clock.now().toISOString(), officialChannels };
}

/** Stores a message from this page or those for partners, and shows its code. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const read = readMessageForm(await request.formData());
  const again = (errors: ContactErrors) => data({ values: read.values, errors }, { status: 422 });
  if (!read.ok) return again(read.errors);
  const sent = await sendEnquiry(app, read.input, request);
  if (!sent.ok) return again({ form: sent.message });
  return redirect(`/yeu-cau/${sent.code}`, {
    status: 303,
    headers: { 'set-cookie': addToEnquiryCookie(request, app, { code: sent.code, phone: read.input.phone }) },
  });
}

export const meta: Route.MetaFunction = ({ location, matches }) => {
  const site = metaSite(matches);
  const settings = metaSettings(matches);
  return pageMeta(site, location, {
    title: 'Liên hệ',
    description: `Văn phòng, đường dây nóng và các kênh chính thức của ${site.name}.`,
    path: '/lien-he',
    jsonLd: () => [
      breadcrumbsJsonLd(site.publicUrl, [{ label: 'Liên hệ', href: '/lien-he' }]),
      ...(settings ? [contactPageJsonLd(site.publicUrl, settings)] : []),
    ],
  });
};

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { settings } = useRootData();
  const errors: ContactErrors = actionData?.errors ?? {};
  return (
    <div className="container-page pt-4 pb-16">
      <Breadcrumbs items={[{ label: 'Trang chủ', href: '/' }, { label: 'Liên hệ' }]} />
      <h1 className="mt-3 text-2xl lg:text-3xl">Liên hệ</h1>
      <p className="mt-2 max-w-prose text-ink-soft">{settings.intro}</p>
      <div className="mt-6">
        <ContactLines settings={settings} />
      </div>
      <div className="mt-8 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_380px]">
        <section className="rounded-card border border-line bg-rice p-5 lg:p-8">
          <h2 className="text-xl">Viết cho chúng tôi</h2>
          <p className="mt-2 mb-5 max-w-prose text-ink-soft">
            Bạn nhận mã ngay sau khi gửi. Nhân viên gọi lại hoặc trả lời thư trong{' '}
            {settings.answers.messageHours} giờ; khiếu nại và góp ý trong {settings.answers.complaintDays}{' '}
            ngày. Giờ trả lời {settings.hours.mail} mỗi ngày.
          </p>
          <ErrorSummary errors={errors} className="mb-5" />
          <MessageForm
            values={actionData?.values ?? emptyMessage('lien-he', '/lien-he', loaderData.openedAt)}
            errors={errors}
            messageHint="Có mã đặt chỗ, bạn ghi kèm để được trả lời nhanh hơn."
          />
        </section>
        <div className="stack-6">
          <section className="rounded-card border border-line bg-rice p-5">
            <h2 className="text-xl">Văn phòng</h2>
            <p className="mt-2 flex items-start gap-2">
              <MapPin aria-hidden className="mt-1 size-5 shrink-0 text-sea" />
              {settings.address}
            </p>
            <a
              href={officeMapUrl(settings)}
              target="_blank"
              rel="noreferrer"
              className={buttonClass('outline', 'sm', 'mt-4')}
            >
              Mở bản đồ
              <span className="sr-only"> (mở trang mới)</span>
            </a>
          </section>
          <section className="rounded-card border border-line bg-rice p-5">
            <h2 className="text-xl">Kênh chính thức</h2>
            <p className="mt-2 text-ink-soft">
              Chỉ những số và trang dưới đây là của chúng tôi. Gặp kênh khác, bạn hãy gọi để hỏi lại.
            </p>
            <dl className="mt-4 grid gap-3 md:grid-cols-2 xl:grid-cols-1">
              {loaderData.officialChannels.map((channel) => (
                <div key={channel.label}>
                  <dt className="text-sm text-ink-soft">{channel.label}</dt>
                  <dd className="font-semibold wrap-anywhere">
                    {channel.value.replace(/^https:\/\/(www\.)?/, '')}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </div>
    </div>
  );
}
