import { Clock, Mail, ShieldCheck } from 'lucide-react';
import { data, redirect } from 'react-router';
import { airportLabel, airports } from '#modules/enquiries/rules/airports.ts';
import { getWording } from '#modules/settings/wordings/get-wording.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite, useRootData } from '#web/app/root-data.ts';
import { breadcrumbsJsonLd } from '#web/app/seo/json-ld.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { sharedPage } from '#web/app/shared-page.ts';
import { addToEnquiryCookie } from '#web/parts/enquiries/enquiry-cookie.ts';
import { sendEnquiry } from '#web/parts/enquiries/send-enquiry.ts';
import type { Route } from './+types/flights-page.ts';
import { FlightForm } from './flight-form.tsx';
import { FlightNotes } from './flight-notes.tsx';
import { emptyFlight, type FlightErrors, readFlightForm } from './flight-values.ts';

export const headers = sharedPage({ tags: ['content'] });

/** About how far ahead airlines open their timetables. */
const reachDays = 360;

/** The only fares here are those that the company has looked up: staff answer the enquiry. */
export async function loader({ context }: Route.LoaderArgs) {
  const { clock, data: cached, readDb } = context.get(appContext);
  const now = clock.now();
  const today = dayInVietnam(now);
  return {
    values: emptyFlight(now),
    words: await cached.get('flights', ['content'], () => getWording(readDb, { kind: 'flights' })),
    airports: airports.map(({ code, city, name, aliases }) => ({
      ...{ code, name, aliases },
      label: airportLabel({ city, code }),
    })),
    firstDay: today,
    lastDay: addDays(today, reachDays),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const read = readFlightForm(await request.formData());
  if (!read.ok) return data({ values: read.values, errors: read.errors }, { status: 422 });
  const sent = await sendEnquiry(app, read.input, request);
  if (!sent.ok) {
    const errors: FlightErrors =
      sent.reason === 'past_date' ? { 'date-0': sent.message } : { form: sent.message };
    return data({ values: read.values, errors }, { status: 422 });
  }
  return redirect(`/yeu-cau/${sent.code}`, {
    status: 303,
    headers: { 'set-cookie': addToEnquiryCookie(request, app, { code: sent.code, phone: read.input.phone }) },
  });
}

const title = 'Vé máy bay nội địa';

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const site = metaSite(matches);
  return pageMeta(site, location, {
    title,
    description: loaderData.words.intro,
    path: '/ve-may-bay',
    jsonLd: () => [breadcrumbsJsonLd(site.publicUrl, [{ label: 'Vé máy bay', href: '/ve-may-bay' }])],
  });
};

export default function FlightsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { airports, firstDay, lastDay, words } = loaderData;
  const { settings } = useRootData();
  const errors: FlightErrors = actionData?.errors ?? {};
  const promises = [
    { icon: Clock, text: `Nhân viên báo giá trong ${settings.answers.messageHours} giờ` },
    { icon: ShieldCheck, text: 'Tổng tiền đã gồm thuế phí sân bay' },
    { icon: Mail, text: 'Báo giá gửi qua email, hoặc gọi lại nếu bạn không để email' },
  ];
  return (
    <div className="container-page pt-4 pb-16">
      <Breadcrumbs items={[{ label: 'Trang chủ', href: '/' }, { label: 'Vé máy bay' }]} />
      <h1 className="mt-3 text-2xl lg:text-3xl">{title}</h1>
      <p className="mt-2 max-w-prose text-ink-soft">{words.intro}</p>
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        {promises.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-center gap-2 text-sm">
            <Icon aria-hidden className="size-5 shrink-0 text-sea" />
            {text}
          </li>
        ))}
      </ul>
      <div className="mt-6 rounded-card border border-line bg-rice p-5 shadow-soft lg:p-8">
        <ErrorSummary errors={errors} className="mb-5" />
        <FlightForm
          values={actionData?.values ?? loaderData.values}
          errors={errors}
          airports={airports}
          days={{ firstDay, lastDay }}
        />
      </div>
      <FlightNotes words={words} />
    </div>
  );
}
