import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

const looks = {
  info: { icon: Info, class: 'border-info-line bg-info-soft [&>svg]:text-info' },
  good: { icon: CircleCheck, class: 'border-good/30 bg-good-soft [&>svg]:text-good' },
  warn: { icon: TriangleAlert, class: 'border-warn-line bg-warn-soft [&>svg]:text-warn' },
  bad: { icon: CircleAlert, class: 'border-bad-line bg-bad-soft [&>svg]:text-bad' },
};

/** A notice; `role` makes screen readers announce it when it appears later. */
export function Notice({
  tone,
  role,
  children,
}: {
  tone: keyof typeof looks;
  role?: 'alert' | 'status';
  children: ReactNode;
}) {
  const { icon: Icon, class: look } = looks[tone];
  return (
    <div role={role} className={classNames('flex items-center gap-2.5 rounded-[9px] border px-3 py-2', look)}>
      <Icon size={16} aria-hidden className="flex-none" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
