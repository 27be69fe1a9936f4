import { createHash } from 'node:crypto';
import { redirect } from 'react-router';
import { listEditedUnits } from '#modules/catalog/selling/units.ts';
import {
  changePriceRules,
  previewPriceRules,
  type RuleChange,
  type RuleRefusal,
  type RulesChange,
  removeRuleDraft,
  saveRuleDraft,
  tryRuleYear,
  type UnitEffect,
} from '#modules/pricing/rule-edits/price-rules.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import type { ActionReply } from '../../../app/action-reply.ts';
import { triedYears } from '../../../parts/prices/tried-years.ts';
import { describeTriedYear, type TriedYear } from './describe-tried-year.ts';
import { readRule } from './read-rule.ts';

export interface RuleReply extends ActionReply {
  /** The effect of the requested change; `shown` identifies the rule. */
  preview?: {
    action: 'apply' | 'remove';
    shown: string;
    days: number;
    setByHand: number;
    units: UnitEffect[];
  };
  /** A year under the typed rule. */
  tried?: TriedYear;
}

interface About {
  productId: number;
  /** Null adds one. */
  ruleId: number | null;
  actor: StaffActor;
}

export const ruleRefusals: Record<RuleRefusal['reason'] | 'too_many_drafts', string> = {
  not_allowed: 'Vai trò của bạn không đổi được luật giá.',
  unknown_product: 'Không còn sản phẩm này.',
  unknown_unit: 'Không còn hạng này, bạn chọn hạng khác.',
  unknown_rule: 'Luật này đã được xóa.',
  unknown_holiday: 'Không có dịp lễ này.',
  changed_meanwhile: 'Có người vừa đổi luật này. Bạn tải lại trang để xem bản mới; điều bạn gõ còn bên dưới.',
  reason_needed: 'Luật đổi giá quá 50%, vui lòng ghi lý do.',
  too_many_days:
    'Tính cả các ưu đãi khác, một dịch vụ sẽ được giảm giá quá 120 ngày trong năm, luật không cho. Rút ngắn ưu đãi, hoặc ghi căn cứ vào đây.',
  too_many_drafts: 'Sản phẩm này đã có 20 bản nháp. Bạn bỏ bớt, hoặc cho áp dụng.',
};

/**
 * Previews how a change of a rule moves prices, keeps it as a draft, or carries it out. It is only carried out as previewed: a form
 * changed since is previewed again. @throws a redirect when it is done: to the rules, or of a draft to its try-out
 */
export async function runRuleAction(app: App, about: About, form: FormData): Promise<RuleReply> {
  const action = String(form.get('do'));
  const { productId, actor } = about;
  const draftId = Number(form.get('nhap')) || undefined;
  if (action === 'drop-draft') {
    if (draftId) await removeRuleDraft(app.db, { productId, id: draftId, actor });
    throw redirect(`/san-pham/${productId}/hang`, 303);
  }
  const isRemoval = action === 'ask-remove' || action === 'remove';
  const read = isRemoval ? null : readRule(form);
  if (read && !read.ok) return { errors: read.errors, typed: read.typed };
  const typed = read?.typed;
  const change = changeOf(about, String(form.get('seen') ?? ''), read?.ok ? read.value : null);
  if (!change) return { refused: ruleRefusals.unknown_rule };
  const edit = { productId, change, actor };
  const shown = markOf(change);
  const now = app.clock.now();
  if (action === 'year') return { ...(await tryYear(app, edit, form, now)), ...(typed && { typed }) };
  if (action === 'draft' && change.do !== 'remove') {
    const saved = await saveRuleDraft(app.db, { ...edit, change, id: draftId }, now);
    if (!saved.ok) return { ...refused(saved.reason), ...(typed && { typed }) };
    const unit = change.unitId === null ? '' : `&hang=${change.unitId}`;
    throw redirect(`/gia?san-pham=${productId}${unit}&luat=nhap`, 303);
  }
  const isShown = form.get('shown') === shown && (action === 'apply' || action === 'remove');
  const result = await (isShown ? putInForce(app, edit, draftId, now) : previewPriceRules(app.db, edit, now));
  if (!result.ok) return { ...refused(result.reason), ...(typed && { typed }) };
  const { effect } = result;
  if (isShown) throw redirect(`/san-pham/${productId}/hang?doi=${effect.days}`, 303);
  const preview = { action: isRemoval ? ('remove' as const) : ('apply' as const), shown, ...effect };
  return { preview, ...(typed && { typed }) };
}

/** Carries a change out, and removes the draft that it was. */
function putInForce({ db }: App, edit: RulesChange, draftId: number | undefined, now: Date) {
  const { productId, actor } = edit;
  return db.transaction().execute(async (tx) => {
    const result = await changePriceRules(tx, edit, now);
    if (result.ok && draftId) await removeRuleDraft(tx, { productId, id: draftId, actor });
    return result;
  });
}

function refused(reason: keyof typeof ruleRefusals): RuleReply {
  const message = ruleRefusals[reason];
  return reason === 'reason_needed' || reason === 'too_many_days'
    ? { errors: { reason: message } }
    : { refused: message };
}

/** A year of the rule's unit, or of the first unit on sale, under the typed rule. */
async function tryYear(app: App, change: RulesChange, form: FormData, now: Date): Promise<RuleReply> {
  const years = triedYears(now);
  const year = years.find((one) => String(one) === form.get('nam')) ?? (years[0] as number);
  const wanted = 'rule' in change.change ? change.change.unitId : null;
  const units = await listEditedUnits(app.db, change.productId);
  const unitId = wanted ?? units.find(({ status }) => status)?.id;
  if (unitId === undefined) return { refused: 'Sản phẩm này chưa bán gì để thử giá.' };
  const thisMonth = `${dayInVietnam(now).slice(0, 7)}-01`;
  const january = `${year}-01-01`;
  const span = { from: january < thisMonth ? thisMonth : january, to: `${year + 1}-01-01` };
  const result = await tryRuleYear(app.db, change, { unitId, ...span, party: {} }, now);
  if (!result.ok) return refused(result.reason);
  const tried = describeTriedYear(year, result, now);
  return tried ? { tried } : { refused: 'Hạng này chưa bán, nên chưa có giá để thử.' };
}

function changeOf(
  { ruleId }: About,
  seen: string,
  wanted: Extract<ReturnType<typeof readRule>, { ok: true }>['value'] | null,
): RuleChange | null {
  if (!wanted) return ruleId === null ? null : { do: 'remove', id: ruleId, seen };
  return ruleId === null ? { do: 'add', ...wanted } : { do: 'edit', id: ruleId, seen, ...wanted };
}

const markOf = (change: RuleChange) =>
  createHash('sha256').update(JSON.stringify(change)).digest('hex').slice(0, 16);
