import { basename } from 'node:path';
import { z } from 'zod';
import { articleInput } from '#modules/content/schema.ts';
import { renderMarkdown } from '#platform/markdown/render-markdown.ts';
import type { Folder } from './open-folder.ts';

const authorsFile = 'articles/authors.json';
const authorsSchema = z.record(z.string(), articleInput.shape.author);
export const articleFields = articleInput
  .omit({ slug: true, content: true, mediaId: true })
  .extend({ author: z.string(), picture: z.string().optional() });

type Author = z.infer<typeof articleInput>['author'];
export type ImportedArticle = Omit<z.infer<typeof articleFields>, 'author'> & {
  file: string;
  slug: string;
  content: string;
  author: Author;
};

/** The articles of a catalogue, each with its author from the list of authors. */
export function readArticles(folder: Folder): ImportedArticle[] {
  const files = folder.list('articles/*.md');
  if (files.length === 0) return [];
  const authors = folder.check(authorsFile, folder.json(authorsFile), authorsSchema) ?? {};
  return files.flatMap((file) => {
    const { fields, body } = folder.markdown(file);
    const article = folder.check(file, fields, articleFields);
    if (!article) return [];
    for (const { id, alt } of renderMarkdown(body).pictures)
      if (!alt.trim())
        folder.note(file, [], `the picture '${id}' lacks the words for those who do not see it`);
    const author = authors[article.author];
    if (!author) folder.note(file, ['author'], `${authorsFile} has no '${article.author}'`);
    return author ? { ...article, author, file, slug: basename(file, '.md'), content: body } : [];
  });
}
