import type { Matched } from '#contract/tour-search.ts'

const where: Record<Matched['where'], string> = {
  line: 'Area or theme',
  stop: 'Stops at',
  'pick-up': 'Begins at',
  text: 'Says',
}

/** Why a tour is among those found, where neither its name nor its line for lists shows the words. */
export function FoundIn({ matched: { where: place, parts } }: { matched: Matched }) {
  const isQuoted = place === 'text'
  return (
    <p className="mt-1.5 text-sm text-ink-2">
      {where[place]}:{' '}
      <bdi>
        {isQuoted && '“… '}
        {placed(parts).map(({ text, isFound, at }) => (isFound ? <Found key={at}>{text}</Found> : text))}
        {isQuoted && ' …”'}
      </bdi>
    </p>
  )
}

const Found = ({ children }: { children: string }) => (
  <mark className="bg-transparent font-semibold text-ink">{children}</mark>
)

/** Each part with how many letters stand before it: the same word may be found twice. */
const placed = (parts: Matched['parts']) =>
  parts.map((part, index) => ({ ...part, at: parts.slice(0, index).reduce((sum, { text }) => sum + text.length, 0) }))
