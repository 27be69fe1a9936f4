const everyMs = 3000;

/**
 * Calls once when the network is back: when the browser says so, or when our server answers. A document that was opened
 * without a network may be told by its browser that there is one, and then hears nothing. @returns how to stop
 */
export function whenOnline(tell: () => void): () => void {
  const stop = () => {
    clearInterval(timer);
    window.removeEventListener('online', done);
  };
  const done = () => {
    stop();
    tell();
  };
  const ask = () => {
    if (document.hidden) return;
    fetch('/healthz', { cache: 'no-store' }).then(
      ({ ok }) => ok && done(),
      () => {},
    );
  };
  const timer = setInterval(ask, everyMs);
  window.addEventListener('online', done);
  return stop;
}
