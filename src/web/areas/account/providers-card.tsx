import { Form } from 'react-router';
import { guestProviderLabels } from '#modules/identity/guests/guest-providers.ts';
import type { LinkedProvider } from '#modules/identity/guests/offered-providers.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { Button } from '#ui/button.tsx';
import { AccountCard } from './account-card.tsx';

const relinks = ' Đăng nhập lại bằng Google hoặc Apple với đúng email của bạn thì liên kết lại.';
const linksByMail = ({ provider }: LinkedProvider) => provider === 'google' || provider === 'apple';

/** Linked sign-in providers, and how to unlink them. */
export function ProvidersCard({ linked }: { linked: LinkedProvider[] }) {
  return (
    <AccountCard
      title="Đăng nhập bằng tài khoản khác"
      about={`Ai vào được các tài khoản này thì vào được tài khoản của bạn ở đây.${linked.some(linksByMail) ? relinks : ''}`}
    >
      <ul className="divide-y divide-line">
        {linked.map(({ provider, linkedAt, hasOtherWay }) => (
          <li
            key={provider}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 grow">
              <p className="font-semibold">{guestProviderLabels[provider]}</p>
              <p className="text-sm text-ink-soft">
                Liên kết {formatDateTime(linkedAt)}
                {!hasOtherWay && ' · cách đăng nhập duy nhất của bạn, nên chưa bỏ được'}
              </p>
            </div>
            {hasOtherWay && (
              <Form method="post">
                <input type="hidden" name="provider" value={provider} />
                <Button type="submit" name="do" value="unlink" look="outline" size="sm">
                  Bỏ liên kết<span className="sr-only"> {guestProviderLabels[provider]}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </AccountCard>
  );
}
