import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { addPartner, listPartners, partnerInput } from '#modules/channels/partners/partners.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { type ActionReply, answerForm, wrongIn } from '../../app/action-reply.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { TextField } from '../../parts/field.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { ChannelTabs } from './channel-tabs.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  requireRight(context, 'channel.read', 'channel.edit', 'partner.edit');
  return { partners: await listPartners(appOf(context).db) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireRight(context, 'channel.read', 'channel.edit', 'partner.edit');
  const app = appOf(context);
  const read = readForm(await request.formData(), partnerInput);
  if (!read.ok) return answerForm(wrongIn(read));
  const added = await addPartner(app, { ...read.value, actor: actorOf(context) });
  if (added.ok) throw redirect(`/kenh-ban/doi-tac/${added.id}`);
  if (added.reason === 'known_title')
    return answerForm<ActionReply>({ errors: { title: 'Đã có đối tác mang tên này.' }, typed: read.typed });
  const refused = 'Vai trò của bạn không làm được việc này.';
  return answerForm<ActionReply>({ refused, isForbidden: true, typed: read.typed });
}

export const meta = () => [{ title: 'Đối tác · Kênh bán' }];

/** Companies that sell our products by the API or get webhooks of bookings. */
export default function PartnersPage() {
  const { partners } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const isOpen = useMay()('partner.edit');
  return (
    <PageBody>
      <PageHead title="Kênh bán" about="đối tác bán qua API và nhận tin qua webhook" />
      <ChannelTabs shown="/kenh-ban/doi-tac" />
      <ReplyNotice reply={reply} />
      <div className="grid grid-cols-[minmax(0,1fr)_400px] items-start gap-3 max-lg:grid-cols-1">
        <Card title={`Đối tác · ${partners.length}`}>
          {partners.length === 0 ? (
            <Empty title="Chưa có đối tác nào">Thêm đối tác, rồi cấp khóa API hoặc webhook cho họ.</Empty>
          ) : (
            <ul>
              {partners.map(({ id, title, keys, endpoints, off }) => (
                <li key={id} className="border-b border-line last:border-0">
                  <Link
                    to={`/kenh-ban/doi-tac/${id}`}
                    className="flex min-h-11 flex-wrap items-center gap-x-3 px-3.5 py-1.5 hover:bg-hover"
                  >
                    <b className="min-w-0 flex-1 basis-60">{title}</b>
                    {off ? <Badge tone="bad">{off} webhook đã tắt</Badge> : null}
                    <span className="text-sm text-ink-soft">
                      {keys} khóa · {endpoints} webhook
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </Card>
        {isOpen && (
          <Card title="Thêm đối tác">
            <Form method="post" noValidate className="flex flex-col gap-3 px-3.5 py-3">
              <TextField
                name="title"
                label="Tên đối tác"
                maxLength={100}
                defaultValue={reply?.typed?.title}
                error={reply?.errors?.title}
              />
              <Button type="submit" look="primary" className="w-fit max-sm:w-full">
                Thêm
              </Button>
            </Form>
          </Card>
        )}
      </div>
    </PageBody>
  );
}
