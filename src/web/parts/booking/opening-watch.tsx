import { useEffect } from 'react';

/** Events that only a person at the device causes. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown'];

/**
 * Reports once that a person has opened a quote, on their first input on its page: messengers and mail scanners that open links
 * for a preview cause none.
 */
export function OpeningWatch({ code }: { code: string }) {
  useEffect(() => {
    const stop = new AbortController();
    const report = ({ isTrusted }: Event) => {
      if (!isTrusted) return;
      stop.abort();
      // Offline, the next opened page reports it.
      fetch(`/chuyen-di/${code}/da-mo`, {
        method: 'POST',
        body: new URLSearchParams(),
        keepalive: true,
      }).catch(() => null);
    };
    for (const sign of signs) addEventListener(sign, report, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [code]);
  return null;
}
