import type { PriceRuleInput } from '#modules/catalog/schema.ts';
import { ruleEditInput } from '#modules/pricing/rule-edits/price-rules.ts';
import { errorsOf } from '#platform/forms/errors-of.ts';
import { type FormRead, type Typed, typedIn } from '#platform/forms/read-form.ts';
import { readVnd } from '#platform/vietnamese/read-vnd.ts';

/** A rule and the unit it applies to, as typed into the form. */
export interface TypedRule {
  unitId: number | null;
  rule: PriceRuleInput;
}

/** Parses the form of a rule; weekdays ('thu') are all that are ticked. */
export function readRule(form: FormData): FormRead<TypedRule> {
  const weekdays = form.getAll('thu').map(Number);
  const typed: Typed = { ...typedIn(form), thu: weekdays.join(' ') };
  const kind = typed.kind ?? '';
  const day = kind === 'season' || kind === 'lunar' ? toMonthDay : (text: string) => text;
  const number = (text: string | undefined) =>
    text?.trim() ? Number(text.trim().replace(/\s*%$/, '').replace('\u2212', '-')) : undefined;
  const lunarDays = (typed.lunarDays ?? '')
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number);
  const read = ruleEditInput.safeParse({
    ...{ kind, label: typed.label ?? '', holiday: typed.holiday, weekdays, lunarDays },
    ...{ from: day(typed.from?.trim() ?? ''), to: day(typed.to?.trim() ?? '') },
    ...{ days: number(typed.days), nights: number(typed.nights), reason: typed.reason },
    percent: number(typed.percent) ?? 0,
    amountVnd: typed.amountVnd?.trim() ? readVnd(typed.amountVnd) : 0,
  });
  if (!read.success) {
    const errors = errorsOf(read.error.issues, (path) => path.split('.')[0] || null);
    const { weekdays: thu, ...others } = errors;
    return { ok: false, errors: { ...others, ...(thu && { thu }) }, typed };
  }
  const unitId = typed.unitId ? Number(typed.unitId) : null;
  return { ok: true, value: { unitId, rule: read.data }, typed };
}

/** '29/12' in the stored form '12-29'; an invalid day is returned as it is, to be refused by validation. */
function toMonthDay(text: string): string {
  const [, day, month] = /^(\d{1,2})\s*[/-]\s*(\d{1,2})$/.exec(text) ?? [];
  return day && month ? `${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

/** A rule's form values. */
export function typedOf({ unitId, rule }: TypedRule): Record<string, string> {
  const isByMonth = rule.kind === 'season' || rule.kind === 'lunar';
  const day = (text = '') => (isByMonth ? text.split('-').reverse().join('/') : text);
  return {
    ...{ kind: rule.kind, label: rule.label, unitId: unitId === null ? '' : String(unitId) },
    ...{ thu: (rule.weekdays ?? []).join(' '), holiday: rule.holiday ?? '', reason: rule.reason ?? '' },
    ...{ from: day(rule.from), to: day(rule.to), lunarDays: (rule.lunarDays ?? []).join(', ') },
    ...{ days: String(rule.days ?? ''), nights: String(rule.nights ?? '') },
    percent: rule.percent === 0 ? '' : String(rule.percent),
    amountVnd: rule.amountVnd === 0 ? '' : rule.amountVnd.toLocaleString('vi-VN'),
  };
}
