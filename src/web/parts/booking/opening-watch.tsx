import { useEffect } from 'react';

/** What only somebody at the device does. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown'];

/**
 * Says once that somebody has opened a quote, as soon as they move on its page: messengers and scanners of mail that open links for a preview
 * never do.
 */
export function OpeningWatch({ code }: { code: string }) {
  useEffect(() => {
    const stop = new AbortController();
    const tell = ({ isTrusted }: Event) => {
      if (!isTrusted) return;
      stop.abort();
      // Without a network it is told by the next page that is opened.
      fetch(`/chuyen-di/${code}/da-mo`, {
        method: 'POST',
        body: new URLSearchParams(),
        keepalive: true,
      }).catch(() => null);
    };
    for (const sign of signs) addEventListener(sign, tell, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [code]);
  return null;
}
