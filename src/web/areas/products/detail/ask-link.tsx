import { MessageCircleQuestion } from 'lucide-react';
import { Link } from 'react-router';

/** For whom the widget has no answer: asks for advice about this very page. */
export function AskLink({ path }: { path: string }) {
  return (
    <p className="mt-3 text-center">
      <Link
        to={`/yeu-cau?ve=${encodeURIComponent(path)}`}
        rel="nofollow"
        className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-sea underline underline-offset-3"
      >
        <MessageCircleQuestion aria-hidden className="size-5" />
        Nhận tư vấn
      </Link>
    </p>
  );
}
