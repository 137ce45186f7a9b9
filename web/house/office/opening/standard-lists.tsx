import { formatCount } from '#contract/money.ts'
import type { Standard, StandardListId } from '#contract/standard.ts'
import { counted } from '#core/words.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { shortDay } from '#web/ui/day.ts'
import { standardWords } from './standard-words.ts'

type List = Standard['lists'][number]

type StandardListsProps = {
  of: Standard
  chosen: ReadonlySet<StandardListId>
  onChoose: (id: StandardListId, isChosen: boolean) => void
}

/** List by list, beside what is there already. */
export function StandardLists({ of: standard, chosen, onChoose }: StandardListsProps) {
  return (
    <ul className="border border-line bg-surface">
      {standard.lists.map((list) => (
        <li
          key={list.id}
          className="grid items-center gap-x-5 border-t border-line px-4 py-2 first:border-t-0 md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)_minmax(0,15rem)]"
        >
          <Checkbox
            isSelected={chosen.has(list.id)}
            isDisabled={list.known >= list.lines}
            onChange={(isChosen) => onChoose(list.id, isChosen)}
            detail={counted(formatCount(list.lines), 'line')}
          >
            <b className="font-semibold">{standardWords[list.id].title}</b>
          </Checkbox>
          <span className="text-sm text-ink-2 max-md:ps-9">{standardWords[list.id].example}</span>
          <span className="text-sm max-md:ps-9 max-md:pb-2">
            <WhatYouHave of={list} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function WhatYouHave({ of: { have, lines, known, taken } }: { of: List }) {
  if (taken)
    return (
      <>
        <b className="font-semibold">{counted(formatCount(taken.lines), 'line')} taken over</b>{' '}
        <span className="text-ink-2">
          on {shortDay(taken.at.slice(0, 10))}, {taken.at.slice(11, 16)}
        </span>
      </>
    )
  if (have === 0) return <span className="text-ink-2">you have none yet</span>
  return (
    <>
      <b className="font-semibold">{counted(formatCount(have), 'line')} there, kept</b>{' '}
      <span className="text-ink-2">
        {known >= lines ? 'nothing to add' : known > 0 ? 'same name: yours stays' : ''}
      </span>
    </>
  )
}
