import { data } from 'react-router';

/** The slug in '/prefix/{slug}.html'. @throws the 404 page for anything else */
export function slugOfFile(file: string | undefined): string {
  const match = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.html$/.exec(file ?? '');
  if (!match?.[1]) throw data(null, { status: 404 });
  return match[1];
}
