import { ArrowRight, Calendar, MapPin, Search, Users } from 'lucide-react'
import { useId } from 'react'
import { searchLimits } from '#contract/tour-filters.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Cell } from '#web/ui/search-ticket/cell.tsx'
import { actionLook, answerLook, type CellPlace, type FormVariant, formLook } from '#web/ui/search-ticket/form-look.ts'
import { SearchButton } from '#web/ui/search-ticket/search-button.tsx'
import { PickUpSelect, type PickUps } from './pick-up-select.tsx'
import { DayField, GuestsField } from './picked-fields.tsx'
import { gridPath, type SearchValues } from './search-address.ts'
import { useGridSearch } from './use-grid-search.ts'
import { useShown } from './use-shown.ts'

export type TourSearchFormProps = {
  variant: FormVariant
  values?: SearchValues
  pickUps: PickUps
  /** Other parameters of the grid that stay as they are. */
  keep?: URLSearchParams
  submitLabel?: string
}

type Question = 'q' | 'day' | 'guests' | 'from'
const places: Record<Question, CellPlace> = { q: 'first', day: 'second', guests: 'third', from: 'last' }

/** Asked by the form itself; and another search begins at its first page. */
const notKept = ['q', 'day', 'guests', 'from', 'page']

/** What, when, how many, from where: a plain form to the grid that works before and without scripts. */
export function TourSearchForm({
  variant,
  values = {},
  pickUps,
  keep,
  submitLabel = 'Find a day',
}: TourSearchFormProps) {
  const id = useId()
  const search = useGridSearch()
  const words = values.q ?? ''
  const wordsRef = useShown<HTMLInputElement>(words)
  const cell = (name: Question) => ({ variant, place: places[name], fieldId: id + name })
  const field = (name: Question) => ({ id: id + name, named: String(values[name] ?? ''), look: answerLook(variant) })
  return (
    <search aria-label="Find a tour">
      <form method="get" action={gridPath} onSubmit={search} className={formLook(variant)}>
        <Cell {...cell('q')} label="What would you like to see?" icon={Search}>
          <input
            ref={wordsRef}
            id={`${id}q`}
            name="q"
            defaultValue={words}
            placeholder="Fuji, gardens, food"
            maxLength={searchLimits.words}
            autoComplete="off"
            enterKeyHint="search"
            className={answerLook(variant)}
          />
        </Cell>
        <Cell {...cell('day')} label="Day" icon={Calendar}>
          <DayField {...field('day')} />
        </Cell>
        <Cell {...cell('guests')} label="Party" icon={Users}>
          <GuestsField {...field('guests')} />
        </Cell>
        <Cell {...cell('from')} label="Pick-up" icon={MapPin}>
          <PickUpSelect id={`${id}from`} from={values.from ?? ''} pickUps={pickUps} className={answerLook(variant)} />
        </Cell>
        <SearchButton className={actionLook(variant)}>
          {submitLabel}
          {variant !== 'bar' && <Icon of={ArrowRight} points />}
        </SearchButton>
        {[...(keep ?? [])]
          .filter(([name]) => !notKept.includes(name))
          .map(([name, value]) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
      </form>
    </search>
  )
}
