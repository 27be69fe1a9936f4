import type { ReactNode } from 'react';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';

/** A page below the account, about one topic of it. */
export function AccountFrame({
  title,
  about,
  children,
}: {
  title: string;
  about?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="container-page max-w-4xl pt-4 pb-16">
      <Breadcrumbs
        items={[
          { label: 'Trang chủ', href: '/' },
          { label: 'Tài khoản', href: '/tai-khoan' },
          { label: title },
        ]}
      />
      <h1 className="mt-3 text-2xl lg:text-3xl">{title}</h1>
      {about && <p className="mt-1 text-ink-soft">{about}</p>}
      <div className="mt-6 stack-5">{children}</div>
    </div>
  );
}
