import { ThumbsUp } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#ui/button.tsx';

/** Likes a plan, or undoes that: a button for a form that distinguishes both by `intent`; works without script. */
export function LikeButton({
  likes,
  isLiked,
  ...rest
}: { likes: number; isLiked: boolean } & Pick<ComponentProps<typeof Button>, 'look' | 'size' | 'className'>) {
  return (
    <Button {...rest} type="submit" name="intent" value={isLiked ? 'unlike' : 'like'} aria-pressed={isLiked}>
      <ThumbsUp aria-hidden className={isLiked ? 'size-4.5 fill-current' : 'size-4.5'} />
      Thích{likes > 0 && ` (${likes})`}
    </Button>
  );
}
