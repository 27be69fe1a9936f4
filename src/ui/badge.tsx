import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  lantern: 'bg-lantern text-white',
  sun: 'bg-sun',
  sea: 'bg-sea-soft text-sea-dark',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  plain: 'bg-sand-deep',
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
  return <span className={classNames('badge', tones[tone], className)}>{children}</span>;
}
