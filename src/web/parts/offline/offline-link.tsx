import { useEffect, useState } from 'react';
import { buttonClass } from '#ui/button.tsx';
import { formatSavedTime } from '#web/parts/device/format-saved-time.ts';
import { offlinePath } from './offline-policy.ts';
import { listOfflineCopies } from './save-offline-copy.ts';

/** Offline: a link to the offline copy of a page, or else to all copies. */
export function OfflineLink({ path }: { path: string }) {
  const [way, setWay] = useState<{ href: string; words: string } | null>(null);
  useEffect(() => {
    if (!navigator.serviceWorker?.controller) return;
    listOfflineCopies().then(
      (pages) => {
        const page = pages.find((one) => one.path === path);
        setWay(
          page
            ? { href: path, words: `Xem bản lưu lúc ${formatSavedTime(page.keptAt, Date.now())}` }
            : { href: offlinePath, words: 'Xem những gì đã lưu' },
        );
      },
      () => {},
    );
  }, [path]);
  return (
    way && (
      <a href={way.href} className={buttonClass('outline', 'md', 'mt-3 w-full')}>
        {way.words}
      </a>
    )
  );
}
