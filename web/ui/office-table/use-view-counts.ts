import { useEffect, useRef, useState } from 'react'
import { mostCounted } from '#contract/office-list.ts'
import type { ListAnswer, ListDefinition } from './definition.ts'
import { queryOf, stateOfView } from './list-address.ts'
import { type Total, totalSign } from './list-words.ts'
import type { ViewTab } from './view-tabs.tsx'

const keyOf = ({ id, query }: ViewTab) => `${id} ${JSON.stringify(query)}`

/**
 * How many rows each tab holds: as the list's answer says, and for the others asked one after the other; once more when
 * the same page is read again, since something was done to its rows then.
 */
export function useViewCounts<Row>(
  list: ListDefinition<Row>,
  tabs: readonly ViewTab[],
  answer: ListAnswer<Row> | null,
  /** What the answer was asked for. */
  question: string,
): (tab: ViewTab) => string | undefined {
  const [asked, setAsked] = useState<Readonly<Record<string, Total>>>({})
  const given = answer?.counts
  const hasAnswer = answer !== null
  // As text: a new list of the same tabs is the same question.
  const unknown = JSON.stringify(
    tabs.filter((tab) => given?.[tab.id] === undefined).map(({ id, label, query }): ViewTab => ({ id, label, query })),
  )

  const [round, setRound] = useState(0)
  const before = useRef({ answer, question })
  useEffect(() => {
    const { answer: last, question: lastQuestion } = before.current
    if (!answer) return
    before.current = { answer, question }
    if (last && last !== answer && lastQuestion === question) setRound((now) => now + 1)
  }, [answer, question])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same again.
  useEffect(() => {
    if (!hasAnswer) return
    let isHere = true
    const askAll = async () => {
      for (const tab of JSON.parse(unknown) as ViewTab[]) {
        const found = await list.ask(queryOf(stateOfView(list, tab, 25))).catch(() => null)
        if (!isHere) return
        if (found) setAsked((known) => ({ ...known, [keyOf(tab)]: { total: found.total, isAtLeast: found.isAtLeast } }))
      }
    }
    void askAll()
    return () => {
      isHere = false
    }
  }, [list, unknown, hasAnswer, round])

  return (tab) => {
    const count = given?.[tab.id]
    const all =
      count === undefined ? asked[keyOf(tab)] : { total: Math.min(count, mostCounted), isAtLeast: count > mostCounted }
    return all && totalSign(all)
  }
}
