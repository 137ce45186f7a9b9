import { useEffect, useMemo, useState } from 'react'
import { Button } from '../button.tsx'
import type { ListAnswer, ListDefinition } from './definition.ts'
import { choicesOf, filterWords } from './filter-words.ts'
import { type ListState, queryOf } from './list-address.ts'
import { nothingWords, type Total, totalWords } from './list-words.ts'
import type { ListControl } from './use-list-state.ts'

interface Narrowing extends Partial<Total> {
  /** As its chip says it: "Line: Nikko". */
  words: string
  without: ListState
}

type NothingFoundProps<Row> = { list: ListDefinition<Row>; control: ListControl; answer: ListAnswer<Row> }

/** Which filter to take off, and what that would give. */
export function NothingFound<Row>({ list, control: { state, go }, answer }: NothingFoundProps<Row>) {
  const narrowed = useNarrowings(list, state, answer)
  const helpful = narrowed
    .filter(({ total }) => (total ?? 0) > 0)
    // The nearest to what was asked for comes first.
    .sort((a, b) => (a.total ?? 0) - (b.total ?? 0))
  const best = helpful[0]
  return (
    <div className="grid min-h-50 place-content-center justify-items-center gap-1.5 px-5 py-10 text-center">
      <p className="text-body font-semibold">
        <bdi>{nothingWords(narrowed.map(({ words }) => words))}</bdi>
      </p>
      {narrowed.length > 1 && (
        <p className="max-w-[60ch] text-sm text-ink-2" aria-live="polite">
          <bdi>{adviceOf(narrowed, helpful)}</bdi>
        </p>
      )}
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        {narrowed.length > 1 && best && (
          <Button size="small" variant="outline" className="max-md:min-h-11" onPress={() => go(best.without)}>
            Take off “{best.words}”
          </Button>
        )}
        <Button size="small" className="max-md:min-h-11" onPress={() => go({ filters: {}, q: '' })}>
          {narrowed.length > 1 ? 'Clear all filters' : 'Take it off'}
        </Button>
      </div>
    </div>
  )
}

function adviceOf(narrowed: readonly Narrowing[], helpful: readonly Narrowing[]): string {
  if (narrowed.some(({ total }) => total === undefined)) return ''
  if (helpful.length === 0) return 'Taking off one of them alone would not help.'
  return helpful
    .slice(0, 3)
    .map(
      ({ words, total = 0, isAtLeast }) =>
        `Without “${words}” there ${total === 1 ? 'is' : 'are'} ${totalWords({ total, isAtLeast })}.`,
    )
    .join(' ')
}

function useNarrowings<Row>(list: ListDefinition<Row>, state: ListState, answer: ListAnswer<Row>): Narrowing[] {
  const narrowings = useMemo(() => narrowingsOf(list, state, answer), [list, state, answer])
  const key = JSON.stringify(queryOf(state))
  const [found, setFound] = useState<{ key: string; totals: Readonly<Record<string, Total>> }>()
  useEffect(() => {
    let isHere = true
    if (narrowings.length < 2) return
    const asks = narrowings.map(({ words, without }) =>
      list
        .ask(queryOf({ ...without, page: 1, rows: 25 }))
        .then(({ total, isAtLeast }) => [words, { total, isAtLeast }] as const),
    )
    // Where the connection fails, the list is merely empty without advice.
    Promise.all(asks).then(
      (totals) => isHere && setFound({ key, totals: Object.fromEntries(totals) }),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [list, narrowings, key])
  return narrowings.map((one) => (found?.key === key ? { ...one, ...(found.totals[one.words] ?? { total: 0 }) } : one))
}

function narrowingsOf<Row>(list: ListDefinition<Row>, state: ListState, answer: ListAnswer<Row>): Narrowing[] {
  const filters = (list.filters ?? []).flatMap((filter) => {
    const value = state.filters[filter.id]
    if (!value) return []
    const words = `${filter.label}: ${filterWords(filter, value, choicesOf(filter, answer)).full}`
    return [{ words, without: { ...state, filters: { ...state.filters, [filter.id]: '' } } }]
  })
  const search = state.q ? [{ words: `Search: ${state.q}`, without: { ...state, q: '' } }] : []
  return [...search, ...filters]
}
