import { sql } from 'kysely';
import { saveCancellationPolicy } from '#modules/catalog/commands/save-cancellation-policy.ts';
import { saveTerms } from '#modules/catalog/commands/save-terms.ts';
import { savePage } from '#modules/content/commands/pages.ts';
import { saveRole } from '#modules/identity/commands/change-rights.ts';
import { saveHoliday } from '#modules/settings/commands/save-holiday.ts';
import type { Tx } from '#platform/db/connect.ts';
import { cancellationPolicies } from './cancellation-policies.ts';
import { holidays } from './holidays.ts';
import { pages } from './pages.ts';
import { roles } from './roles.ts';
import { facilities } from './terms/facilities.ts';
import { stayAndTripTerms } from './terms/stay-and-trip-terms.ts';
import type { Term } from './terms/term.ts';

/** Every controlled vocabulary of the demo catalogue; a slug is unique within its taxonomy. */
export const terms: Term[] = [...facilities, ...stayAndTripTerms];

/**
 * Adds the static pages, words, cancellation policies, holidays and staff roles that this version of the site brings and
 * the database lacks. Existing data stay as they are, whoever wrote them; a page whose address was changed is not added again.
 * Idempotent. @returns how many were added
 */
export async function ensureReferenceData(tx: Tx): Promise<number> {
  const known = await knownKeys(tx);
  const isNew = (...parts: string[]) => !known.has(parts.join(' '));
  const adding = {
    holidays: holidays.filter(({ group, on }) => isNew('holiday', group, on)),
    terms: terms
      .map((term, position) => ({ ...term, position }))
      .filter(({ taxonomy, slug }) => isNew('term', taxonomy, slug)),
    policies: cancellationPolicies.filter(({ slug }) => isNew('policy', slug)),
    pages: pages.filter(({ slug }) => isNew('page', slug)),
    roles: roles.filter(({ slug }) => isNew('role', slug)),
  };
  for (const holiday of adding.holidays) await saveHoliday(tx, holiday);
  await saveTerms(tx, adding.terms);
  for (const policy of adding.policies) await saveCancellationPolicy(tx, policy);
  for (const page of adding.pages) await savePage(tx, page);
  for (const role of adding.roles) await saveRole(tx, role);
  return Object.values(adding).reduce((total, { length }) => total + length, 0);
}

async function knownKeys(tx: Tx): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    SELECT 'holiday ' || holiday_group || ' ' || holiday_on AS key FROM holidays
    UNION ALL SELECT 'term ' || taxonomy || ' ' || slug FROM terms
    UNION ALL SELECT 'policy ' || slug FROM cancellation_policies
    UNION ALL SELECT 'page ' || slug FROM pages
    UNION ALL SELECT 'role ' || slug FROM staff_roles
    UNION ALL SELECT 'page ' || substr(path, 7) FROM moved_addresses WHERE path LIKE '/page/%'`.execute(tx);
  return new Set(rows.map(({ key }) => key));
}
