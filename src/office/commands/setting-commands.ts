import { z } from 'zod';
import { changeSetting } from '#modules/settings/commands/change-setting.ts';
import { getSettings } from '#modules/settings/queries.ts';
import { listSettingPaths } from '#modules/settings/rules/setting-path.ts';
import { type OfficeCommand, officeCommand } from './office-command.ts';

export const settingCommands: OfficeCommand[] = [
  officeCommand({
    name: 'list-settings',
    description: 'show what the site says of the company, with the keys that set-setting takes',
    flags: z.object({
      only: z.string().optional().describe('keys that begin with this, as business'),
    }),
    run: async ({ db }, { only = '' }) => ({
      lines: listSettingPaths(await getSettings(db))
        .filter(({ path }) => path.startsWith(only))
        .map(({ path, value }) => `${path}: ${JSON.stringify(value)}`),
    }),
  }),
  officeCommand({
    name: 'set-setting',
    description:
      "change what the site says of the company: name, hotline, address … ('list-settings' shows the keys)",
    flags: z.object({
      key: z.string().min(1).describe('as phone, business.legalName or hotlines.0.phone'),
      value: z.string().describe('a text; true, false or JSON where the setting is no text'),
    }),
    run: async ({ db, clock }, { key, value }, actor) => {
      const result = await db
        .transaction()
        .execute((tx) => changeSetting(tx, { key, value, actor }, clock.now()));
      if (result.ok) return { lines: [`${key}: ${print(result.before)} → ${print(result.after)}`] };
      if (result.reason === 'not_valid') {
        const lines = result.issues.map(
          ({ path, message }) => `Mục “${path.join('.')}” chưa đúng: ${message}`,
        );
        return { lines, isRefused: true };
      }
      if (result.reason === 'not_allowed') return { lines: ['Refused: not_allowed'], isRefused: true };
      return { lines: [`Không có mục “${key}”. Xem các mục bằng list-settings.`], isRefused: true };
    },
  }),
];

const print = (value: unknown) => JSON.stringify(value);
