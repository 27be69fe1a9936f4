import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { deviceStore } from '#web/parts/device/device-store.ts';
import { readSessionMark } from '#web/parts/device/read-session-mark.ts';
import { planPaths } from '#web/parts/plans/plan-paths.ts';

const mostKept = 200;

/** The public plans liked on this device, newest first: only for these the server is asked whether the like still exists. */
const likedPlans = deviceStore('nv_liked', (stored) =>
  Array.isArray(stored)
    ? stored.filter((slug): slug is string => typeof slug === 'string').slice(0, mostKept)
    : [],
);

/**
 * Whether the visitor likes a public plan. Its page is shared and does not know (`known` null), so a device that liked it, or
 * with a signed-in account, asks the server once the page is loaded.
 */
export function useLiked(slug: string, known: boolean | null): boolean {
  const { load, data } = useFetcher<{ isLiked: boolean | null }>();
  useEffect(() => {
    if (known !== null) keep(slug, known);
    else if (readSessionMark(document.cookie) !== '' || likedPlans.read().includes(slug))
      void load(planPaths.liked(slug));
  }, [slug, known, load]);
  return known ?? data?.isLiked ?? false;
}

function keep(slug: string, isLiked: boolean): void {
  if (likedPlans.read().includes(slug) === isLiked) return;
  likedPlans.change((kept) => {
    const others = kept.filter((one) => one !== slug);
    return isLiked ? [slug, ...others].slice(0, mostKept) : others;
  });
}
