import { z } from 'zod';
import { getSettings } from '#modules/settings/queries.ts';
import { listLeaves } from '#modules/settings/rules/setting-path.ts';
import { officeCommand } from './office-command.ts';

export const listSettingsCommand = officeCommand({
  name: 'list-settings',
  does: 'show what the site says of the company, with the keys that set-setting takes',
  flags: z.object({
    only: z.string().optional().describe('keys that begin with this, as business'),
  }),
  run: async ({ db }, { only = '' }) => ({
    lines: listLeaves(await getSettings(db))
      .filter(({ path }) => path.startsWith(only))
      .map(({ path, value }) => `${path}: ${JSON.stringify(value)}`),
  }),
});
