import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { quoteCart } from '#modules/booking/hold/quotes.ts';
import { findStaffEnquiry } from '#modules/enquiries/queries/find-staff-enquiry.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { officeContext } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { type Call, callAddress } from './call-address.ts';
import { listOffers, type OfferOrder } from './list-offers.ts';
import { OfferList } from './offer-list.tsx';
import { QuotePanel } from './quote-panel.tsx';
import { readCall } from './read-call.ts';
import { sellToCaller } from './sell-to-caller.ts';
import { WishForm } from './wish-form.tsx';

export const meta = () => [{ title: 'Khách gọi | Quản trị' }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRight(context, 'booking.sell');
  const { app, cameFrom } = context.get(officeContext);
  const query = new URL(request.url).searchParams;
  const now = app.clock.now();
  const call = await readCall(app.readDb, query, dayInVietnam(now));
  const order: OfferOrder = query.get('xep') === 're' ? 're' : 'hop';
  const [offers, quoted, enquiry] = await Promise.all([
    listOffers(app.readDb, call, { now, order }),
    call.items.length ? quoteCart(app, { items: call.items }, cameFrom) : null,
    call.enquiry ? findStaffEnquiry(app.readDb, call.enquiry, now) : null,
  ]);
  return {
    call,
    order,
    today: dayInVietnam(now),
    now: now.toISOString(),
    offers: offers.map((offer) => ({ ...offer, addHref: callAddress(call, [...call.items, offer.item]) })),
    quoted: quoted && summaryOf(call, quoted),
    asker: enquiry && { code: enquiry.code, ...enquiry.contact },
  };
}

/** What the panel shows of a quote: what a guest pays, and why; no more. */
function summaryOf(call: Call, { priced, refused }: Awaited<ReturnType<typeof quoteCart>>) {
  const without = (index: number) =>
    callAddress(
      call,
      call.items.filter((_, at) => at !== index),
    );
  return {
    items: (priced?.quote.items ?? []).map((item, at) => ({
      title: item.productTitle,
      about: [item.unitTitle, item.planTitle].filter(Boolean).join(', '),
      from: item.from,
      to: item.to,
      amountVnd: item.amount,
      lines: item.lines.map(({ label, amount, reason }) => ({ label, amountVnd: amount, reason })),
      isOnRequest: item.confirmation === 'request',
      removeHref: without(priced?.indexes[at] ?? at),
    })),
    totalVnd: priced?.quote.total ?? 0,
    dueNowVnd: priced?.quote.dueNow ?? 0,
    refused: refused.map(({ index, message }) => ({ message, removeHref: without(index) })),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const sold = await sellToCaller(context.get(officeContext), form);
  if (sold.ok) return redirect(`/khach-goi/${sold.code}`);
  return data({ errors: sold.errors, typed: sold.typed });
}

export default function CallPage() {
  const { call, offers, order, quoted, asker, today, now } = useLoaderData<typeof loader>();
  const refused = useActionReply<typeof action>();
  return (
    <div className="grid min-h-full grid-cols-[280px_minmax(0,1fr)_340px] max-lg:grid-cols-1">
      <section aria-label="Khách muốn gì" className="border-r border-line p-5 max-lg:border-r-0 max-sm:px-4">
        <PageHead title="Khách gọi" />
        {asker && (
          <p className="mb-3 text-ink-soft">
            Trả lời yêu cầu{' '}
            <Link to={`/yeu-cau/${asker.code}`} className="font-semibold text-sea underline">
              {asker.code}
            </Link>{' '}
            của {asker.fullName}
          </p>
        )}
        <WishForm key={callAddress(call)} call={call} today={today} />
      </section>
      <OfferList call={call} offers={offers} order={order} now={now} />
      <QuotePanel call={call} quoted={quoted} asker={asker} refused={refused ?? null} />
    </div>
  );
}
