import type { ReactNode } from 'react';

/** A question of the booking that is answered in the page itself: which departure, which cabin, which ticket. */
export function ChoiceSection({
  id,
  title,
  party,
  intro,
  children,
}: {
  id: string;
  title: string;
  /** For whom prices are; their number is changed in the widget, which stands below on a phone. */
  party: string;
  intro: string;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-label={title} className="mt-8 scroll-mt-20 lg:mt-10">
      <h2 className="section-title">{title}</h2>
      <p className="text-sm text-ink-soft">
        Tổng cho {party}, {intro}.{' '}
        <a
          href="#dat"
          className="inline-flex min-h-11 items-center font-semibold text-sea underline xl:hidden"
        >
          Đổi số khách
        </a>
      </p>
      <div className="mt-4">{children}</div>
    </section>
  );
}
