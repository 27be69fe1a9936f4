import { basename } from 'node:path';
import { z } from 'zod';
import { editorialPlan, newItem } from '#modules/plans/schema.ts';
import type { Folder } from './open-folder.ts';

const { note, hour, choice } = newItem.shape;

/** An item refers to exactly one thing: a product with its unit, a place, a transport, or a text. */
const itemFields = z
  .object({
    ...{ note, hour, choice },
    product: z.string().optional(),
    unit: z.string().optional(),
    place: z.string().optional(),
    transport: z.string().min(1).max(160).optional(),
    text: z.string().min(1).max(160).optional(),
  })
  .refine(
    ({ product, place, transport, text }) => [product, place, transport, text].filter(Boolean).length === 1,
    {
      message: 'an item names one of product, place, transport and text',
    },
  );

const planFields = editorialPlan
  .omit({ slug: true, days: true })
  .extend({ days: z.array(z.object({ title: z.string().max(120), items: z.array(itemFields) })).min(1) });

export type ImportedPlan = z.infer<typeof planFields> & { file: string; slug: string };

/** The company's own trip plans. */
export function readPlans(folder: Folder): ImportedPlan[] {
  return folder.list('plans/*.json').flatMap((file) => {
    const plan = folder.check(file, folder.json(file), planFields);
    return plan ? [{ ...plan, file, slug: basename(file, '.json') }] : [];
  });
}
