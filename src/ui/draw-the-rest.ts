import { visitorAwake } from './visitor-awake.ts';

/** Long after a page has come to rest, in milliseconds. */
const atRest = 8000;

/** Ends `drawn-late`: once the visitor does something, or has looked for a while, the whole page is drawn in a free moment. */
export function drawTheRest(): void {
  const draw = () => {
    document.documentElement.dataset.drawn = '';
  };
  const drawSoon = () => ('requestIdleCallback' in window ? requestIdleCallback(draw) : setTimeout(draw));
  void visitorAwake().then(drawSoon);
  setTimeout(drawSoon, atRest);
}
