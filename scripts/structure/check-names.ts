import { existsSync, globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const moduleNames =
  /^(README\.md|tables\.ts|(schema|codes|rules|queries|policy|events|jobs|state|gateway)(\.test)?\.tsx?|(rules|queries|commands|gateways|view|schema)|[a-z-]+\.test\.ts)$/;
/** Folders (all of them, for a module organised by process) and files of one module beyond the common names. */
const extraNames: Record<string, string[]> = {
  settings: ['wordings'],
  mails: ['texts'],
  catalog: ['kinds', 'facet-index', 'vocabulary', 'editing', 'selling'],
  pricing: [
    'quote',
    'calendar',
    'day-price',
    'day-edits',
    'promotions',
    'tax-rates',
    'cancellation',
    'display-prices',
    'trip-prices',
    'units-on-sale',
    'rule-edits',
    'try-out',
    'money.ts',
    'booking-limits.ts',
    'quote.ts',
  ],
  booking: [
    'hold',
    'payment',
    'points',
    'affiliates',
    'supplier-answer',
    'cancellation',
    'change',
    'disruption',
    'relocation',
    'goodwill',
    'arrival',
    'thread',
    'trip',
    'access',
    'privacy',
    'audit',
    'board',
    'state.ts',
    'booking-sweeps.ts',
    'change-state.ts',
    'record-event.ts',
    'is-gift-order.ts',
    'firm-limit.ts',
    'lock-booking.ts',
    'list-parts.ts',
    'last-prepaid-day.ts',
    'move-to-hold.ts',
    'held-until.ts',
    'choice-by.ts',
    'open-change.ts',
    'return-surplus.ts',
    'stored-item.ts',
    'without-payer.ts',
    'write-quote.ts',
    'traveller-encryptor.ts',
    'sweep-bookings.ts',
    'stored-quote.ts',
    'active-items.ts',
    'moved-items.ts',
    'required-inventory.ts',
  ],
  identity: [
    'accounts',
    'company',
    'guests',
    'invitations',
    'saved-views',
    'second-factor',
    'sessions',
    'sign-in',
  ],
  newsletter: ['newsletter-link-token.ts'],
  inventory: ['days', 'fleets', 'holds', 'prepaid-codes', 'sum-demand.ts'],
  payments: [
    'attempts',
    'credits',
    'gateways',
    'guest-data',
    'ledger',
    'payouts',
    'reconciliation',
    'refunds',
    'webhook-events',
  ],
  enquiries: ['flights'],
  sheets: ['files', 'kinds'],
  search: ['understanding', 'documents', 'everything', 'ranking'],
  vouchers: ['documents', 'voucher-key.ts'],
  channels: ['calendars', 'webhooks', 'partners'],
  plans: [
    'access',
    'editing',
    'viewing',
    'pricing',
    'bookings',
    'travel',
    'documents',
    'comments',
    'editorial',
    'plan-refusals.ts',
    'change-words.ts',
  ],
};
/** 'services' is not among them: here that is what the company sells. */
const forbiddenFolders = new Set(['utils', 'helpers', 'lib', 'common', 'misc', 'shared']);

/** Checks that modules have only files and folders of the common names or their own, and that all names are in kebab-case and say something. */
export function checkNames(): string[] {
  const problems: string[] = [];
  for (const name of readdirSync('src/modules')) {
    for (const entry of readdirSync(join('src/modules', name))) {
      if (moduleNames.test(entry) || extraNames[name]?.includes(entry)) continue;
      problems.push(`src/modules/${name}/${entry}: not one of the names that a module may have`);
    }
    if (!existsSync(join('src/modules', name, 'README.md')))
      problems.push(`src/modules/${name}: has no README.md`);
  }
  for (const file of globSync('{src,bench,scripts,tests,deploy}/**/*.{ts,tsx}')) {
    const parts = file.split('/');
    for (const part of parts)
      if (forbiddenFolders.has(part)) problems.push(`${file}: '${part}' says nothing`);
    const base = parts.at(-1) ?? '';
    if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.tsx?$/.test(base))
      problems.push(`${file}: not in kebab-case`);
  }
  return problems;
}
