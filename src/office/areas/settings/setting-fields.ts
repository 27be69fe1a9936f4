import { z } from 'zod';
import { banks } from '#modules/payments/refunds/banks.ts';
import { readSettingPath } from '#modules/settings/rules/setting-path.ts';
import { type SiteSettings, siteSettings } from '#modules/settings/schema.ts';
import { ownValue } from '#platform/forms/own-value.ts';
import { checkTaxCode, normalizeTaxCode } from '#platform/vietnamese/tax-code.ts';
import type { EditField, EditValues } from '../../parts/edit/edit-state.ts';
import { readRow, writeRow } from '../../parts/edit/rows.ts';
import { cellLabels } from './cell-labels.ts';
import { settingGroups, settingHints, settingLabels } from './setting-labels.ts';

/** A setting as a form field; its name is its path. */
export interface SettingField extends EditField {
  look: 'text' | 'long' | 'number' | 'tick' | 'date' | 'rows' | 'picture';
  /** The keys of a list's rows; each row is a line of cells. */
  columns: readonly string[];
  hint: string;
}

/** The settings of a group, in the order of the schema; null for an unknown group. */
export function settingFields(group: string): SettingField[] | null {
  const known = settingGroups.find(({ slug }) => slug === group);
  return known ? fieldsOf(siteSettings).filter(({ name }) => groupOf(name) === known.slug) : null;
}

/** The group of a setting, by a path prefix that the group names. */
export function groupOf(name: string): string | undefined {
  return settingGroups.find(({ of }) => of.some((one) => name === one || name.startsWith(`${one}.`)))?.slug;
}

/** Form values of settings. */
export function settingValues(settings: SiteSettings, fields: readonly SettingField[]): EditValues {
  return Object.fromEntries(
    fields.map(({ name, look, columns }) => {
      const value = readSettingPath(settings, name);
      if (look === 'tick') return [name, value ? '1' : ''];
      if (look !== 'rows') return [name, String(value ?? '')];
      return [
        name,
        rowsOf(value)
          .map((row) => writeRow(columns.map((key) => String(row[key] ?? ''))))
          .join('\n'),
      ];
    }),
  );
}

/** A list's rows; a map, such as colours, becomes a list of key and value. */
function rowsOf(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value;
  return Object.entries(value as object).map(([key, one]) => ({ key, value: one }));
}

function fieldsOf(shape: z.ZodObject, path = ''): SettingField[] {
  return Object.entries(shape.shape as Record<string, z.ZodType>).flatMap(([key, inner]) => {
    const name = path + key;
    if (inner instanceof z.ZodObject) return fieldsOf(inner, `${name}.`);
    const columns = columnsOf(inner);
    const hint = settingHints[name] ?? '';
    return [{ name, label: settingLabels[name] ?? name, look: lookOf(name, inner), columns, hint }];
  });
}

function columnsOf(shape: z.ZodType): string[] {
  if (shape instanceof z.ZodRecord) return ['key', 'value'];
  if (shape instanceof z.ZodArray && shape.element instanceof z.ZodObject)
    return Object.keys(shape.element.shape);
  return [];
}

const longTexts = new Set([
  'intro',
  'metaDescriptions',
  'metaKeywords',
  'business.demoNotice',
  'mails.foot',
  'mails.objection',
]);

function lookOf(name: string, shape: z.ZodType): SettingField['look'] {
  if (name === 'logo') return 'picture';
  if (columnsOf(shape).length > 0) return 'rows';
  if (shape instanceof z.ZodNumber) return 'number';
  if (shape instanceof z.ZodBoolean) return 'tick';
  if (shape instanceof z.ZodISODate) return 'date';
  return longTexts.has(name) ? 'long' : 'text';
}

