import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { classNames } from '#ui/class-names.ts';

/** How often the bar advances while the next page is loading, in milliseconds (SHELL-08). */
export const progressStepMs = 500;

const fadeMs = 250;

/** The progress bar at the top while another page is loading; success or failure completes it. */
export function ProgressBar() {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const isLeaving = navigation.state !== 'idle' && navigation.location.pathname !== pathname;
  const [percent, setPercent] = useState<number | null>(null);
  useEffect(() => {
    if (!isLeaving) return;
    setPercent(0);
    const timer = setInterval(() => setPercent((value) => nextProgress(value ?? 0)), progressStepMs);
    return () => {
      clearInterval(timer);
      setPercent(100);
    };
  }, [isLeaving]);
  useEffect(() => {
    if (percent !== 100) return;
    const timer = setTimeout(() => setPercent(null), fadeMs);
    return () => clearTimeout(timer);
  }, [percent]);
  if (percent === null) return null;
  return (
    <div
      role="progressbar"
      aria-label="Đang mở trang"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="pointer-events-none fixed inset-x-0 top-0 z-60 h-1"
    >
      <div
        style={{ transform: `scaleX(${percent / 100})` }}
        className={classNames('h-full origin-left bg-lantern moves', percent === 100 && 'opacity-0')}
      />
    </div>
  );
}

/** The bar's next length in percent: ever smaller steps, never reaching the end before the page has loaded (SHELL-08). */
export function nextProgress(percent: number): number {
  if (percent < 20) return percent + 10;
  if (percent < 50) return percent + 4;
  if (percent < 80) return percent + 2;
  return Math.min(percent + 0.5, 99);
}
