/** Who gives a command. Whoever is known by name comes with what they may do; the edge makes it, from a session or a shell. */
export type Actor = 'guest' | 'bank' | 'provider' | 'system' | SupplierActor | StaffActor;

export interface StaffActor {
  /** For good, whatever they are called later. */
  id: string;
  name: string;
  rights: Rights;
  /** Where they sit: an address of the network, or 'command line'. */
  cameFrom: string;
  /** Of the request that this is part of. */
  requestId: string | null;
  /** Why they do it, where one reason holds for many commands, as of a sheet that is imported. */
  because?: string;
}

/** Whoever opened the link that was mailed to a supplier: they answer for what is theirs, and for nothing else. */
export interface SupplierActor {
  supplierId: number;
  name: string;
}

/** Verbs, each with the most đồng it may be about or null without a limit; or everything there is, also what is added later. */
export type Rights = Readonly<Record<string, number | null>> | 'all';

export function isStaff(actor: Actor): actor is StaffActor {
  return typeof actor === 'object' && 'rights' in actor;
}

export function isSupplier(actor: Actor): actor is SupplierActor {
  return typeof actor === 'object' && 'supplierId' in actor;
}

/** As events and history write it: 'guest', 'staff:<id>', 'supplier:<id>'. */
export function actorText(actor: Actor): string {
  if (isSupplier(actor)) return `supplier:${actor.supplierId}`;
  return isStaff(actor) ? `staff:${actor.id}` : actor;
}

/** A thing that not everybody may do. */
export interface Verb {
  /** As people choose it for a role. */
  title: string;
  /** It is about money, and a role may do it up to an amount. */
  hasLimit?: boolean;
}

/**
 * The question whether somebody may do one of a module's verbs, about this much money. Only staff may, as far as their role
 * goes: what guests, banks and the clock do has no verb.
 */
export function permission<Name extends string>(_verbs: Readonly<Record<Name, Verb>>) {
  return (actor: Actor, verb: Name, amountVnd = 0): actor is StaffActor =>
    isStaff(actor) && staffMay(actor, verb, amountVnd);
}

/** Of any verb there is; `amountVnd` null is money without a limit. */
export function staffMay(
  { rights }: Pick<StaffActor, 'rights'>,
  verb: string,
  amountVnd: number | null = 0,
): boolean {
  if (rights === 'all') return true;
  const limitVnd = Object.hasOwn(rights, verb) ? rights[verb] : undefined;
  return limitVnd === null || (limitVnd !== undefined && amountVnd !== null && amountVnd <= limitVnd);
}
