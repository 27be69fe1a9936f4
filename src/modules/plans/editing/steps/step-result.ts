import type { ChangeWord } from '../../change-words.ts';
import type { PlanRefusal } from '../../plan-refusals.ts';

/** Result of a step; `what` is null where nothing had to be done. */
export type StepResult =
  | { ok: true; what: ChangeWord | null; about: string }
  | { ok: false; reason: PlanRefusal };
