import { SpriteIcon } from '#ui/sprite-icon.tsx';

/** Questions in groups; each expands in place, and all are in the HTML from the start. */
export function FaqList({ faqs }: { faqs: { question: string; answer: string; group?: string }[] }) {
  const groups = [...Map.groupBy(faqs, (faq) => faq.group ?? '').entries()];
  return groups.map(([group, entries]) => (
    <section key={group} className="mt-8">
      {group && <h2 className="text-xl">{group}</h2>}
      <div className="mt-2 divide-y divide-line border-y border-line">
        {entries.map((faq) => (
          <details key={faq.question} className="group">
            <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-3 font-semibold text-balance">
              {faq.question}
              <SpriteIcon
                name="chevron-down"
                className="size-5 shrink-0 text-sea moves group-open:rotate-180"
              />
            </summary>
            <p className="pb-4 text-ink-soft">{faq.answer}</p>
          </details>
        ))}
      </div>
    </section>
  ));
}
