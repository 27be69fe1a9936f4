import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { buttonClass } from '#ui/button.tsx';
import { phoneLink } from '#ui/phone-link.ts';
import { metaSite, useRootData } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { sharedPage } from '#web/app/shared-page.ts';
import { whenOnline } from '#web/parts/offline/when-online.ts';
import type { Route } from './+types/offline-page.ts';
import { OfflineCopyList } from './offline-copy-list.tsx';

export const headers = sharedPage({ tags: [] });

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, { title: 'Khi không có mạng', path: '/ngoai-tuyen', noindex: true });

/** The page shown where the wanted one is not available offline; `tu` in the URL is its address. */
export default function OfflinePage() {
  const { settings } = useRootData();
  const [wanted, setWanted] = useState<string | null>(null);
  // Read in an effect: the service worker serves the same offline copy for every query.
  useEffect(() => setWanted(ownPath(new URLSearchParams(location.search).get('tu'))), []);
  const isOnline = useOnline();
  useEffect(() => {
    if (!wanted) return;
    return whenOnline(() => location.replace(wanted));
  }, [wanted]);
  return (
    <div className="container-page max-w-3xl pt-8 pb-16">
      <div className="rounded-card border border-line bg-rice px-6 py-10 text-center">
        <WifiOff aria-hidden className="mx-auto size-10 text-sea" />
        <h1 className="mt-4 text-2xl lg:text-3xl">
          {wanted ? 'Trang này cần có mạng' : 'Khi không có mạng'}
        </h1>
        <p className="mx-auto mt-2 max-w-prose text-ink-soft" role="status">
          {wanted && !isOnline
            ? 'Máy của bạn đang ngoại tuyến và trang này chưa được lưu. Có mạng lại, trang sẽ tự mở.'
            : 'Phiếu, kế hoạch của bạn và những trang xem gần đây nằm sẵn trên máy này, mở được trên đường không có sóng.'}
        </p>
        <div className="mt-5 flex flex-wrap justify-center gap-3">
          {wanted && (
            <a href={wanted} className={buttonClass('sea')}>
              Thử lại
            </a>
          )}
          <a href="/da-luu" className={buttonClass('outline')}>
            Đã lưu
          </a>
        </div>
      </div>
      <OfflineCopyList />
      <section className="mt-8">
        <h2 className="text-xl">Gọi cho chúng tôi</h2>
        <p className="text-ink-soft">{settings.hours.phone} mỗi ngày</p>
        <ul className="mt-3 stack-1">
          {settings.hotlines.map((line) => (
            <li key={line.label}>
              {line.label}:{' '}
              <a
                href={phoneLink(line.phone)}
                className="inline-flex min-h-11 items-center font-semibold text-sea"
              >
                {line.phone}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** A path of this site; null for anything else. */
function ownPath(path: string | null): string | null {
  return path && /^\/(?![/\\])/.test(path) ? path : null;
}

function useOnline(): boolean {
  const [isOnline, setOnline] = useState(false);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    look();
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }, []);
  return isOnline;
}
