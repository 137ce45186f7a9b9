import {
  type MathAttribute,
  type MathElement,
  type MathNode,
  mathAttributes,
  mathElements,
} from '#contract/math-tree.ts'

const mostDepth = 60
const mostNodes = 3000

const elements: ReadonlySet<string> = new Set(mathElements)
const attributes: ReadonlySet<string> = new Set(mathAttributes)
/** What names something for machines, beside the formula itself. */
const left = new Set(['annotation', 'annotation-xml'])

const tokens = /<(\/?)([a-z][\w-]*)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>|([^<]+)|</gi
const attribute = /([\w:-]+)="([^"]*)"/g

/**
 * The MathML that KaTeX writes, as a tree of what we know. An element that we do not know gives way to what is in it,
 * an attribute that we do not know is left out. Null: it is too large to be drawn.
 */
export function readMathTree(mathml: string): MathNode[] | null {
  const root: MathNode[] = []
  const open: { name: string; into: (MathNode | string)[]; silent: boolean }[] = [
    { name: '', into: root as (MathNode | string)[], silent: false },
  ]
  let nodes = 0
  for (const [, closing, name = '', attrs = '', empty, text] of mathml.matchAll(tokens)) {
    const inside = open.at(-1)
    if (!inside) return null
    if (text !== undefined) {
      if (!inside.silent && open.length > 1) inside.into.push(unescapeXml(text))
    } else if (closing) {
      if (inside.name !== name) return null
      open.pop()
    } else {
      nodes += 1
      if (nodes > mostNodes || open.length > mostDepth) return null
      const silent = inside.silent || left.has(name)
      let into = inside.into
      if (!silent && elements.has(name)) {
        const node: MathNode = { n: name as MathElement, ...attributesOf(attrs) }
        if (!empty) {
          node.c = []
          into.push(node)
          into = node.c
        } else into.push(node)
      }
      if (!empty) open.push({ name, into, silent })
    }
  }
  return open.length === 1 && root.every((node) => typeof node === 'object') ? root : null
}

function attributesOf(written: string): Pick<MathNode, 'a'> {
  const known: [MathAttribute, string][] = []
  for (const [, name = '', value = ''] of written.matchAll(attribute))
    if (attributes.has(name)) known.push([name as MathAttribute, unescapeXml(value).slice(0, 200)])
  return known.length > 0 ? { a: Object.fromEntries(known) } : {}
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const unescapeXml = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (all, sign: string) => signs[sign] ?? all)
