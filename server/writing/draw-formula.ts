import type { MathNode } from '#contract/math-tree.ts'
import { readMathTree } from './formula-tree.rules.ts'

export type DrawnFormula = { math: MathNode[] } | { fault: string }

/** Words that make new commands: a formula needs none, and they can grow without end. */
const ownCommands =
  /\\(?:[gex]?def|let|futurelet|global|long|newcommand|renewcommand|providecommand|char|htmlClass|htmlId|htmlStyle|htmlData|href|url|includegraphics)(?![a-zA-Z])/

/**
 * LaTeX as a tree of MathML, or a sentence that says where it does not parse. KaTeX is loaded for the first formula:
 * few texts have one, and every start would wait for it.
 */
export async function drawFormula(latex: string, block: boolean): Promise<DrawnFormula> {
  const own = ownCommands.exec(latex)
  if (own) return { fault: `${own[0]} cannot be used in a formula here.` }
  const { default: katex } = await import('katex')
  try {
    const mathml = katex.renderToString(latex, {
      output: 'mathml',
      displayMode: block,
      throwOnError: true,
      strict: (code) => (code === 'unicodeTextInMathMode' || code === 'unknownSymbol' ? 'ignore' : 'error'),
      trust: false,
      maxExpand: 300,
      maxSize: 20,
    })
    const math = readMathTree(mathml)
    return math && math.length > 0 ? { math } : { fault: 'This formula is too large. Please make two of it.' }
  } catch (error) {
    return { fault: error instanceof katex.ParseError ? faultOf(error) : 'This formula is nested too deeply.' }
  }
}

/** What KaTeX says, without its drawing of the place, which needs a line of its own. */
function faultOf({ rawMessage, position }: { rawMessage?: string; position?: number }): string {
  const said = (rawMessage ?? 'it is not finished')
    .split(' in ', 1)[0]
    ?.replace(/[.:]\s*$/, '')
    .slice(0, 120)
  const place = position === undefined ? 'at its end' : `at character ${position + 1}`
  return `The formula does not parse ${place}: ${said}.`
}
