import { useEffect, useState } from 'react';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { classNames } from '#ui/class-names.ts';
import { SpriteIcon } from '#ui/sprite-icon.tsx';

/**
 * How long something remains valid: the clock time for everybody, and minutes and seconds once the script runs. Screen readers
 * get the clock time, not every second. Space for minutes and seconds is reserved, so that they cause no layout shift below a
 * finger that is about to pay.
 */
export function Countdown({ until, label, onEnd }: { until: string; label: string; onEnd?: () => void }) {
  const [leftMs, setLeftMs] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => {
      const left = Math.max(0, Date.parse(until) - Date.now());
      setLeftMs(left);
      if (left === 0) {
        clearInterval(timer);
        onEnd?.();
      }
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [until, onEnd]);
  const isShown = leftMs !== null && leftMs < hourMs;
  // A deadline far off shows no minutes and seconds while the page is open.
  const [hasRoom] = useState(() => Date.parse(until) - Date.now() < hourMs);
  return (
    <p className="flex min-w-0 items-center gap-2 rounded-control bg-sun-soft px-3 py-2 text-sm sm:text-base">
      <SpriteIcon name="clock" className="size-5 shrink-0 text-warn" />
      <span>
        {label} <strong>{hasRoom ? formatDateTime(until).split(', ')[0] : formatDateTime(until)}</strong>
        {(hasRoom || isShown) && (
          <span aria-hidden className={classNames('tabular-nums', !isShown && 'invisible')}>
            {' '}
            (còn {isShown ? minutesAndSeconds(leftMs) : '00:00'})
          </span>
        )}
      </span>
    </p>
  );
}

const hourMs = 3_600_000;

function minutesAndSeconds(ms: number): string {
  return [ms / 60_000, (ms / 1000) % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
}
