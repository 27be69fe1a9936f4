import { Form } from 'react-router';
import { deviceName } from '#platform/vietnamese/device-name.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DottedWords } from '#ui/dotted-words.tsx';
import { AccountCard } from './account-card.tsx';

interface OpenSession {
  id: string;
  userAgent: string;
  startedAt: Date;
  seenAt: Date;
  isThis: boolean;
}

/** The account's open sessions, and how to end them. */
export function SessionsCard({ sessions }: { sessions: OpenSession[] }) {
  return (
    <AccountCard title="Nơi đang đăng nhập">
      <ul className="divide-y divide-line">
        {sessions.map(({ id, userAgent, startedAt, seenAt, isThis }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
            <div className="min-w-0 grow">
              <p className="font-semibold">{deviceName(userAgent) ?? 'Thiết bị khác'}</p>
              <p className="text-sm text-ink-soft">
                <DottedWords
                  words={[`Đăng nhập ${formatDateTime(startedAt)}`, `Dùng gần đây ${formatDateTime(seenAt)}`]}
                />
              </p>
            </div>
            {isThis ? (
              <Badge tone="sea">Thiết bị này</Badge>
            ) : (
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <Button type="submit" name="do" value="end-session" look="outline" size="sm">
                  Đăng xuất
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <Form method="post" reloadDocument className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" name="do" value="sign-out" look="outline">
          Đăng xuất
        </Button>
        {sessions.length > 1 && (
          <Button type="submit" name="do" value="end-others" look="outline">
            Đăng xuất mọi thiết bị khác
          </Button>
        )}
      </Form>
    </AccountCard>
  );
}
