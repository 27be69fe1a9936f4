declare global {
  interface Window {
    /** Set by a page that saw a sign before its scripts were there (`start-after-first-paint`). */
    visitorIsAwake?: boolean;
  }
}

const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'click',
  'keydown',
  'scroll',
  'focusin',
  'change',
] as const;

let awake: Promise<void> | null = null;

/**
 * Resolves in the browser when the visitor first does anything: what nobody can need before that waits for it. Who only
 * looks at a page is not made to fetch and run what they do not use.
 */
export function firstInteraction(): Promise<void> {
  awake ??= new Promise((resolve) => {
    const stop = new AbortController();
    const wake = () => {
      stop.abort();
      resolve();
    };
    if (window.visitorIsAwake) wake();
    for (const sign of signs)
      window.addEventListener(sign, wake, { signal: stop.signal, capture: true, passive: true });
  });
  return awake;
}