/** The error of a value, where the schema has no message of its own. */
function wordOf({ code, origin, minimum, maximum }: z.core.$ZodRawIssue): string {
  const isText = origin === 'string';
  if (code === 'too_small') return isText || origin === 'array' ? 'vui lòng nhập.' : `từ ${minimum} trở lên.`;
  if (code === 'too_big') return isText ? `nhiều nhất ${maximum} ký tự.` : `nhiều nhất ${maximum}.`;
  if (code === 'invalid_type') return 'phải là số nguyên.';
  return code === 'invalid_format' ? 'chưa đúng cách viết.' : 'chưa đúng.';
}

/**
 * Parses the form of a group, merged into the current settings. Errors are returned by the field's name, for a list with its
 * line.
 */
export function settingShape(
  settings: SiteSettings,
  fields: readonly SettingField[],
): z.ZodType<SiteSettings> {
  return z.record(z.string(), z.string()).transform((typed, context) => {
    const draft = structuredClone(settings) as Record<string, unknown>;
    for (const field of fields) put(draft, field.name.split('.'), typedValue(field, typed[field.name] ?? ''));
    const wrongTaxCode = checkOwnTaxCode(settings, typed[taxCodeField]);
    if (wrongTaxCode) context.addIssue({ code: 'custom', path: [taxCodeField], message: wrongTaxCode });
    const read = siteSettings.safeParse(draft, { error: wordOf });
    if (read.success && !wrongTaxCode) return read.data;
    for (const { path, message } of read.error?.issues ?? []) {
      const whole = path.join('.');
      const field = fields.find(({ name }) => whole === name || whole.startsWith(`${name}.`));
      const [line, column] = field ? path.slice(field.name.split('.').length) : [];
      const where =
        line === undefined
          ? ''
          : `${Number.isInteger(line) ? `Dòng ${Number(line) + 1}` : String(line)}, ${cellLabels[String(column)] ?? 'giá trị'}: `;
      const fullMessage = where ? where + message : message;
      context.addIssue({
        code: 'custom',
        path: field ? [field.name] : [],
        message: fullMessage.charAt(0).toUpperCase() + fullMessage.slice(1),
      });
    }
    return z.NEVER;
  });
}

const taxCodeField = 'business.taxCode';

const taxCodeDigits = /^(?:\d{10}(?:-?\d{3})?|\d{12})$/;

/**
 * The error of the company's tax code as typed anew, or null. Only its digits are counted: who tries the site out makes one up. What
 * stands already stays, such as the placeholder of a site without a company yet.
 */
function checkOwnTaxCode({ business }: SiteSettings, typed: string | undefined): string | null {
  if (typed === undefined || typed.trim() === business.taxCode) return null;
  return taxCodeDigits.test(typed.replace(/\s/g, '')) ? null : checkTaxCode(typed);
}

function typedValue({ look, columns, name }: SettingField, text: string): unknown {
  if (look === 'tick') return text !== '';
  if (look === 'number') return numberOf(text);
  if (name === taxCodeField) return normalizeTaxCode(text) ?? text.trim();
  if (look !== 'rows') return text.normalize('NFC').trim();
  const rows = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(readRow);
  const isNumber = (key: string) => key === 'fromPoints' || key === 'bonusPercent' || key === 'amountVnd';
  const cell = (key: string, value = '') => (isNumber(key) ? numberOf(value) : value);
  if (name === 'colours') return Object.fromEntries(rows.map(([key = '', value = '']) => [key, value]));
  const read = rows.map((cells) => Object.fromEntries(columns.map((key, at) => [key, cell(key, cells[at])])));
  return name === 'bankAccounts' ? read.map(withBankName) : read;
}

/** Fills in the bank's name from its BIN where none is given. */
function withBankName(account: Record<string, unknown>): Record<string, unknown> {
  return { ...account, bankName: account.bankName || ownValue(banks, String(account.bankBin)) || '' };
}

/** '100.000' as people write it; what is no number stays a string, which no schema accepts as one. */
function numberOf(text: string): number | string {
  const plain = text.replace(/[.\s]/g, '');
  return /^\d{1,15}$/.test(plain) ? Number(plain) : text;
}

function put(into: Record<string, unknown>, [key = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) into[key] = value;
  else put(into[key] as Record<string, unknown>, rest, value);
}
