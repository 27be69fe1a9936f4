import type { ReactNode } from 'react';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';

/** A page below a trip, about one thing to do with it. */
export function TripFrame({ code, title, children }: { code: string; title: string; children: ReactNode }) {
  return (
    <div className="container-page max-w-3xl pt-4 pb-16">
      <Breadcrumbs
        items={[
          { label: 'Trang chủ', href: '/' },
          { label: 'Chuyến đi của tôi', href: '/chuyen-di' },
          { label: code, href: `/chuyen-di/${code}` },
          { label: title },
        ]}
      />
      <h1 className="mt-3 text-2xl lg:text-3xl">{title}</h1>
      <div className="mt-4 stack-5">{children}</div>
    </div>
  );
}
