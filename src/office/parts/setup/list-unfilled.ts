import { isDeepStrictEqual } from 'node:util';
import { readSettingPath } from '#modules/settings/rules/setting-path.ts';
import type { SiteSettings } from '#modules/settings/schema.ts';
import { placeholderSettings } from '#reference-data/placeholder-settings.ts';

/** Settings that every company must change from a new site's defaults. */
const ownFacts = [
  'name',
  'address',
  'business.representative',
  'business.legalName',
  'business.taxCode',
  'business.registrationNo',
  'business.registrationDate',
  'business.registrationPlace',
  'business.lhLicence.no',
  'business.lhLicence.issuer',
  'phone',
  'customerEmail',
  'hotlines',
  'officialChannels',
  'bankAccounts',
];

/** Paths of settings that still have a new site's default, and that visitors or banks would take for true. */
export function listUnfilled(settings: SiteSettings): string[] {
  return ownFacts.filter((path) =>
    isDeepStrictEqual(readSettingPath(settings, path), readSettingPath(placeholderSettings, path)),
  );
}
