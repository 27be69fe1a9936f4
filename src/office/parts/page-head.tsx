import type { ReactNode } from 'react';

/** Header of a page: its single title, its subject, and possible actions. */
export function PageHead({
  title,
  about,
  children,
}: {
  title: ReactNode;
  about?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-2">
      <h1 className="text-xl tracking-tight">{title}</h1>
      {about && <p className="text-ink-faint">{about}</p>}
      {children && <div className="ml-auto flex flex-wrap items-center gap-2">{children}</div>}
    </div>
  );
}

/** Padding around a page's content. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className="flex flex-col gap-3 px-6 pt-3.5 pb-10 max-sm:px-4">{children}</div>;
}
