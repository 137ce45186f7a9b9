import { createElement, type ReactNode } from 'react'
import { type MathNode, mathAttributes, mathElements } from '#contract/math-tree.ts'
import type { FormulaAttrs } from '#contract/rich-text-types.ts'

/**
 * A formula as MathML, drawn from the tree that the server made of its LaTeX: the page loads nothing for it, and
 * nothing moves. One that is not saved yet shows as it is written.
 */
export function Formula({ of: { latex, spoken, math }, block }: { of: FormulaAttrs; block?: boolean }) {
  const drawn = math
    ? createElement(
        'math',
        { alttext: latex, 'aria-label': spoken || undefined, display: block ? 'block' : undefined },
        math.map(drawNode),
      )
    : createElement('code', null, latex)
  return block ? <div className="formulaBlock">{drawn}</div> : drawn
}

/** Only what a formula may consist of, whoever has written the tree. */
function drawNode(node: MathNode | string, key: number): ReactNode {
  if (typeof node === 'string') return node
  if (!mathElements.includes(node.n)) return null
  const known = Object.entries(node.a ?? {}).filter(([name]) => (mathAttributes as readonly string[]).includes(name))
  return createElement(node.n, { key, ...Object.fromEntries(known) }, node.c?.map(drawNode))
}
