import { KeyCap } from '../key-cap.tsx';
import type { FoundThing } from './found-thing.ts';

/** Details of a search result, beside the list; the result's line is the link, so there is none here. */
export function FoundPreview({ thing: { title, about, facts = [] } }: { thing: FoundThing }) {
  return (
    <div
      aria-hidden
      className="flex w-72 flex-none flex-col gap-2.5 border-l border-line bg-sunken p-4 max-lg:hidden"
    >
      <p className="font-semibold [overflow-wrap:anywhere]">{title}</p>
      <p className="text-ink-soft [overflow-wrap:anywhere]">{about}</p>
      <dl className="flex flex-col gap-1 border-y border-line py-2.5">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex gap-3">
            <dt className="flex-none text-ink-soft">{label}</dt>
            <dd className="ml-auto min-w-0 text-right font-semibold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="flex items-center text-ink-soft">
        Mở{' '}
        <span className="ml-auto">
          <KeyCap>Enter</KeyCap>
        </span>
      </p>
      <p className="flex items-center text-ink-soft">
        Mở ở thẻ mới{' '}
        <span className="ml-auto">
          <KeyCap>Ctrl</KeyCap> <KeyCap>Enter</KeyCap>
        </span>
      </p>
    </div>
  );
}
