export interface PictureSource {
  url: string;
  alt: string;
  width: number;
  height: number;
  haze: string;
  /** Focus point when cropped, '30% 70%'; the centre by default. */
  focus?: string | null | undefined;
}

const widths = [256, 384, 640, 828, 1080, 1200];

/** The origin of pictures as given by the page (`data-media`), if it differs from the page's own. */
export const pictureOrigin = globalThis.document?.documentElement.dataset.media ?? '';

/** The URL of a picture at a width, by the site's image loader; kept short, because a page has a hundred of them. */
export function pictureUrl(url: string, width: number, quality?: number): string {
  const address = `${addressOf(url)}${width}`;
  return quality ? `${address}&q=${quality}` : address;
}

/** The URL without the width. */
const addressOf = (url: string) =>
  `${pictureOrigin}/img?url=${encodeURIComponent(url).replaceAll('%2F', '/')}&w=`;

/** `srcset` of a picture; last a larger picture at its own width, as the loader does not enlarge. */
function sourceSet(address: string, width: number, most: number): string {
  const set = widths.filter((one) => one <= most).map((one) => `${address}${one} ${one}w`);
  if (most > 1200 && width > 1200) set.push(`${address}1920 ${Math.min(width, 1920)}w`);
  return set.join(', ');
}

/**
 * A picture at the size that the screen needs, on its placeholder colour until it is loaded. `ratio` crops it ('4/3' on
 * cards, '16/9' in heroes); `priority` is for the one picture that determines the page's load time.
 */
export function Picture({
  picture,
  sizes,
  ratio = '4/3',
  priority = false,
  most = Number.POSITIVE_INFINITY,
  className,
  decorative = false,
}: {
  picture: PictureSource;
  sizes: string;
  ratio?: string;
  priority?: boolean;
  /** The largest width needed where it is always small, which shortens `srcset`. */
  most?: number;
  className?: string | undefined;
  decorative?: boolean;
}) {
  const address = addressOf(picture.url);
  return (
    <img
      src={`${address}640`}
      srcSet={sourceSet(address, picture.width, most)}
      sizes={sizes}
      alt={decorative ? '' : picture.alt}
      width={picture.width}
      height={picture.height}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      style={{
        backgroundColor: picture.haze,
        ...(ratio !== 'auto' && { aspectRatio: ratio }),
        ...(picture.focus && { objectPosition: picture.focus }),
      }}
      className={className}
    />
  );
}
