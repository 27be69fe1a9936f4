import { readSettings } from '#import/read-catalogue.ts';

/** The demo company's settings. */
export const settings = readSettings('demo/catalogue');
