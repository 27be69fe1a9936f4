import { redirect } from 'react-router';
import { z } from 'zod';
import type { PlanVisitor } from '#modules/plans/access/read-plan-visitor.ts';
import { ensurePlanVisitor } from '#modules/plans/access/read-plan-visitor.ts';
import { answerAsOwner, hideComment } from '#modules/plans/comments/write-comment.ts';
import { changePlan } from '#modules/plans/editing/change-plan.ts';
import { copyPlan } from '#modules/plans/editing/copy-plan.ts';
import { renewPlanLinks, sharePlan } from '#modules/plans/editing/share-plan.ts';
import { likePlan, voteItem } from '#modules/plans/editing/vote-item.ts';
import { type PlanRefusal, planRefusals } from '#modules/plans/plan-refusals.ts';
import { newComment, personName, planChange, visibilities } from '#modules/plans/schema.ts';
import type { App } from '#platform/app.ts';
import { typedIn } from '#platform/forms/read-form.ts';
import { planPaths } from '#web/parts/plans/plan-paths.ts';
import { bookPlan } from './book-plan.ts';
import { requirePlan } from './load-plan-page.ts';
import { readPlanChange } from './read-plan-change.ts';
import { voteOrigin } from './vote-origin.ts';

/** Why a form of the page was refused: what it is about (an item, a day, the plan), what is wrong and what was typed. */
export interface PlanFormRefusal {
  about: string;
  error: string;
  field?: string | undefined;
  typed: Record<string, string>;
}

/** Dispatches the forms of a plan's page. @returns a redirect, or the refusal */
export async function runPlanAction(
  app: App,
  request: Request,
  slug: string,
): Promise<Response | { refused: PlanFormRefusal; status: number }> {
  const form = await request.formData();
  const intent = String(form.get('intent') ?? '');
  const { visitor, cookies } = await ensurePlanVisitor(app, request);
  const now = app.clock.now();
  const to = (path: string) => redirect(path, { status: 303, headers: cookies });
  const refuse = (error: string, status = 409) => ({
    refused: { about: 'plan', error, typed: typedIn(form) },
    status,
  });
  const say = (reason: PlanRefusal) => refuse(planRefusals[reason], statusOf(reason));
  switch (intent) {
    case 'copy': {
      const made = await copyPlan(app.db, { slug, visitor }, now);
      return made.ok ? to(planPaths.one(made.slug)) : say(made.reason);
    }
    case 'like':
    case 'unlike': {
      const liked = {
        slug,
        visitor,
        likes: intent === 'like',
        secret: app.secrets.token,
        from: voteOrigin(app, request),
      };
      const result = await likePlan(app.db, liked, now);
      return result.ok ? to(planPaths.one(slug)) : say(result.reason);
    }
    case 'share': {
      const visibility = visibilities.find((one) => one === form.get('visibility')) ?? 'private';
      const name = personName.safeParse(form.get('authorName'));
      if (visibility === 'public' && !name.success)
        return refuse('Vui lòng chọn tên hiện cùng kế hoạch công khai.', 422);
      const shared = await sharePlan(app.db, { slug, visibility, authorName: name.data, visitor }, now);
      return shared.ok ? to(`${planPaths.one(slug)}#chia-se`) : say(shared.reason);
    }
    case 'renew': {
      const renewed = await renewPlanLinks(app.db, { slug, visitor }, now);
      return renewed.ok ? to(`${planPaths.one(renewed.slug)}#chia-se`) : say(renewed.reason);
    }
    case 'vote':
    case 'unvote': {
      const itemId = String(form.get('id') ?? '');
      if (!z.uuid().safeParse(itemId).success) return say('unknown_item');
      const vote = { slug, itemId, isFor: intent === 'vote', visitor, from: voteOrigin(app, request) };
      const voted = await voteItem(app.db, vote, now);
      const order = form.get('xep') === 'phieu' ? '?xep=phieu' : '';
      return voted.ok ? to(`${planPaths.one(slug)}${order}#muc-${itemId}`) : say(voted.reason);
    }
    case 'hide-comment':
    case 'show-comment': {
      const comment = { slug, id: numberOf(form), isHidden: intent === 'hide-comment', visitor };
      const hidden = await hideComment(app.db, comment, now);
      return hidden.ok ? to(`${planPaths.one(slug)}#binh-luan`) : say(hidden.reason);
    }
    case 'answer-comment': {
      const words = newComment.shape.words.safeParse(form.get('words') ?? '');
      if (!words.success) return refuse(words.error.issues[0]?.message ?? '', 422);
      const answer = { slug, id: numberOf(form), words: words.data, visitor };
      const answered = await answerAsOwner(app.db, answer, now);
      return answered.ok ? to(`${planPaths.one(slug)}?da-tra-loi#binh-luan`) : say(answered.reason);
    }
    case 'book':
      return bookPlan(app, request, slug, refuse);
    default:
      return change(app, request, { slug, form, intent, visitor });
  }
}

interface PlanAction {
  slug: string;
  form: FormData;
  intent: string;
  visitor: PlanVisitor;
}

async function change(app: App, request: Request, { slug, form, intent, visitor }: PlanAction) {
  const { view } = await requirePlan(app, request, slug);
  const about = String(form.get('about') ?? form.get('id') ?? 'plan');
  const refuse = (error: string, status: number, field?: string) => ({
    // A checkbox group has all its ticked values joined.
    refused: { about, error, field, typed: { ...typedIn(form), extra: form.getAll('extra').join(',') } },
    status,
  });
  const draft = await readPlanChange(app, view, { form, intent });
  if ('error' in draft) return refuse(draft.error, 422, draft.field);
  const parsed = planChange.safeParse(draft);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return refuse(issue?.message ?? 'Biểu mẫu chưa đủ.', 422, String(issue?.path.at(-1) ?? ''));
  }
  const result = await changePlan(app.db, { slug, change: parsed.data, visitor }, app.clock.now());
  if (!result.ok) return refuse(planRefusals[result.reason], statusOf(result.reason));
  return redirect(`${planPaths.one(slug)}${anchorOf(parsed.data)}`, { status: 303 });
}

const numberOf = (form: FormData) => {
  const id = String(form.get('id') ?? '');
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0;
};

function statusOf(reason: PlanRefusal): number {
  if (reason === 'unknown_plan') return 404;
  if (reason === 'too_many_devices') return 429;
  return reason === 'not_allowed' || reason === 'not_owner' ? 403 : 409;
}

function anchorOf(change: { op: string; id?: string; dayId?: string }): string {
  if (change.op === 'describe') return '';
  if (change.op === 'remove-item' || change.op === 'remove-day') return '#cac-ngay';
  return change.id ? `#muc-${change.id}` : '';
}
