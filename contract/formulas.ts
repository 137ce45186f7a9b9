import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type { MathNode } from './math-tree.ts'
import { mostLatexLetters } from './rich-text-marks.ts'

/** The live preview of the editor: the same drawing that a saved text gets, so that what is seen is what will be. */
export const drawFormula = endpoint({
  method: 'POST',
  path: '/admin/formulas',
  access: 'admin',
  right: 'see:drafts',
  summary: 'LaTeX drawn as a tree of MathML, or where it does not parse.',
  input: z.strictObject({
    latex: z
      .string('Write the formula.')
      .check(
        z.trim(),
        z.minLength(1, 'Write the formula.'),
        z.maxLength(mostLatexLetters, 'A formula has at most 1,000 characters.'),
      ),
    block: z.boolean(),
  }),
  output: z.object({
    math: z.array(z.looseObject({ n: z.string() }) as unknown as z.ZodMiniType<MathNode, MathNode>),
  }),
})
