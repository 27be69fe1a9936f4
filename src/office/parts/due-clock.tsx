import { AlarmClock, Clock } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { dueIn } from './due-in.ts';

const looks = {
  late: 'bg-bad text-on-bad',
  soon: 'bg-bad-soft text-bad',
  near: 'bg-warn-soft text-warn',
  far: 'bg-mute-soft text-ink-soft',
};

/** Time left until a deadline. @param now when the page was rendered, so that server and browser show the same */
export function DueClock({ dueAt, now }: { dueAt: Date | string; now: Date | string }) {
  const { urgency, words } = dueIn(new Date(dueAt), new Date(now));
  const Icon = urgency === 'late' ? AlarmClock : Clock;
  return (
    <time
      dateTime={new Date(dueAt).toISOString()}
      className={classNames(
        'inline-flex min-h-[22px] justify-self-start min-w-[74px] items-center justify-center gap-1 rounded-badge px-2 text-sm font-semibold whitespace-nowrap',
        looks[urgency],
      )}
    >
      <Icon size={14} aria-hidden className="flex-none" />
      {words}
    </time>
  );
}
