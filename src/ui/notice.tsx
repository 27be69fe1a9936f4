import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { SpriteIcon } from './sprite-icon.tsx';

const looks = {
  info: { box: 'bg-sea-soft text-ink', icon: 'info', iconTone: 'text-sea' },
  good: { box: 'bg-good-soft text-ink', icon: 'circle-check', iconTone: 'text-good' },
  warn: { box: 'bg-warn-soft text-ink', icon: 'triangle-alert', iconTone: 'text-warn' },
  bad: { box: 'bg-bad-soft text-ink', icon: 'circle-alert', iconTone: 'text-bad' },
};

/** A message in the page; `role` is 'alert' for what just went wrong and 'status' for what just went well. */
export function Notice({
  tone = 'info',
  title,
  children,
  role,
}: {
  tone?: keyof typeof looks;
  title?: string | undefined;
  children?: ReactNode;
  role?: 'alert' | 'status';
}) {
  const { box, icon, iconTone } = looks[tone];
  return (
    <div role={role} className={classNames('flex gap-3 rounded-control p-4', box)}>
      <SpriteIcon name={icon} className={classNames('mt-0.5 size-5', iconTone)} />
      <div className="min-w-0 break-words">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
