import { Quote } from 'lucide-react';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { classNames } from '#ui/class-names.ts';
import type { ServiceView } from './service-view.ts';

/** The steps from the first contact to the event. */
export function ServiceSteps({ steps }: { steps: ServiceView['details']['steps'] }) {
  return (
    <ol className="grid gap-3 md:grid-cols-2">
      {steps.map((step, index) => (
        <li key={step.title} className="flex gap-4 rounded-card border border-line bg-rice p-4">
          <span
            aria-hidden
            className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-sea text-lg font-semibold text-white"
          >
            {index + 1}
          </span>
          <div className="min-w-0">
            <h3 className="text-lg leading-snug">{step.title}</h3>
            <p className="mt-1 text-ink-soft">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Past events, with their number of guests. */
export function ServiceCases({ cases }: { cases: ServiceView['details']['cases'] }) {
  return (
    <ul className={classNames('grid gap-3', cases.length > 1 && 'md:grid-cols-2')}>
      {cases.map((one) => (
        <li key={one.title} className="rounded-card bg-sea-soft p-5">
          <Quote aria-hidden className="size-6 text-sea" />
          <h3 className="mt-2 text-lg leading-snug">{one.title}</h3>
          <p className="text-sm text-ink-soft">{formatNumber(one.guests)} khách</p>
          <p className="mt-2">{one.text}</p>
        </li>
      ))}
    </ul>
  );
}
