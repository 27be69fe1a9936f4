import type { ActionFunctionArgs } from 'react-router';
import { appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { previewText } from './preview-text.ts';

/** Preview of typed text, as the site will show it. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireRight(context, 'content.edit');
  const form = await request.formData();
  return previewText(appOf(context).readDb, String(form.get('content') ?? '').slice(0, 100_000));
}
