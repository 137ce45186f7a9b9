import * as z from 'zod/mini'
import { text } from './text.ts'
import { Day } from './wish.ts'

/** Papers of whatever drives: of a car its inspection and insurance, of a person licence and health check. */

/** As it is kept, beside its kind. */
export const keptPaper = {
  id: z.string(),
  name: z.string(),
  detail: z.string(),
  endsOn: z.nullable(z.string()),
  daysLeft: z.nullable(z.int()),
  fileName: z.nullable(z.string()),
  /** Once it has ended nobody and nothing goes out. */
  holdsBack: z.boolean(),
}

/** As it is written, beside its kind. */
export const writtenPaper = {
  name: text(80, 'Name the paper.'),
  detail: z._default(z.string().check(z.trim(), z.maxLength(120, 'At most 120 characters.')), ''),
  /** The last day it holds; left out: no end. */
  endsOn: z.optional(Day),
  replaces: z.optional(z.uuid()),
  fileName: z._default(z.string().check(z.trim(), z.maxLength(120)), ''),
}

export const mostPaperBytes = 8 * 1024 * 1024
