import { Form, Link } from 'react-router';
import { formatRange } from '#platform/vietnamese/format-date.ts';
import { Button } from '#ui/button.tsx';
import { AccountCard } from './account-card.tsx';

interface Alert {
  id: string;
  title: string;
  path: string;
  kind: string;
  startsOn: string;
  endsOn: string | null;
  toDevice: boolean;
}

/** The alerts that go to the guest's mail address or to a device of theirs, each with a button to stop it. */
export function AlertsCard({ alerts }: { alerts: Alert[] }) {
  return (
    <AccountCard title="Báo tin giá và chỗ">
      <ul className="divide-y divide-line">
        {alerts.map(({ id, title, path, kind, startsOn, endsOn, toDevice }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
            <span className="min-w-0">
              <Link to={path} className="font-semibold hover:text-sea">
                {title}
              </Link>
              <span className="block text-sm text-ink-soft">
                {kind === 'price' ? 'Giảm giá' : 'Còn chỗ'} · {formatRange(startsOn, endsOn ?? startsOn)}
                {toDevice && ' · báo trên máy'}
              </span>
            </span>
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <Button type="submit" name="do" value="stop-alert" look="outline" size="sm">
                Dừng<span className="sr-only"> báo tin về {title}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </AccountCard>
  );
}
