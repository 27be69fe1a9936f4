import { useEffect } from 'react';
import { renderOffscreen } from '#ui/render-offscreen.ts';
import { Toasts } from '#ui/toasts.tsx';
import { PageSaver } from '#web/parts/offline/page-saver.tsx';
import { ConnectionGuard } from './connection-guard.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

/** What nobody needs in the first moment of a page. */
export function LazyParts() {
  useEffect(renderOffscreen, []);
  return (
    <>
      <ScrollToTop />
      <ConnectionGuard />
      <Toasts />
      <PageSaver />
    </>
  );
}
