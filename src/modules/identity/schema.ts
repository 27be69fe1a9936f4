import { z } from 'zod';

/** Verbs with their limits in đồng, null without a limit; or all rights. */
export const rightsInput = z.union([
  z.literal('all'),
  z.record(z.string(), z.int().nonnegative().nullable()),
]);

export const roleInput = z.object({
  slug: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  title: z.string().trim().min(1).max(60),
  rights: rightsInput,
});

export type RoleInput = z.infer<typeof roleInput>;
