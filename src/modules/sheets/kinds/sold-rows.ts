import type { FollowSale } from '#modules/pricing/units-on-sale/units.ts';
import { granted } from './each-row.ts';
import type { Writing } from './sheet.ts';

/** The action of a row on something that a product sells, a unit or a rate plan. */
export interface SoldPlan<Fields> {
  productId: number;
  /** The code of a new one. */
  code: string;
  fields: Fields;
  isOn: boolean;
  isWritten: boolean;
  /** As it was when the row was checked; null if it is new. */
  seen: { id: number; version: number; isOn: boolean; fields: Fields } | null;
}

export interface Written {
  id: number;
  /** After the import. */
  version: number;
}

export type SoldUndo<Fields> = SoldPlan<Fields> & Written;

/** Commands for writing units or rate plans in batches. */
export interface SoldCommands<Fields> {
  /** The current units or rate plans of products. */
  list(tx: Writing['tx'], productIds: readonly number[]): Promise<Map<number, Written[]>>;
  /** @throws RowRefusal */
  save(
    writing: Writing,
    saves: readonly {
      productId: number;
      id: number | null;
      version: number;
      fields: Fields;
      code?: string;
    }[],
    follow: FollowSale,
  ): Promise<Written[]>;
  /** Puts on sale or takes off sale. @throws RowRefusal */
  turn(
    writing: Writing,
    switches: readonly { productId: number; id: number; isOn: boolean }[],
    follow: FollowSale,
  ): Promise<void>;
}

/** Writes rows, then puts on sale or takes off sale as they say. @returns the undo data of each */
export async function applySoldRows<Plan extends SoldPlan<Fields>, Fields>(
  commands: SoldCommands<Fields>,
  writing: Writing,
  { plans, follow }: { plans: readonly Plan[]; follow: FollowSale },
): Promise<(Plan & Written)[]> {
  const written = plans.filter(({ isWritten }) => isWritten);
  const saves = written.map(({ productId, seen, fields, code }) => ({
    ...{ productId, id: seen?.id ?? null, version: seen?.version ?? 0, fields, code },
  }));
  const saved = saves.length > 0 ? await commands.save(writing, saves, follow) : [];
  const done = new Map(saved.map((result, at) => [written[at], result]));
  const undos = plans.map((plan) => {
    const { id, version } = done.get(plan) ?? plan.seen ?? { id: 0, version: 0 };
    return { ...plan, id, version };
  });
  // Those with no other changes must be unchanged since.
  const unwritten = undos.filter(({ isWritten }) => !isWritten);
  await requireSame(commands, writing, unwritten);
  const turned = undos.filter(({ seen, isOn }) => seen && seen.isOn !== isOn);
  if (turned.length > 0) await commands.turn(writing, turned, follow);
  for (const undo of turned) undo.version++;
  return undos;
}

/** Restores the former state, and takes new ones off sale, where nobody has changed them since. */
export async function undoSoldRows<Fields>(
  commands: SoldCommands<Fields>,
  writing: Writing,
  { undos, follow }: { undos: readonly SoldUndo<Fields>[]; follow: FollowSale },
): Promise<object[]> {
  await requireSame(commands, writing, undos);
  const wasOn = ({ seen }: SoldUndo<Fields>) => seen?.isOn ?? false;
  const turned = undos.filter((undo) => wasOn(undo) !== undo.isOn);
  const back = turned.map((undo) => ({ ...undo, isOn: wasOn(undo) }));
  if (back.length > 0) await commands.turn(writing, back, follow);
  const saves = undos.flatMap((undo) => {
    const { productId, id, seen, isWritten } = undo;
    const version = undo.version + (turned.includes(undo) ? 1 : 0);
    return seen && isWritten ? [{ productId, id, version, fields: seen.fields }] : [];
  });
  if (saves.length > 0) await commands.save(writing, saves, follow);
  return undos.map(() => ({}));
}

/** @throws RowRefusal where somebody has changed one since */
async function requireSame<Fields>(
  { list }: SoldCommands<Fields>,
  { tx }: Writing,
  undos: readonly SoldUndo<Fields>[],
): Promise<void> {
  if (undos.length === 0) return;
  const standing = await list(tx, [...new Set(undos.map(({ productId }) => productId))]);
  const versions = new Map([...standing.values()].flat().map(({ id, version }) => [id, version]));
  if (undos.some(({ id, version }) => (versions.get(id) ?? 0) !== version))
    granted({ ok: false, reason: 'changed_meanwhile' });
}
