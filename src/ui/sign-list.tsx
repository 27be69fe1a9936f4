import { Check, Info, X } from 'lucide-react';
import { classNames } from './class-names.ts';

const signs = {
  yes: { icon: Check, tone: 'text-good' },
  no: { icon: X, tone: 'text-bad' },
  note: { icon: Info, tone: 'text-sea' },
};

/** A list whose lines all have the same icon: what is included, what is not, what to know. */
export function SignList({
  sign,
  lines,
  className,
}: {
  sign: keyof typeof signs;
  lines: string[];
  className?: string;
}) {
  const { icon: Icon, tone } = signs[sign];
  return (
    <ul className={classNames('stack-2.5', className)}>
      {lines.map((line) => (
        <li key={line} className="flex gap-2.5">
          <Icon aria-hidden className={classNames('mt-1 size-4.5 shrink-0', tone)} />
          <span className="min-w-0">{line}</span>
        </li>
      ))}
    </ul>
  );
}
