import { data, type RouterContextProvider } from 'react-router';
import { staffMay } from '#platform/actor/actor.ts';
import { actorOf } from './office-context.ts';

/** Restricts a page to users with one of these rights. @throws 403 for everybody else */
export function requireRight(
  context: Readonly<Pick<RouterContextProvider, 'get'>>,
  ...verbs: readonly string[]
): void {
  const actor = actorOf(context);
  if (!verbs.some((verb) => staffMay(actor, verb))) throw data(null, { status: 403 });
}
