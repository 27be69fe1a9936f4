import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

export type Tone = 'good' | 'wait' | 'warn' | 'bad' | 'info' | 'sea' | 'mute';

const tones: Record<Tone, string> = {
  good: 'bg-good-soft text-good',
  wait: 'bg-warn-soft text-warn',
  warn: 'bg-warn-soft text-warn inset-ring inset-ring-warn-line',
  bad: 'bg-bad-soft text-bad',
  info: 'bg-info-soft text-info',
  sea: 'bg-sea-soft text-sea',
  mute: 'bg-mute-soft text-mute',
};

/** A state as a word and an icon, besides the colour. */
export function Badge({
  tone,
  icon: Icon,
  children,
}: {
  tone: Tone;
  icon?: LucideIcon;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-[22px] items-center gap-1.5 rounded-badge px-2 text-sm font-semibold whitespace-nowrap',
        tones[tone],
      )}
    >
      {Icon && <Icon size={14} aria-hidden className="flex-none" />}
      {children}
    </span>
  );
}

/** A count beside a title. */
export function Count({ children, isHot = false }: { children: ReactNode; isHot?: boolean }) {
  return (
    <span
      className={classNames(
        'inline-block min-w-5 rounded-full px-1.5 text-center text-sm font-semibold',
        isHot ? 'bg-lantern-soft text-bad' : 'bg-ink/8 text-ink-soft',
      )}
    >
      {children}
    </span>
  );
}
