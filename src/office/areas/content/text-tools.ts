import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { listPictures } from '#modules/content/queries/find-text.ts';
import { appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { previewText } from './preview-text.ts';

/** Pictures to choose from, by what is asked for. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRight(context, 'content.edit', 'catalogue.edit');
  const text = new URL(request.url).searchParams.get('tim') ?? '';
  return listPictures(appOf(context).readDb, text.trim().slice(0, 100));
}

/** What is being written, as the site will show it. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireRight(context, 'content.edit');
  const form = await request.formData();
  return previewText(appOf(context).readDb, String(form.get('content') ?? '').slice(0, 100_000));
}
