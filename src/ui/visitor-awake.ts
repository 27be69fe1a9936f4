const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'] as const;

/** For those who only read: what they may need later is fetched anyway. */
const patienceMs = 4000;

let awake: Promise<void> | null = null;

/**
 * Resolves in the browser when the visitor first does anything, or a few seconds after the page has loaded. What nobody
 * can need before that waits for it.
 */
export function visitorAwake(): Promise<void> {
  awake ??= new Promise((resolve) => {
    const stop = new AbortController();
    const wake = () => {
      stop.abort();
      resolve();
    };
    for (const sign of signs)
      window.addEventListener(sign, wake, { signal: stop.signal, capture: true, passive: true });
    const wait = () => setTimeout(wake, patienceMs);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  });
  return awake;
}
