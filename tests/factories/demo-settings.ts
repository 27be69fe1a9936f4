import { readSettings } from '#import/read-catalogue.ts';

/** What the demo company says of itself. */
export const settings = readSettings('demo/catalogue');
