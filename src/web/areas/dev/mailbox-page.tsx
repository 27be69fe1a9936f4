import { data, Link } from 'react-router';
import { listMails } from '#modules/mails/queries.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { appContext } from '#web/app/app-context.ts';
import type { Route } from './+types/mailbox-page.ts';
import { hasMailbox } from './has-mailbox.ts';

/** Mails of this installation, to read while no mail server is set; there is no such page when money is real. */
export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  if (!hasMailbox(app.config)) throw data(null, { status: 404 });
  return { mails: await listMails(app.db) };
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
              className="font-semibold after:absolute after:inset-0"
            >
              {mail.subject}
            </Link>
            <p className="text-sm text-ink-soft">
              {mail.recipient} · {formatDateTime(mail.createdAt)} · {mail.sentAt ? 'đã gửi' : 'giữ tại đây'}
            </p>
          </li>
        ))}
        {loaderData.mails.length === 0 && <li className="p-4 text-ink-soft">Chưa có thư nào.</li>}
      </ul>
    </div>
  );
}
