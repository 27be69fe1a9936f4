import { type ActionFunctionArgs, data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listPartnerBookings } from '#modules/channels/partners/partner-bookings.ts';
import { listPartnerKeys } from '#modules/channels/partners/partner-keys.ts';
import { findPartner } from '#modules/channels/partners/partners.ts';
import { listWebhookDeliveries, listWebhookEndpoints } from '#modules/channels/webhooks/webhook-queries.ts';
import { staffMay } from '#platform/actor/actor.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Card } from '../../parts/card.tsx';
import { HistoryPanel } from '../../parts/history/history-panel.tsx';
import { readHistory } from '../../parts/history/read-history.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { BookedCard } from './booked-card.tsx';
import { DeliveriesCard } from './deliveries-card.tsx';
import { KeysCard } from './keys-card.tsx';
import { runPartnerAction } from './run-partner-action.ts';
import { WebhooksCard } from './webhooks-card.tsx';

const rights = ['channel.read', 'channel.edit', 'partner.edit'];
const idOf = (text: string | undefined) => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0);

export async function loader({ params, context, request }: LoaderFunctionArgs) {
  requireRight(context, ...rights);
  const { db, clock } = appOf(context);
  const partner = await findPartner(db, idOf(params.id));
  if (!partner) throw data(null, { status: 404 });
  const pageInAddress = Number(new URL(request.url).searchParams.get('trang'));
  const page =
    Number.isInteger(pageInAddress) && pageInAddress > 1 && pageInAddress < 10_000 ? pageInAddress : 1;
  const maySee = staffMay(actorOf(context), 'booking.read');
  const [keys, endpoints, deliveries, { lines }, booked] = await Promise.all([
    listPartnerKeys(db, partner.id),
    listWebhookEndpoints(db, partner.id),
    listWebhookDeliveries(db, partner.id),
    readHistory(db, { objectType: 'partner', objectId: String(partner.id) }, 50),
    maySee ? listPartnerBookings(db, { partnerId: partner.id, page }) : null,
  ]);
  return { partner, keys, endpoints, deliveries, lines, booked, page, now: clock.now() };
}

export async function action({ params, context, request }: ActionFunctionArgs) {
  requireRight(context, ...rights);
  const app = appOf(context);
  const partner = await findPartner(app.db, idOf(params.id));
  if (!partner) throw data(null, { status: 404 });
  const about = { partnerId: partner.id, actor: actorOf(context) };
  const reply = await runPartnerAction(app, about, await request.formData());
  return reply.done ? reply : data(reply, { status: 422 });
}

export const meta = ({ data: page }: { data?: { partner: { title: string } } }) => [
  { title: page ? `${page.partner.title} · Đối tác` : 'Đối tác' },
];

/** A partner: its API keys, its bookings, its webhooks and their deliveries. */
export default function PartnerPage() {
  const { partner, keys, endpoints, deliveries, lines, booked, page, now } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const isOpen = useMay()('partner.edit');
  return (
    <PageBody>
      <PageHead
        title={partner.title}
        about={
          <Link to="/kenh-ban/doi-tac" className="text-sea underline underline-offset-3">
            Đối tác
          </Link>
        }
      />
      <ReplyNotice reply={reply} />
      <div className="grid grid-cols-2 items-start gap-3 max-lg:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-3">
          <KeysCard keys={keys} reply={reply} isOpen={isOpen} />
          <WebhooksCard endpoints={endpoints} reply={reply} isOpen={isOpen} now={now} />
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          {booked && <BookedCard {...booked} page={page} />}
          <DeliveriesCard deliveries={deliveries} isOpen={isOpen} />
          <Card title="Lịch sử">
            <HistoryPanel lines={lines} />
          </Card>
        </div>
      </div>
    </PageBody>
  );
}
