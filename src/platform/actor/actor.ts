/** Who gives a command. Staff and suppliers carry their rights or scope; the edge builds the actor, from a session or a shell. */
export type Actor = 'guest' | 'bank' | 'provider' | 'system' | SupplierActor | StaffActor;

export interface StaffActor {
  /** Never changes, even if the person is renamed. */
  id: string;
  name: string;
  rights: Rights;
  /** Origin of the command: an IP address, or 'command line'. */
  cameFrom: string;
  /** Id of the request that this belongs to. */
  requestId: string | null;
  /** Reason, where one holds for many commands, as for an imported sheet. */
  because?: string;
}

/** Whoever opened the link mailed to a supplier: may answer for that supplier's own items only. */
export interface SupplierActor {
  supplierId: number;
  name: string;
}

/** Allowed verbs, each with its limit in đồng or null for no limit; 'all' includes verbs that are added later. */
export type Rights = Readonly<Record<string, number | null>> | 'all';

export function isStaff(actor: Actor): actor is StaffActor {
  return typeof actor === 'object' && 'rights' in actor;
}

export function isSupplier(actor: Actor): actor is SupplierActor {
  return typeof actor === 'object' && 'supplierId' in actor;
}

/** Text form of an actor in events and history: 'guest', 'staff:<id>', 'supplier:<id>'. */
export function actorText(actor: Actor): string {
  if (isSupplier(actor)) return `supplier:${actor.supplierId}`;
  return isStaff(actor) ? `staff:${actor.id}` : actor;
}

/** An action that requires permission. */
export interface Verb {
  /** Label under which it is offered when a role is edited. */
  title: string;
  /** Involves money: a role may have a limit for it. */
  hasLimit?: boolean;
}

/**
 * Returns a permission check for a module's verbs and an amount of money. Only staff pass, within the limits of their roles:
 * what guests, banks and scheduled jobs do has no verb.
 */
export function permission<Name extends string>(_verbs: Readonly<Record<Name, Verb>>) {
  return (actor: Actor, verb: Name, amountVnd = 0): actor is StaffActor =>
    isStaff(actor) && staffMay(actor, verb, amountVnd);
}

/** The same check for any verb of any module; `amountVnd` null means an unlimited amount. */
export function staffMay(
  { rights }: Pick<StaffActor, 'rights'>,
  verb: string,
  amountVnd: number | null = 0,
): boolean {
  if (rights === 'all') return true;
  const limitVnd = Object.hasOwn(rights, verb) ? rights[verb] : undefined;
  return limitVnd === null || (limitVnd !== undefined && amountVnd !== null && amountVnd <= limitVnd);
}
