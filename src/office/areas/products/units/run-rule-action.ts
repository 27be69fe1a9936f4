import { createHash } from 'node:crypto';
import { redirect } from 'react-router';
import {
  changePriceRules,
  previewPriceRules,
  type RuleChange,
  type RuleRefusal,
  type UnitEffect,
} from '#modules/pricing/rule-edits/price-rules.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import type { ActionReply } from '../../../app/action-reply.ts';
import { readRule } from './read-rule.ts';

export interface RuleReply extends ActionReply {
  /** What was asked for would do; `shown` says of which rule. */
  preview?: {
    deed: 'apply' | 'remove';
    shown: string;
    days: number;
    setByHand: number;
    units: UnitEffect[];
  };
}

interface About {
  productId: number;
  /** Null adds one. */
  ruleId: number | null;
  actor: StaffActor;
}

const refusals: Record<RuleRefusal['reason'], string> = {
  not_allowed: 'Vai trò của bạn không đổi được luật giá.',
  unknown_product: 'Không còn sản phẩm này.',
  unknown_unit: 'Không còn hạng này, bạn chọn hạng khác.',
  unknown_rule: 'Luật này đã được xóa.',
  unknown_holiday: 'Không có dịp lễ này.',
  changed_meanwhile: 'Có người vừa đổi luật này. Bạn tải lại trang để xem bản mới; điều bạn gõ còn bên dưới.',
  reason_needed: 'Luật đổi giá quá 50%, vui lòng ghi lý do.',
  too_many_days:
    'Tính cả các ưu đãi khác, một dịch vụ sẽ được giảm giá quá 120 ngày trong năm, luật không cho. Rút ngắn ưu đãi, hoặc ghi căn cứ vào đây.',
};

/**
 * Shows what a change of a rule would do to prices, or does it. It is done only as it was shown: what was typed anew since is
 * shown first. @throws a redirect to the rules when it is done
 */
export async function runRuleAction(app: App, about: About, form: FormData): Promise<RuleReply> {
  const deed = String(form.get('do'));
  const isRemoval = deed === 'ask-remove' || deed === 'remove';
  const read = isRemoval ? null : readRule(form);
  if (read && !read.ok) return { errors: read.errors, typed: read.typed };
  const typed = read?.typed;
  const change = changeOf(about, String(form.get('seen') ?? ''), read?.ok ? read.value : null);
  if (!change) return { refused: refusals.unknown_rule };
  const { productId, actor } = about;
  const asked = { productId, change, actor };
  const shown = markOf(change);
  const now = app.clock.now();
  const isShown = form.get('shown') === shown && (deed === 'apply' || deed === 'remove');
  const result = await (isShown
    ? changePriceRules(app.db, asked, now)
    : previewPriceRules(app.db, asked, now));
  if (!result.ok) {
    const said = refusals[result.reason];
    if (result.reason === 'reason_needed' || result.reason === 'too_many_days')
      return { errors: { reason: said }, ...(typed && { typed }) };
    return { refused: said, ...(typed && { typed }) };
  }
  const { effect } = result;
  if (isShown) throw redirect(`/san-pham/${productId}/hang?doi=${effect.days}`, 303);
  const preview = { deed: isRemoval ? ('remove' as const) : ('apply' as const), shown, ...effect };
  return { preview, ...(typed && { typed }) };
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
