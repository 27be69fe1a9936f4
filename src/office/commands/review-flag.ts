import { z } from 'zod';

export const reviewFlag = z.coerce.number('not a number').int().positive().describe('number of the review');
