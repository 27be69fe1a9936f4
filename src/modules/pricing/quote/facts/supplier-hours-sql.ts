import { sql } from 'kysely';
import type { SupplierHours } from '#modules/settings/schema.ts';

/** The suppliers' hours, read once a statement; null before the company has settings. */
export const supplierHoursSql = sql<SupplierHours | null>`(SELECT json_build_object(
    'from', s.value #>> '{answers,supplierFrom}', 'until', s.value #>> '{answers,supplierUntil}')
  FROM site_settings s WHERE s.id = 1 AND s.value -> 'answers' ? 'supplierFrom')`;
