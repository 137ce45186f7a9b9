import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { HomeTour } from '#contract/season-texts.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { moveItem } from '#web/ui/office/move-item.ts'
import { OfficeSelect } from '#web/ui/office/office-select.tsx'
import { ReorderHandle } from '#web/ui/office/reorder-handle.tsx'
import { useReorder } from '#web/ui/office/use-reorder.ts'

export interface PickedTour {
  id: string
  title: string
  /** What becomes of it on the page: "passed over: archived". */
  note?: string | undefined
}

type TourPickerProps = {
  picked: readonly PickedTour[]
  choices: readonly HomeTour[]
  most: number
  onChange: (ids: readonly string[]) => void
  /** Where there is none. */
  empty: string
}

/** Tours in an order of their own: dragged, or moved by keys; added from all that are on the site, and taken off. */
export function TourPicker({ picked, choices, most, onChange, empty }: TourPickerProps) {
  const [said, setSaid] = useState('')
  const [chosen, setChosen] = useState('')
  const ids = picked.map(({ id }) => id)
  const place = (index: number) => `${index + 1} of ${picked.length}`
  const { row, handle, move } = useReorder({
    count: picked.length,
    onMove: (from, to) => {
      setSaid(`${picked[from]?.title} is now ${place(to)}.`)
      onChange(moveItem(ids, from, to))
    },
  })
  const free = choices.filter(({ id }) => !ids.includes(id))
  const lines = [...new Set(free.map(({ line }) => line.name))]
  const add = () => {
    const tour = free.find(({ id }) => id === chosen)
    if (!tour) return
    setSaid(`${tour.title} is added, the last.`)
    setChosen('')
    onChange([...ids, tour.id])
  }
  return (
    <div>
      {picked.length === 0 && <p className="border-t border-line px-4.5 py-3 text-sm text-ink-2">{empty}</p>}
      <ol>
        {picked.map(({ id, title, note }, index) => (
          <li
            key={id}
            {...row(index)}
            className="flex min-h-12 items-center gap-2.5 border-t border-line px-4.5 py-1.5 focus-within:bg-paper-2 data-dragged:bg-ai-soft max-md:px-2"
          >
            <ReorderHandle
              {...handle(index)}
              label={`${title}, ${place(index)}`}
              onStep={(step) => move(index, index + step)}
            />
            <span className="w-5 text-end text-sm text-ink-3 tabular-nums">{index + 1}</span>
            <span className="min-w-0 flex-1">
              <bdi className="block font-semibold wrap-anywhere">{title}</bdi>
              {note && <span className="block text-[0.78125rem] text-ink-3">{note}</span>}
            </span>
            <IconButton
              size="small"
              icon={Trash2}
              label={`Take ${title} off`}
              className="max-md:size-11"
              onPress={() => {
                setSaid(`${title} is off.`)
                onChange(ids.filter((other) => other !== id))
              }}
            />
          </li>
        ))}
      </ol>
      {picked.length < most ? (
        <div className="flex flex-wrap items-center gap-2 border-t border-line px-4.5 py-3">
          <OfficeSelect
            aria-label="A tour to add"
            value={chosen}
            onChange={(event) => setChosen(event.currentTarget.value)}
            className="min-w-0 flex-1"
          >
            <option value="">Choose a tour</option>
            {lines.map((line) => (
              <optgroup key={line} label={line}>
                {free
                  .filter((tour) => tour.line.name === line)
                  .map(({ id, title }) => (
                    <option key={id} value={id}>
                      {title}
                    </option>
                  ))}
              </optgroup>
            ))}
          </OfficeSelect>
          <Button size="small" className="max-md:min-h-11" isDisabled={chosen === ''} onPress={add}>
            <Icon of={Plus} dense /> Add
          </Button>
        </div>
      ) : (
        <p className="border-t border-line px-4.5 py-3 text-[0.8125rem] text-ink-3">
          That is as many as can stand here. Take one off to add another.
        </p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
