import { importDueFeeds } from './calendars/import-due-feeds.ts';

export const channelSweeps = [{ name: 'import-calendars', everySeconds: 60, run: importDueFeeds }];
