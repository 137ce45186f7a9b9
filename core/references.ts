/** What an order is called, "AN-7K2M9P", and each of its items where there are several: "AN-7K2M9P-2". */

const letters = '[2-9A-HJ-NP-Z]{6}'
/** An order has so many items at most; their numbers are read by `number`. */
export const mostItems = 20
const number = '[1-9]|1[0-9]|20'

/** For other patterns, in which references stand. */
export const referenceSource = `AN-${letters}(?:-(?:${number}))?`
export const referencePattern = new RegExp(`^${referenceSource}$`)

export const isReference = (text: string) => referencePattern.test(text)

/** An order of one shows no number. */
export const itemReference = (order: string, item: number, items: number) => (items > 1 ? `${order}-${item}` : order)

/** Of the order that an item is of. */
export const orderReference = (reference: string) => reference.slice(0, 'AN-7K2M9P'.length)

/** Whether it is an item beside others. */
export const isOfSeveral = (reference: string) => reference !== orderReference(reference)

/** As it is kept, however it was typed: in small or wide letters, with blanks, without its beginning. Null: it is none. */
export function readReference(typed: string): string | null {
  const plain = typed.normalize('NFKC').toUpperCase().trim()
  const [, order, item] = forgiving.exec(plain) ?? []
  if (order === undefined) return null
  return [`AN-${order.replace(between, '')}`, ...(item === undefined ? [] : [item])].join('-')
}

const gap = '[^A-Z0-9]*'
const between = /[^A-Z0-9]/g
const forgiving = new RegExp(
  `^${gap}(?:AN${gap})?((?:[2-9A-HJ-NP-Z]${gap}){5}[2-9A-HJ-NP-Z])(?:[^A-Z0-9]+(${number}))?[^A-Z0-9]*$`,
)
