import { Link } from 'react-router';
import { dayInVietnam } from '#platform/time/days.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { Picture, type PictureSource } from '#ui/picture.tsx';

export interface ArticleCardView {
  id: number;
  title: string;
  url: string;
  excerpt: string;
  category: string;
  picture: PictureSource | null;
  publishedAt: Date | string;
  readingMinutes: number;
}

/** Articles side by side: picture, category, title, a sentence, and reading time. */
export function ArticleCards({ articles, level = 3 }: { articles: ArticleCardView[]; level?: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
      {articles.map((article) => (
        <li
          key={article.id}
          className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-rice shadow-soft md:max-xl:last:odd:col-span-2 md:max-xl:last:odd:flex-row"
        >
          {article.picture && (
            <Picture
              picture={article.picture}
              sizes="(min-width: 1025px) 400px, (min-width: 641px) 50vw, 100vw"
              ratio="16/9"
              decorative
              className="md:max-xl:group-odd:group-last:w-1/2"
            />
          )}
          <div className="flex grow flex-col gap-1.5 p-4">
            <p className="text-sm font-semibold text-sea">{article.category}</p>
            <Heading className="text-lg leading-snug">
              <Link to={article.url} className="after:absolute after:inset-0 group-hover:text-sea">
                {article.title}
              </Link>
            </Heading>
            <p className="line-clamp-3 text-ink-soft">{article.excerpt}</p>
            <p className="mt-auto pt-2 text-sm text-ink-soft">
              {formatPublished(article.publishedAt)} · {article.readingMinutes} phút đọc
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The day of publishing in Vietnam, as 21/11/2026. */
export function formatPublished(at: Date | string): string {
  return formatDate(dayInVietnam(new Date(at)));
}
