import { type ComponentProps, Fragment } from 'react';
import { Link } from 'react-router';
import { keepNames } from '#platform/vietnamese/keep-names.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { buttonClass } from '#ui/button.tsx';
import { DottedWords } from '#ui/dotted-words.tsx';
import { Kept } from '#ui/kept.tsx';
import { Picture } from '#ui/picture.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { Section } from '#ui/section.tsx';
import { type Packed, unpack } from '#web/app/packed.ts';
import { ArticleCards, formatPublished } from '#web/parts/content/article-cards.tsx';
import { ShareButton } from '#web/parts/device/share-button.tsx';
import { PlanCards } from '#web/parts/plans/plan-cards.tsx';
import { planPaths } from '#web/parts/plans/plan-paths.ts';
import { ProductBlocks } from '#web/parts/products/product-blocks.tsx';
import type { ArticlePiece } from './article-pieces.ts';
import { InlineProduct } from './inline-product.tsx';
import type { ArticleData } from './load-article.ts';

/** An article with its table of contents, its author, and what to book and read next. */
export function ArticleView({ page }: { page: Packed<ArticleData> }) {
  return <Kept className="container-page pt-4 pb-16" part={WholeArticle} props={{ page }} />;
}

function WholeArticle({ page }: { page: Packed<ArticleData> }) {
  const { article, headings, parts, plans, related, offers, isNamed } = unpack(page);
  const { provinces } = article;
  const region = provinces.length === 1 ? provinces[0]?.title : 'các tỉnh này';
  return (
    <>
      <div className="mx-auto max-w-[760px]">
        <Breadcrumbs
          items={[
            { label: 'Trang chủ', href: '/' },
            { label: 'Cẩm nang du lịch', href: '/cam-nang-du-lich' },
            { label: article.title },
          ]}
        />
      </div>
      <article className="mx-auto mt-3 max-w-[760px]">
        <p className="text-sm font-semibold text-sea">{article.category}</p>
        <h1 className="mt-1 text-2xl lg:text-3xl">{keepNames(article.title)}</h1>
        <p className="mt-3 text-lg text-ink-soft">{article.excerpt}</p>
        {/* As tall with one line of text as with two: the web font that loads late may need two. */}
        <div className="mt-2 flex items-center justify-between gap-x-4">
          <p className="min-w-0 text-sm text-ink-soft">
            <DottedWords
              words={[
                article.author.name,
                formatPublished(article.publishedAt),
                `${article.readingMinutes} phút đọc`,
              ]}
            />
          </p>
          <ShareButton
            title={article.title}
            className={buttonClass('quiet', 'sm', '-mx-3 shrink-0 noscript:hidden')}
          />
        </div>
        {article.picture && (
          <Picture
            picture={article.picture}
            sizes="(min-width: 769px) 760px, 100vw"
            ratio="16/9"
            priority
            className="mt-3 rounded-card"
          />
        )}
        <TableOfContents headings={headings} />
        {parts.map(({ pieces, card }, index) => (
          <Fragment key={index}>
            {pieces.map((piece, place) => (
              <Piece key={place} piece={piece} />
            ))}
            {card && <KeptProduct product={card} />}
          </Fragment>
        ))}
        <ArticleFooter article={article} />
      </article>
      {region && (
        <Kept
          className="contents"
          part={ProductBlocks}
          props={{
            offers,
            filter: { key: 'provinces', value: provinces.map(({ slug }) => slug).join() },
            place: isNamed ? 'những nơi trong bài' : region,
            ...(isNamed && { allIn: region }),
          }}
        />
      )}
      {plans.length > 0 && <Kept className="contents" part={Plans} props={{ plans }} />}
      {related.length > 0 && <Kept className="contents" part={Related} props={{ articles: related }} />}
    </>
  );
}

function Related({ articles }: ComponentProps<typeof ArticleCards>) {
  return (
    <Section title="Đọc tiếp">
      <ArticleCards articles={articles} />
    </Section>
  );
}

function Plans({ plans }: Pick<ArticleData, 'plans'>) {
  return (
    <Section title="Kế hoạch gợi ý" more={{ href: planPaths.all, label: 'Xem tất cả' }}>
      <PlanCards plans={plans} />
    </Section>
  );
}

function Piece({ piece }: { piece: ArticlePiece }) {
  if ('html' in piece) return <RichText html={piece.html} className="mt-6 text-lg" />;
  if ('product' in piece) return <KeptProduct product={piece.product} />;
  const { picture, caption } = piece;
  return (
    <figure className="my-8">
      <Picture
        picture={picture}
        sizes="(min-width: 769px) 760px, 100vw"
        ratio="3/2"
        className="rounded-card"
      />
      {caption && <figcaption className="mt-2 text-sm text-ink-soft">{caption}</figcaption>}
    </figure>
  );
}

function KeptProduct(props: ComponentProps<typeof InlineProduct>) {
  return <Kept className="contents" part={InlineProduct} props={props} />;
}

function TableOfContents({ headings }: Pick<ArticleData, 'headings'>) {
  const contents = headings.filter((heading) => heading.level === 2);
  if (contents.length <= 2) return null;
  return (
    <details open className="mt-6 rounded-card border border-line bg-rice px-5 py-2">
      <summary className="folded-head min-h-11 font-semibold">Trong bài này</summary>
      <ol className="list-decimal pl-5">
        {contents.map((heading) => (
          <li key={heading.id}>
            <a href={`#${heading.id}`} className="inline-flex min-h-11 items-center text-sea hover:underline">
              {heading.text}
            </a>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The author, and links to more articles of the kind. */
function ArticleFooter({ article }: Pick<ArticleData, 'article'>) {
  return (
    <footer className="mt-10 border-t border-line pt-5">
      <p className="font-semibold">{article.author.name}</p>
      <p className="text-ink-soft">{article.author.bio}</p>
      <ul aria-label="Chủ đề" className="mt-4 flex flex-wrap gap-2">
        {article.tags.map((tag) => (
          <li key={tag}>
            <Link
              to={`/cam-nang-du-lich?tag=${encodeURIComponent(tag)}`}
              className="inline-flex min-h-11 items-center rounded-full bg-sand-deep px-4 text-sm hover:text-sea"
            >
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  );
}
