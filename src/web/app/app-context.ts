import { createContext } from 'react-router';
import type { App } from '#platform/app.ts';

/** How loaders and actions get at the database, the clock and the rest: `context.get(appContext)`. */
export const appContext = createContext<App>();
