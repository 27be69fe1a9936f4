import { Form, Link } from 'react-router';
import { Button } from '#ui/button.tsx';

interface WatchedItem {
  title: string;
  kind: string;
  trip: string;
  path: string;
  /** What happened within the last day, or null. */
  news: string | null;
  /** The token that stops this one; null where it has ended with its news. */
  stop: string | null;
}

/** What a mailbox or device watches, each with its page, its news and a button to stop it. */
export function WatchedList({ watched }: { watched: WatchedItem[] }) {
  return (
    <ul className="mt-4 divide-y divide-line border-y border-line">
      {watched.map(({ title, kind, trip, path, news, stop }) => (
        <li
          key={`${kind} ${path}`}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
        >
          <span className="min-w-0">
            <Link to={path} className="font-semibold hover:text-sea">
              {title}
            </Link>
            <span className="block text-sm text-ink-soft">
              {kind === 'price' ? 'Giảm giá' : 'Còn chỗ'} · {trip}
            </span>
            {news && <span className="block text-good">{news}</span>}
          </span>
          {stop && (
            <Form method="post" action={`/bao-tin/dung/${stop}`}>
              <Button type="submit" look="outline" size="sm">
                Dừng<span className="sr-only"> báo tin về {title}</span>
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
