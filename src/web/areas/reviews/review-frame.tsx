import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A page about one of the guest's own reviews, with a link back to all of the trip. */
export function ReviewFrame({
  token,
  title,
  about,
  children,
}: {
  token: string;
  title: string;
  about: string;
  children: ReactNode;
}) {
  return (
    <div className="container-page max-w-3xl pt-6 pb-16">
      <Link to={`/danh-gia/${token}`} className="inline-flex min-h-11 items-center font-semibold text-sea">
        Về đánh giá chuyến đi
      </Link>
      <h1 className="mt-1 text-2xl lg:text-3xl">{title}</h1>
      <p className="mt-2 max-w-prose text-ink-soft">{about}</p>
      <div className="mt-6 rounded-card border border-line bg-rice p-5 lg:p-8">{children}</div>
    </div>
  );
}
