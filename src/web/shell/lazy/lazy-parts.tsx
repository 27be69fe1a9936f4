import { useEffect } from 'react';
import { Notifications } from '#ui/notifications.tsx';
import { renderOffscreen } from '#ui/render-offscreen.ts';
import { PageKeeper } from '#web/parts/offline/page-keeper.tsx';
import { ConnectionGuard } from './connection-guard.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

/** What nobody needs in the first moment of a page. */
export function LazyParts() {
  useEffect(renderOffscreen, []);
  return (
    <>
      <ScrollToTop />
      <ConnectionGuard />
      <Notifications />
      <PageKeeper />
    </>
  );
}
