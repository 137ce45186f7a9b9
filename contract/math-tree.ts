/** What a drawn formula may consist of: presentation MathML, no links, no styles, nothing that acts. */
export const mathElements = [
  ...['mrow', 'mi', 'mn', 'mo', 'mtext', 'mspace', 'ms', 'mfrac', 'msqrt', 'mroot', 'msub', 'msup', 'msubsup'],
  ...['munder', 'mover', 'munderover', 'mtable', 'mtr', 'mtd', 'mstyle', 'mpadded', 'mphantom', 'mmultiscripts'],
] as const
export type MathElement = (typeof mathElements)[number]

export const mathAttributes = [
  ...['mathvariant', 'stretchy', 'fence', 'separator', 'lspace', 'rspace', 'width', 'height', 'depth', 'voffset'],
  ...['accent', 'accentunder', 'linethickness', 'displaystyle', 'scriptlevel', 'rowspacing', 'columnspacing'],
  ...['columnalign', 'minsize', 'maxsize', 'symmetric', 'largeop', 'movablelimits', 'form'],
] as const
export type MathAttribute = (typeof mathAttributes)[number]

/** One element: its name, its attributes, and what is in it. Short names, since a formula has many of them. */
export interface MathNode {
  n: MathElement
  a?: { [Name in MathAttribute]?: string }
  c?: (MathNode | string)[]
}
