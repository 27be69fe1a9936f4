declare global {
  interface Window {
    /** Set by a page that saw an interaction before its scripts were loaded (`start-after-first-paint`). */
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
  'nv:wake',
] as const;

/** The turn of whoever asked last. */
let turn: Promise<void> | null = null;

/**
 * Resolves in the browser at the visitor's first interaction, until which unneeded work is deferred. Visitors who only
 * look at a page do not have to fetch and run what they do not use. Each call has a turn in a task of its own, so that on a
 * slow phone the interaction is answered between them and not after all that it wakes.
 */
export function firstInteraction(): Promise<void> {
  turn = (turn ?? waking()).then(() => new Promise((resolve) => setTimeout(resolve)));
  return turn;
}

/**
 * Resolves after `firstInteraction` once no press waits for its scripts any more (`data-waits`), or after ten seconds: what serves
 * the whole page comes after the part that was pressed.
 */
export async function firstAnswer(): Promise<void> {
  await firstInteraction();
  // Behind all parts of the page that have asked by now.
  await firstInteraction();
  for (let tries = 0; tries < 100 && document.querySelector('[data-waits]'); tries++)
    await new Promise((resolve) => setTimeout(resolve, 100));
}

const named = ':is([data-held]:not([data-held=true]), [data-late])[data-wanted]';

/** How long the answer to a press may take once its part is live, in ms. */
const answering = 300;

/**
 * Resolves once the part that was pressed (`hydrateOnInteraction`) is live and has answered, at once where there is none, after five
 * seconds at the latest.
 */
export async function pressedPartLive(): Promise<void> {
  const isAwaited = (part: Element) =>
    part.querySelector('[data-waits]') !== null ||
    !Object.keys(part).some((key) => key.startsWith('__reactProps'));
  let tries = 0;
  while (tries < 100 && [...document.querySelectorAll(named)].some(isAwaited)) {
    tries++;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  if (tries) await new Promise((resolve) => setTimeout(resolve, answering));
}

/** Ends the wait on a page that changes by itself: its parts would stay empty until the visitor's next move. */
export function wakePage(): void {
  window.visitorIsAwake = true;
  window.dispatchEvent(new Event('nv:wake'));
}

function waking(): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const wake = () => {
      stop.abort();
      resolve();
    };
    if (window.visitorIsAwake) wake();
    for (const sign of signs)
      window.addEventListener(sign, wake, { signal: stop.signal, capture: true, passive: true });
  });
}
