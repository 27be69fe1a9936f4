import { type StaffActor, staffMay } from '#platform/actor/actor.ts';
import { kindOfSheet, type SheetRef } from '../kinds/sheet-kinds.ts';
import { may } from '../policy.ts';

/** Whether somebody may import a sheet: sheets at all, and what this one changes. */
export function mayWrite(actor: StaffActor, { name }: Pick<SheetRef, 'name'>): boolean {
  return may(actor, 'sheet.import') && kindOfSheet(name).verbs.some((verb) => staffMay(actor, verb));
}

/** Whether somebody may export it: sheets at all, and see in the office what is in this one. */
export function mayRead(actor: StaffActor, { name }: Pick<SheetRef, 'name'>): boolean {
  const { verbs, readVerbs = [] } = kindOfSheet(name);
  return may(actor, 'sheet.export') && [...verbs, ...readVerbs].some((verb) => staffMay(actor, verb));
}
