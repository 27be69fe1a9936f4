const everyMs = 3000;

/**
 * Calls back once when the network is back: on the browser's event, or when our server answers. In a document that was opened
 * offline some browsers report being online, and then fire no event. @returns a function to stop it
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
