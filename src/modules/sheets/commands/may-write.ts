import { type StaffActor, staffMay } from '#platform/actor/actor.ts';
import { kindOfSheet, type SheetRef } from '../kinds/sheet-kinds.ts';
import { may } from '../policy.ts';

/** Whether somebody may import a sheet: sheets at all, and what this one changes. */
export function mayWrite(actor: StaffActor, { name }: Pick<SheetRef, 'name'>): boolean {
  return may(actor, 'sheet.import') && kindOfSheet(name).verbs.some((verb) => staffMay(actor, verb));
}
