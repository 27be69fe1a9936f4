import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { endEditing, markEditing } from '#modules/editing/commands/editing.ts';
import { forgetTypedDraft, keepTypedDraft } from '#modules/editing/commands/typed-drafts.ts';
import { listOtherEditors } from '#modules/editing/queries/list-other-editors.ts';
import type { FormEntries } from '#modules/editing/rules.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { readEdited } from '../../parts/edit/typed-path.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** Who else is editing the thing now. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { object } = needEdited({ request, context });
  const { db, clock } = appOf(context);
  return listOtherEditors(db, object, actorOf(context).id, clock.now());
}

/** Stores typed drafts that windows send while somebody types; they are no saves and not in the history. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { object, path, keeps } = needEdited({ request, context });
  const { db, clock } = appOf(context);
  const actor = actorOf(context);
  const now = clock.now();
  const operation = new URL(request.url).searchParams.get('viec');
  if (!keeps && (operation === 'giu' || operation === 'bo')) throw data(null, { status: 400 });
  switch (operation) {
    case 'giu': {
      const entries = [...(await request.formData())].filter(
        (entry): entry is FormEntries[number] => typeof entry[1] === 'string',
      );
      await keepTypedDraft(db, { object, entries, actor }, now);
      await markEditing(db, object, actor, now);
      return { keptAt: now.toISOString() };
    }
    case 'o-day':
      await markEditing(db, object, actor, now);
      return { keptAt: null };
    case 'thoi':
      await endEditing(db, object, actor);
      return { keptAt: null };
    case 'bo':
      await forgetTypedDraft(db, object, actor);
      return redirect(path(object.id), 303);
    default:
      throw data(null, { status: 400 });
  }
}

/** @throws 404 for anything without such an editor, 403 for users who may not edit it */
function needEdited({ request, context }: Args) {
  const edited = readEdited(new URL(request.url).searchParams);
  if (!edited) throw data(null, { status: 404 });
  requireRight(context, edited.verb);
  return edited;
}
