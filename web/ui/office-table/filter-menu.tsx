import { CalendarDays, ChevronDown, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { POPOVER_LOOK } from '../options.tsx'
import { CHIP, CHIP_ON } from './chip-look.ts'
import { ChoiceMenu } from './choice-menu.tsx'
import { DaysMenu } from './days-menu.tsx'
import type { FilterChoice, FilterDefinition } from './definition.ts'
import { type FilterWords, filterWords } from './filter-words.ts'

type FilterMenuProps = {
  filter: FilterDefinition
  value: string
  choices: readonly FilterChoice[]
  onChange: (value: string) => void
  defaultOpen?: boolean
}

/** What stands on the chip comes first, for whoever speaks it to press it; then all that it lets through. */
function chipName(label: string, { short, more, full }: FilterWords): string {
  const shown = `${label}: ${short}${more > 0 ? ` +${more}` : ''}`
  return short === full ? shown : `${shown} (${full})`
}

/** A filter as a chip: what it lets through, a press to change it, a cross to take it off. */
export function FilterMenu({ filter, value, choices, onChange, defaultOpen }: FilterMenuProps) {
  const [isOpen, setOpen] = useState(defaultOpen ?? false)
  const words = value ? filterWords(filter, value, choices) : null
  return (
    <div className={cx('flex items-stretch', value && CHIP_ON)}>
      <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <Button
          aria-label={words ? `${chipName(filter.label, words)}. Change` : `Filter by ${filter.label}`}
          className={cx(CHIP, value ? 'border-transparent pe-1.5' : 'border-edge bg-surface hover:bg-paper-2')}
        >
          <ChipWords filter={filter} words={words} />
        </Button>
        <Popover offset={6} placement="bottom start" className={cx(POPOVER_LOOK, 'min-w-62 overflow-y-auto')}>
          <Dialog aria-label={filter.label} className="text-sm outline-none">
            {filter.kind === 'days' ? (
              <DaysMenu filter={filter} value={value} onChange={onChange} />
            ) : (
              <ChoiceMenu
                label={filter.label}
                kind={filter.kind}
                value={value}
                choices={choices}
                onChange={onChange}
                onDone={() => setOpen(false)}
              />
            )}
          </Dialog>
        </Popover>
      </DialogTrigger>
      {value && (
        <button
          type="button"
          aria-label={`Take off ${filter.label}: ${words?.full}`}
          onClick={() => onChange('')}
          className="grid min-w-8 place-items-center rounded-tag -outline-offset-2 hover:bg-surface max-md:min-w-11"
        >
          <Icon of={X} dense className="size-3.5" />
        </button>
      )}
    </div>
  )
}

function ChipWords({ filter, words }: { filter: FilterDefinition; words: FilterWords | null }): ReactNode {
  const isDays = filter.kind === 'days'
  if (!words)
    return (
      <>
        {isDays && <Icon of={CalendarDays} dense className="text-ink-3" />}
        {filter.label}
        <Icon of={ChevronDown} dense className="size-3.5 text-ink-3" />
      </>
    )
  return (
    <>
      {isDays ? <Icon of={CalendarDays} dense /> : <span>{filter.label}:</span>}
      <b className="max-w-52 truncate font-semibold" title={words.more > 0 ? words.full : undefined}>
        <bdi>{words.short}</bdi>
      </b>
      {words.more > 0 && (
        <b dir="ltr" className="font-semibold">
          +{words.more}
        </b>
      )}
    </>
  )
}
