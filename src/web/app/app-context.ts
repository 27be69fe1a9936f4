import { createContext } from 'react-router';
import type { App } from '#platform/app.ts';

/** Gives loaders and actions the database, the clock and the rest: `context.get(appContext)`. */
export const appContext = createContext<App>();
