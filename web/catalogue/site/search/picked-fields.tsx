import { searchLimits } from '#contract/tour-filters.ts'
import { isDay } from '#core/days.ts'
import { shortDay, todayInTokyo } from '#web/ui/day.ts'
import { PickedField } from './picked-field.tsx'

type FieldProps = { id: string; name?: string; named: string; inline?: boolean; look: string }

const loadDayPicker = () => import('./day-picker.tsx').then((module) => module.DayPicker)
const loadGuestsPicker = () => import('./guests-picker.tsx').then((module) => module.GuestsPicker)

const dayInWords = (none: string) => (day: string) => (isDay(day) ? shortDay(day) : none)
const guestsInWords = (none: string) => (guests: string) =>
  guests === '1' ? '1 guest' : guests ? `${guests} guests` : none

/** Not before today in Tokyo. Its label has the id `{id}-label`. */
export function DayField({ name = 'day', look, ...field }: FieldProps) {
  return (
    <PickedField
      {...field}
      name={name}
      inWords={dayInWords(field.inline ? 'any day' : 'Any day')}
      native={{ type: 'date', min: todayInTokyo() }}
      load={loadDayPicker}
      look={`tabular-nums ${look}`}
    />
  )
}

export function GuestsField({ name = 'guests', look, ...field }: FieldProps) {
  return (
    <PickedField
      {...field}
      name={name}
      inWords={guestsInWords(field.inline ? 'any number of guests' : 'Any size')}
      native={{ type: 'number', min: 1, max: searchLimits.guests, placeholder: 'Any size' }}
      load={loadGuestsPicker}
      look={`tabular-nums ${look}`}
    />
  )
}
