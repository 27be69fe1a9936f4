import { createContext } from 'react';

/** The scripts that start a page: the router's hand-over, and the code that loads the page's files after the first paint. */
export interface StartScripts {
  handOver: string;
  start: string;
}

/** Provided by the server once it has rendered a page with the same routes; null in a browser. */
export const StartScriptsContext = createContext<(StartScripts & { nonce: string }) | null>(null);
