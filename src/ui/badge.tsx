import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  lantern: 'bg-lantern text-white',
  sun: 'bg-sun text-ink',
  sea: 'bg-sea-soft text-sea-dark',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  plain: 'bg-sand-deep text-ink',
};

export type BadgeTone = keyof typeof tones;

export function Badge({
  tone = 'plain',
  children,
  className,
}: {
  tone?: BadgeTone;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-badge px-2 py-0.5 text-sm font-semibold',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
