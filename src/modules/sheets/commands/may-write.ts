import { type StaffActor, staffMay } from '#platform/actor/actor.ts';
import { kindOfSheet, type SheetRef } from '../kinds/sheet-kinds.ts';
import { may } from '../policy.ts';

/** Whether somebody may import a sheet: needs a right for sheets and one for the data that it changes. */
export function mayWrite(actor: StaffActor, { name }: Pick<SheetRef, 'name'>): boolean {
  return may(actor, 'sheet.import') && kindOfSheet(name).verbs.some((verb) => staffMay(actor, verb));
}

/** Whether somebody may export it: needs a right for sheets and one to see its data in the office. */
export function mayRead(actor: StaffActor, { name }: Pick<SheetRef, 'name'>): boolean {
  const { verbs, readVerbs = [] } = kindOfSheet(name);
  return may(actor, 'sheet.export') && [...verbs, ...readVerbs].some((verb) => staffMay(actor, verb));
}
