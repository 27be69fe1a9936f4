import type { App } from '#platform/app.ts';
import { bannerTurned } from './events.ts';
import { tellBannerTurn } from './wordings/banner-turns.ts';

export const settingsJobs = [{ type: bannerTurned, handle: ({ db }: Pick<App, 'db'>) => tellBannerTurn(db) }];
