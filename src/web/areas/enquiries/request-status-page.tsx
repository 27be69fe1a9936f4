import { data, Form, redirect } from 'react-router';
import { bookFare, findFareBooking } from '#modules/booking/hold/book-fare.ts';
import { acceptOfferRefusals } from '#modules/enquiries/commands/accept-offer.ts';
import { findEnquiry } from '#modules/enquiries/queries/find-enquiry.ts';
import { airports } from '#modules/enquiries/rules/airports.ts';
import { enquiryLookUps, readEnquiryCode } from '#modules/enquiries/rules/enquiry-code.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { addToTripCookie } from '#web/parts/booking/trip-cookie.ts';
import { FormGuard } from '#web/parts/bots/form-guard.tsx';
import { guardedLookUp } from '#web/parts/bots/guarded-look-up.ts';
import { addToEnquiryCookie, readEnquiryCookie } from '#web/parts/enquiries/enquiry-cookie.ts';
import type { Route } from './+types/request-status-page.ts';
import { OpenedRequest } from './opened-request.tsx';

/** An enquiry and its answers, for the browser that sent it or whoever knows its phone number. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const code = params.code.toUpperCase();
  const phone = readEnquiryCookie(request, app, code);
  const view = phone ? await findEnquiry(app.db, code, phone, app.clock.now()) : null;
  const cities = view?.flight
    ? Object.fromEntries(airports.map((airport) => [airport.code, `${airport.city} (${airport.code})`]))
    : {};
  const accepted = view?.offers.flatMap(({ fares }) => fares).find(({ isAccepted }) => isAccepted);
  const bookingCode = accepted ? await findFareBooking(app.db, accepted.id) : null;
  return { code, view, cities, bookingCode };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const form = await request.formData();
  const code = params.code.toUpperCase();
  const here = `/yeu-cau/${code}`;
  const now = app.clock.now();
  if (form.get('intent') === 'accept') {
    const phone = readEnquiryCookie(request, app, code) ?? '';
    const fareId = String(form.get('fare') ?? '');
    const booked = await bookFare(
      app.db,
      app.queue,
      { code, phone, fareId },
      { secret: app.secrets.token, dataSecrets: app.secrets.data, now },
    );
    if (booked.ok) {
      // Code and phone number opened the enquiry, so they give no more than reduced access to the booking (decision 0025).
      const pass = { code: booked.bookingCode, access: 'reduced' } as const;
      return redirect(`/dat-cho/${booked.bookingCode}`, {
        status: 303,
        headers: { 'set-cookie': await addToTripCookie(request, app, pass) },
      });
    }
    return data({ error: acceptOfferRefusals[booked.reason], typed: '', needsProof: false }, { status: 409 });
  }
  const typed = String(form.get('phone') ?? '').trim();
  const looked = await guardedLookUp(app, request, form, {
    about: enquiryLookUps,
    code: readEnquiryCode(code),
    unknown: 'Không có yêu cầu nào khớp cả mã và số điện thoại này.',
    find: () => findEnquiry(app.db, code, typed, now),
  });
  if (!looked.found) {
    const { message, needsProof, status } = looked;
    return data({ error: message, typed, needsProof }, { status });
  }
  const { found } = looked;
  return redirect(here, {
    status: 303,
    headers: { 'set-cookie': addToEnquiryCookie(request, app, { code, phone: found.contact.phone }) },
  });
}

export const meta: Route.MetaFunction = ({ location, matches, params }) =>
  pageMeta(metaSite(matches), location, {
    title: `Yêu cầu ${params.code}`,
    path: `/yeu-cau/${params.code}`,
    noindex: true,
  });

export default function RequestStatusPage({ loaderData, actionData }: Route.ComponentProps) {
  const { code, view, cities, bookingCode } = loaderData;
  return (
    <div className="container-page max-w-3xl pt-4 pb-16">
      <Breadcrumbs items={[{ label: 'Trang chủ', href: '/' }, { label: `Yêu cầu ${code}` }]} />
      {actionData?.error && (
        <div className="mt-4">
          <Notice tone="bad" role="alert" title={actionData.error} />
        </div>
      )}
      {view ? (
        <OpenedRequest view={view} cities={cities} bookingCode={bookingCode} />
      ) : (
        <PhoneForm code={code} typed={actionData?.typed} needsProof={actionData?.needsProof} />
      )}
    </div>
  );
}

function PhoneForm({
  code,
  typed,
  needsProof = false,
}: {
  code: string;
  typed?: string | undefined;
  needsProof?: boolean | undefined;
}) {
  return (
    <>
      <h1 className="mt-3 text-2xl lg:text-3xl">Xem yêu cầu {code}</h1>
      <Form
        method="post"
        noValidate
        className="mt-6 max-w-md stack-4 rounded-card border border-line bg-rice p-5"
      >
        <TextField
          name="phone"
          label="Số điện thoại đã dùng khi gửi"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          defaultValue={typed}
        />
        {needsProof && <FormGuard isEager />}
        <Button type="submit" className="w-full">
          Xem yêu cầu
        </Button>
      </Form>
    </>
  );
}
