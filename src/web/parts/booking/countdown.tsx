import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';

/**
 * How long something still holds: the clock time for everybody, and minutes and seconds once the script is there.
 * Screen readers hear the clock time, not every second.
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
  return (
    <p className="flex items-center gap-2 rounded-control bg-sun-soft px-4 py-2">
      <Clock aria-hidden className="size-5 shrink-0 text-warn" />
      <span>
        {label} <strong>{formatDateTime(until).split(', ')[0]}</strong>
        {leftMs !== null && leftMs < 3_600_000 && (
          <span aria-hidden className="tabular-nums">
            {' '}
            (còn {Math.floor(leftMs / 60_000)}:{String(Math.floor(leftMs / 1000) % 60).padStart(2, '0')})
          </span>
        )}
      </span>
    </p>
  );
}
