import type { ReactNode } from 'react';

/** Card for one topic of the account. */
export function AccountCard({
  title,
  about,
  children,
}: {
  title: string;
  about?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="rounded-card border border-line bg-rice p-5 lg:p-6">
      <h2 className="text-lg">{title}</h2>
      {about && <p className="mt-1 break-words text-ink-soft">{about}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
