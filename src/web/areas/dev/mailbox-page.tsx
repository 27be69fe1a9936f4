import { data, Link } from 'react-router';
import { listMails } from '#modules/mails/queries.ts';
import { listPhoneMessages } from '#modules/messages/queries.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatPhone } from '#platform/vietnamese/phone.ts';
import { appContext } from '#web/app/app-context.ts';
import type { Route } from './+types/mailbox-page.ts';
import { hasMailbox } from './has-mailbox.ts';

/** Mails and text messages of this installation, readable while they are not sent; the page does not exist when payments are real. */
export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  if (!hasMailbox(app.config)) throw data(null, { status: 404 });
  const [mails, messages] = await Promise.all([listMails(app.db), listPhoneMessages(app.db)]);
  return { mails, messages: messages.filter(({ body }) => body !== '') };
}

export const meta: Route.MetaFunction = () => [
  { title: 'Hộp thư thử' },
  { name: 'robots', content: 'noindex' },
];

export default function MailboxPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="container-page pt-6 pb-16">
      <h1 className="text-2xl">Hộp thư thử</h1>
      <p className="mt-2 text-ink-soft">
        Thư mà trang đã viết. Chưa có máy chủ thư nào được cấu hình thì thư dừng ở đây.
      </p>
      <ul className="mt-6 divide-y divide-line rounded-card border border-line bg-rice">
        {loaderData.mails.map((mail) => (
          <li key={mail.id} className="relative p-4 hover:bg-sand">
            <Link
              to={`/dev/mailbox/${mail.id}`}
              reloadDocument
              className="font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0"
            >
              {mail.subject}
            </Link>
            <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
              {mail.recipient} · {formatDateTime(mail.createdAt)} · {mail.sentAt ? 'đã gửi' : 'giữ tại đây'}
            </p>
          </li>
        ))}
        {loaderData.mails.length === 0 && <li className="p-4 text-ink-soft">Chưa có thư nào.</li>}
      </ul>
      {loaderData.messages.length > 0 && (
        <>
          <h2 className="mt-8 text-xl">Tin nhắn</h2>
          <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-rice">
            {loaderData.messages.map((message) => (
              <li key={message.id} className="p-4">
                <p className="font-semibold [overflow-wrap:anywhere]">{message.body}</p>
                <p className="text-sm text-ink-soft">
                  {formatPhone(message.phone)} · {formatDateTime(message.createdAt)} · giữ tại đây
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
